"""Standings: rates with their intervals, and ratings."""

from __future__ import annotations

import json

import pytest

from mesozoic.arena.match import Ended
from mesozoic.arena.plan import Plan, Played
from mesozoic.arena.tournament import Scoresheet, Standing, ranks, tournament, wilson
from mesozoic.core.seats import Seat
from mesozoic.core.state import Result
from mesozoic.games import game_ids

pytestmark = pytest.mark.long


def played(bots: tuple[str, ...], scores: tuple[int, ...], *winners: int) -> Played:
    result = Result(scores, tuple(Seat(seat) for seat in winners), "counted")
    return Played(0, bots, Ended(result, 1, None))


def standings(*games: Played) -> dict[str, Standing]:
    sheet = Scoresheet()
    for game in games:
        sheet.add(game)
    return {standing.bot: standing for standing in sheet.standings()}


def test_wilson_interval() -> None:
    # Figures of the textbooks: 15 of 50, and none of 10.
    assert wilson(15, 50).low == pytest.approx(0.1910, abs=1e-4)
    assert wilson(15, 50).high == pytest.approx(0.4375, abs=1e-4)
    assert wilson(0, 10).low == pytest.approx(0, abs=1e-9)
    assert wilson(0, 10).high == pytest.approx(0.2775, abs=1e-4)


def test_winners_rank_first_even_with_equal_points() -> None:
    assert ranks(played(("a", "b", "c", "d"), (9, 9, 4, 9), 1)) == [1, 0, 2, 1]


def test_a_shared_victory_counts_as_its_share() -> None:
    found = standings(
        played(("a", "b", "b"), (5, 5, 1), 0, 1), played(("b", "a", "b"), (1, 5, 3), 1)
    )
    assert (found["a"].wins, found["a"].seats, found["a"].rate) == (1.5, 2, 0.75)
    assert (found["b"].wins, found["b"].seats) == (0.5, 4)
    assert found["b"].score == 2.5


def test_ratings_tell_the_better_bot_and_grow_surer() -> None:
    win = played(("a", "b", "b"), (5, 2, 1), 0)
    few, many = standings(win), standings(*[win] * 30)
    assert many["a"].rating_interval.low > many["b"].rating_interval.high
    width = [found["a"].rating_interval.high - found["a"].rating for found in (few, many)]
    assert width[1] < width[0]


@pytest.mark.parametrize("game", game_ids())
def test_a_tournament_rotates_and_ranks(game: str) -> None:
    plan = Plan(game, 3, 6, "ranks", ("uniform", "greedy", "uniform"))
    found = tournament(plan)
    assert [standing.bot for standing in found.bots] == ["greedy", "uniform"]
    assert [standing.seats for standing in found.bots] == [6, 12]
    assert found.par == pytest.approx(1 / 3)
    assert found == tournament(plan)
    assert json.loads(json.dumps(found.as_json()))["bots"][0]["bot"] == "greedy"
