"""E2-10.1: who has won."""

from __future__ import annotations

import pytest

from mesozoic.core.seats import Seat
from mesozoic.core.state import Result
from mesozoic.games.evo_2011 import GAME
from mesozoic.games.evo_2011.climate_phase import ClimatePhase
from mesozoic.games.evo_2011.events import GameEnded
from mesozoic.games.evo_2011.state import EvoState
from tests.games.evo_2011.kit import A, B, C, after, is_over, now, position, told

NINE = "plus-2 plus-2 plus-1 plus-1 plus-1 plus-1 plus-1 still minus-1"


def end(points: tuple[int, ...], herds: str = "001122") -> EvoState:
    state = position(
        "c" * len(herds),
        herds,
        players=len(points),
        points=dict(enumerate(points)),
        revealed=NINE,
    )
    return after(now(state, ClimatePhase()), "token meteorite")


def winners(points: tuple[int, ...], herds: str = "001122") -> tuple[int, ...]:
    result = end(points, herds).result
    assert result is not None
    return result.winners


def test_e2_10_1_most_points_win() -> None:
    assert winners((10, 12, 11)) == (B,)


def test_e2_10_1_points_count_before_dinosaurs() -> None:
    assert winners((10, 12, 11), "0000112222") == (B,)


def test_e2_10_1_ties_most_dinosaurs() -> None:
    assert winners((12, 12, 11), "00111222222") == (B,)
    assert winners((12, 12, 12), "00011122222") == (C,)


@pytest.mark.parametrize(
    ("points", "herds", "shared"),
    [((12, 12, 11), "0011222", (A, B)), ((9, 9, 9), "001122", (A, B, C)), ((3, 3), "0011", (A, B))],
)
def test_e2_10_1_still_tied_it_is_shared(
    points: tuple[int, ...], herds: str, shared: tuple[int, ...]
) -> None:
    assert winners(points, herds) == shared


def test_e2_10_1_losers_are_ranked_alike() -> None:
    state = end((12, 7, 7, 7), "0011222333")
    ranked = sorted(state.world.seats, key=lambda seat: GAME.standing(state, seat), reverse=True)
    assert ranked == [0, 2, 3, 1]
    assert GAME.standing(state, Seat(2)) == GAME.standing(state, Seat(3)) == (7, 3)


def test_e2_10_1_the_points_are_turned_up() -> None:
    state = end((10, 12, 11))
    assert state.result == Result((10, 12, 11), (B,), "meteorite")
    assert told(state, GameEnded) == [GameEnded("meteorite", (B,), (10, 12, 11))]
    assert is_over(state)


def test_e2_2_1_in_the_turn_of_the_meteorite_nobody_scores() -> None:
    assert end((10, 12, 11)).points == [10, 12, 11]
