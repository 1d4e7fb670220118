"""E1-0.1, E1-1.1: before the first turn."""

from __future__ import annotations

import pytest

from mesozoic.games.evo_2001.climate import CHART
from mesozoic.games.evo_2001.events import BeachDrawn
from mesozoic.games.evo_2001.half_board import Terrain
from mesozoic.games.evo_2001.initiative import Lots
from tests.games.evo_2001.kit import A, B, after, chances, fresh, hand, standing, told

ISLAND = "*m*h*^*m*"


def test_e1_1_1_the_climate_starts_on_yellow() -> None:
    assert CHART[fresh(ISLAND).climate] is Terrain.BEACH


@pytest.mark.parametrize("players", [3, 4, 5])
def test_e1_1_1_the_meteor_starts_on_the_space_of_the_players(players: int) -> None:
    assert fresh(ISLAND, players=players).meteor == players


def test_e1_1_1_start_beaches_are_drawn_by_lot_among_those_with_a_star() -> None:
    state = fresh("b*m*h*")
    assert chances(state) == {"beach 1": 1, "beach 3": 1, "beach 5": 1}
    state = after(state, "beach 3")
    assert chances(state) == {"beach 1": 1, "beach 5": 1}
    assert told(state, BeachDrawn) == [BeachDrawn(A, 3)]


def test_e1_1_1_each_species_starts_with_one_dinosaur_on_its_beach() -> None:
    assert standing(after(fresh("b*m*h*"), "beach 5", "beach 1", "beach 3")) == ".1.2.0"


def test_e1_1_1_three_event_cards_each() -> None:
    state = after(fresh("***"), "beach 0", "beach 1", "beach 2")
    assert chances(state)["card stampede"] == 2
    state = after(state, "card stampede", "card stampede", "card mutagen", "card moult")
    assert (hand(state, A), hand(state, B)) == ("stampede stampede mutagen", "moult")
    assert "card stampede" not in chances(state)
    state = after(state, "card refuge", "card sunburn", *["card still-air"] * 2, "card far-nests")
    assert [len(cards) for cards in state.hands] == [3, 3, 3]
    assert sum(state.deck) == 26 - 9
    assert state.turn == 1


def test_e1_1_1_the_genes_are_all_in_the_bag() -> None:
    assert sum(fresh(ISLAND).bag) == 62


@pytest.mark.parametrize("players", [3, 4, 5])
def test_e1_2_1_the_first_order_is_drawn_among_all(players: int) -> None:
    state = fresh(ISLAND, players=players)
    while state.turn == 0:
        state = after(state, next(iter(chances(state))))
    assert isinstance(state.stack[-1], Lots)
    assert chances(state) == {f"lot {seat}": 1 for seat in range(players)}
