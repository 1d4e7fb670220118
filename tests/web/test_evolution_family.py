"""Evolution, family version, in the browser: whole games by clicking, and sizes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.axe import findings
from tests.web.playing import BUTTONS, END, situations, together
from tests.web.screen import (
    DESK,
    PHONE,
    SIDEWAYS_PHONE,
    SMALL_PHONE,
    TABLET,
    UPRIGHT_TABLET,
    OpenScreen,
    Screen,
)
from tests.web.serving import Json, Server
from tests.web.test_sizes import COVERED, OUT_OF_SIGHT, OVERFLOWING, SIDEWAYS, at_sizes
from tests.web.walking import Walker

GAME = "evolution-family"
PREMIUM = "premium"
"""A seed whose first card, with two or three players, is a premium one."""

LATE = 30
"""A turn that begins well after the first, and before the last, of a game of six."""

# Whole games


def test_a_whole_game_of_two_in_two_browsers(open_screen: OpenScreen, server: Server) -> None:
    opened = server.open(["link", "link"], game=GAME, seed="pair 7")
    walkers = [Walker(open_screen(), own=(seat, seat + 2), harms=False) for seat in range(2)]
    for seat, walker in enumerate(walkers):
        walker.sit(opened, seat).page.get_by_role("complementary").wait_for()
    for walker in together(*walkers):
        walker.act()
    for walker in walkers:
        assert {"chose a rock", "put a card", "stepped", "closed a hand"} <= walker.did
        the_end_is_shown(walker.screen, server.record(opened["table"]))


@pytest.mark.one_game("evolution-family")
def test_a_game_of_six_by_clicking(screen: Screen, server: Server) -> None:
    """Its middle is played by somebody else: a whole one is the game of two above."""
    page = screen.go(f"/new/{GAME}")
    page.get_by_role("group", name="Players").get_by_role("radio", name="6").check()
    page.get_by_text("Ways to play").click()
    page.get_by_label("Faster game").select_option("on")
    page.get_by_label("Luck").fill("six paths")
    page.get_by_role("button", name="Begin the game").first.click()

    walker = Walker(screen, own=(0,))
    every = {"chose a rock", "put a card", "stepped", "moved the cone"}
    for offered in walker.moments():
        if every <= walker.did:
            break
        walker.act(offered)
    assert every <= walker.did
    walker.person.let_play(server, to_turn=LATE)
    walker.did.clear()
    for offered in walker.moments():
        walker.act(offered)
    assert walker.did, "it was over before"
    record = server.record(page.url.rpartition("/")[2])
    assert record["header"]["options"]["faster"] == "on"
    the_end_is_shown(screen, record)

    # Any line of the log leads into the replay; its address names the moment.
    page.get_by_role("link", name="Watch again").click()
    page.get_by_role("button", name="Next act").click()
    expect(page.get_by_role("group", name="The board and its paths")).to_be_visible()
    page.wait_for_url(re.compile(r"/replay/\w+@\d+$"))
    shown = page.locator("aside").inner_text()
    page.reload()
    expect(page.get_by_role("slider")).to_be_visible()
    assert page.locator("aside").inner_text() == shown


def the_end_is_shown(screen: Screen, record: Json) -> None:
    end = screen.page.locator(END)
    scores, winner = record["result"]["scores"], record["result"]["winners"][0]
    rows = end.locator(".ranks li")
    expect(rows).to_have_count(len(scores))
    eras = [row.rpartition("\n")[2] for row in rows.all_inner_texts()]
    assert eras[0].startswith(_eras(scores[winner]))
    assert sorted(eras) == sorted(map(_eras, scores))
    expect(end.locator(".ranks li.won")).to_have_count(1)
    expect(end.get_by_role("heading", level=2)).to_contain_text("Victory")
    expect(end.locator(".how")).to_contain_text("has held out on the last era of a full path")
    expect(end.get_by_role("img", name="Eras reached, turn by turn")).to_be_visible()
    expect(end.get_by_role("img", name="Cards in the path, turn by turn")).to_be_visible()


def _eras(count: int) -> str:
    return "one era" if count == 1 else f"{count} eras"


# One turn


def test_a_step_is_taken_back_and_what_is_closed_says_why(screen: Screen, server: Server) -> None:
    """Bots play as they like: a game may end before a path is closed to a card."""
    did = set[str]()
    for seed in ("steps", "more steps", "other steps", "last steps"):
        opened = server.open(["link", "uniform", "uniform"], game=GAME, seed=seed)
        walker = Walker(screen, own=(0,)).sit(opened)
        expect(screen.page.locator(END)).to_have_count(0)
        for offered in walker.moments():
            if offered.phase == "Era card" and offered.barred:
                ask_why_not(walker, offered.barred[0])
            if offered.phase == "Step" and offered.turn > 3:
                take_a_step_back(walker)
            if {"asked why not", "took a step back"} <= did | walker.did:
                return
            walker.act()
        did |= walker.did
    raise AssertionError(f"four games ended after {did}")


def ask_why_not(walker: Walker, mark: str) -> None:
    question = walker.page.locator("footer .question")
    asked = question.inner_text()
    walker.pick(mark)
    notice = walker.page.locator("footer .notice")
    expect(notice).to_contain_text(re.compile("has six cards|stands on the card|premium"))
    expect(notice.get_by_role("link")).to_have_text("EF-2.2")
    assert question.inner_text() == asked
    walker.did.add("asked why not")


def take_a_step_back(walker: Walker) -> None:
    page, offered = walker.page, walker.look()
    question = page.locator("footer .question")
    before = page.locator("aside li.yours .path").inner_html()
    if offered.paid:
        return
    walker.pick(offered.marks_at("spot")[0])
    expect(question).to_contain_text("may take one step more, for a token")
    page.keyboard.press("u")
    expect(question).to_contain_text("may take a step.")
    assert walker.person.wait() == "asked"
    assert page.locator("aside li.yours .path").inner_html() == before
    assert walker.look().marks == offered.marks
    walker.did.add("took a step back")


def test_what_is_left_is_counted_as_cards_go(screen: Screen, server: Server) -> None:
    """All 56 cards are in the deck, discarded or elsewhere, kind by kind, at any time."""
    walker = Walker(screen, own=(0,)).sit(
        server.open(["link", "uniform", "uniform"], game=GAME, seed="census")
    )
    totals = [6, 6, 6, 6, 5, 5, 4, 4, 8, 6]
    decks = set[int]()
    for offered in walker.moments():
        told = walker.page.locator(".kinds li .unseen").all_inner_texts()[:10]
        found = [tuple(map(int, re.findall(r"\d+", line.partition(":")[2]))) for line in told]
        view = [situation["view"] for situation in situations(walker.screen.frames)][-1]
        assert [total for _, total, _, _ in found] == totals
        assert [left + gone + away for left, _, gone, away in found] == totals
        assert [left for left, *_ in found] == list(view["forecast"]["left"].values())
        assert [gone for _, _, gone, _ in found] == list(view["forecast"]["gone"].values())
        decks.add(sum(left for left, *_ in found))
        if len(decks) > 5:
            break
        walker.act(offered)
    assert len(decks) > 5


# Sizes, and everybody

PHASES = {"Era card", "Contest", "Step", "Cone"}
ALWAYS = [
    "header .phases li",
    "header .decks",
    "aside ol[aria-label='Animals, in turn order'] > li",
    "aside .kinds li",
    "aside .shown li",
    "footer .question",
    "footer .tools button",
]
LOG_LINES = """() => {
  const log = document.querySelector('aside ol:last-child').getBoundingClientRect()
  const end = Math.min(log.bottom, document.querySelector('footer').getBoundingClientRect().top)
  return Math.floor((end - log.top) / 20)
}"""
"""How many lines of the log are in sight."""
CUT_NAMES = """() => {
  const { left, top, right, bottom } = document.querySelector('main .field').getBoundingClientRect()
  return [...document.querySelectorAll('main .plate')]
    .filter((e) => {
      const name = e.getBoundingClientRect()
      return name.left < left || name.top < top || name.right > right || name.bottom > bottom
    })
    .map((e) => e.textContent)
}"""
"""The paths whose names are not whole on the board."""


def test_six_players_are_in_sight(open_screen: OpenScreen, server: Server) -> None:
    opened = server.open(["link", *["uniform"] * 5], game=GAME, seed=PREMIUM)
    walker = Walker(open_screen(size=TABLET), own=(0,)).sit(opened)
    page, seen = walker.page, set[str]()
    for offered in walker.moments():
        buttons = [BUTTONS] if offered.buttons else []
        hands = ["main [data-place]", ".others li"] if offered.hands else []
        for size in at_sizes(page, DESK, TABLET):
            when = f"{offered.phase}, {size}"
            assert page.evaluate(OVERFLOWING) == [], when
            assert page.evaluate(OUT_OF_SIGHT, [*ALWAYS, *buttons, *hands]) == [], when
            assert page.evaluate(LOG_LINES) >= 3, when
            assert page.evaluate(CUT_NAMES) == [], when
        for size in at_sizes(page, SIDEWAYS_PHONE, UPRIGHT_TABLET, TABLET):
            when = f"{offered.phase}, {size}"
            assert page.evaluate(COVERED, [*buttons, *hands]) == [], when
            assert page.evaluate(CUT_NAMES) == [], when
            if size == "768x1024":
                assert page.evaluate(OVERFLOWING) == [], when
        seen.add(offered.phase)
        if seen >= PHASES:
            return
        walker.act(offered)
    raise AssertionError(f"only {seen} were seen")


def test_a_phone_never_scrolls_sideways(open_screen: OpenScreen, server: Server) -> None:
    opened = server.open(["link", "uniform"], game=GAME, seed=PREMIUM)
    walker = Walker(open_screen(size=PHONE), own=(0, 2)).sit(opened)
    page, seen = walker.page, set[str]()
    for offered in walker.moments():
        assert page.evaluate(SIDEWAYS) == [], offered.phase
        buttons = [BUTTONS] if offered.buttons else []
        hands = ["main [data-place]"] if offered.hands else []
        for size in at_sizes(page, SIDEWAYS_PHONE, SMALL_PHONE, PHONE):
            when = f"{offered.phase}, {size}"
            assert page.evaluate(OUT_OF_SIGHT, ["footer .question", *buttons, *hands]) == [], when
            assert page.evaluate(COVERED, hands) == [], when
        seen.add(offered.phase)
        if seen >= PHASES:
            break
        walker.act(offered)
    for panel, inside in (
        ("Animals, in turn order", "Sauropod"),
        ("Cards", "Left in the deck"),
        ("What happened", "Turn 1"),
    ):
        page.get_by_role("navigation").get_by_role("button", name=panel).click()
        sheet = page.get_by_role("dialog")
        expect(sheet).to_contain_text(inside)
        assert page.evaluate(SIDEWAYS) == [], panel
        sheet.get_by_role("button", name="Close", exact=True).click()
        expect(sheet).to_be_hidden()


def test_the_contents_of_the_rules_unfold_on_a_phone(open_screen: OpenScreen) -> None:
    page = open_screen(size=PHONE).go(f"/rules/{GAME}")
    page.locator("summary", has_text="Contents").click()
    page.locator("details").get_by_role("link", name="The contest for a premium card").click()
    expect(page.locator("[data-rule='EF-3.4']")).to_be_in_viewport()
    expect(page.locator("details li")).to_have_count(0)
    assert page.evaluate(SIDEWAYS) == []


def test_axe_finds_nothing(screen: Screen, server: Server) -> None:
    walker = Walker(screen, own=(0,)).sit(
        server.open(["link", "uniform", "uniform"], game=GAME, seed=PREMIUM)
    )
    page, seen = walker.page, set[str]()
    for offered in walker.moments():
        if offered.phase not in seen:
            assert findings(page) == [], offered.phase
            seen.add(offered.phase)
        if seen >= PHASES:
            break
        walker.act(offered)
    page.get_by_role("button", name="Cards and thunderbolts").click()
    expect(page.get_by_role("dialog")).to_contain_text("Nobody has seen these yet")
    assert findings(page) == []
