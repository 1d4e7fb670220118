"""One's own tables: found again from the first page, put away, deleted."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.web.screen import OpenScreen, Screen
from tests.web.serving import Server


def sit_down(screen: Screen, opened: dict[str, object], seat: int) -> Page:
    keys = opened["keys"]
    assert isinstance(keys, list)
    page = screen.go(f"/table/{opened['table']}?key={keys[seat]}")
    expect(page.get_by_role("button", name="Menu")).to_be_visible()
    return page


def lines_of(page: Page, group: str) -> Locator:
    return page.get_by_role("region", name=group, exact=True).get_by_role("listitem")


def test_all_running_tables_are_found_again_and_say_whose_turn_it_is(
    own_server: Server, open_screen: OpenScreen
) -> None:
    mine: Screen = open_screen(own_server)
    for _ in range(6):
        sit_down(mine, own_server.open(["here", "here", "here"], game="evo-2011"), 0)
    page = mine.go("/")
    going_on = page.locator(".unfinished").get_by_role("link")
    expect(going_on.filter(has_text="Player")).to_have_count(4)
    page.get_by_role("link", name="All your tables (6)").click()
    expect(lines_of(page, "Being played")).to_have_count(6)
    for line in lines_of(page, "Being played").all():
        expect(line).to_contain_text("Turn 1")
        assert "Your turn" in line.inner_text() or "to play" in line.inner_text()


def test_a_table_is_put_away_and_taken_out_again(screen: Screen, server: Server) -> None:
    sit_down(screen, server.open(["here", "here", "here"]), 0)
    page = screen.go("/tables")
    page.get_by_role("button", name="Put away").click()
    expect(lines_of(page, "Put away")).to_have_count(1)
    expect(page.get_by_role("region", name="Being played", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Take out again").click()
    expect(lines_of(page, "Being played")).to_have_count(1)


def test_deleting_asks_and_reaches_who_sits_there(
    screen: Screen, open_screen: OpenScreen, server: Server
) -> None:
    opened = server.open(["here", "link", "uniform"])
    sit_down(screen, opened, 0)
    other: Screen = open_screen()
    guest = sit_down(other, opened, 1)
    page = screen.go("/tables")
    page.get_by_role("button", name="Delete").click()
    asking = page.get_by_role("dialog")
    expect(asking).to_contain_text("The game is not over.")
    asking.get_by_role("button", name="Cancel").click()
    expect(lines_of(page, "Being played")).to_have_count(1)
    page.get_by_role("button", name="Delete").click()
    asking.get_by_role("button", name="Delete").click()
    expect(page.get_by_text("This browser has no seat at any table.")).to_be_visible()
    expect(guest.get_by_role("alert")).to_contain_text("This table was deleted")


def test_whoever_came_by_link_deletes_nothing(screen: Screen, server: Server) -> None:
    sit_down(screen, server.open(["here", "link", "uniform"]), 1)
    page = screen.go("/tables")
    expect(page.get_by_role("button", name="Put away")).to_be_visible()
    expect(page.get_by_role("button", name="Delete")).to_have_count(0)


def test_a_finished_game_says_who_won_with_what(reader: Screen, finished: str) -> None:
    page = reader.go("/replay")
    line = page.locator(f"a[href='#/replay/{finished}']")
    expect(line).to_contain_text("Won by Bot")
    expect(line).to_contain_text("Hatchling Bot 0")
