"""E2-10.1, E2-10.2: who has won, and the short game."""

from __future__ import annotations

import pytest

from mesozoic.core.seats import Seat
from mesozoic.core.state import Result
from mesozoic.games.evo_2011 import GAME
from mesozoic.games.evo_2011.climate_phase import ClimatePhase
from mesozoic.games.evo_2011.events import GameEnded
from mesozoic.games.evo_2011.state import EvoState
from tests.games.evo_2011.kit import A, B, C, after, chances, is_over, now, position, told

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


def may_end(revealed: str, length: str = "whole") -> tuple[int, int]:
    """The weight of the meteorite, and of all tokens, as the next one is drawn."""
    state = position("c" * 6, "001122", revealed=revealed, length=length)
    drawn = chances(now(state, ClimatePhase()))
    return drawn.get("token meteorite", 0), sum(drawn.values())


def test_e2_10_2_in_a_short_game_the_meteorite_is_one_of_the_last_three_of_six() -> None:
    """So 3, 4 or 5 turns, each as likely."""
    for tokens, one_in in ((0, 0), (2, 0), (3, 3), (4, 2), (5, 1)):
        ends, all_ways = may_end(" ".join(NINE.split()[:tokens]), length="short")
        assert ends * one_in == (all_ways if one_in else 0), tokens
    assert may_end(" ".join(NINE.split()[:5]))[0] == 0, "a whole game goes on"


def test_e2_10_2_the_table_counts_six_tokens() -> None:
    state = position("c" * 6, "001122", revealed="plus-1 still", length="short")
    assert (GAME.view(state, None).pile, GAME.board(state).pile) == (4, 6)
    assert GAME.view(state, None).forecast.safe_tokens == 1


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
