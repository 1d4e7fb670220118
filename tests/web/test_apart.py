"""Two people who are apart: they meet in the lobby, play a rated game, and stand on its ladder.

`python -m pytest tests/web/test_apart.py --whole` plays the games to the end by clicking; without
it the first acts are clicked, and the rest is answered over the sockets while both look on.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import pytest
from playwright.sync_api import Page, expect

from mesozoic.games import game_ids
from tests.web.gods import God
from tests.web.playing import END, Seated, together
from tests.web.screen import OpenScreen, Screen
from tests.web.serving import Server
from tests.web.walking import Walker

NAMES = ("Ada", "Gideon")
CLICKED = 8
"""Acts of both together that are clicked before the sockets go on."""
Actor = Seated | Walker


def actor(game: str, screen: Screen, seat: int) -> Actor:
    if game == "evolution-family":
        return Walker(screen, own=(seat, seat + 2), harms=False)
    return God(screen, seed=seat) if game == "gods-love-dinosaurs" else Seated(screen, seed=seat)


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
    game: str, own_server: Server, open_screen: OpenScreen, request: pytest.FixtureRequest
) -> None:
    screens = [open_screen(own_server) for _ in NAMES]
    for screen, name in zip(screens, NAMES, strict=True):
        sign_up(screen, own_server, name)
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
        play_on(own_server, table, [cookie_of(screen) for screen in screens])

    for page in (ada, gideon):
        expect(page.locator(END)).to_be_visible()
    assert own_server.record(table)["result"]["winners"]
    ada.goto(f"{own_server.address}#/ladder/{game}")
    for name in NAMES:
        expect(ada.get_by_role("link", name=name)).to_be_visible()


def play_on(server: Server, table: str, cookies: list[str]) -> None:
    """Both answer over sockets of their own; each has the seat that the lobby gave."""

    def answer(seat: int) -> None:
        server.play_on({"table": table}, seat, cookie=cookies[seat])

    with ThreadPoolExecutor(len(cookies)) as pool:
        list(pool.map(answer, range(len(cookies))))
