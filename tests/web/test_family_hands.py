"""Evolution, family version: hands are filled by key or touch, and kept closed until all are."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.playing import BUTTONS, COVER, together
from tests.web.screen import OpenScreen, Screen
from tests.web.serving import Server
from tests.web.test_evolution_family import GAME, PREMIUM
from tests.web.walking import Walker

PANEL = "section[aria-label='The contest']"
OPEN_ALONE = """(panel) => {
  const isOpen = document.querySelector(panel)?.textContent.includes('Nearest:')
  const buttons = [...document.querySelectorAll('footer button')].map((e) => e.textContent.trim())
  const isAsked = buttons.includes('Discard the card') || document.querySelector('main [data-mark]')
  return isOpen && !isAsked
}"""


def test_what_a_hand_hides_reaches_nobody_before_all_are_closed(
    open_screen: OpenScreen, server: Server
) -> None:
    """The same contest twice, with different guesses: all that others get is the same bytes."""
    few, many = (Contested(open_screen, server, tokens) for tokens in (2, 9))
    assert few.heard == many.heard
    assert few.called == many.called
    assert few.shown == many.shown
    few.open()
    many.open()
    for one, other in ((few, many), (many, few)):
        assert f'"guesses":[{one.tokens},' in "".join(one.news())
        assert f'"guesses":[{other.tokens},' not in "".join(one.news())


class Contested:
    """A contest of three browsers, and one that looks on, in which the first closed a hand."""

    def __init__(self, open_screen: OpenScreen, server: Server, tokens: int) -> None:
        self.server, self.tokens = server, tokens
        self.opened = server.open(["link"] * 3, game=GAME, seed=PREMIUM)
        self.walkers = [Walker(open_screen(), own=(seat,)) for seat in range(3)]
        for seat, walker in enumerate(self.walkers):
            walker.sit(self.opened, seat).page.get_by_role("complementary").wait_for()
        self.onlooker = open_screen()
        self.onlooker.go(f"/table/{self.opened['table']}").get_by_role("complementary").wait_for()
        for walker in together(*self.walkers):
            if walker.look().hands:
                break
            walker.act()
        self.others = [*(walker.screen for walker in self.walkers[1:]), self.onlooker]
        for screen in self.others:
            expect(screen.page.locator(".others li.thinking")).to_have_count(3)
        self.known = [len(screen.frames) for screen in self.others]
        self._close()
        self.heard = self.news()
        self.called = self.calls()
        self.shown = [self._even(screen.page.content()) for screen in self.others]

    def _close(self) -> None:
        """Close a hand, open it again, and close it for good."""
        first = self.walkers[0]
        first.page.locator("[data-place='0.5']").click()
        first.press("closed a hand")
        self._is_closed()
        first.page.keyboard.press("u")
        for screen in self.others:
            expect(screen.page.locator(".others li.closed")).to_have_count(0)
        assert first.person.wait() == "asked"
        first.page.keyboard.press(str(self.tokens))
        first.press("closed a hand")
        self._is_closed()
        expect(first.page.locator(".kept")).to_contain_text(f"You hold {self.tokens} tokens")

    def _is_closed(self) -> None:
        for screen in self.others:
            expect(screen.page.locator(".others li.closed")).to_have_count(1)
            expect(screen.page.locator(".others li.thinking")).to_have_count(2)

    def open(self) -> None:
        for walker in self.walkers[1:]:
            walker.page.locator("[data-place='0.4']").click()
            walker.press("closed a hand")
        for screen in self.others:
            expect(screen.page.get_by_role("log")).to_contain_text("The card to be guessed is")

    def news(self) -> list[str]:
        """Everything that came since the contest began, to each of the others."""
        return [
            self._even(frame)
            for screen, known in zip(self.others, self.known, strict=True)
            for frame in screen.frames[known:]
        ]

    def calls(self) -> list[str]:
        """Everything that anybody may ask the server for."""
        table = self.opened["table"]
        paths = [f"api/tables/{table}{more}" for more in ("", "/record", "/replay")]
        answers = [self.server.call("GET", path) for path in paths]
        return [self._even(re.sub(r'"(?:at|moved)":[\d.]+', "", answer.text)) for answer in answers]

    def _even(self, text: str) -> str:
        return text.replace(self.opened["table"], "TABLE")


def test_a_shared_screen_is_covered_between_hands(screen: Screen, server: Server) -> None:
    page = screen.go(f"/new/{GAME}")
    page.get_by_role("group", name="Players").get_by_role("radio", name="3").check()
    who = page.get_by_role("region", name="Who plays").get_by_role("listitem")
    for seat, name in enumerate(("Ada", "Ben", "Cleo")):
        who.nth(seat).get_by_role("radio", name="At this screen").check()
        who.nth(seat).get_by_role("textbox").fill(name)
    page.get_by_text("Ways to play").click()
    page.get_by_label("Luck").fill(PREMIUM)
    page.get_by_role("button", name="Begin the game").first.click()

    people = Walker(screen, own=(0, 1, 2))
    while people.person.wait() == "asked":
        assert people.look().hands == {}
        people.act()
    covers = 0
    for tokens in (3, 6, 9):
        assert people.person.wait() == "covered"
        covers += 1
        assert "You hold" not in page.content()
        page.keyboard.press(str(tokens))
        expect(page.locator(COVER)).to_be_visible()
        people.person.uncover()
        expect(page.locator(f"{PANEL} [aria-pressed=true]")).to_have_count(0)
        page.keyboard.press(str(tokens))
        if tokens == 9:
            page.get_by_label("Pace").select_option("quick")
        people.press("closed a hand")
    assert covers == 3
    # Open hands are read first, for three seconds: what is asked of the winner waits under them.
    page.wait_for_function(OPEN_ALONE, arg=PANEL)
    expect(page.get_by_role("button", name="Discard the card")).to_be_visible()
    expect(page.locator(PANEL)).to_have_count(0)
    opened = page.locator("aside").get_by_text("The hands open")
    for tokens in (3, 6, 9):
        expect(opened).to_contain_text(f"shows {tokens} tokens")


def test_digits_fill_the_hand_that_has_the_focus(screen: Screen, server: Server) -> None:
    """Two hands of one player: each is filled with keys, ten too; what one lacks says why."""
    walker = Walker(screen, own=(0, 2)).sit(
        server.open(["link", "uniform"], game=GAME, seed=PREMIUM)
    )
    page = walker.page
    for offered in walker.moments():
        if offered.hands:
            break
        walker.act(offered)
    page.keyboard.press("1")
    page.keyboard.press("0")
    expect(page.locator("[data-place='0.10']")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-place='1.0']").focus()
    page.keyboard.press("7")
    expect(page.locator("[data-place='1.7']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-place='0.10']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(BUTTONS).first).to_have_text("Close your hands over 10 and 7")
    page.keyboard.press("Escape")  # puts away what the focused place says of itself
    page.keyboard.press("Escape")
    expect(page.locator(f"{PANEL} [aria-pressed=true]")).to_have_count(0)
    expect(page.locator(BUTTONS).first).to_have_text("Stay out of the contest")


def test_a_hand_is_filled_and_closed_with_keys_alone(screen: Screen, server: Server) -> None:
    """A digit and Enter close the hand over that many: nobody stays out by mistake."""
    walker = Walker(screen, own=(0, 2)).sit(
        server.open(["link", "uniform"], game=GAME, seed=PREMIUM)
    )
    page = walker.page
    page.locator("footer").get_by_text("each leads two animals and wins with either").wait_for()
    for offered in walker.moments():
        if offered.hands:
            break
        walker.act(offered)
    expect(page.locator("[data-place='0.1']")).to_be_focused()
    page.keyboard.press("6")
    expect(page.locator("[data-place='0.6']")).to_be_focused()
    page.keyboard.press("Enter")  # the other hand comes next
    expect(page.locator("[data-place='1.1']")).to_be_focused()
    page.keyboard.press("4")
    page.keyboard.press("Enter")
    opened = page.locator("aside").get_by_text("The hands open").first
    for tokens in (6, 4):
        expect(opened).to_contain_text(f"shows {tokens} tokens")
