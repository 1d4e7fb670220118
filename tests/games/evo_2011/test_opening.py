"""E2-0.1, E2-1.1: before the first turn."""

from __future__ import annotations

import pytest

from mesozoic.games.evo_2011 import GAME
from mesozoic.games.evo_2011.events import OrderDrawn, StartDrawn
from mesozoic.games.evo_2011.genes import Species
from tests.games.evo_2011.kit import (
    BAG,
    COPIES,
    DIE,
    GREEN,
    HEXES,
    PILE,
    UNIQUE,
    A,
    B,
    after,
    asked,
    chances,
    fresh,
    standing,
    told,
)

ROW = "dfc^cfdfc^"


def test_e2_0_1_six_points_each() -> None:
    assert fresh(ROW, players=5).points == [6, 6, 6, 6, 6]


def test_e2_0_1_eight_dinosaurs_each() -> None:
    state = fresh(ROW, players=2)
    assert [state.reserve(seat) for seat in (A, B)] == [8, 8]


def test_e2_0_1_a_species_board_shows_one_egg_and_nothing_else() -> None:
    printed = Species(legs=0, horn=0, thermoregulation=0, fur=0, egg=1, vial=0, unique=0)
    assert fresh(ROW).species == [printed] * 3


def test_e2_0_5_the_wheel_starts_on_the_green_before_brown() -> None:
    state = fresh(ROW)
    assert state.section == GREEN
    assert GAME.view(state, None).temperatures == {
        "desert": "hot",
        "forest": "temperate",
        "canyon": "cold",
        "mountain": "deadly",
    }


def test_e2_1_1_all_normal_genes_are_in_the_bag_and_any_unique_one_may_be() -> None:
    seen = GAME.view(fresh(ROW), None)
    assert seen.bag == BAG
    assert sum(seen.bag.values()) == 36
    assert seen.unseen_genes == UNIQUE


def test_e2_1_1_twelve_tokens_lie_in_the_pile() -> None:
    seen = GAME.view(fresh(ROW), None)
    assert (seen.pile, seen.revealed) == (12, ())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_e2_1_1_the_first_order_is_drawn_by_lot(players: int) -> None:
    state = fresh(ROW, players=players)
    assert asked(state) is None
    assert chances(state) == {f"lot {seat}": 1 for seat in range(players)}


def test_e2_1_1_each_lot_gives_the_next_place() -> None:
    state = after(fresh(ROW, players=4), "lot 2")
    assert chances(state) == {"lot 0": 1, "lot 1": 1, "lot 3": 1}
    state = after(state, "lot 0", "lot 3")
    assert told(state, OrderDrawn) == [OrderDrawn((2, 0, 3, 1))]  # type: ignore[arg-type]
    assert state.order == (2, 0, 3, 1)


def test_e2_1_1_start_zones_are_drawn_by_lot_in_the_pairs_of_the_board() -> None:
    state = after(fresh(ROW), "lot 1", "lot 0")
    assert chances(state) == {"start 0": 1, "start 1": 1, "start 2": 1}
    state = after(state, "start 1")
    assert told(state, StartDrawn) == [StartDrawn(A, (1, 6))]
    assert chances(state) == {"start 0": 1, "start 2": 1}
    state = after(state, "start 2")
    assert chances(state) == {"start 0": 1}


def test_e2_1_1_a_dinosaur_stands_on_each_of_ones_two_starts() -> None:
    state = after(fresh(ROW), "lot 1", "lot 0", "start 1", "start 2", "start 0")
    assert standing(state) == "201..201.."
    assert [state.reserve(seat) for seat in state.world.seats] == [6, 6, 6]


def test_e2_1_1_nobody_holds_a_card_at_first() -> None:
    state = after(fresh(ROW), "lot 1", "lot 0", "start 1", "start 2", "start 0")
    assert state.hands == [(), (), ()]
    assert sum(state.deck) == 15


def test_e2_0_8_what_never_changes_is_there_to_be_drawn() -> None:
    board = GAME.board(fresh(HEXES, players=2, open_points="on"))
    assert [zone.terrain for zone in board.zones[:4]] == ["desert", "forest", "canyon", "mountain"]
    assert [n for n, zone in enumerate(board.zones) if not zone.is_coast] == [4, 5]
    assert [n for n, zone in enumerate(board.zones) if zone.is_start] == [0, 1, 5, 6]
    assert board.zones[4].neighbours == (0, 1, 3, 5, 7, 8)
    assert board.wheel == ("desert", "forest", "canyon", "mountain", "canyon", "forest")
    assert (board.tokens, board.pile, board.die, board.cards) == (PILE, 12, DIE, COPIES)
    assert (board.top, board.open_points) == (6, True)
    assert not GAME.board(fresh(HEXES, players=2)).open_points


def test_e2_1_1_then_the_first_turn_begins() -> None:
    state = after(fresh(ROW), "lot 1", "lot 0", "start 1", "start 2", "start 0")
    assert state.turn == 1
    assert set(chances(state)) == {"token plus-2", "token plus-1", "token still", "token minus-1"}
