"""Setting up."""

from __future__ import annotations

import pytest

from mesozoic.core.play import outcomes, pending
from mesozoic.core.seats import Seat
from mesozoic.games.gods_love_dinosaurs.events import FirstPlayerDrawn, TileRevealed
from mesozoic.games.gods_love_dinosaurs.opening import FirstPlayerLot
from mesozoic.games.gods_love_dinosaurs.state import EMPTY, GodsState
from tests.games.gods_love_dinosaurs.kit import A, after, chances, fresh, standing, told, view

ROWS = {2: 2, 3: 2, 4: 3, 5: 3}
IN_PLAY = {
    2: {"A": 12, "B": 8, "C": 8, "D": 8},
    3: {"A": 16, "B": 12, "C": 12, "D": 12},
    4: {"A": 20, "B": 16, "C": 16, "D": 16},
    5: {"A": 24, "B": 20, "C": 20, "D": 20},
}


def filled(players: int) -> GodsState:
    """The board filled, each time with the first tile there is."""
    state = fresh(players)
    while not isinstance(pending(state), FirstPlayerLot):
        state = after(state, next(iter(chances(state))))
    return state


@pytest.mark.parametrize("players", ROWS)
def test_gd_1_1_tiles_for_the_number_of_players_a_stack_a_letter(players: int) -> None:
    assert view(fresh(players), None).stacks == IN_PLAY[players]
    assert sum(IN_PLAY[players].values()) == {2: 36, 3: 52, 4: 68, 5: 84}[players]


@pytest.mark.parametrize("players", ROWS)
def test_gd_1_1_every_place_in_play_is_filled_from_a(players: int) -> None:
    state = filled(players)
    assert len(state.tiles) == 5 * ROWS[players]
    assert EMPTY not in state.tiles
    left = IN_PLAY[players] | {"A": IN_PLAY[players]["A"] - 5 * ROWS[players]}
    assert view(state, None).stacks == left


@pytest.mark.parametrize("players", ROWS)
def test_gd_0_4_two_rows_for_two_and_three_three_for_more(players: int) -> None:
    columns = view(fresh(players), None).columns
    assert list(columns) == ["frog", "rabbit", "rat", "tiger", "eagle"]
    assert {len(column) for column in columns.values()} == {ROWS[players]}


def test_gd_1_1_equal_tiles_are_one_outcome_with_their_number() -> None:
    found = chances(fresh(2))
    assert sum(found.values()) == 12
    assert found["tile forest+lake with rat"] == 2


def test_gd_1_1_a_tile_that_is_drawn_is_there_no_more() -> None:
    state = after(fresh(2), "tile forest+lake with rat", "tile forest+lake with rat")
    assert "tile forest+lake with rat" not in chances(state)
    assert told(state, TileRevealed) == [
        TileRevealed("frog", 1, ("forest", "lake"), "rat"),
    ]


def test_gd_1_1_the_dinosaur_pawn_is_under_the_frogs() -> None:
    assert view(fresh(), None).pawn == "frog"


def test_gd_1_1_a_start_tile_with_a_dinosaur_and_three_eggs_each() -> None:
    state = fresh(3)
    assert [standing(state, seat) for seat in state.world.seats] == ["D F . H . R ."] * 3
    assert state.eggs == [3, 3, 3]


def test_gd_0_2_the_start_tile() -> None:
    (ecosystem, *_) = view(fresh(), None).ecosystems
    assert [(spot.q, spot.r, spot.terrain) for spot in ecosystem.hexes] == [
        (0, 0, "mountain"),
        (1, 0, "lake"),
        (1, -1, "lake"),
        (0, -1, "field"),
        (-1, 0, "field"),
        (-1, 1, "forest"),
        (0, 1, "forest"),
    ]


@pytest.mark.parametrize("players", ROWS)
def test_gd_1_1_the_first_player_is_drawn_by_lot(players: int) -> None:
    state = filled(players)
    assert chances(state) == {f"first player {seat}": 1 for seat in range(players)}
    last = Seat(players - 1)
    state = after(state, f"first player {last}")
    assert (state.first, state.active, state.turn) == (last, last, 1)
    assert told(state, FirstPlayerDrawn, A) == [FirstPlayerDrawn(last)]
    assert outcomes(state) == ()
