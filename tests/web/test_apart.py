"""Two people who are apart: they meet in the lobby, play a rated game, and stand on its ladder.

`python -m pytest tests/web/test_apart.py --whole` plays the games to the end by clicking; without
it the first acts are clicked, and the rest is answered over sockets until both come back.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import pytest
from playwright.sync_api import Page, expect

from mesozoic.games import game_ids
from tests.web.gods import God
from tests.web.playing import END, Seated, together
from tests.web.screen import OpenScreen, Screen
from tests.web.serving import Server, serving
from tests.web.walking import Walker

NAMES = ("Ada", "Gideon")
CLICKED = 8
"""Acts of both together that are clicked before the sockets go on."""
Actor = Seated | Walker


def actor(game: str, screen: Screen, seat: int) -> Actor:
    if game == "evolution-family":
        return Walker(screen, own=(seat, seat + 2), harms=False)
    return God(screen, seed=seat) if game == "gods-love-dinosaurs" else Seated(screen, seed=seat)


@pytest.fixture(scope="module")
def hall(pages: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server in whose lobby nobody else waits; each game has people of its own."""
    with serving(tmp_path_factory.mktemp("hall")) as server:
        yield server


def sign_up(screen: Screen, server: Server, name: str) -> None:
    made = screen.context.request.post(
        f"{server.address}api/me/account", data={"name": name, "password": f"{name} likes lizards"}
    )
    assert made.ok, made.text()


def open_rated(page: Page, game: str) -> None:
    page.get_by_role("button", name="Open a table").first.click()
    form = page.get_by_role("dialog", name="Open a table")
    form.get_by_label("Game").select_option(game)
    form.get_by_role("group", name="Players").get_by_role("radio").first.check()
    form.get_by_role("radio", name="Rated", exact=True).check()
    form.get_by_role("button", name="Open it").click()
    page.wait_for_url("**/#/open/*")


def cookie_of(screen: Screen) -> str:
    return "; ".join(f"{one['name']}={one['value']}" for one in screen.context.cookies())


@pytest.mark.parametrize("game", game_ids())
def test_two_meet_and_play_a_whole_rated_game(
    game: str, hall: Server, open_screen: OpenScreen, request: pytest.FixtureRequest
) -> None:
    names = [f"{name} ({game})" for name in NAMES]
    screens = [open_screen(hall) for _ in names]
    for screen, name in zip(screens, names, strict=True):
        sign_up(screen, hall, name)
        screen.go("/lobby")
    ada, gideon = (screen.page for screen in screens)
    open_rated(ada, game)
    if game == "evo-2001":  # it is for three
        ada.get_by_role("button", name="Seat a bot").last.click()
    expect(gideon.get_by_role("article")).to_contain_text("Rated")
    gideon.get_by_role("button", name="Sit down").click()
    for page in (ada, gideon):
        page.wait_for_url("**/#/table/*")
        page.get_by_role("complementary").wait_for()

    players = [actor(game, screen, seat) for seat, screen in enumerate(screens)]
    whole = request.config.getoption("--whole")
    for player in islice(together(*players), None if whole else CLICKED):
        player.act()
    table = ada.url.rpartition("/")[2]
    if not whole:
        cookies = [cookie_of(screen) for screen in screens]
        for page in (ada, gideon):
            page.goto("about:blank")
        play_on(hall, table, cookies)
        for screen in screens:
            screen.go(f"/table/{table}")

    for page in (ada, gideon):
        # The ladder is read once, and the game is counted a little after its end.
        expect(page.locator(END).locator(".gained").first).to_be_visible()
    assert hall.record(table)["result"]["winners"]
    ada.goto(f"{hall.address}#/ladder/{game}")
    for name in names:
        expect(ada.get_by_role("link", name=name)).to_be_visible()


def play_on(server: Server, table: str, cookies: list[str]) -> None:
    """Both answer over sockets of their own; each has the seat that the lobby gave."""

    def answer(seat: int) -> None:
        server.play_on({"table": table}, seat, cookie=cookies[seat])

    with ThreadPoolExecutor(len(cookies)) as pool:
        list(pool.map(answer, range(len(cookies))))
