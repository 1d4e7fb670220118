"""The gate lets in what is stronger, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from mesozoic.arena.training.gate import NOT_STRONGER, STRONGER, UNDECIDED, Bout, judge_bouts
from mesozoic.arena.training.settings import Settings

SETTINGS = Settings(game="evo-2001", seed="1", players=(3, 4, 5))


def verdicts(edge: float, tries: int = 200, games: int = 4000) -> list[str]:
    """What is said of one that wins its part and so much more."""
    found = []
    for seed in range(tries):
        rng = Random(seed)
        shares = (float(rng.random() < 1 / (3, 4, 5)[at % 3] + edge) for at in range(games))
        found.append(judge_bouts(SETTINGS, shares).outcome)
    return found


def test_what_is_as_strong_as_before_is_hardly_ever_let_in() -> None:
    found = verdicts(0.0)
    assert found.count(STRONGER) <= 0.08 * len(found)
    assert found.count(NOT_STRONGER) > 0.9 * len(found)


def test_what_is_stronger_is_nearly_always_let_in() -> None:
    found = verdicts(SETTINGS.gain)
    assert found.count(STRONGER) > 0.9 * len(found)


def test_it_stops_as_soon_as_it_is_clear() -> None:
    assert judge_bouts(SETTINGS, iter([1.0] * 1000)).games < 30
    assert judge_bouts(SETTINGS, iter([0.0] * 1000)).games < 60


def test_too_few_games_leave_it_open() -> None:
    verdict = judge_bouts(SETTINGS, [0.0, 1.0, 0.0])
    assert (verdict.outcome, verdict.games) == (UNDECIDED, 3)
    assert verdict.share == pytest.approx(1 / 3)
    assert verdict.par == pytest.approx((1 / 3 + 1 / 4 + 1 / 5) / 3)


def test_the_new_one_takes_every_seat_of_every_number_of_players() -> None:
    bouts = [Bout(SETTINGS, None, "", 0, number) for number in range(60 * 3)]
    taken = {(bout.players, bout.seat) for bout in bouts}
    assert taken == {(players, seat) for players in (3, 4, 5) for seat in range(players)}
