"""A table on a television: all look at it, and each plays on a phone of their own."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from math import inf
from random import Random

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from websockets.sync.client import connect

from tests.web.axe import findings
from tests.web.screen import OpenScreen, Screen
from tests.web.serving import PATIENCE, Server
from tests.web.test_lobby import called
from tests.web.test_sizes import PAINTED

TELEVISION: ViewportSize = {"width": 1920, "height": 1080}
SMALLER: ViewportSize = {"width": 1280, "height": 720}
SEEN = 100
"""Messages after which a screen need not be drawn any longer."""
GAMES = ["evo-2001", "evo-2011", "gods-love-dinosaurs", "evolution-family"]


def invited(page: Page, game: str) -> list[str]:
    """A table that somebody opens for phones only, and shows on a screen; the seats' keys."""
    page.goto(f"{page.url.partition('#')[0]}#/new/{game}")
    seats = page.get_by_role("region", name="Who plays").get_by_role("listitem")
    seats.first.wait_for()
    for seat in seats.all():
        seat.get_by_role("radio", name="By link").check()
    page.get_by_role("button", name="Begin the game").first.click()
    page.get_by_role("link", name="Show the table on a big screen").click()
    page.wait_for_url("**/#/screen/*")
    kept = page.evaluate("table => localStorage.getItem(`mesozoic.links.${table}`)", table_at(page))
    keys: list[str] = json.loads(kept)
    return keys


def table_at(page: Page) -> str:
    return page.url.rpartition("/")[2]


def play(server: Server, table: str, seat: int, key: str) -> None:
    """A phone whose owner plays at random until the game is over."""
    rng, answered = Random(seat), None
    live = f"{server.address.replace('http', 'ws')}api/tables/{table}/live"
    with connect(live, proxy=None, max_size=None, open_timeout=PATIENCE) as socket:
        socket.send(json.dumps({"do": "hello", "keys": [key]}))
        socket.send(json.dumps({"do": "pace", "milliseconds": 0}))
        over, said = False, ""
        while not over:
            message = json.loads(socket.recv(PATIENCE))
            if message.get("key") == "too-fast":  # what is sent next waits as long as it must
                socket.send(said)
            now = message if message["is"] == "situation" else message.get("situation")
            if now is None:
                continue
            over = now["over"]
            if now["decision"] is not None and now["decision"] != answered and not over:
                answered = now["decision"]
                act = {"seat": seat, "decision": answered, "action": rng.choice(now["options"])}
                said = json.dumps({"do": "act", **act})
                socket.send(said)


def frames_of_table(screen: Screen) -> list[dict[str, object]]:
    heard = map(json.loads, screen.frames)
    return [message for message in heard if message["is"] in ("welcome", "situation", "progress")]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_on_phones_and_seen_on_a_screen(
    server: Server, open_screen: OpenScreen, game: str, request: pytest.FixtureRequest
) -> None:
    """With `--whole` all of it is seen; without, how it begins and how it ends."""
    screen = open_screen(server, size=TELEVISION)
    page = screen.go("/")
    keys = invited(page, game)
    codes = page.get_by_role("region", name="Scan to play").get_by_role("img", name="QR code")
    expect(codes).to_have_count(len(keys))
    assert findings(page) == []
    with ThreadPoolExecutor(len(keys)) as phones:
        table = table_at(page)
        games = [phones.submit(play, server, table, seat, key) for seat, key in enumerate(keys)]
        expect(codes).to_have_count(0)
        enough = inf if request.config.getoption("--whole") else SEEN
        while len(screen.frames) < enough and not all(finished.done() for finished in games):
            page.wait_for_timeout(50)  # the browser's own events are heard meanwhile
        page.goto("about:blank")
        for finished in games:
            finished.result()
    screen.go(f"/screen/{table}")
    expect(page.get_by_text("The game is over").first).to_be_visible()
    heard = frames_of_table(screen)
    assert {frame["is"] for frame in heard} >= {"welcome", "situation", "progress"}
    for frame in heard:
        assert frame.get("yours", []) == []
        shown = frame if frame["is"] == "situation" else frame.get("situation")
        assert shown is None or shown["seat"] is None  # type: ignore[index]


def test_whoever_has_a_seat_looks_on_at_the_screen(server: Server, open_screen: OpenScreen) -> None:
    """The browser's cookie and its keys would open the seat."""
    opened = server.open(["link", "greedy", "greedy"], game="evo-2001")
    screen = open_screen(server, size=SMALLER, theme="dark")
    page = screen.go(f"/table/{opened['table']}?key={opened['keys'][0]}")
    page.get_by_role("button", name="Go to the table").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="On a big screen").click()
    expect(page.locator(".captions")).to_contain_text("to play")
    screen.frames.clear()
    page.reload()
    expect(page.locator(".captions")).to_contain_text("to play")
    assert all(frame.get("yours", []) == [] for frame in frames_of_table(screen))
    page.evaluate(PAINTED)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
    assert findings(page) == []


def test_a_table_says_how_many_look_on(own_server: Server, open_screen: OpenScreen) -> None:
    opened = own_server.open(["link", "greedy", "greedy"])
    player = open_screen(own_server).go(f"/table/{opened['table']}?key={opened['keys'][0]}")
    player.get_by_role("button", name="Go to the table").click()
    expect(player.get_by_role("button", name="Menu")).to_be_visible()
    expect(player.get_by_role("img", name="One watches")).to_have_count(0)
    lobby = open_screen(own_server).go("/lobby")
    lobby.get_by_role("link", name="Watch").click()
    expect(player.get_by_role("img", name="One watches")).to_be_visible()


def test_a_screen_invites_to_an_open_table_and_follows_it(
    own_server: Server, open_screen: OpenScreen
) -> None:
    """Nothing is known to it but where the table is; whoever scans sits down where they did."""
    ada, bo = (open_screen(own_server).go("/lobby") for _ in range(2))
    ada.get_by_role("button", name="Open a table").first.click()
    form = ada.get_by_role("dialog", name="Open a table")
    form.get_by_label("Game").select_option("evo-2011")
    form.get_by_role("button", name="Open it").click()
    called(ada, "Ada")
    address = ada.get_by_role("link", name="On a big screen").get_attribute("href") or ""
    screen = open_screen(own_server, size=TELEVISION)
    page = screen.go(address.removeprefix("#"))
    codes = page.get_by_role("region", name="Scan to play").get_by_role("img", name="QR code")
    expect(codes).to_have_count(1)
    expect(page.get_by_text("Ada")).to_be_visible()
    expect(page.get_by_role("note")).to_contain_text("can only be reached from this machine")
    assert "/open/" in page.locator(".address code").inner_text()
    assert findings(page) == []
    bo.goto(f"{own_server.address}{address.replace('/screen', '')}?seat=2")
    bo.get_by_role("button", name="Sit down").first.click()
    called(bo, "Gideon")
    page.wait_for_url("**/#/screen/*")
    bo.wait_for_url("**/#/table/*")
    expect(page.locator(".captions")).to_contain_text("to play")
    assert table_at(page) == table_at(bo)


def test_a_screen_elsewhere_says_who_can_show_the_codes(
    server: Server, open_screen: OpenScreen
) -> None:
    opened = server.open(["link", "greedy", "greedy"], game="evo-2001")
    page = open_screen(server, size=SMALLER).go(f"/screen/{opened['table']}")
    expect(page.get_by_text("whoever opened the table can show them")).to_be_visible()
    expect(page.get_by_role("img", name="QR code")).to_have_count(0)


COVERED = """part => {
    const { left, right, top, bottom } = part.getBoundingClientRect()
    return [left + 2, (left + right) / 2, right - 2].some((x) => {
        const above = document.elementFromPoint(x, (top + bottom) / 2)
        return above === null || !part.contains(above)
    })
}"""


def test_a_screen_has_no_rules_to_open_and_its_legend_is_whole(
    server: Server, open_screen: OpenScreen
) -> None:
    opened = server.open(["link", "greedy", "greedy"], game="evo-2001")
    page = open_screen(server, size=SMALLER).go(f"/screen/{opened['table']}")
    expect(page.locator(".captions")).to_contain_text("to play")
    expect(page.locator(".legend")).to_be_visible()
    expect(page.get_by_text("whoever opened the table can show them")).to_be_visible()
    page.evaluate(PAINTED)
    assert not page.locator(".legend").evaluate(COVERED)
    assert not any(link.is_visible() for link in page.locator("a[href*='?rule=']").all())
