"""Light and dark: as the system wishes, until somebody chooses."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.screen import Screen

LIGHT, DARK = "rgb(244, 236, 216)", "rgb(35, 32, 28)"


def shows(page: Page, paper: str) -> None:
    expect(page.locator("body")).to_have_css("background-color", paper)


def test_the_pages_follow_the_system_until_somebody_chooses(screen: Screen) -> None:
    page = screen.go("/")
    shows(page, LIGHT)
    page.emulate_media(color_scheme="dark")
    shows(page, DARK)
    page.get_by_role("radio", name="Light").first.check()
    shows(page, LIGHT)
    page.reload()
    shows(page, LIGHT)
