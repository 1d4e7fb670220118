"""By keyboard alone, after a reload or a crash, with second thoughts, in another language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.house.files import ROOT
from tests.web.playing import Keyboard, Seated
from tests.web.screen import OpenScreen, Screen
from tests.web.serving import Server

SEAT_0_BEGINS = "h"
"""A seed of whose luck this comes."""
ALONE = ("link", "greedy", "greedy")


def test_a_turn_by_keyboard_alone(screen: Screen, server: Server) -> None:
    person = Seated(screen, seed=2, hand=Keyboard).sit(server.open(ALONE, seed="keys"))
    lit = person.play(lambda lit: lit.turn == 2)
    assert lit.turn == 2
    assert {"placed", "bid"} <= person.did
    assert person.did & {"walked", "stopped"}


def test_the_rules_of_what_is_decided_by_keyboard(screen: Screen, server: Server) -> None:
    person = Seated(screen).sit(server.open(ALONE, seed="keys"))
    person.wait()
    page = screen.page
    page.locator("footer .question a").focus()
    page.keyboard.press("Enter")
    drawer = page.get_by_role("dialog", name="Rules")
    expect(drawer.locator("[data-rule='E1-4.1']")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    expect(page.locator("footer .question a")).to_be_focused()


def test_a_reload_in_mid_turn(screen: Screen, server: Server) -> None:
    person = Seated(screen, seed=3).sit(server.open(ALONE, seed="again"))
    for phase in ("Movement", "Births", "Evolution"):
        person.play(lambda lit, phase=phase: lit.phase == phase)  # type: ignore[misc]
        before = position(person)
        screen.page.reload()
        assert person.wait() == "asked"
        assert position(person) == before


def test_the_server_is_killed_in_mid_game(open_screen: OpenScreen, own_server: Server) -> None:
    screen = open_screen(own_server)
    # The browser itself says that nobody answers: no page can keep it from that.
    screen.forgive(r"WebSocket connection to .* failed|net::ERR_CONNECTION_REFUSED")
    person = Seated(screen, seed=4).sit(own_server.open(ALONE, seed="killed"))
    turn = person.play(lambda lit: lit.turn == 2 and lit.phase == "Births").turn
    before = position(person)
    own_server.kill()
    expect(screen.page.locator("footer")).to_contain_text("The connection to the table is lost")
    assert person.look().zones == {}
    own_server.start()
    assert person.wait() == "asked"
    assert position(person) == before
    person.play(lambda lit: lit.turn > turn)


def position(person: Seated) -> tuple[object, ...]:
    """All that a person sees of where the game stands and what is asked."""
    island, lit = person.island(), person.look()
    panels = person.page.locator("aside ol[aria-label='Species, in order of play']").inner_text()
    return island, lit, panels, person.question, person.log.inner_text()


# Second thoughts


@pytest.mark.parametrize("key", ["u", "Control+z"])
def test_undo_by_key(screen: Screen, server: Server, key: str) -> None:
    # The others are persons who are not there, so that nothing happens meanwhile.
    person = Seated(screen).sit(server.open(["link"] * 3, seed=SEAT_0_BEGINS))
    assert person.wait() == "asked"
    page = screen.page
    before, lines = person.island(), person.log.get_by_role("listitem").count()
    walk(person)
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    expect(person.log.get_by_role("listitem")).to_have_count(lines + 1)
    assert person.island() != before

    page.keyboard.press(key)
    expect(person.log.locator(".struck")).to_have_count(1)
    assert person.wait() == "asked"
    assert person.island() == before

    page.keyboard.press(key)
    expect(page.get_by_role("alert")).to_contain_text("taken back")
    assert person.island() == before


def walk(person: Seated) -> None:
    lit = person.look()
    if lit.selected is None:
        person.hand.zone(lit.own[0])
        lit = person.look()
    person.hand.zone(lit.targets[0])


def test_what_may_not_be_done_answers_why(screen: Screen, server: Server) -> None:
    person = Seated(screen).sit(server.open(["link"] * 3, seed=SEAT_0_BEGINS))
    assert person.wait() == "asked"
    page, lit = screen.page, person.look()
    zones = page.locator("[data-zone]").count()
    forbidden = next(zone for zone in range(zones) if zone not in lit.zones)
    person.hand.zone(forbidden)
    why = page.get_by_role("alert")
    expect(why.get_by_role("link", name="Open rule E1-4.1")).to_be_visible()
    assert why.inner_text().count(".") >= 1
    why.get_by_role("link").click()
    expect(page.locator(".drawer [data-rule='E1-4.1']")).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.get_by_role("complementary").locator(".hand button").first.click(force=True)
    expect(why.get_by_role("link", name="Open rule E1-8.1")).to_be_visible()


# In another language


SENTENCES = {
    "Français": ("fr", "se déplacent : il leur reste un pas à faire.", "Le tour 1 commence."),
    "Italiano": ("it", "si spostano: possono fare ancora un passo.", "Comincia il turno 1."),
    "English": ("en", "move: they may still take one step.", "Turn 1 begins."),
}


def word(language: str, key: str) -> str:
    """What the page itself says, as its catalogue has it."""
    text = (ROOT / "web" / "src" / "words" / f"web.{language}.ftl").read_text()
    found = re.search(rf"^{key} = (.+)$", text, re.MULTILINE)
    assert found is not None
    return found[1]


def test_the_language_is_switched_in_mid_game(screen: Screen, server: Server) -> None:
    person = Seated(screen).sit(server.open(["link"] * 3, seed=SEAT_0_BEGINS))
    assert person.wait() == "asked"
    page = screen.page
    page.evaluate("() => { window.stayed = true }")
    heard = len(screen.frames)
    before, shown = person.look(), "en"
    for name, (language, question, line) in SENTENCES.items():
        page.get_by_role("button", name=word(shown, "web-menu")).click()
        page.get_by_role("button", name=word(shown, "web-settings")).click()
        page.get_by_role("dialog").get_by_role("radio", name=name).check()
        page.keyboard.press("Escape")
        shown = language
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("footer .question")).to_contain_text(question)
        expect(page.locator("aside").get_by_text(line)).to_be_visible()
        expect(page.get_by_role("button", name=word(language, "web-undo"))).to_be_visible()
        assert "‹" not in page.locator("body").inner_text()
    assert page.evaluate("() => window.stayed")
    assert len(screen.frames) == heard, "nothing is asked of the server for it"
    assert person.look() == before
    walk(person)
    expect(person.log).to_contain_text("walks from")


def until_bots_wait(person: Seated) -> Locator:
    """Act until what was done last would be final, but for the bots' patience."""
    mine = person.page.locator(".said.mine")
    go_on = person.page.get_by_role("button", name="Go on")
    expect(mine).to_be_visible()
    while not go_on.is_visible():
        person.act()
        expect(mine.or_(go_on).first).to_be_visible()
    return go_on


def test_bots_wait_until_one_goes_on(open_screen: OpenScreen, server: Server) -> None:
    person = Seated(open_screen(patience="ask"), seed=2).sit(server.open(ALONE, seed="keys"))
    go_on = until_bots_wait(person)
    expect(person.page.locator("footer .hint")).to_have_text("You can still take it back.")
    person.page.get_by_role("button", name="Undo").click()
    expect(go_on).to_have_count(0)
    until_bots_wait(person)
    heard = person.log.locator("li").count()
    go_on.click()
    expect(go_on).to_have_count(0)
    expect(person.log.locator("li").nth(heard)).to_be_visible()
