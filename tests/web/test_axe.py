"""Axe finds nothing serious on any page, in daylight or lamplight."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.axe import findings
from tests.web.playing import END, Seated
from tests.web.screen import Screen
from tests.web.serving import Server

PAGES = {
    "/": "Open a table",
    "/new/evo-2001": "Who plays",
    "/replay": "Drop the record",
    "/rules/evo-2001?rule=E1-4.1": "E1-4.1",
    "/credits": "What it is built with",
    "/me": "You play as a guest",
    "/sign-in/x": "Another device has led you here",
    "/gallery": "",
}


@pytest.mark.parametrize("address", PAGES)
def test_pages(reader: Screen, finished: str, address: str) -> None:
    page = reader.go(address)
    expect(page.get_by_role("main")).to_contain_text(PAGES[address])
    page.wait_for_load_state("networkidle")
    assert findings(page) == []


def test_the_list_of_ones_games(screen: Screen, server: Server) -> None:
    opened = server.open(("link", "uniform", "uniform"), seed="axe")
    Seated(screen).sit(opened).wait()
    page = screen.go("/tables")
    mine = page.get_by_role("region", name="Being played")
    expect(mine.get_by_role("button", name="Put away")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert findings(page) == []


def test_invitations(screen: Screen) -> None:
    page = screen.go("/new/evo-2001")
    who = page.get_by_role("region", name="Who plays").get_by_role("listitem")
    who.nth(1).get_by_role("radio", name="By link").check()
    page.get_by_role("button", name="Begin the game").first.click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    assert findings(page) == []


def test_the_table_in_its_phases(screen: Screen, server: Server) -> None:
    person = Seated(screen, seed=6).sit(server.open(("link", "greedy", "greedy"), seed="axe"))
    page, seen = screen.page, set[str]()
    for lit in person.moments():
        if lit.phase not in seen:
            assert findings(page) == [], lit.phase
            seen.add(lit.phase)
        if seen >= {"Movement", "Births", "Evolution"} and lit.turn > 1:
            break
        person.act()
    page.get_by_role("button", name="Menu").click()
    assert findings(page) == []
    page.get_by_role("dialog").get_by_role("button", name="Rules").click()
    page.locator(".drawer [data-rule]").first.wait_for()
    assert findings(page) == []


def test_the_end_and_the_replay(reader: Screen, finished: str) -> None:
    page = reader.go(f"/table/{finished}")
    expect(
        page.locator(END).get_by_role("img", name="Mutation points, turn by turn")
    ).to_be_visible()
    assert findings(page) == []
    page.get_by_role("link", name="Watch again").click()
    expect(page.get_by_role("slider")).to_be_visible()
    assert findings(page) == []
