"""Games played to their end at random."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from mesozoic.core.at_random import drawn, play_at_random
from mesozoic.core.luck import outcome_at
from mesozoic.core.moments import Choice
from mesozoic.core.play import advance, deciders, options, outcomes, pending
from mesozoic.files.tables import setup
from mesozoic.games import find_game, game_ids
from tests.core.toy_acts import Draw


@pytest.mark.parametrize("name", game_ids())
def test_a_game_is_played_to_its_end(name: str) -> None:
    state = setup(name, find_game(name).players[-1])
    plies, decisions = play_at_random(state, Random(4))
    assert state.result is not None
    assert 0 < decisions < plies


@pytest.mark.parametrize("name", game_ids())
def test_each_seat_that_is_asked_is_drawn_as_often_as_another(name: str) -> None:
    """So many numbers apart from one another, each seat once."""
    state, rng = setup(name, find_game(name).players[-1]), Random(5)
    while (top := pending(state)) is not None:
        seats = deciders(state)
        if not seats:
            advance(state, None, drawn(rng.random(), outcomes(state)))
            continue
        numbers = [at / len(seats) + rng.random() / len(seats) for at in range(len(seats))]
        assert [cast("Choice[Any]", top).seat_drawn(state, number) for number in numbers] == [
            *seats
        ]
        seat = rng.choice(seats)
        advance(state, seat, rng.choice(options(state, seat)))


@pytest.mark.parametrize("number", [0.0, 0.249, 0.25, 0.5, 0.999])
def test_an_outcome_is_drawn_as_luck_would(number: float) -> None:
    outcomes = [(Draw(0), 1), (Draw(1), 3)]
    assert drawn(number, outcomes) == outcome_at(number * 4, outcomes)
