"""Parts of the pages are fetched when they are first needed, also while the server is away."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from tests.web.screen import OpenScreen, Screen
from tests.web.serving import Server

LOST = "net::ERR_|Failed to load resource|WebSocket connection"
AWAY = "the server cannot be reached"
OLDER = "These pages are older"
UNSTYLED = """() => [...document.querySelectorAll('link[rel=stylesheet]')]
  .filter((link) => !link.sheet).map((link) => link.href)"""


def begin(screen: Screen) -> Page:
    screen.forgive(LOST)
    page = screen.go("/")
    expect(page.get_by_role("heading", name="Mesozoic")).to_be_visible()
    page.wait_for_load_state("networkidle")
    return page


def go_on(page: Page, place: str) -> None:
    page.evaluate("place => { location.hash = place }", place)


def test_a_page_that_cannot_come_waits_for_the_server_and_comes(
    own_server: Server, open_screen: OpenScreen
) -> None:
    page = begin(open_screen(own_server))
    own_server.kill()
    go_on(page, "/credits")
    told = page.get_by_role("alert").filter(has_text=AWAY)
    expect(told).to_be_visible()
    own_server.start()
    told.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Credits")).to_be_visible()
    expect(told).to_have_count(0)
    assert page.evaluate(UNSTYLED) == []


def test_a_part_of_a_page_waits_without_being_asked(
    own_server: Server, open_screen: OpenScreen
) -> None:
    screen = open_screen(own_server)
    page = begin(screen)
    own_server.kill()
    go_on(page, "/rules/evo-2001")
    expect(page.get_by_role("alert").filter(has_text=AWAY)).to_be_visible()
    own_server.start()
    expect(page.get_by_role("searchbox")).to_be_visible()
    assert page.evaluate(UNSTYLED) == []


def test_pages_older_than_the_server_are_loaded_again(screen: Screen) -> None:
    page = begin(screen)
    screen.forgive("Failed to fetch dynamically imported module|Unable to preload CSS")

    def is_gone(route: Route) -> None:
        route.fulfill(status=404)

    page.route("**/assets/Credits-*", is_gone)
    go_on(page, "/credits")
    told = page.get_by_role("alert").filter(has_text=OLDER)
    expect(told).to_be_visible()
    page.unroute("**/assets/Credits-*", is_gone)
    told.get_by_role("button", name="Load again").click()
    expect(page.get_by_role("heading", name="Credits")).to_be_visible()
