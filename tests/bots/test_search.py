"""Search knows no game: here it plays a toy with a secret, a sealed and a parallel moment."""

from __future__ import annotations

from random import Random

import pytest

from mesozoic.bots.bot import find_bot
from mesozoic.bots.budget import Budget
from mesozoic.bots.fate import Fate
from mesozoic.bots.perspective import Perspective
from mesozoic.bots.search import Search
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games import find_game
from tests.bots.positions import decisions
from tests.bots.toy import DEALT, Deal, Name, Toy, ToyState, Work, after

NAMED = (*DEALT, (0, Name(6)), (1, Name(6)))


def searched(state: ToyState, seat: int, seed: int, iterations: int = 300) -> Action:
    perspective = Perspective.of(Toy(), state, Seat(seat), Random(seed))
    return find_bot(f"search:{iterations}").choose(perspective, Random(seed))


@pytest.mark.parametrize("seed", range(5))
def test_it_finds_the_best_sealed_answer(seed: int) -> None:
    assert searched(after(*DEALT), 0, seed) == Name(6)
    assert searched(after(*DEALT, (0, Name(6))), 1, seed) == Name(6)


@pytest.mark.parametrize("seed", range(5))
def test_it_looks_ahead_in_its_own_lane_whoever_went_on_in_theirs(seed: int) -> None:
    assert searched(after(*NAMED), 0, seed) == Work(True)
    assert searched(after(*NAMED), 1, seed) == Work(True)
    assert searched(after(*NAMED, (0, Work(True)), (0, Work(True))), 1, seed) == Work(True)


def test_a_budget_of_iterations_makes_it_repeatable() -> None:
    game = find_game("evo-2001")
    for state, seat in list(decisions(seed=5))[::9]:
        chosen = {
            find_bot("search:20").choose(Perspective.of(game, state, seat, Random(1)), Random(2))
            for _ in range(2)
        }
        assert len(chosen) == 1


def test_a_budget_of_time_ends_by_the_clock() -> None:
    ticks = iter(range(10_000))
    bot = Search("search", Budget(seconds=50), clock=lambda: float(next(ticks)))
    perspective = Perspective.of(Toy(), after(*DEALT), Seat(0), Random(1))
    assert bot.choose(perspective, Random(1)) in perspective.options
    assert 50 <= next(ticks) < 70


def test_a_single_option_is_taken_without_thought() -> None:
    def no_clock() -> float:
        raise AssertionError("it looked at the clock")

    class OneWay(Perspective):
        options = (Name(1),)

    bot = Search("search", Budget(seconds=1), clock=no_clock)
    assert bot.choose(OneWay(Toy(), Seat(0), after(*DEALT)), Random(1)) == Name(1)


def test_fate_tells_the_same_again_and_keeps_kinds_apart() -> None:
    fate = Fate(Random(1))
    first = [fate.number("die") for _ in range(3)]
    fate.rewind()
    assert fate.number("card") not in first
    assert [fate.number("die") for _ in range(3)] == first


def test_fate_heeds_the_weights() -> None:
    class Loaded(Deal):
        def outcomes(self, state: ToyState) -> list[tuple[Action, int]]:
            return [(Name(1), 1), (Name(2), 3)]

    fate, state = Fate(Random(1)), after()
    landed = [fate.land(state, Loaded(Seat(0))) for _ in range(4000)]
    assert 2850 < landed.count(Name(2)) < 3150
