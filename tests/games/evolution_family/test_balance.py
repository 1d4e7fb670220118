"""What is said of the balance is counted right."""

from __future__ import annotations

import pytest

from mesozoic.arena.plan import Plan
from mesozoic.arena.simulation import simulate
from mesozoic.games.evolution_family import GAME
from tests.games.evolution_family.balance import A_TURN, Balance


@pytest.fixture(scope="module")
def balance() -> Balance:
    found = Balance(players=3)
    for number in range(3):
        found.play(number)
    return found


def test_the_games_are_those_of_simulate(balance: Balance) -> None:
    summary = simulate(Plan(GAME.id, players=3, games=3, seed="1", bots=("greedy",)))
    assert [balance.by_seat[seat] for seat in range(3)] == list(summary.wins_by_seat)
    assert dict(balance.ends) == summary.ends


def test_every_game_is_counted_once(balance: Balance) -> None:
    assert balance.games == sum(balance.by_order.values()) == sum(balance.by_seat.values()) == 3
    assert all(m >= A_TURN * t / 60 for m, t in zip(balance.minutes, balance.turns, strict=True))


def test_contests_take_time(balance: Balance) -> None:
    assert balance.count["contest-opened"] > 0
    assert sum(balance.minutes) > A_TURN * sum(balance.turns) / 60


def test_a_family_would_sit_through_it(balance: Balance) -> None:
    assert balance.ends == {"last-era": 3}
    assert max(balance.minutes) < 90
    assert len(balance.lines()) == 6
