"""What networks look at: named, bounded, and nothing that the viewer may not know."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from functools import cache
from math import isfinite
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

import mesozoic.bots.learnt
from mesozoic.bots.greedy import Greedy
from mesozoic.bots.heuristics import find_heuristic
from mesozoic.bots.perspective import Perspective
from mesozoic.core.play import advance, deciders, options, outcomes
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.files.tables import setup
from mesozoic.games import find_game

GAMES: Final = [
    folder.name.replace("_", "-")
    for folder in sorted(Path(next(iter(mesozoic.bots.learnt.__path__))).iterdir())
    if (folder / "features.py").exists()
]
KINDS: Final = [(game, players) for game in GAMES for players in find_game(game).players]
GAMES_EACH: Final = 3
MOST: Final = 5.0


def features(game: str) -> Any:
    return importlib.import_module(f"mesozoic.bots.learnt.{game.replace('-', '_')}.features")


def looked_at(game: str, players: int, seed: int) -> Iterator[tuple[State, Seat | None]]:
    """States of a game, now greedy, now at random: who decides in it, or nobody where it is quiet.

    Both at random and greedily, for what the one never does the other does.
    """
    rng, kind, state = Random(seed), find_game(game), setup(game, players)
    heuristic, greedy = find_heuristic(game), Greedy()
    while state.result is None:
        if heuristic.is_quiet(state) and rng.random() < 0.2:
            yield state, None
        lots = outcomes(state)
        if lots:
            weights = [weight for _, weight in lots]
            advance(state, None, rng.choices([o for o, _ in lots], weights)[0])
            continue
        seat = rng.choice(deciders(state))
        offered = options(state, seat)
        if len(offered) > 1 and rng.random() < 0.1:
            yield state, seat
        if rng.random() < 0.4:
            action = rng.choice(offered)
        else:
            action = greedy.choose(Perspective.of(kind, state, seat, rng), rng)
        advance(state, seat, action)


Positions = list[tuple[State, Seat | None]]


@cache
def positions(game: str, players: int) -> Positions:
    return [
        (state.copy(), seat)
        for seed in range(GAMES_EACH)
        for state, seat in looked_at(game, players, seed)
    ]


@pytest.mark.parametrize(("game", "players"), KINDS)
def test_each_name_has_a_value_for_each_seat_and_option(game: str, players: int) -> None:
    found = positions(game, players)
    look = features(game)
    for names in (look.TABLE, look.SEAT, look.OPTION):
        assert len(set(names)) == len(names)
    for state, seat in found:
        viewer = Seat(0) if seat is None else seat
        assert len(look.table_values(state, viewer)) == len(look.TABLE)
        seats = look.seat_values(state, viewer)
        assert [len(values) for values in seats] == [len(look.SEAT)] * len(state.world.seats)
        if seat is not None:
            offered = options(state, seat)
            by_option = look.option_values(state, seat, offered)
            assert [len(values) for values in by_option] == [len(look.OPTION)] * len(offered)


@pytest.mark.parametrize(("game", "players"), KINDS)
def test_every_value_is_a_number_of_some_size(game: str, players: int) -> None:
    found = positions(game, players)
    look = features(game)
    for state, seat in found:
        viewer = Seat(0) if seat is None else seat
        rows = [look.table_values(state, viewer), *look.seat_values(state, viewer)]
        if seat is not None:
            rows += look.option_values(state, seat, options(state, seat))
        for values in rows:
            assert all(isfinite(value) and abs(value) <= MOST for value in values), values


@pytest.mark.parametrize(("game", "players"), KINDS)
def test_no_value_tells_what_the_viewer_may_not_know(game: str, players: int) -> None:
    found = positions(game, players)
    kind, look, rng = find_game(game), features(game), Random(7)
    for state, seat in found:
        for viewer in state.world.seats:
            dealt = kind.redeal(state, viewer, rng)
            assert look.table_values(dealt, viewer) == look.table_values(state, viewer)
            assert look.seat_values(dealt, viewer) == look.seat_values(state, viewer)
        if seat is not None:
            dealt, offered = kind.redeal(state, seat, rng), options(state, seat)
            asked = look.option_values(state, seat, offered)
            assert look.option_values(dealt, seat, offered) == asked


@pytest.mark.parametrize("game", GAMES)
def test_every_value_is_something_else_somewhere(game: str) -> None:
    """A value that never changes is no feature."""
    look = features(game)
    tables: list[list[float]] = []
    seats: list[list[float]] = []
    by_option: list[list[float]] = []
    for players in find_game(game).players:
        for state, seat in positions(game, players):
            viewer = Seat(0) if seat is None else seat
            tables.append(look.table_values(state, viewer))
            seats += look.seat_values(state, viewer)
            if seat is not None:
                by_option += look.option_values(state, seat, options(state, seat))
    for names, rows in ((look.TABLE, tables), (look.SEAT, seats), (look.OPTION, by_option)):
        dull = [name for at, name in enumerate(names) if len({row[at] for row in rows}) == 1]
        assert not dull
