"""Help that fades: each phase is explained once, slips are warned of once, and all can be switched
off."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.axe import findings
from tests.web.playing import Seated
from tests.web.screen import OpenScreen
from tests.web.serving import Server

SEAT_0_BEGINS = "h"
"""A seed of whose luck this comes."""
BEACH = 41
"""Where a second newborn of the species on the beach beside it would die of the heat."""
MEADOW = 38
"""Where it lives."""


def test_a_newcomer_is_told_warned_and_left_alone(open_screen: OpenScreen, server: Server) -> None:
    screen = open_screen(helped=True)
    person = Seated(screen).sit(server.open(("link", "greedy", "greedy"), seed=SEAT_0_BEGINS))
    person.wait()
    page = screen.page
    region = page.get_by_role("region", name="Help in your first games")
    expect(region).to_contain_text("Movement")
    expect(region.get_by_role("link")).to_have_text(re.compile(r"E1-\d"))
    region.get_by_role("button").click()
    expect(region).to_be_hidden()

    page.keyboard.press("p")
    expect(region).to_contain_text("Births")
    page.locator(f"[data-zone='{BEACH}']").click()
    expect(page.get_by_role("alert")).to_contain_text("A newborn will die here this turn")
    assert findings(page) == []
    page.keyboard.press("Escape")
    expect(region).not_to_contain_text("Are you sure?")
    page.locator(f"[data-zone='{MEADOW}']").click()
    expect(page.locator(".phases [aria-current=step]")).to_contain_text("Evolution")

    expect(region).to_contain_text("Evolution")
    page.locator("[data-place='0.3']").click()
    page.locator("footer .buttons .main").click()
    expect(page.get_by_role("alert")).to_contain_text("0 would be enough for now")
    page.get_by_role("button", name="Do it anyway").click()
    # Nobody was asked anything in it: it is told when there is nothing else to tell.
    expect(region).to_contain_text("Initiative")
    expect(region).to_contain_text("This has happened already.")
    region.get_by_role("button").click()
    expect(region).to_be_hidden()


def test_it_is_switched_off_in_the_settings(open_screen: OpenScreen, server: Server) -> None:
    screen = open_screen(helped=True)
    person = Seated(screen).sit(server.open(("link", "greedy", "greedy"), seed=SEAT_0_BEGINS))
    person.wait()
    page = screen.page
    region = page.get_by_role("region", name="Help in your first games")
    expect(region).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    switch = page.get_by_role("group", name="Help in your first games")
    switch.get_by_label("Off").check()
    page.get_by_role("button", name="Close", exact=True).click()
    expect(region).to_be_hidden()
    page.reload()
    person.wait()
    expect(region).to_be_hidden()
