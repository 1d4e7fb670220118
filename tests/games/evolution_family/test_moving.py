"""EF-3.3, EF-4.1 and EF-4.2: one step, a second for a token, along the ways and past no barrier."""

from __future__ import annotations

from typing import Any

import pytest

from mesozoic.games.evolution_family.events import PieceMoved
from mesozoic.games.evolution_family.moving import Cone, Moving
from mesozoic.games.evolution_family.spots import SECTOR, Spot
from mesozoic.games.evolution_family.state import FamilyState
from tests.games.evolution_family.kit import (
    INNER,
    LEFT,
    MIDDLE,
    OUTER,
    RIGHT,
    SIX,
    A,
    B,
    after,
    asked,
    is_idle,
    now,
    offered,
    position,
    steps,
    told,
)

HERE = (1, MIDDLE)


def moving(line: str, piece: tuple[int, ...] = HERE, **more: Any) -> FamilyState:
    """The first player's piece in a path, about to step."""
    return now(position({0: line}, pieces={0: piece}, **more), Moving())


# Along the ways


def test_ef_3_3_forward_back_and_sideways() -> None:
    state = moving("algae, fish, birds")
    assert steps(state) == {(2, 1, 0), (0, 1, 0), (1, 0, 0), (1, 2, 0)}
    assert asked(state) == A


def test_ef_3_3_one_need_not_move() -> None:
    state = moving("algae, fish, birds")
    assert "stay" in offered(state)
    state = after(state, "stay")
    assert state.pieces[0] == Spot(1, MIDDLE, INNER)
    assert told(state, PieceMoved) == []
    assert is_idle(state)


@pytest.mark.parametrize(
    ("lane", "found"),
    [
        (LEFT, {(2, 0, 0), (0, 0, 0), (1, 1, 0)}),
        (RIGHT, {(2, 2, 0), (0, 2, 0), (1, 1, 0)}),
    ],
)
def test_ef_0_4_the_outer_lanes_have_one_neighbour(lane: int, found: set[tuple[int, ...]]) -> None:
    assert steps(moving("algae, fish, birds", (1, lane))) == found


def test_ef_4_1_the_path_ends_at_its_last_card() -> None:
    assert steps(moving("algae, fish")) == {(0, 1, 0), (1, 0, 0), (1, 2, 0)}
    assert steps(moving(SIX, (5, RIGHT))) == {(4, 2, 0), (5, 1, 0)}


def test_ef_0_4_a_sectors_rocks_are_joined_side_to_side_and_to_the_first_card() -> None:
    assert steps(moving("algae", (SECTOR, MIDDLE))) == {(0, 1, 0), (SECTOR, 0, 0), (SECTOR, 2, 0)}
    assert steps(moving("algae", (SECTOR, LEFT))) == {(0, 0, 0), (SECTOR, 1, 0)}
    assert steps(moving("algae", (SECTOR, RIGHT))) == {(0, 2, 0), (SECTOR, 1, 0)}


def test_ef_0_4_without_a_path_there_is_only_the_sector() -> None:
    assert steps(moving("", (SECTOR, MIDDLE))) == {(SECTOR, 0, 0), (SECTOR, 2, 0)}


def test_ef_0_4_from_the_first_card_back_to_the_sector() -> None:
    state = moving("algae", (0, RIGHT))
    assert (SECTOR, RIGHT, 0) in steps(state)
    state = after(state, "move -1/2/0")
    assert state.pieces[0] == Spot(SECTOR, RIGHT, INNER)
    assert told(state, PieceMoved) == [PieceMoved(0, SECTOR, RIGHT, 0, paid=False)]


def test_ef_4_1_a_cave_is_a_place_like_others() -> None:
    state = moving("algae, fish rock cave rock, birds", (0, MIDDLE))
    assert (1, 1, 0) in steps(state)
    inside = moving("algae, fish rock cave rock, birds", (1, MIDDLE))
    assert steps(inside) == {(2, 1, 0), (0, 1, 0), (1, 0, 0), (1, 2, 0)}


def test_ef_3_3_only_ones_own_piece_and_path_count() -> None:
    """The second plays; the first's card and cone are no business of theirs."""
    state = position(
        {0: "algae volcano rock rock", 1: "algae"},
        pieces={0: (0, LEFT + 1), 1: (SECTOR, LEFT)},
        cone=(0, 0, RIGHT),
        active=1,
    )
    state = now(state, Moving())
    assert asked(state) == B
    assert steps(state) == {(0, 0, 0), (SECTOR, 1, 0)}
    assert after(state, "move 0/0/0").pieces == [Spot(0, 1, 0), Spot(0, 0, 0), Spot(SECTOR, 1, 0)]


# Volcanoes and the cone


@pytest.mark.parametrize("piece", [(0, LEFT), (2, LEFT), (1, MIDDLE)])
def test_ef_4_1_never_onto_a_volcano(piece: tuple[int, int]) -> None:
    """Neither forward, back nor sideways."""
    state = moving("algae, fish volcano rock rock, birds", piece)
    assert (1, 0, 0) not in steps(state)
    assert (1, 0, 0) in steps(moving("algae, fish, birds", piece))


@pytest.mark.parametrize("piece", [(0, LEFT), (2, LEFT), (1, MIDDLE)])
def test_ef_4_1_never_onto_the_cone(piece: tuple[int, int]) -> None:
    state = moving("algae, fish, birds", piece, cone=(0, 1, LEFT))
    assert (1, 0, 0) not in steps(state)


def test_ef_4_1_a_cone_in_another_path_bars_nobody() -> None:
    state = position({0: "algae", 1: "algae"}, cone=(1, 0, MIDDLE))
    assert (0, 1, 0) in steps(now(state, Moving()))


def test_ef_4_1_one_may_be_shut_in() -> None:
    state = moving("algae rock rock volcano", (0, RIGHT - 1), cone=(0, 0, LEFT))
    assert steps(state) == {(SECTOR, 1, 0)}


# Marshes

MARSH = "algae, fish rock marsh rock, birds"


def test_ef_4_1_forward_one_enters_a_marsh_at_its_inner_part() -> None:
    state = moving(MARSH, (0, MIDDLE))
    assert steps(state) == {(1, 1, INNER), (SECTOR, 1, 0), (0, 0, 0), (0, 2, 0)}


def test_ef_4_1_backward_one_enters_it_at_its_outer_part() -> None:
    state = moving(MARSH, (2, MIDDLE))
    assert steps(state) == {(1, 1, OUTER), (2, 0, 0), (2, 2, 0)}


@pytest.mark.parametrize("lane", [LEFT, RIGHT])
def test_ef_4_1_sideways_one_arrives_at_the_part_nearer_the_board(lane: int) -> None:
    state = moving(MARSH, (1, lane))
    assert steps(state) == {(1, 1, INNER), (0, lane, 0), (2, lane, 0)}


def test_ef_4_1_from_a_to_b_is_a_move() -> None:
    state = moving(MARSH, (1, MIDDLE, INNER))
    assert steps(state) == {(1, 1, OUTER), (0, 1, 0), (1, 0, 0), (1, 2, 0)}
    state = after(state, "move 1/1/1")
    assert state.pieces[0] == Spot(1, MIDDLE, OUTER)
    assert told(state, PieceMoved) == [PieceMoved(0, 1, MIDDLE, OUTER, paid=False)]
    assert told(state, PieceMoved)[0].cites == "EF-4.1"


def test_ef_4_1_from_b_on_forward_back_to_a_or_sideways() -> None:
    state = moving(MARSH, (1, MIDDLE, OUTER))
    assert steps(state) == {(2, 1, 0), (1, 1, INNER), (1, 0, 0), (1, 2, 0)}


def test_ef_4_1_out_of_a_marsh_one_stands_on_a_whole_place() -> None:
    state = after(moving(MARSH, (1, MIDDLE, OUTER)), "move 2/1/0")
    assert state.pieces[0] == Spot(2, MIDDLE, INNER)


def test_ef_4_1_marshes_in_a_row_and_side_by_side() -> None:
    line = "algae rock marsh rock, fish rock marsh marsh, birds"
    assert (1, 1, INNER) in steps(moving(line, (0, MIDDLE, OUTER)))
    assert (0, 1, OUTER) in steps(moving(line, (1, MIDDLE, INNER)))
    for part in (INNER, OUTER):
        assert (1, 2, INNER) in steps(moving(line, (1, MIDDLE, part)))
        assert (1, 2, OUTER) not in steps(moving(line, (1, MIDDLE, part)))


def test_ef_4_1_a_marsh_on_the_last_card_and_on_the_first() -> None:
    assert steps(moving("algae rock marsh rock", (0, MIDDLE, INNER))) == {
        (0, 1, OUTER),
        (SECTOR, 1, 0),
        (0, 0, 0),
        (0, 2, 0),
    }
    assert steps(moving("algae rock marsh rock", (0, MIDDLE, OUTER))) == {
        (0, 1, INNER),
        (0, 0, 0),
        (0, 2, 0),
    }
    assert (0, 1, INNER) in steps(moving("algae rock marsh rock", (SECTOR, MIDDLE)))


# Seas and ravines

SEA = "algae, reptiles sea rock rock, dinosaurs"
RAVINE = "algae, reptiles ravine rock rock, dinosaurs"
BARS = [(SEA, "fish"), (RAVINE, "birds")]


def with_era(line: str, era: str) -> tuple[str, int]:
    """The same path with one era more, and the depth of its reptiles."""
    if era == "fish":
        return line.replace("reptiles", "fish, reptiles"), 2
    return line.replace("dinosaurs", "birds, dinosaurs"), 1


@pytest.mark.parametrize(("line", "era"), BARS)
def test_ef_4_2_fish_bar_the_sea_and_birds_the_ravine(line: str, era: str) -> None:
    held, depth = with_era(line, era)
    for piece in ((depth - 1, LEFT), (depth + 1, LEFT), (depth, MIDDLE)):
        assert (depth, 0, 0) not in steps(moving(held, piece))


@pytest.mark.parametrize(("line", "era"), BARS)
def test_ef_4_2_without_them_the_way_is_free(line: str, era: str) -> None:
    for piece in ((0, LEFT), (2, LEFT), (1, MIDDLE)):
        assert (1, 0, 0) in steps(moving(line, piece))


@pytest.mark.parametrize(("line", "other"), [(SEA, "birds"), (RAVINE, "fish")])
def test_ef_4_2_each_bars_only_its_own(line: str, other: str) -> None:
    held, depth = with_era(line, other)
    assert (depth, 0, 0) in steps(moving(held, (depth, MIDDLE)))


@pytest.mark.parametrize(("line", "era"), BARS)
def test_ef_4_2_the_option_turns_it_round(line: str, era: str) -> None:
    unless = {"restricted_access": "barred-unless"}
    held, depth = with_era(line, era)
    for piece in ((depth - 1, LEFT), (depth + 1, LEFT), (depth, MIDDLE)):
        assert (depth, 0, 0) in steps(moving(held, piece, **unless))
    for piece in ((0, LEFT), (2, LEFT), (1, MIDDLE)):
        assert (1, 0, 0) not in steps(moving(line, piece, **unless))


@pytest.mark.parametrize(("line", "other"), [(SEA, "birds"), (RAVINE, "fish")])
def test_ef_4_2_turned_round_each_opens_only_its_own(line: str, other: str) -> None:
    held, depth = with_era(line, other)
    state = moving(held, (depth, MIDDLE), restricted_access="barred-unless")
    assert (depth, 0, 0) not in steps(state)


@pytest.mark.parametrize(("line", "era"), BARS)
def test_ef_4_2_wherever_in_the_path_the_era_is(line: str, era: str) -> None:
    """Birds further out bar a ravine nearer the board, and fish the sea beyond them."""
    ground = "sea" if era == "fish" else "ravine"
    for place in ("algae", "mammals"):
        held = f"algae, {era}, mammals".replace(place, f"{place} {ground} rock rock")
        depth = ("algae", era, "mammals").index(place)
        assert (depth, 0, 0) not in steps(moving(held, (depth, MIDDLE)))


@pytest.mark.parametrize(("line", "era"), BARS)
def test_ef_4_2_anothers_path_does_not_count(line: str, era: str) -> None:
    state = position({0: line, 1: era}, pieces={0: (1, MIDDLE)})
    assert (1, 0, 0) in steps(now(state, Moving()))


@pytest.mark.parametrize(("line", "era"), BARS)
@pytest.mark.parametrize("access", ["barred-if", "barred-unless"])
def test_ef_4_2_only_entering_is_barred(line: str, era: str, access: str) -> None:
    """Whoever is there already stays and may leave every way."""
    held, depth = with_era(line, era) if access == "barred-if" else (line, 1)
    state = moving(held, (depth, LEFT), restricted_access=access)
    assert steps(state) == {(depth + 1, 0, 0), (depth - 1, 0, 0), (depth, 1, 0)}
    assert after(state, "stay").pieces[0] == Spot(depth, LEFT, INNER)


# The second step


def test_ef_3_3_a_second_step_costs_a_token() -> None:
    state = after(moving("algae, fish, birds"), "move 2/1/0")
    assert state.tokens[0] == 10, "the first is free"
    assert (asked(state), "stay" in offered(state)) == (A, True)
    assert steps(state) == {(1, 1, 0), (2, 0, 0), (2, 2, 0)}
    state = after(state, "move 2/2/0")
    assert state.tokens == [9, 10, 10]
    assert told(state, PieceMoved) == [PieceMoved(0, 2, RIGHT, INNER, paid=True)]


def test_ef_3_3_at_most_one_more() -> None:
    state = now(position({0: SIX}), Moving(), Cone())
    state = after(state, "move 0/1/0", "move 1/1/0")
    assert offered(state, "move") == []
    assert offered(state, "cone")


def test_ef_3_3_the_second_step_is_optional_and_then_free() -> None:
    state = after(moving("algae, fish, birds"), "move 2/1/0", "stay")
    assert (state.tokens[0], is_idle(state)) == (10, True)


def test_ef_3_3_without_a_token_there_is_no_second_step() -> None:
    state = after(moving("algae, fish, birds", tokens={0: 0}), "move 2/1/0")
    assert is_idle(state)
    assert state.tokens[0] == 0


def test_ef_3_3_the_last_token_pays_for_it() -> None:
    state = after(moving("algae, fish, birds", tokens={0: 1}), "move 2/1/0", "move 2/0/0")
    assert state.tokens[0] == 0


def test_ef_3_3_who_does_not_move_takes_no_second_step() -> None:
    assert is_idle(after(moving("algae, fish, birds"), "stay"))


def test_ef_3_3_the_second_step_may_lead_back() -> None:
    state = after(moving("algae, fish, birds"), "move 2/1/0", "move 1/1/0")
    assert (state.pieces[0], state.tokens[0]) == (Spot(1, MIDDLE, INNER), 9)


def test_ef_3_3_both_steps_cross_a_marsh() -> None:
    state = after(moving(MARSH, (0, MIDDLE)), "move 1/1/0", "move 1/1/1")
    assert state.pieces[0] == Spot(1, MIDDLE, OUTER)


def test_ef_3_3_only_the_active_animals_tokens_pay() -> None:
    """Of two players' animals each has its own."""
    state = position({2: "algae, fish"}, players=2, active=2, tokens={0: 5, 2: 0})
    state = after(now(state, Moving()), "move 0/1/0")
    assert is_idle(state)
