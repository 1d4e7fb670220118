"""E2-4.1: who plays in which order, and adrenaline rush."""

from __future__ import annotations

from itertools import permutations

import pytest

from mesozoic.games.evo_2011.events import OrderSet, PlaceTaken
from mesozoic.games.evo_2011.initiative import Initiative
from mesozoic.games.evo_2011.mutations import MutationPhase
from mesozoic.games.evo_2011.state import EvoState
from tests.games.evo_2011.kit import A, B, C, D, after, asked, is_over, now, offered, position, told


def herds(*numbers: int) -> str:
    """So many dinosaurs of each seat, one after another."""
    return "".join(str(seat) * number for seat, number in enumerate(numbers))


def ranking(
    columns: tuple[int, ...], *numbers: int, genes: dict[int, str] | None = None
) -> EvoState:
    """The initiative phase, with pawns in the order of their columns."""
    drawn = herds(*numbers)
    state = position("c" * len(drawn), drawn, players=len(numbers), order=columns, genes=genes)
    return now(state, Initiative())


def test_e2_4_1_fewest_dinosaurs_first() -> None:
    state = ranking((0, 1, 2), 4, 2, 3)
    assert state.order == (B, C, A)
    assert told(state, OrderSet) == [OrderSet((B, C, A))]
    assert is_over(state)


RED, BLACK, BLUE, PINK = A, B, C, D


@pytest.mark.parametrize("columns", list(permutations((RED, BLACK, BLUE, PINK))))
def test_e2_4_1_example_with_5_5_6_and_7_dinosaurs(columns: tuple[int, ...]) -> None:
    """Red and black have 5, blue 6, pink 7: red and black first, as their columns were."""
    first, second = (seat for seat in columns if seat in (RED, BLACK))
    assert ranking(columns, 5, 5, 6, 7).order == (first, second, BLUE, PINK)


def test_e2_4_1_ties_keep_the_order_of_the_columns() -> None:
    assert ranking((2, 0, 1), 3, 3, 3).order == (C, A, B)
    assert ranking((2, 1, 0), 4, 3, 4).order == (B, C, A)


def test_e2_4_1_the_pawns_go_up_in_the_order_of_their_columns() -> None:
    state = position("c" * 6, "001122", order=(0, 1, 2))
    state = after(now(state, MutationPhase(), Initiative()), "gene horn", "gene egg")
    state = after(state, "bid 0 on 2", "bid 0 on 0", "bid 0 on 1", "card geysers")
    assert state.order == (B, C, A)


def test_e2_4_1_the_order_before_decides_nothing() -> None:
    for before in permutations((0, 1)):
        state = position("c" * 4, "0011", players=2, order=before)
        state = after(now(state, MutationPhase(), Initiative()), "gene horn")
        column = 1 if before[0] == A else 0
        state = after(state, f"bid 0 on {column}", f"bid 0 on {1 - column}", "card geysers")
        assert state.order == (B, A)


def test_e2_4_1_what_was_paid_decides_nothing() -> None:
    state = position("c" * 6, "001122")
    state = after(now(state, MutationPhase(), Initiative()), "gene horn", "gene egg")
    state = after(state, "bid 0 on 0", "bid 6 on 1", "bid 1 on 2", "card geysers")
    assert state.order == (A, B, C)


# Adrenaline rush


@pytest.mark.parametrize(("place", "order"), [(0, (A, C, B)), (1, (C, A, B)), (2, (C, B, A))])
def test_e2_4_1_adrenaline_rush_chooses_any_place_and_the_others_keep_their_order(
    place: int, order: tuple[int, ...]
) -> None:
    state = ranking((0, 1, 2), 5, 4, 3, genes={0: "adrenaline-rush"})
    assert (asked(state), offered(state)) == (A, ["place 0", "place 1", "place 2"])
    state = after(state, f"place {place}")
    assert state.order == order
    assert told(state, PlaceTaken) == [PlaceTaken(A, place, state.order)]
    assert is_over(state)


def test_e2_4_1_adrenaline_rush_chooses_last_and_sees_the_ranking() -> None:
    state = ranking((0, 1, 2), 5, 4, 3, genes={0: "adrenaline-rush"})
    assert told(state, OrderSet) == [OrderSet((C, B, A))]
    assert state.order == (C, B, A)


def test_e2_4_1_adrenaline_rush_must_take_a_place() -> None:
    state = ranking((0, 1), 3, 3, genes={1: "adrenaline-rush"})
    assert offered(state) == ["place 0", "place 1"]


def test_e2_4_1_adrenaline_rush_works_in_the_turn_it_is_won() -> None:
    state = position("c" * 6, "000112", order=(0, 1, 2))
    state = after(now(state, MutationPhase(), Initiative()), "gene adrenaline-rush", "gene egg")
    state = after(state, "bid 0 on 1", "bid 0 on 0", "bid 0 on 2", "card geysers")
    assert asked(state) == A
    assert after(state, "place 0").order == (A, C, B)


def test_e2_4_1_without_adrenaline_rush_nobody_chooses() -> None:
    assert is_over(ranking((0, 1, 2), 2, 2, 2, genes={0: "muscular-thighs"}))
