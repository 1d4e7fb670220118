"""What is drawn: it fits, it needs no colour, and it shows only what its reader may see."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console, RenderableType

from mesozoic.cli.playing.ending import ranking
from mesozoic.cli.playing.seating import Seating
from mesozoic.cli.screens import find_artist
from mesozoic.cli.screens.evo_2001.screen import EvoScreen
from mesozoic.core.luck import SeededLuck
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.files.tables import new_table
from mesozoic.games import find_game
from mesozoic.words.catalogue import catalogue
from tests.cli.kit import LANGUAGES

TEXTURES = {
    "evo-2001": (". . .", '" " "', "n n n", "^ ^ ^"),
    "evo-2011": (". . .", "% % %", "= = =", "^ ^ ^"),
}
WAYS = [(name, players) for name in TEXTURES for players in find_game(name).players]


def drawn(thing: RenderableType, width: int, colours: bool = False) -> str:
    file = io.StringIO()
    Console(
        file=file,
        width=width,
        markup=False,
        highlight=False,
        force_terminal=colours,
        color_system="truecolor" if colours else None,
    ).print(thing)
    return file.getvalue()


def table_at(turn: int, game: str, players: int) -> Table[Any]:
    """A game between bots that has come to a movement of a turn."""
    table = new_table(game, players, seed="screens")
    luck, seating = SeededLuck.named("screens"), Seating.of(["greedy"] * players)
    while not (table.view(None).turn >= turn and table.view(None).moment.tag == "movement"):
        if table.step(luck) is None:
            seat = table.deciders()[0]
            table.act(seat, seating.bot_choice(table, seat))
    return table


def screen_of(table: Table[Any], language: str = "en") -> Any:
    words = catalogue(language, table.game.id)
    return find_artist(table.game.id).screen(table, words, ["search:250ms"] * len(table.seats))


@pytest.fixture(scope="module", params=WAYS, ids=lambda way: f"{way[0]}-{way[1]}")
def table(request: pytest.FixtureRequest) -> Table[Any]:
    return table_at(5, *request.param)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120, 140])
def test_the_page_fits(table: Table[Any], language: str, width: int) -> None:
    screen = screen_of(table, language)
    seat = table.deciders()[0]
    view = table.view(seat)
    page = drawn(screen.page(view, width, ["a line", "another"]), width)
    choices = screen.choices(view, table.options(seat), width)
    for line in (page + drawn(choices.shown, width)).splitlines():
        assert len(line.rstrip()) <= width
    for zone in range(len(table.game.board(table.state).zones)):
        assert f"▏{zone:>2} " in page
    for letter in ["▲A", "●B", "■C", "◆D", "★E"][: len(table.seats)]:
        assert letter in page
    assert list(choices.answers.values()) == list(table.options(seat))


@pytest.mark.parametrize("game", TEXTURES)
def test_terrain_and_temperature_need_no_colour(game: str) -> None:
    table = new_table(game, 4, seed="screens")
    screen = screen_of(table)
    plain = drawn(screen.page(table.view(None), 80), 80)
    for texture in TEXTURES[game]:
        assert texture in plain
    assert "☼ hot" in plain
    assert "\x1b" not in plain
    assert "\x1b[" in drawn(screen.page(table.view(None), 80), 80, colours=True)


def test_a_spectator_sees_no_hand(table: Table[Any]) -> None:
    words = catalogue("en", table.game.id)
    screen = screen_of(table)
    page = drawn(screen.page(table.view(None), 120), 120)
    assert words.say("cli-hand") not in page
    own = drawn(screen.page(table.view(Seat(0)), 120), 120)
    assert words.say("cli-hand") in own or words.say("cli-hand-empty") in own


@pytest.mark.parametrize("game", TEXTURES)
def test_attacks_show_their_odds(game: str) -> None:
    for turn in range(3, 9):
        table = table_at(turn, game, 5)
        seat = table.deciders()[0]
        options = table.options(seat)
        shown = drawn(screen_of(table).choices(table.view(seat), options, 120).shown, 120)
        assert shown.count("⚔") == sum(option.tag == "attack" for option in options)
        if "⚔" in shown:
            assert any(f"{odds}%" in shown for odds in (17, 33, 67, 83))
            return
    pytest.fail("nobody could attack")


def test_the_ranking_is_headed_and_named_by_the_screen() -> None:
    class Foreign(EvoScreen):
        """As another game would have it."""

        def standing_titles(self) -> tuple[str, ...]:
            return ("gold", "silver")

        def player_title(self) -> str:
            return "Guild"

        def player(self, seat: int) -> str:
            return f"guild {seat}"

    table = new_table("evo-2001", 3, seed="screens")
    luck, seating = SeededLuck.named("screens"), Seating.of(["uniform"] * 3)
    while not table.is_over:
        if table.step(luck) is None:
            seat = table.deciders()[0]
            table.act(seat, seating.bot_choice(table, seat))
    words = catalogue("en", "evo-2001")
    board = table.game.board(table.state)
    head, *rows = drawn(ranking(table, Foreign(board, words, ["x"] * 3)), 100).splitlines()
    assert head.split() == ["Guild", "gold", "silver"]
    ranked = sorted((table.standing(seat), seat) for seat in table.seats)[::-1]
    assert [row.split()[-4:] for row in rows] == [
        ["guild", str(seat), *map(str, standing)] for standing, seat in ranked
    ]
    assert [row.split()[0] for row in rows] == ["1.", "2.", "3."]
