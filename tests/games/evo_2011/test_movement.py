"""E2-5.1: movement points and steps; with wings (E2-8.4), fins (E2-8.3) and who moves when."""

from __future__ import annotations

import pytest

from mesozoic.games.evo_2011 import GAME
from mesozoic.games.evo_2011.events import DinosaurFlew, DinosaurSwam, DinosaurWalked
from mesozoic.games.evo_2011.movement import MovementPhase, MovementTurn
from mesozoic.games.evo_2011.state import EvoState
from tests.games.evo_2011.kit import (
    HEXES,
    A,
    B,
    C,
    after,
    asked,
    is_over,
    now,
    offered,
    position,
    standing,
    told,
)


def movement(board: str, herds: str, genes: str = "", cards: str = "") -> EvoState:
    """The first people's movement."""
    return now(position(board, herds, genes={0: genes}, hands={0: cards}), MovementTurn(A))


def points_left(state: EvoState) -> int | None:
    return GAME.view(state, None).forecast.steps


# Points


@pytest.mark.parametrize(
    ("genes", "points"),
    [
        ("", 2),
        ("legs", 3),
        ("legs legs legs", 5),
        ("muscular-thighs", 4),
        ("legs muscular-thighs", 5),
        ("horn egg fur thermoregulation vial wings fins", 2),
    ],
)
def test_e2_5_1_two_points_one_more_a_pair_of_legs_two_more_for_thighs(
    genes: str, points: int
) -> None:
    state = movement("c" * 8, "0.......", genes)
    assert points_left(state) == points
    for zone in range(points):
        assert f"walk {zone}-{zone + 1}" in offered(state)
        state = after(state, f"walk {zone}-{zone + 1}")
    assert is_over(state)
    assert standing(state) == "." * points + "0" + "." * (7 - points)


def test_e2_5_1_a_point_moves_one_dinosaur_one_cell() -> None:
    state = after(movement("dfc^", "0..."), "walk 0-1")
    assert standing(state) == ".0.."
    assert points_left(state) == 1
    assert told(state, DinosaurWalked) == [DinosaurWalked(A, 0, 1)]


def test_e2_5_1_example_three_points_move_three_dinosaurs_one_cell() -> None:
    state = movement("c" * 9, "0..0..0..", "legs")
    state = after(state, "walk 0-1", "walk 3-4", "walk 6-7")
    assert (standing(state), is_over(state)) == (".0..0..0.", True)


def test_e2_5_1_example_three_points_move_one_two_cells_and_another_one() -> None:
    state = movement("c" * 9, "0..0..0..", "legs")
    state = after(state, "walk 0-1", "walk 1-2", "walk 6-7")
    assert (standing(state), is_over(state)) == ("..00...0.", True)


def test_e2_5_1_points_may_be_spent_in_any_order() -> None:
    state = after(movement("c" * 6, "0..0..", "legs"), "walk 0-1", "walk 3-4", "walk 1-0")
    assert standing(state) == "0...0."


def test_e2_5_1_not_all_need_be_used() -> None:
    assert is_over(after(movement("ccc", "0.."), "stop"))
    state = after(movement("ccc", "0..", "legs"), "walk 0-1", "stop")
    assert (standing(state), is_over(state)) == (".0.", True)


def test_e2_5_1_a_dinosaur_may_step_to_any_of_six_sides_whatever_the_terrain() -> None:
    state = movement(HEXES, "... .0.. ...")
    assert offered(state) == [f"walk 4-{zone}" for zone in (0, 1, 3, 5, 7, 8)] + ["stop"]


def test_e2_5_1_never_onto_an_occupied_cell() -> None:
    assert offered(movement("cccc", "1002"), "walk") == []
    assert offered(movement("cccc", "0.02"), "walk") == ["walk 0-1", "walk 2-1"]


def test_e2_5_1_never_across_an_occupied_cell() -> None:
    assert offered(movement("cccc", "00.."), "walk") == ["walk 1-2"]
    assert offered(movement("cccc", "01.."), "walk") == []


def test_e2_5_1_each_moves_in_initiative_order() -> None:
    state = position("c" * 9, "0..1..2..", order=(2, 0, 1))
    state = now(state, MovementPhase())
    seats = []
    while asked(state) is not None:
        seats.append(asked(state))
        state = after(state, "stop")
    assert seats == [C, A, B]


def test_e2_5_1_the_next_moves_when_the_points_are_spent() -> None:
    state = now(position("c" * 6, "0..1.."), MovementPhase())
    state = after(state, "walk 0-1", "walk 1-2")
    assert (asked(state), points_left(state)) == (B, 2)
    assert "walk 3-4" in offered(state)


def test_e2_5_1_whoever_cannot_move_may_only_stop() -> None:
    assert offered(movement("ccc", "102")) == ["stop"]


# Wings


def test_e2_8_4_wings_go_two_cells_for_one_point() -> None:
    state = movement("c" * 6, "0.....", "wings")
    assert offered(state) == ["walk 0-1", "fly 0-2", "stop"]
    state = after(state, "fly 0-2")
    assert (standing(state), points_left(state)) == ("..0...", 1)
    assert told(state, DinosaurFlew) == [DinosaurFlew(A, 0, 2)]


@pytest.mark.parametrize("over", "0.12")
def test_e2_8_4_the_first_cell_may_be_occupied_by_anyone(over: str) -> None:
    state = movement("cccc", f"0{over}.1", "wings")
    assert "fly 0-2" in offered(state)
    assert standing(after(state, "fly 0-2")) == f".{over}01"


@pytest.mark.parametrize("there", "012")
def test_e2_8_4_the_second_must_be_empty(there: str) -> None:
    assert offered(movement("cccc", f"0.{there}.", "wings"), "fly 0") == []


def test_e2_8_4_once_a_movement_phase() -> None:
    state = after(movement("c" * 8, "0......0", "wings legs legs"), "fly 0-2")
    assert offered(state, "fly") == []
    state = after(state, "walk 2-3")
    assert offered(state, "fly") == []


def test_e2_8_4_wings_may_wait_for_a_later_point() -> None:
    state = movement("c" * 8, "0.......", "wings legs")
    state = after(state, "walk 0-1", "walk 1-2")
    assert offered(state, "fly") == ["fly 2-0", "fly 2-4"]
    state = after(state, "fly 2-4")
    assert (standing(state), is_over(state)) == ("....0...", True)


def test_e2_8_4_wings_are_there_again_in_the_next_phase() -> None:
    state = after(movement("c" * 8, "0.......", "wings"), "fly 0-2", "stop")
    assert "fly 2-4" in offered(now(state, MovementTurn(A)))


def test_e2_8_4_wings_survive_a_fight() -> None:
    state = movement("c" * 8, "0.1.1..1", "wings legs")
    state = after(state, "walk 0-1", "attack 1-2", "roll won")
    assert standing(state) == "..0.1..1"
    assert offered(state, "fly") == ["fly 2-0"]


def test_e2_8_4_two_cells_over_land_not_over_the_sea() -> None:
    board = """
   c   c
  c c c c
"""
    # 0 and 1 lie two hexes apart with the sea between them; they meet over zones 3 and 4.
    state = movement(board, "0.....", "wings")
    assert offered(state, "fly") == ["fly 0-4"]


def test_e2_8_4_without_wings_nobody_flies() -> None:
    assert offered(movement("c" * 6, "0.....", "fins legs"), "fly") == []


# Fins


def test_e2_8_3_fins_go_from_a_coastal_cell_to_any_other() -> None:
    state = movement(HEXES, "0.. .... ..1", "fins")
    # Beside 0 lie 1, 3 and 4, to be walked to; 4 and 5 are inland; 9 is occupied.
    assert offered(state, "swim") == [f"swim 0-{zone}" for zone in (2, 6, 7, 8)]
    state = after(state, "swim 0-8")
    assert (standing(state), points_left(state)) == ("........01", 1)
    assert told(state, DinosaurSwam) == [DinosaurSwam(A, 0, 8)]


def test_e2_8_3_every_other_coastal_cell_is_one_point_away() -> None:
    state = movement(HEXES, "0.. .... ...", "fins")
    reached = {line.rpartition("-")[2] for line in offered(state) if "-" in line}
    assert {"1", "2", "3", "6", "7", "8", "9"} <= reached


def test_e2_8_3_not_from_inland() -> None:
    assert offered(movement(HEXES, "... .0.. ...", "fins"), "swim") == []


def test_e2_8_3_not_to_inland() -> None:
    targets = [line.rpartition("-")[2] for line in offered(movement(HEXES, "..0.......", "fins"))]
    assert "4" not in targets


@pytest.mark.parametrize("there", "012")
def test_e2_8_3_the_other_cell_must_be_empty(there: str) -> None:
    state = movement("ccccc", f"0...{there}", "fins")
    assert "swim 0-4" not in offered(state)
    assert "swim 0-3" in offered(state)


def test_e2_8_3_no_attack_that_way() -> None:
    state = movement("c" * 7, "0...111", "fins horn horn")
    assert offered(state, "attack") == []


def test_e2_8_3_fins_may_be_used_for_every_point() -> None:
    state = movement("c" * 9, "0........", "fins legs")
    state = after(state, "swim 0-4", "swim 4-8", "swim 8-2")
    assert (standing(state), is_over(state)) == ("..0......", True)


def test_e2_8_3_without_fins_nobody_swims() -> None:
    assert offered(movement("c" * 6, "0.....", "wings legs"), "swim") == []


def test_e2_8_3_fins_and_wings_go_together() -> None:
    state = movement("c" * 6, "0.....", "fins wings")
    assert offered(state) == [
        "walk 0-1",
        "fly 0-2",
        "swim 0-2",
        "swim 0-3",
        "swim 0-4",
        "swim 0-5",
        "stop",
    ]
    state = after(state, "swim 0-3")
    assert offered(state, "fly") == ["fly 3-1", "fly 3-5"]


# Others' genes are no use to me


def test_e2_5_1_the_genes_of_others_do_not_count() -> None:
    state = position("c" * 6, "0.....", genes={1: "legs legs wings fins muscular-thighs"})
    state = now(state, MovementTurn(A))
    assert (offered(state), points_left(state)) == (["walk 0-1", "stop"], 2)
