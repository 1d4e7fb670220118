"""A guest makes an account, by passkey or password, and has their games on every device."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import findings
from tests.web.screen import PHONE, OpenScreen, Screen
from tests.web.serving import Server

PASSWORD = "correct horse battery"
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def keep_codes(page: Page) -> list[str]:
    shown = page.get_by_role("dialog", name="Your recovery codes")
    expect(shown.get_by_role("listitem")).to_have_count(8)
    codes = shown.get_by_role("listitem").all_inner_texts()
    shown.get_by_role("button", name="I have kept them").click()
    expect(page.get_by_text("You are signed in as Ada.")).to_be_visible()
    return codes


def make_account(screen: Screen) -> list[str]:
    """By password: the pages lie at an address without a name, where there are no passkeys."""
    page = screen.go("/me")
    new = page.get_by_role("region", name="Your games on every device")
    page.get_by_label("Your name").fill("Ada")
    new.get_by_label("Password").fill(PASSWORD)
    new.get_by_role("button", name="Make an account").click()
    return keep_codes(page)


def make_account_by_passkey(screen: Screen) -> Page:
    devtools = screen.context.new_cdp_session(screen.page)
    devtools.send("WebAuthn.enable")
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    page = screen.go("/me")
    new = page.get_by_role("region", name="Your games on every device")
    page.get_by_label("Your name").fill("Ada")
    new.get_by_role("button", name="Make an account with a passkey").click()
    keep_codes(page)
    return page


def sign_in(page: Page, password: str) -> None:
    known = page.get_by_role("region", name="You have an account")
    known.get_by_label("Name").fill("ada")
    known.get_by_label("Password").fill(password)
    known.get_by_role("button", name="Sign in").click()


def test_games_go_with_an_account_to_another_device(
    own_server: Server, open_screen: OpenScreen
) -> None:
    opened = own_server.open(["link", "uniform", "uniform"], game="evo-2011")
    one, two = open_screen(own_server), open_screen(own_server)
    make_account(one)
    page = one.go(f"/table/{opened['table']}?key={opened['keys'][0]}")
    page.get_by_role("button", name="Go to the table").click()
    expect(page.get_by_role("button", name="Menu")).to_be_visible()
    other = two.go("/me")
    sign_in(other, "wrong password")
    two.forgive("403")
    expect(other.get_by_text("do not belong together")).to_be_visible()
    sign_in(other, PASSWORD)
    expect(other.get_by_text("You are signed in as Ada.")).to_be_visible()
    other.get_by_role("link", name="Your tables").click()
    other.get_by_role("link", name="EVO").click()
    expect(other.locator("footer .question")).to_be_visible()
    expect(other.get_by_text("You are watching.", exact=True)).to_have_count(0)


def test_who_signs_out_leaves_no_game_behind(own_server: Server, open_screen: OpenScreen) -> None:
    opened = own_server.open(["link", "uniform", "uniform"], game="evo-2011")
    screen = open_screen(own_server)
    make_account(screen)
    page = screen.go(f"/table/{opened['table']}?key={opened['keys'][0]}")
    page.get_by_role("button", name="Go to the table").click()
    expect(page.locator("footer .question")).to_be_visible()
    screen.go("/me")
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_text("You play as a guest.")).to_be_visible()
    page.get_by_role("link", name="Your tables").click()
    expect(page.get_by_text("This browser has no seat at any table.")).to_be_visible()


def test_what_is_wrong_is_said_in_the_page_s_own_words_and_codes_are_not_lost_by_a_slip(
    own_server: Server, open_screen: OpenScreen
) -> None:
    page = open_screen(own_server).go("/me")
    page.get_by_label("Your name").fill("Ada")
    new = page.get_by_role("region", name="Your games on every device")
    for written, told in (("", "Write something here first."), ("short", "8 characters at least")):
        new.get_by_label("Password").fill(written)
        new.get_by_role("button", name="Make an account").click()
        expect(new.get_by_role("alert")).to_contain_text(told)
        expect(new.get_by_label("Password")).to_be_focused()
    new.get_by_label("Password").fill(PASSWORD)
    expect(new.get_by_role("alert")).to_have_count(0)
    new.get_by_role("button", name="Make an account").click()
    keep_codes(page)
    assert findings(page) == []
    page.get_by_role("button", name="Make new recovery codes").click()
    asked = page.get_by_role("dialog", name="Make new recovery codes")
    assert findings(page) == []
    expect(asked.get_by_text("The 8 recovery codes that you still have")).to_be_visible()
    asked.get_by_role("button", name="Replace them").click()
    keep_codes(page)


def test_another_device_signs_in_by_a_link_once(
    own_server: Server, open_screen: OpenScreen
) -> None:
    one = open_screen(own_server)
    make_account(one)
    one.page.get_by_role("button", name="Show a code for another device").click()
    expect(one.page.get_by_role("img", name="A code that signs another device in")).to_be_visible()
    place = one.page.locator("code").inner_text().partition("#")[2]
    two = open_screen(own_server, size=PHONE)
    page = two.go(place)
    page.get_by_role("button", name="Sign in on this device").click()
    expect(page.get_by_text("You are signed in as Ada.")).to_be_visible()
    three = open_screen(own_server)
    three.forgive("403")
    page = three.go(place)
    page.get_by_role("button", name="Sign in on this device").click()
    expect(page.get_by_text("good once")).to_be_visible()


def test_who_is_forgotten_is_a_guest_again(own_server: Server, open_screen: OpenScreen) -> None:
    screen = open_screen(own_server)
    make_account(screen)
    page = screen.page
    page.get_by_role("button", name="Be forgotten").click()
    page.get_by_role("button", name="Delete all of it").click()
    expect(page.get_by_text("You are forgotten here.")).to_be_visible()
    page.get_by_role("region", name="You have an account").wait_for()
    screen.forgive("403")
    sign_in(page, PASSWORD)
    expect(page.get_by_text("do not belong together")).to_be_visible()


def test_who_came_by_another_device_proves_it_before_deleting(
    own_server: Server, open_screen: OpenScreen
) -> None:
    one, two = open_screen(own_server), open_screen(own_server, size=PHONE)
    make_account(one)
    one.page.get_by_role("button", name="Show a code for another device").click()
    place = one.page.locator("code").inner_text().partition("#")[2]
    page = two.go(place)
    two.forgive("403")
    page.get_by_role("button", name="Sign in on this device").click()
    page.get_by_role("button", name="Be forgotten").click()
    assert findings(page) == []
    page.get_by_role("button", name="Delete all of it").click()
    asked = page.get_by_role("dialog", name="Is it you?")
    expect(asked).to_be_visible()
    assert findings(page) == []
    asked.get_by_label("Password").fill("guessed it")
    asked.get_by_role("button", name="Go on").click()
    expect(asked.get_by_text("This is not the password of your account.")).to_be_visible()
    asked.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Delete all of it").click()
    asked.get_by_label("Password").fill(PASSWORD)
    asked.get_by_role("button", name="Go on").click()
    expect(page.get_by_text("You are forgotten here.")).to_be_visible()


@pytest.fixture
def named(own_server: Server, open_screen: OpenScreen) -> Callable[[], Screen]:
    """Windows to the same server under a name, as passkeys need one."""
    own_server.address = own_server.address.replace("127.0.0.1", "localhost")
    return lambda: open_screen(own_server)


def test_a_passkey_is_made_and_used(named: Callable[[], Screen]) -> None:
    screen = named()
    page = make_account_by_passkey(screen)
    mine = page.get_by_role("region", name="What opens your account")
    expect(mine.get_by_text("not used yet")).to_be_visible()
    assert findings(page) == []
    page.get_by_role("button", name="Sign out in").click()
    expect(page.get_by_text("You play as a guest.")).to_be_visible()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_text("You are signed in as Ada.")).to_be_visible()
    expect(mine.get_by_text("last used on")).to_be_visible()
    mine.get_by_role("button", name="Rename:").click()
    page.get_by_role("dialog").get_by_label("Name").fill("My phone")
    page.get_by_role("button", name="Keep this name").last.click()
    expect(mine.get_by_text("My phone")).to_be_visible()
    mine.get_by_role("button", name="Remove: My phone").click()
    expect(page.get_by_text("the only thing that opens your account")).to_be_visible()
    expect(page.get_by_role("button", name="Remove it")).to_have_count(0)
    page.get_by_role("dialog").get_by_role("button", name="Close").last.click()
    mine.get_by_label("A password, if you want one").fill(PASSWORD)
    mine.get_by_role("button", name="Keep this password").click()
    expect(page.get_by_text("Other browsers are signed out")).to_be_visible()
    mine.get_by_role("button", name="Remove: My phone").click()
    page.get_by_role("button", name="Remove it").click()
    expect(mine.get_by_text("You have no passkey yet.")).to_be_visible()


def test_a_passkey_of_nobody_here_is_refused(named: Callable[[], Screen]) -> None:
    screen = named()
    page = make_account_by_passkey(screen)
    page.get_by_role("button", name="Be forgotten").click()
    page.get_by_role("button", name="Delete all of it").click()
    screen.forgive("403")
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_text("No account here knows this passkey.")).to_be_visible()
