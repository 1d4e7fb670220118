"""Every icon says what it is: to a mouse, to a finger and to the tab key, at every table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.playing import Seated
from tests.web.screen import DESK, PHONE, OpenScreen, Screen
from tests.web.serving import Server

ICONS = {
    "evo-2001": ["Tail The longest tail", "3 event cards", "on the island", "10 MP", "Meteor It"],
    "evo-2011": ["Climate tokens One is", "Egg: 1", "Movement points: 2", "face down", "Place 1"],
    "gods-love-dinosaurs": ["in the nest", "tiles left face down", "dinosaur pawn", "tiles here"],
    "evolution-family": ["10 tokens.", "Bacteria", "Volcano", "Waterhole"],
}
SEATS = ["here", "uniform", "uniform"]


def seated(screen: Screen, server: Server, game: str) -> Page:
    """At a table that waits for one: nothing moves away under the mouse."""
    assert Seated(screen).sit(server.open(SEATS, game=game)).wait() == "asked"
    return screen.page


@pytest.mark.parametrize("game", sorted(ICONS))
def test_icons_are_told_to_a_mouse_and_by_keys(game: str, screen: Screen, server: Server) -> None:
    page = seated(screen, server, game)
    note = page.get_by_role("tooltip")
    for part in ICONS[game]:
        icon = page.locator(f'[data-says*="{part}"]').first
        icon.hover()
        expect(note).to_contain_text(part)
    page.mouse.move(0, 0)
    expect(note).to_have_count(0)
    told = told_by_keys(page)
    phases = page.locator(".phases li").count()
    assert len(told) >= phases + 4, told


BUTTONS = "header button, footer .tools button, footer .tools select, nav.sheets button"
"""What is there whatever is asked. What a lesson or an act puts there has a word by its rule."""


@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize("game", sorted(ICONS))
def test_every_button_around_the_table_has_a_word(
    game: str, size: ViewportSize, open_screen: OpenScreen, server: Server
) -> None:
    page = seated(open_screen(size=size), server, game)
    buttons = page.locator(BUTTONS).filter(visible=True)
    assert buttons.count() >= 3
    mute = [one.aria_snapshot() for one in buttons.all() if not one.get_attribute("data-says")]
    assert mute == []
    menu = page.get_by_role("button", name="Menu", exact=True)
    menu.focus()
    expect(page.get_by_role("tooltip")).to_have_count(0)  # nor is what a click focused
    menu.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Settings, rules")


def told_by_keys(page: Page) -> list[str]:
    """The note of each icon that the tab key and arrows lead to, before anything else is told."""
    told: list[str] = []
    page.locator("header a").first.focus()
    for _ in range(60):
        page.keyboard.press("Tab")
        while (said := note_of_focus(page)) is not None and said not in told:
            told.append(said)
            expect(page.get_by_role("tooltip")).to_contain_text(said)
            page.keyboard.press("ArrowRight")
    return told


def note_of_focus(page: Page) -> str | None:
    found: str | None = page.evaluate("() => document.activeElement?.dataset.says ?? null")
    return found


def test_a_finger_is_told_too(open_screen: OpenScreen, server: Server) -> None:
    page = seated(open_screen(size=PHONE), server, "evo-2001")
    page.get_by_role("button", name=re.compile("^Species")).tap()
    sheet = page.get_by_role("dialog", name="Species", exact=True)
    sheet.locator('[data-says^="Tail"]').first.tap()
    expect(page.get_by_role("tooltip")).to_contain_text("The longest tail plays first.")
    sheet.locator(".name").last.tap()
    expect(page.get_by_role("tooltip")).to_have_count(0)


@pytest.mark.parametrize("game", ["evo-2001", "evo-2011"])
def test_a_zone_tells_its_terrain_its_temperature_and_whose_it_is(
    game: str, open_screen: OpenScreen, server: Server
) -> None:
    page = seated(open_screen(), server, game)
    note = page.get_by_role("tooltip")
    held = page.locator('[data-zone][data-says*="Held by"]').first
    told = held.get_attribute("data-says") or ""
    assert told.startswith("Zone ")
    held.hover()
    expect(note).to_contain_text(told)
    # What is in the name of the zone already no screen reader says twice.
    told_twice = [
        part.text_content() or ""
        for id_ in (held.get_attribute("aria-describedby") or "").split()
        for part in [page.locator(f"[id='{id_}']")]
        if (part.text_content() or "") in (held.get_attribute("aria-label") or "")
    ]
    assert told_twice == []
    page.mouse.down()
    expect(note).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_word_leads_to_its_rule(
    size: ViewportSize, open_screen: OpenScreen, server: Server
) -> None:
    page = seated(open_screen(size=size), server, "evo-2001")
    if size is PHONE:  # in a sheet, which makes way
        page.get_by_role("button", name=re.compile("^Species")).tap()
        page.locator("dialog [data-stat=horn]").first.tap()
        page.get_by_role("tooltip").get_by_text("Open rule E1-4.2").tap()
    else:
        page.locator("[data-stat=horn]").first.hover()
        page.get_by_role("tooltip").get_by_text("Open rule E1-4.2").click()
    rules = page.get_by_role("dialog", name="Rules", exact=True)
    expect(rules.locator("[data-rule='E1-4.2']")).to_be_in_viewport()
    expect(page.get_by_role("tooltip")).to_have_count(0)


INSIDE = """() => {
  const note = document.querySelector('[role=tooltip]')
  const { left, top, right, bottom } = note.getBoundingClientRect()
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
}"""


def test_a_long_touch_reads_and_does_nothing_else(open_screen: OpenScreen, server: Server) -> None:
    page = seated(open_screen(size=PHONE), server, "evo-2001")
    stop = page.get_by_role("button", name="Take no more steps")
    stop.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    note = page.get_by_role("tooltip")
    expect(note).to_contain_text("Steps that are left are lost")
    assert page.evaluate(INSIDE)
    stop.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    stop.dispatch_event("click")
    expect(stop).to_be_visible()
    expect(page.locator(".said.mine")).to_contain_text("one step")
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)


def test_the_ring_and_the_track_open(screen: Screen, server: Server) -> None:
    page = seated(screen, server, "evo-2001")
    page.get_by_role("banner").get_by_role("button", name="Temperate now").click()
    sky = page.get_by_role("dialog", name="Climate and meteor")
    expect(sky).to_contain_text("Each fur saves one dinosaur here.")
    expect(sky).to_contain_text("The last space ends it without a roll.")
    page.keyboard.press("Escape")
    expect(sky).to_be_hidden()
