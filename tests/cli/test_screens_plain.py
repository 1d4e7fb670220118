"""The plain screen: any game's views, options and results, without knowing the game."""

from __future__ import annotations

import io
from random import Random
from typing import Any

import pytest
from rich.console import Console, RenderableType

from mesozoic.cli.playing.ending import ranking
from mesozoic.cli.screens import find_artist, plain
from mesozoic.cli.screens.plain.things import drawn
from mesozoic.core.luck import SeededLuck
from mesozoic.core.table import Table
from mesozoic.files.packs import standard_components
from mesozoic.files.tables import new_table
from mesozoic.games import find_game, game_ids
from mesozoic.words.catalogue import catalogue
from mesozoic.words.sentences import act
from tests.cli.kit import LANGUAGES

WIDTH = 80


def text(shown: RenderableType) -> str:
    console = Console(file=io.StringIO(), width=WIDTH, markup=False, highlight=False)
    with console.capture() as capture:
        console.print(shown)
    return capture.get()


def played(game: str, entries: int) -> Table[Any]:
    table = new_table(game, find_game(game).players[0], seed="plain")
    luck, rng = SeededLuck.named("plain"), Random(1)
    while not table.is_over and len(table.record.entries) < entries:
        if table.step(luck) is None:
            seat = table.deciders()[0]
            table.act(seat, rng.choice(table.options(seat)))
    while table.awaits_luck():
        table.step(luck)
    return table


def test_a_game_without_a_screen_gets_the_plain_one() -> None:
    assert find_artist("nothing-of-the-kind") is plain
    assert find_artist("island") is plain  # a folder here that is shared by games, and no artist
    assert find_artist("evo-2001") is not plain


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_every_game_can_be_drawn_plainly(game: str, language: str) -> None:
    table, words = played(game, 60), catalogue(language, game)
    screen = plain.screen(table, words, ["Ada"] * len(table.seats))
    seat = table.deciders()[0]
    view, options = table.view(seat), table.options(seat)
    page = text(screen.page(view, WIDTH, ["What happened last."]))
    assert words.say("game-title") in page
    assert words.say("species-1") in page
    assert "What happened last." in page
    choices = screen.choices(view, options, WIDTH)
    assert list(choices.answers.values()) == list(options)
    assert f"1) {act(words, options[0], view.moment)}"[:30] in text(choices.shown)


def test_the_winner_is_ranked_first() -> None:
    table = played("evo-2001", 10**6)
    screen = plain.screen(table, catalogue("en", "evo-2001"), ["Ada", "Bo", "Cy"])
    lines = text(ranking(table, screen)).splitlines()
    first = table.state.result.winners[0]
    assert catalogue("en", "evo-2001").say(f"species-{first}") in lines[1]
    assert str(table.state.result.scores[first]) in lines[1]


@pytest.mark.parametrize("game", game_ids())
def test_every_pack_can_be_drawn_plainly(game: str) -> None:
    shown = plain.contents(find_game(game), standard_components(game), catalogue("en", game))
    assert len(text(shown).splitlines()) > 3


def test_what_has_no_name_is_called_as_in_the_code() -> None:
    words = catalogue("en")
    thing = {"long_name": [{"a": None, "b": True}, {"a": [1, 2], "b": False}], "empty": []}
    assert [line.split() for line in text(drawn(thing, words)).splitlines()] == [
        ["long", "name", "a", "b"],
        ["–", "yes"],
        ["1,", "2", "no"],
        ["empty", "–"],
    ]
