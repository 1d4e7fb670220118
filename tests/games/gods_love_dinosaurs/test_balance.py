"""What is said of the tiles' balance is counted right."""

from __future__ import annotations

import pytest

from mesozoic.arena.plan import Plan
from mesozoic.arena.simulation import simulate
from mesozoic.games.gods_love_dinosaurs import GAME
from tests.games.gods_love_dinosaurs.balance import GUESTS, Balance


@pytest.fixture(scope="module")
def balance() -> Balance:
    found = Balance(players=2)
    for number in range(3):
        found.play(number)
    return found


def test_the_games_are_those_of_simulate(balance: Balance) -> None:
    summary = simulate(Plan(GAME.id, players=2, games=3, seed="1", bots=("greedy",)))
    assert sum(balance.points) == sum(3 * scores.mean for scores in summary.scores)


def test_a_tile_is_taken_a_turn(balance: Balance) -> None:
    assert sum(balance.taken[guest] for guest in GUESTS) == balance.turns
    assert sum(balance.expected[guest] for guest in GUESTS) == pytest.approx(balance.turns)
    columns = [f"column {guest}" for guest in GUESTS[:-1]]
    assert sum(balance.taken[column] for column in columns) == balance.turns
    assert sum(balance.expected[column] for column in columns) == pytest.approx(balance.turns)


def test_points_are_eggs_begun_with_and_laid_but_for_dinosaurs_starved(balance: Balance) -> None:
    """GD-6.1: an egg that hatches is the same point, as long as the dinosaur lives."""
    begun = 2 * 3 * (3 + 1)
    laid, starved = balance.count["eggs laid"], balance.count["dinosaurs starved"]
    assert sum(balance.points) == begun + laid - starved


def test_every_game_has_a_winner_in_some_place(balance: Balance) -> None:
    assert sum(balance.wins.values()) == balance.games == 3
    assert len(balance.lines()) == 8
