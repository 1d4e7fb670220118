"""Links for others and for another device of one's own: where they lead, and what copying says."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.screen import OpenScreen, Screen
from tests.web.serving import Server


def open_for_guests(screen: Screen) -> Page:
    page = screen.go("/new/evo-2011")
    page.get_by_role("radio", name="By link").nth(1).check()
    page.get_by_role("button", name="Begin the game").first.click()
    expect(page.get_by_role("heading", name="Invite the others")).to_be_visible()
    return page


def test_a_server_for_one_machine_says_so_and_is_opened_when_asked(
    own_server: Server, open_screen: OpenScreen
) -> None:
    page = open_for_guests(open_screen(own_server))
    note = page.get_by_role("note")
    expect(note).to_contain_text("This server can only be reached from this machine.")
    link = page.locator("code").first
    expect(link).to_contain_text(own_server.address)
    page.context.grant_permissions(["clipboard-write"])
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    note.get_by_role("button", name="Open it to the network").click()
    expect(note).to_have_count(0)
    expect(link).not_to_contain_text("127.0.0.1")
    expect(link).to_have_text(re.compile(r"^http://[\d.]+:\d+/#/table/\w+\?key=[\w-]+$"))
    # What was copied leads nowhere else.
    expect(page.get_by_role("button", name="Copied")).to_have_count(0)


def test_copied_is_said_only_where_it_was_copied(screen: Screen) -> None:
    screen.page.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
    )
    page = open_for_guests(screen)
    page.get_by_role("button", name="Copy the link").first.click()
    expect(page.get_by_text("It is selected: copy it from here.")).to_be_visible()
    expect(page.get_by_text("Copied")).to_have_count(0)
    assert page.evaluate("String(getSelection())") == page.locator("code").first.inner_text()


def test_copied_where_the_clipboard_is_open(screen: Screen) -> None:
    screen.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = open_for_guests(screen)
    page.get_by_role("button", name="Copy the link").first.click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == page.locator("code").first.inner_text()


def test_one_plays_on_on_another_device(
    screen: Screen, open_screen: OpenScreen, server: Server
) -> None:
    opened = server.open(["here", "uniform", "uniform"])
    page = screen.go(f"/table/{opened['table']}?key={opened['keys'][0]}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Continue on another device").click()
    expect(page.get_by_role("img", name="QR code of the link to your seat")).to_be_visible()
    link = page.get_by_role("dialog").locator("code").inner_text()
    other = open_screen().go(link.partition("#")[2])
    expect(other.get_by_role("button", name="Menu")).to_be_visible()
    expect(other.get_by_text("You are watching")).to_have_count(0)
    assert "key" not in other.url
