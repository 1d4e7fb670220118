"""Who comes by link says who they are, bots how strong they are; all play again together."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.web.screen import OpenScreen, Screen
from tests.web.serving import Server


def test_who_comes_by_link_is_asked_for_a_name_that_all_see(
    screen: Screen, open_screen: OpenScreen, server: Server
) -> None:
    opened = server.open(["here", "link", "greedy"], game="evo-2011")
    host = screen.go(f"/table/{opened['table']}?key={opened['keys'][0]}")
    expect(host.get_by_text("Player 1").first).to_be_visible()
    guest = open_screen().go(f"/table/{opened['table']}?key={opened['keys'][1]}")
    asking = guest.get_by_role("dialog", name="Who are you?")
    asking.get_by_label("Your name").fill("Anna")
    asking.get_by_role("button", name="Go to the table").click()
    expect(asking).to_be_hidden()
    for page in (host, guest):
        expect(page.get_by_text("Anna").first).to_be_visible()
        expect(panel_of(page, "Bot 2")).to_contain_text("Forager")
    guest.reload()
    expect(guest.get_by_text("Anna").first).to_be_visible()
    expect(asking).to_have_count(0)


def test_who_plays_at_the_opener_s_screen_is_not_asked(screen: Screen, server: Server) -> None:
    opened = server.open(["here", "link", "uniform"])
    page = screen.go(f"/table/{opened['table']}?key={opened['keys'][0]}")
    expect(page.get_by_role("button", name="Menu")).to_be_visible()
    expect(page.get_by_role("dialog", name="Who are you?")).to_have_count(0)


def test_a_person_s_name_is_no_bot_s_and_who_lets_bots_play_watches(screen: Screen) -> None:
    page = screen.go("/new/evo-2011")
    page.get_by_role("textbox").first.fill("Ada")
    for seat in page.get_by_role("region", name="Who plays").get_by_role("listitem").all():
        seat.get_by_role("radio", name="A bot").check()
    page.get_by_role("button", name="Begin").first.click()
    expect(panel_of(page, "Mary Anning")).to_contain_text("Forager")
    expect(page.get_by_text("Ada")).to_have_count(0)
    expect(page.get_by_text("You are watching.", exact=True)).to_be_visible()


def test_everybody_is_offered_the_table_at_which_they_play_again(
    screen: Screen, open_screen: OpenScreen, server: Server
) -> None:
    opened = server.open(["here", "uniform"], game="evolution-family")
    server.play_on(opened, 0)
    host = screen.go(f"/table/{opened['table']}?key={opened['keys'][0]}")
    other = open_screen().go(f"/table/{opened['table']}")
    expect(other.get_by_role("button", name="Play again")).to_have_count(0)
    host.get_by_role("button", name="Play again").click()
    expect(host.get_by_text("The game is over.")).to_have_count(0)
    expect(host).not_to_have_url(f"{server.address}#/table/{opened['table']}")
    expect(other.get_by_role("button", name="Go to the new table")).to_have_count(1)
    other.get_by_role("button", name="Go to the new table").click()
    expect(other).to_have_url(host.url)


def panel_of(page: Page, name: str) -> Locator:
    species = page.get_by_role("list", name="Species, in order of play")
    return species.get_by_role("listitem").filter(has_text=name)
