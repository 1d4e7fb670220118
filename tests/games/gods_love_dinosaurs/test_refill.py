"""After the dinosaurs: the pawn, the refill and the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from mesozoic.core.play import deciders
from mesozoic.core.seats import Seat
from mesozoic.games.gods_love_dinosaurs import GAME
from mesozoic.games.gods_love_dinosaurs.events import GameEnded, PawnMoved, PointsCounted
from mesozoic.games.gods_love_dinosaurs.refill import PawnMove, Refill
from mesozoic.games.gods_love_dinosaurs.state import GodsState
from mesozoic.games.gods_love_dinosaurs.turn import Turn
from tests.games.gods_love_dinosaurs.kit import (
    A,
    B,
    Eco,
    after,
    chances,
    fresh,
    is_idle,
    now,
    position,
    told,
    view,
)

PLAIN = "forest lake"
BOTH, ONE, NONE = (PLAIN, PLAIN), ("-", PLAIN), ("-", "-")
SPECIES = ("frog", "rabbit", "rat", "tiger", "eagle")


def board(**columns: Sequence[str]) -> Mapping[str, Sequence[str]]:
    return {species: columns.get(species, BOTH) for species in SPECIES}


def refilling(stacks: Mapping[str, Sequence[str]], **columns: Sequence[str]) -> GodsState:
    return now(position(columns=board(**columns), stacks=stacks), Refill())


def drawn(state: GodsState, times: int) -> GodsState:
    for _ in range(times):
        state = after(state, next(iter(chances(state))))
    return state


def counted(state: GodsState) -> list[int]:
    """How many tiles lie in each column."""
    columns = view(state, None).columns.values()
    return [sum(tile is not None for tile in column) for column in columns]


@pytest.mark.parametrize("column", range(5))
def test_gd_5_4_the_pawn_moves_one_column_right(column: int) -> None:
    """From the eagles it goes to the frogs."""
    following = (*SPECIES, "frog")[column + 1]
    state = now(position(pawn=SPECIES[column]), PawnMove())
    assert view(state, None).pawn == following
    assert told(state, PawnMoved) == [PawnMoved(following)]


def test_gd_5_5_the_example_for_two_players() -> None:
    """Frogs, rats and eagles are empty and filled; rabbits and tigers are not."""
    state = refilling(
        {"A": [PLAIN] * 2, "B": ["lake lake"] * 6}, frog=NONE, rat=NONE, eagle=NONE, rabbit=ONE
    )
    state = drawn(state, 6)
    assert counted(state) == [2, 1, 2, 2, 2]
    assert is_idle(state)


def test_gd_5_5_after_frogs_and_dinosaurs_in_a_whole_turn() -> None:
    """The same example, played: the pawn goes to the rabbits, then the columns are filled."""
    columns = board(frog=ONE, rat=NONE, eagle=NONE, rabbit=ONE, tiger=ONE)
    state = now(position(Eco("^", "."), columns=columns), Turn(A))
    state = after(state, "take frog 1", "place 1,0 east")
    assert view(state, None).pawn == "rabbit"
    state = drawn(state, 6)
    assert counted(state) == [2, 1, 2, 1, 2]
    assert list(deciders(state)) == [B]


def test_gd_5_5_left_to_right_and_a_before_b_before_c_before_d() -> None:
    stacks = {"A": ["lake:frog wild"], "C": ["field:tiger forest"], "D": [PLAIN, "wild field"]}
    state = refilling(stacks, rabbit=NONE, tiger=NONE)
    assert list(chances(state)) == ["tile lake+wild with frog"]
    state = after(state, "tile lake+wild with frog")
    assert list(chances(state)) == ["tile field+forest with tiger"]
    state = drawn(state, 3)
    columns = view(state, None).columns
    assert [tile.animal for tile in columns["rabbit"]] == ["frog", "tiger"]
    assert {tile.animal for tile in columns["tiger"]} == {None}


def test_gd_5_5_a_column_with_a_tile_left_gets_none() -> None:
    state = refilling({"A": [PLAIN] * 9}, frog=ONE, rat=("lake lake", "-"))
    assert is_idle(state)
    assert counted(state) == [1, 2, 1, 2, 2]


def test_gd_5_5_nothing_is_refilled_at_any_other_time() -> None:
    state = now(position(Eco("^", "."), columns=board(rat=ONE), pawn="frog"), Turn(A))
    state = after(state, "take rat 1", "place 1,0 east")
    assert list(deciders(state)) == [B]
    assert counted(state) == [2, 2, 0, 2, 2]


def test_gd_5_5_the_game_ends_at_once_if_not_every_empty_column_can_be_filled() -> None:
    state = refilling({"D": [PLAIN] * 3}, frog=NONE, rat=NONE)
    assert state.result is not None
    # No column is part-filled, and the tiles on the board are not played.
    assert counted(state) == [0, 2, 0, 2, 2]
    assert state.tiles_left() == 3


def test_gd_5_5_just_enough_tiles_are_enough() -> None:
    state = refilling({"D": [PLAIN] * 4}, frog=NONE, rat=NONE)
    assert state.result is None
    assert counted(drawn(state, 4)) == [2, 2, 2, 2, 2]


def test_gd_5_5_empty_stacks_end_nothing_by_themselves() -> None:
    """The end is tested only when there is something to fill, and only then."""
    assert refilling({}).result is None
    state = now(position(Eco("^", "."), columns=board(rat=ONE), stacks={}, pawn="frog"), Turn(A))
    assert after(state, "take rat 1", "place 1,0 east").result is None


def test_gd_5_6_a_golden_egg_is_five_eggs() -> None:
    state = position(Eco("^", "D", eggs=12))
    ecosystem = view(state, B).ecosystems[A]
    assert (ecosystem.eggs, ecosystem.golden, ecosystem.points) == (12, 2, 13)


def ended(*ecosystems: Eco, first: int = 0) -> GodsState:
    return now(position(*ecosystems, first=first, stacks={}), Refill())


def test_gd_6_1_an_egg_is_a_point_and_so_is_a_living_dinosaur() -> None:
    state = ended(Eco("^ ^", "D D", eggs=6), Eco("^", ".", eggs=7))
    assert state.result is not None
    assert state.result.scores == (8, 7)
    assert state.result.winners == (A,)
    assert state.result.reason == "tiles-out"
    assert told(state, PointsCounted) == [
        PointsCounted(A, 6, 2, 8),
        PointsCounted(B, 7, 0, 7),
    ]
    assert told(state, GameEnded) == [GameEnded("tiles-out", (A,), tie=False)]
    assert is_idle(state)


@pytest.mark.parametrize(
    ("first", "winner"),
    [(0, 3), (1, 0), (2, 1), (3, 1)],
)
def test_gd_6_1_of_those_tied_the_furthest_from_the_first_player_wins(
    first: int, winner: int
) -> None:
    """Seats 0, 1 and 3 are tied; seat 2 is behind."""
    best, less = Eco("^", ".", eggs=4), Eco("^", ".", eggs=1)
    state = ended(best, best, less, best, first=first)
    assert state.result is not None
    assert state.result.winners == (Seat(winner),)
    assert told(state, GameEnded) == [GameEnded("tiles-out", (Seat(winner),), tie=True)]


def test_gd_6_1_ties_below_the_winner_are_broken_alike() -> None:
    best, less = Eco("^", ".", eggs=4), Eco("^", ".", eggs=1)
    state = ended(best, less, less, less, first=2)
    ranked = sorted(state.world.seats, key=lambda seat: GAME.standing(state, seat), reverse=True)
    assert ranked == [0, 1, 3, 2]


def test_gd_6_1_the_first_player_loses_every_tie() -> None:
    eco = Eco("^", ".", eggs=4)
    for players in (2, 3, 4, 5):
        for first in range(players):
            state = ended(*[eco] * players, first=first)
            assert state.result is not None
            assert state.result.winners == (Seat((first - 1) % players),)
            assert [end.tie for end in told(state, GameEnded)] == [True]


@pytest.mark.parametrize(("players", "first", "third"), [(2, 12, 8), (3, 16, 12), (5, 24, 20)])
def test_gd_6_3_a_short_game_uses_the_stacks_a_and_c(players: int, first: int, third: int) -> None:
    state = fresh(players, length="short")
    assert view(state, None).stacks == {"A": first, "B": 0, "C": third, "D": 0}
    assert view(fresh(players), None).stacks["B"] == third


def test_gd_6_3_c_follows_a_and_is_the_last() -> None:
    state = drawn(fresh(2, length="short"), 10)
    assert view(state, None).stacks == {"A": 2, "B": 0, "C": 8, "D": 0}
    assert GAME.unaccounted(None, state, ()) == ()


def test_gd_6_3_whole_games_are_what_nobody_chose() -> None:
    """Records of before name no length, and neither do new ones."""
    assert GAME.settle_options({}) == GAME.settle_options({"length": "whole"}) == {}
    assert GAME.settle_options({"length": "short"}) == {"length": "short"}
