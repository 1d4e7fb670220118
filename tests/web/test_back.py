"""Back closes what lies over the table before it leaves it; a key that opens nothing says so."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.screen import Screen
from tests.web.serving import Server


def test_back_closes_what_lies_open_and_then_leaves(screen: Screen, server: Server) -> None:
    opened = server.open(["here", "uniform", "uniform"])
    page = screen.go("/")
    screen.go(f"/table/{opened['table']}?key={opened['keys'][0]}")
    menu = page.get_by_role("dialog", name="Menu")
    page.get_by_role("button", name="Menu").click()
    expect(menu).to_be_visible()
    menu.get_by_role("button", name="Settings").click()
    settings = page.get_by_role("dialog", name="Settings")
    expect(settings).to_be_visible()
    page.go_back()
    expect(settings).to_be_hidden()
    expect(page.get_by_role("button", name="Menu")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    menu.get_by_role("button", name="Rules").click()
    drawer = page.get_by_role("dialog", name="Rules")
    expect(drawer).to_be_visible()
    page.go_back()
    expect(drawer).to_be_hidden()
    assert opened["table"] in page.url
    page.go_back()
    expect(page.get_by_role("link").filter(has_text="Open a table").first).to_be_visible()


def test_whoever_goes_back_from_a_table_finds_it_again(screen: Screen) -> None:
    page = screen.go("/new/evo-2001")
    going = page.get_by_role("region", name="A game of yours is still going")
    page.get_by_role("button", name="Begin the game").first.click()
    page.get_by_role("button", name="Menu").wait_for()
    table = page.url
    page.go_back()
    page.get_by_role("button", name="Begin the game").first.wait_for()
    going.get_by_role("link").click()
    page.get_by_role("button", name="Menu").wait_for()
    assert page.url == table


def test_a_wrong_key_says_that_one_only_looks_on(screen: Screen, server: Server) -> None:
    opened = server.open(["here", "link", "uniform"])
    page = screen.go(f"/table/{opened['table']}?key=mistyped")
    told = page.get_by_role("dialog", name="This link opens no seat")
    expect(told).to_contain_text("you only look on")
    told.get_by_role("button", name="Close").click()
    expect(page.get_by_text("You are watching")).to_be_visible()


def test_whoever_holds_no_seat_is_not_told_to_take_one(screen: Screen, server: Server) -> None:
    opened = server.open(["here", "link", "uniform"])
    page = screen.go(f"/invite/{opened['table']}")
    expect(page.get_by_role("link", name="Watch", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="Take your seat")).to_have_count(0)
