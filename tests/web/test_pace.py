"""Clocks in the page: chosen, seen, run out, and a seat that is taken back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from mesozoic.server.pace.tempo import COMING
from tests.web.axe import findings
from tests.web.screen import DESK, PHONE, SIDEWAYS_PHONE, OpenScreen, Screen
from tests.web.serving import Json, Server
from tests.web.test_sizes import PAINTED

SHORT: Json = {"kind": "live", "bank": 0, "more": 5}
LONG: Json = {"kind": "live", "bank": 600, "more": 20}
GAMES = ("evo-2001", "evo-2011", "gods-love-dinosaurs", "evolution-family")


def sit(screen: Screen, opened: Json, seat: int) -> Page:
    page = screen.go(f"/table/{opened['table']}?key={opened['keys'][seat]}")
    expect(page.get_by_role("button", name="Menu")).to_be_visible()
    return page


def choose(page: Page, wish: str) -> None:
    """In the menu, and once more when asked."""
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    menu.get_by_role("button", name=wish).click()
    menu.get_by_role("button", name=wish).click()


def test_a_clock_runs_out_twice_and_the_seat_is_taken_back(
    screen: Screen, open_screen: OpenScreen, server: Server
) -> None:
    opened = server.open(["here", "here", "here"], clock=SHORT)
    pages = [sit(screen, opened, 0), sit(open_screen(), opened, 1), sit(open_screen(), opened, 2)]
    back = pages[0].get_by_role("button", name="Take my seat back")
    back.click()
    expect(back).to_have_count(0)
    expect(pages[0].locator(".said.mine")).to_be_visible()
    expect(pages[0].locator("aside [role=timer]").first).to_be_visible()


def test_a_pace_is_chosen_when_a_table_is_opened(screen: Screen) -> None:
    page = screen.go("/new/evo-2001")
    page.locator("summary").click()
    clock = page.get_by_label("Clock")
    expect(clock).to_have_value("none")
    clock.select_option("10 minutes + 20 seconds a decision")
    page.get_by_role("button", name="Begin the game").first.click()
    expect(page.locator("aside [role=timer]").first).to_contain_text("10:")


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS_PHONE])
@pytest.mark.parametrize("game", GAMES)
def test_whose_time_runs_is_seen_on_a_phone(
    game: str, size: ViewportSize, open_screen: OpenScreen, server: Server
) -> None:
    opened = server.open(["here", "greedy", "greedy"], game=game, clock=LONG)
    page = sit(open_screen(size=size), opened, 0)
    expect(page.locator("nav [data-small-clock].runs")).to_have_count(1)
    expect(page.locator('nav [data-small-clock="0"].runs')).to_contain_text("10:")
    page.evaluate(PAINTED)
    menu = page.get_by_role("button", name="Menu").bounding_box()
    assert menu is not None
    assert menu["x"] + menu["width"] <= size["width"]
    assert findings(page, "header") == []


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_on_its_side_opens_everybodys_clock(
    game: str, open_screen: OpenScreen, server: Server
) -> None:
    opened = server.open(["here", "greedy", "greedy"], game=game, clock=LONG)
    page = sit(open_screen(size=SIDEWAYS_PHONE), opened, 0)
    expect(page.locator("header [role=timer]")).to_contain_text("10:")
    page.get_by_role("button", name="Clocks").click()
    clocks = page.get_by_role("dialog", name="Clocks")
    expect(clocks.get_by_role("timer")).to_have_count(1)
    expect(clocks.get_by_role("timer")).to_contain_text("running")
    assert findings(page, "dialog[open]") == []


WHOLE = """name => {
    const { width, height } = name.getBoundingClientRect()
    const lines = height / parseFloat(getComputedStyle(name).fontSize)
    return width >= 40 && lines < 2.5 && name.scrollHeight <= name.clientHeight + 1
}"""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "it-IT"])
@pytest.mark.parametrize("game", ["evo-2001", "evo-2011", "gods-love-dinosaurs"])
def test_the_phase_stands_whole_on_two_lines_at_most_on_a_phone_beside_a_clock(
    game: str, locale: str, open_screen: OpenScreen, server: Server
) -> None:
    """The family game has none before everybody stands on a rock."""
    opened = server.open(["here", "here", "here"], game=game, clock=LONG)
    page = open_screen(size=PHONE, locale=locale).go(
        f"/table/{opened['table']}?key={opened['keys'][0]}"
    )
    name = page.locator("header [aria-current=step] .name")
    name.wait_for()
    page.evaluate(PAINTED)
    assert name.evaluate(WHOLE), name.bounding_box()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", GAMES)
def test_everybodys_time_is_on_their_plate(game: str, screen: Screen, server: Server) -> None:
    opened = server.open(["here", "here", "greedy"], game=game, clock=LONG)
    page = screen.go(f"/table/{opened['table']}?key={opened['keys'][0]}&key={opened['keys'][1]}")
    clocks = page.locator("aside [role=timer]")
    expect(clocks).to_have_count(2)
    assert findings(page) == []


def test_who_resigns_is_asked_once_more_and_played_for(
    screen: Screen, open_screen: OpenScreen, server: Server
) -> None:
    opened = server.open(["here", "here", "here"])
    page, other = sit(screen, opened, 0), sit(open_screen(), opened, 1)
    choose(page, "Resign")
    expect(page.get_by_text("You have resigned: a bot plays on for you.")).to_have_count(2)
    expect(page.locator("footer").get_by_text("You have resigned")).to_be_visible()
    expect(page.get_by_role("button", name="Take my seat back")).to_have_count(0)
    expect(other.get_by_text("a bot plays", exact=True)).to_be_visible()


def test_all_agree_to_end_and_the_game_can_be_looked_at(
    screen: Screen, open_screen: OpenScreen, server: Server
) -> None:
    opened = server.open(["here", "here", "greedy"])
    page, other = sit(screen, opened, 0), sit(open_screen(), opened, 1)
    choose(page, "Offer to end")
    asked = "Player 0 would like to end the game without a result."
    expect(other.get_by_text(asked)).to_be_visible()
    assert findings(other) == []
    other.get_by_role("button", name="Agree").click()
    for one in (page, other):
        expect(one.get_by_text("this game has ended without a result")).to_be_visible()
        expect(one.locator("header [aria-current=step], aside .asked")).to_have_count(0)
    page.get_by_role("link", name="Look at it again").click()
    expect(page.locator("[role=slider], input[type=range]").first).to_be_visible()


BESIDE = """([one, other]) => {
    const [a, b] = [one, other].map((one) => document.querySelector(one).getBoundingClientRect())
    const isApart = (from, to) => a[to] <= b[from] + 1 || b[to] <= a[from] + 1
    return isApart('top', 'bottom') || isApart('left', 'right')
}"""


@pytest.mark.parametrize("size", [DESK, PHONE, SIDEWAYS_PHONE])
def test_what_is_asked_beside_the_game_covers_neither_board_nor_talk(
    size: ViewportSize, open_screen: OpenScreen, server: Server
) -> None:
    opened = server.open(["here", "here", "greedy"])
    page, other = (sit(open_screen(size=size), opened, seat) for seat in (0, 1))
    choose(page, "Offer to end")
    other.get_by_role("button", name="Agree").wait_for()
    assert other.evaluate(BESIDE, ["[data-thing=board]", ".slip"])
    other.get_by_role("button", name="Agree").click()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: not url.endswith(opened["table"]))
    expect(other.get_by_role("button", name="Go to the new table")).to_be_visible()
    expect(other.get_by_role("button", name="Play again")).to_have_count(0)
    other.get_by_role("button", name="Talk").click()
    line = other.get_by_role("textbox", name="Say something")
    line.click()
    line.fill("Again!")
    line.press("Enter")
    expect(line).to_have_value("")


def test_escape_closes_the_menu_and_not_what_lies_behind_it(screen: Screen, server: Server) -> None:
    """Also where what was pressed is gone: whoever is asked once more stands at the way back."""
    page = sit(screen, server.open(["here", "here", "greedy"], clock=LONG), 0)
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    menu.get_by_role("button", name="Offer to end").click()
    expect(menu.get_by_role("button", name="Cancel")).to_be_focused()
    page.keyboard.press("Enter")
    expect(menu.get_by_role("button", name="Offer to end")).to_be_focused()
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()


def test_one_goes_on_holiday_and_comes_back(screen: Screen) -> None:
    page = screen.go("/me")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Keep this name").click()
    holidays = page.get_by_role("region", name="Holidays")
    expect(holidays).to_contain_text("You have 20 days of holiday left.")
    holidays.get_by_label("How many days").fill("5")
    holidays.get_by_role("button", name="Go on holiday").click()
    expect(holidays).to_contain_text("You are on holiday until")
    assert findings(page) == []
    holidays.get_by_role("button", name="I am back").click()
    expect(holidays).to_contain_text("days of holiday left.")


def test_a_holiday_is_seen_at_the_table_and_ends_there(
    screen: Screen, open_screen: OpenScreen, server: Server
) -> None:
    opened = server.open(["here", "here", "greedy"], clock={"kind": "days", "days": 3})
    traveller = open_tab(screen, "/me")
    traveller.get_by_label("Your name").fill("Anna")
    traveller.get_by_role("button", name="Keep this name").click()
    page, other = sit(screen, opened, 0), sit(open_screen(size=PHONE), opened, 1)
    theirs = other.locator('nav [data-small-clock="0"]')
    expect(theirs).to_contain_text("d")
    holidays = traveller.get_by_role("region", name="Holidays")
    expect(holidays).to_contain_text("Your days run again on")
    holidays.get_by_role("button", name="Go on holiday").click()
    expect(holidays).to_contain_text("You are on holiday until")
    expect(theirs.locator("svg")).to_be_visible()
    expect(page.locator('aside [data-clock="0"]')).to_contain_text("on holiday")
    holidays.get_by_role("button", name="I am back").click()
    expect(theirs).to_contain_text("d")
    expect(page.locator('aside [data-clock="0"]')).to_contain_text("h")


def open_tab(screen: Screen, place: str) -> Page:
    """Another of the same browser."""
    page = screen.context.new_page()
    page.goto(f"{screen.address}#{place}")
    return page


def test_who_never_came_is_replaced_by_a_bot(own_server: Server, open_screen: OpenScreen) -> None:
    opened = own_server.open(["here", "link", "greedy"], clock=LONG)
    screen = open_screen(own_server)
    page = sit(screen, opened, 0)
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    expect(menu.get_by_role("button", name="Resign")).to_be_visible()
    expect(menu.get_by_role("button", name="Replace")).to_have_count(0)
    own_server.kill()
    own_server.move_back(COMING + 1)
    screen.forgive("ERR_CONNECTION_REFUSED|Failed to load resource|WebSocket")
    own_server.start()
    menu.get_by_role("button", name="Replace").click()
    expect(menu.get_by_role("alert")).to_contain_text("a bot")
    menu.get_by_role("button", name="Replace").click()
    expect(page.locator("aside").get_by_text("a bot plays", exact=True)).to_be_visible()


def test_a_television_shows_the_clocks_and_leads_back_to_the_table(
    screen: Screen, server: Server
) -> None:
    opened = server.open(["here", "here", "greedy"], clock=LONG)
    page = screen.go(f"/screen/{opened['table']}")
    expect(page.locator("aside [role=timer]")).to_have_count(2)
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_url(f"**/#/table/{opened['table']}")
