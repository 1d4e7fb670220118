"""Whoever is waited for is told, also when they look elsewhere; the page can be installed."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.playing import Seated, together
from tests.web.screen import OpenScreen, Screen
from tests.web.serving import Server

WATCHED = """
globalThis.knocks = 0
const { start } = OscillatorNode.prototype
OscillatorNode.prototype.start = function (...at) { knocks++; return start.apply(this, at) }
globalThis.asked = 0
const ask = Notification.requestPermission.bind(Notification)
Notification.requestPermission = () => { asked++; return ask() }
// A browser without windows has no place where it would show them.
globalThis.shown = []
ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag }) => {
    const close = () => { shown = shown.filter((other) => other.tag !== tag) }
    shown.push({ title, body, tag, close })
}
ServiceWorkerRegistration.prototype.getNotifications = async () => shown
globalThis.hide = () => {
    knocks = 0
    Object.defineProperty(document, 'hidden', { get: () => true })
}
"""
CACHED = "async () => (await (await caches.open('offline')).keys()).map(({ url }) => url)"
KNOCKS = 2
"""Strokes that one sound is made of."""


@pytest.fixture
def listener(open_screen: OpenScreen) -> Screen:
    screen: Screen = open_screen(service_workers="allow")
    screen.context.add_init_script(WATCHED)
    return screen


def test_title_and_favicon_say_whose_turn_it_is(
    screen: Screen, open_screen: OpenScreen, server: Server
) -> None:
    first, second = two_people(screen, open_screen(), server)
    asked, waiting = (first, second) if is_asked(first) else (second, first)
    expect(asked.page).to_have_title("● Your turn · EVO, second edition · Mesozoic")
    expect(waiting.page).to_have_title("EVO, second edition · Mesozoic")
    expect(icon_of(asked.page)).to_have_attribute("href", "/favicon-turn.svg")
    expect(icon_of(waiting.page)).to_have_attribute("href", "/favicon.svg")
    asked.screen.go("/")
    expect(asked.page).to_have_title("Mesozoic")
    expect(icon_of(asked.page)).to_have_attribute("href", "/favicon.svg")


def test_a_page_is_silent_and_asks_for_nothing_until_somebody_wishes_it(
    listener: Screen, open_screen: OpenScreen, server: Server
) -> None:
    me = until_my_turn_begins(listener, open_screen(), server)
    assert me.page.evaluate("[knocks, asked, shown.length]") == [0, 0, 0]


def test_the_table_is_heard_by_who_switches_it_on(listener: Screen, server: Server) -> None:
    me = Seated(listener).sit(server.open(["here", "uniform", "uniform"]))
    assert me.wait() == "asked"
    walk = me.page.locator("[data-zone].may")
    walk.last.click()
    expect(me.page.locator(".said.mine")).not_to_contain_text("one step")
    assert me.page.evaluate("knocks") == 0
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("button", name="Settings").click()
    settings = me.page.get_by_role("dialog", name="Settings")
    table = settings.get_by_role("group", name="Sounds of the table")
    table.get_by_label("On", exact=True).check()
    assert settings.get_by_label("Volume of sounds").input_value() == "50"
    assert me.page.evaluate("knocks") > 0
    me.page.keyboard.press("Escape")
    me.page.evaluate("knocks = 0")
    me.page.get_by_role("button", name="Undo").click()
    assert me.wait() == "asked"
    walk.last.click()
    me.page.wait_for_function("() => knocks > 0")


def test_a_turn_that_begins_is_heard_and_shown_once(
    listener: Screen, open_screen: OpenScreen, server: Server
) -> None:
    listener.context.grant_permissions(["notifications"])
    page = listener.go("/")
    page.get_by_role("button", name="Settings").click()
    settings = page.get_by_role("dialog", name="Settings")
    volume = settings.get_by_label("Volume of sounds")
    assert volume.input_value() == "0"
    volume.fill("50")
    switch = settings.get_by_role("group", name="Notification when your turn begins")
    switch.get_by_label("On", exact=True).check()
    expect(switch.get_by_label("On", exact=True)).to_be_checked()
    assert page.evaluate("asked") == 1
    # The browser answers later than the button shows what was wished.
    page.wait_for_function("() => localStorage.getItem('mesozoic.notifies') === 'yes'")
    page.reload()
    me = until_my_turn_begins(listener, open_screen(), server)
    me.page.wait_for_function("() => knocks")
    assert me.page.evaluate("knocks") == KNOCKS
    me.page.wait_for_function("() => shown.length")
    assert me.page.evaluate("shown.map(({ title, body }) => [title, body])") == [
        ["Your turn", "EVO, second edition"]
    ]
    me.act()
    me.page.wait_for_function("() => !shown.length")


def test_without_a_server_the_page_says_so_and_goes_on_when_it_is_back(
    own_server: Server, open_screen: OpenScreen
) -> None:
    screen: Screen = open_screen(own_server, service_workers="allow")
    screen.forgive("ERR_CONNECTION_REFUSED|Failed to load resource")
    page = screen.go("/credits")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    own_server.kill()
    page.reload()
    for title in ("The server cannot be reached", "Le serveur est injoignable"):
        expect(page.get_by_role("heading", name=title)).to_be_visible()
    kept = page.evaluate(
        "async () => (await (await caches.open('offline')).keys()).map((k) => k.url)"
    )
    assert sorted(url.rpartition("/")[2] for url in kept) == [
        "favicon.svg",
        "offline.css",
        "offline.html",
        "offline.js",
    ]
    own_server.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Credits")).to_be_visible()


LOADED = """([icons, base]) => Promise.all(icons.map(async ({ src }) => {
    const image = new Image()
    image.src = new URL(src, base)
    await image.decode()
    return `${image.naturalWidth}x${image.naturalHeight}`
}))"""
"""How large the pictures are; none that cannot be shown."""
NEEDED_SIZES = {"192x192", "512x512"}
"""Of icons, for a device's programs and for what is shown while one begins."""


def test_the_page_can_be_installed(server: Server, open_screen: OpenScreen) -> None:
    """Not every browser judges it, so what they ask for is asked here as well."""
    screen: Screen = open_screen(service_workers="allow")
    page = screen.go("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    browser = screen.context.new_cdp_session(page)
    told = browser.send("Page.getAppManifest")
    assert not told["errors"]
    manifest = json.loads(told["data"])
    assert manifest["name"]
    assert manifest["start_url"] == manifest["scope"] == "/"
    assert manifest["display"] == "standalone"
    icons = manifest["icons"]
    for icon, size in zip(icons, page.evaluate(LOADED, [icons, told["url"]]), strict=True):
        assert icon["sizes"] in ("any", size), icon
    assert {icon["sizes"] for icon in icons if "purpose" not in icon} >= NEEDED_SIZES
    found = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A test's window is a private one, from which nothing is ever installed.
    assert [one for one in found if one["errorId"] != "in-incognito"] == []


def two_people(one: Screen, other: Screen, server: Server) -> tuple[Seated, Seated]:
    opened = server.open(["here", "link"], game="evo-2011")
    first, second = Seated(one).sit(opened, 0), Seated(other).sit(opened, 1)
    for person in (first, second):
        person.page.locator("footer .said").wait_for()
    return first, second


def until_my_turn_begins(mine: Screen, theirs: Screen, server: Server) -> Seated:
    """At a table of two whose other person plays until it is one's own turn."""
    me, other = two_people(mine, theirs, server)
    for person in together(me, other):
        if person is other:
            break
        me.act()
    mine.page.evaluate("hide()")
    for person in together(other, me):
        if person is me:
            break
        other.act()
    return me


def is_asked(person: Seated) -> bool:
    return person.page.locator(".said.mine").count() > 0


def icon_of(page: Page) -> Locator:
    return page.locator("link[rel=icon]")
