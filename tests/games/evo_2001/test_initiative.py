"""E1-2.1: who plays in which order."""

from __future__ import annotations

from mesozoic.games.evo_2001.events import OrderSet
from mesozoic.games.evo_2001.initiative import Initiative
from tests.games.evo_2001.kit import after, chances, is_over, now, position, told

ROW = "bmh^bmh^"


def test_e1_2_1_the_longest_tail_goes_first() -> None:
    tails = {0: {"tail": 2}, 1: {"tail": 1}, 2: {"tail": 3}}
    state = now(position(ROW, "0.1.2...", genes=tails), Initiative())
    assert state.order == (2, 0, 1)
    assert told(state, OrderSet) == [OrderSet(state.order)]
    assert is_over(state)


def test_e1_2_1_a_longer_tail_counts_before_fewer_dinosaurs() -> None:
    state = now(position(ROW, "00001122", genes={0: {"tail": 2}}), Initiative())
    assert chances(state) == {"lot 1": 1, "lot 2": 1}
    assert after(state, "lot 2").order == (0, 2, 1)


def test_e1_2_1_of_equal_tails_the_fewest_dinosaurs_go_first() -> None:
    assert now(position(ROW, "0001122."), Initiative()).stack, "1 and 2 are level"
    assert now(position(ROW, "0001.22."), Initiative()).order == (1, 2, 0)


def test_e1_2_1_an_extinct_species_goes_before_its_equals() -> None:
    assert now(position(ROW, "001....."), Initiative()).order == (2, 1, 0)


def test_e1_2_1_what_is_level_is_drawn_by_lot() -> None:
    state = now(position(ROW, "0.1.2..."), Initiative())
    assert chances(state) == {"lot 0": 1, "lot 1": 1, "lot 2": 1}
    state = after(state, "lot 1")
    assert chances(state) == {"lot 0": 1, "lot 2": 1}
    assert after(state, "lot 2").order == (1, 2, 0)
    assert after(state, "lot 0").order == (1, 0, 2)


def test_e1_2_1_two_ties_are_drawn_one_after_the_other() -> None:
    long = {1: {"tail": 2}, 3: {"tail": 2}}
    state = now(position(ROW, "0.1.2.3.", players=4, genes=long), Initiative())
    assert chances(state) == {"lot 1": 1, "lot 3": 1}
    state = after(state, "lot 3")
    assert chances(state) == {"lot 0": 1, "lot 2": 1}
    state = after(state, "lot 2")
    assert state.order == (3, 1, 2, 0)
    assert told(state, OrderSet) == [OrderSet(state.order)]


def test_e1_2_1_the_order_of_the_turn_before_decides_nothing() -> None:
    state = now(position(ROW, "0.1.2...", order=(2, 1, 0)), Initiative())
    assert set(chances(state).values()) == {1}
    assert after(state, "lot 0", "lot 1").order == (0, 1, 2)
