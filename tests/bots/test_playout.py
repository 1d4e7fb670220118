"""What a seat would do in an imagined game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from mesozoic.bots.fate import Fate
from mesozoic.bots.playout import Playout
from mesozoic.core.play import options, pending
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.core.values import Action
from tests.bots.toy import DEALT, Name, ToyState, Work, after

A, B = Seat(0), Seat(1)
GAMES = 300


class Inclined:
    """Sees an answer a little better than the others."""

    def __init__(self, best: Action) -> None:
        self.best = best

    def weigh(self, state: State, seat: Seat, options: Sequence[Action]) -> Sequence[float]:
        return [0.0 if option == self.best else -1.0 for option in options]

    def evaluate(self, state: State) -> Sequence[float]:
        return [0.5, 0.5]

    def is_quiet(self, state: State) -> bool:
        return False


def likely(state: ToyState, best: Action) -> Counter[Action]:
    """What a seat does in many imagined games."""
    choice: Any = pending(state)
    offered = options(state, A)
    done = Counter[Action]()
    for seed in range(GAMES):
        playout = Playout(state.copy(), A, Inclined(best), Fate(Random(seed)), least=0)
        done[playout.likely(choice, A, offered)] += 1
    return done


def test_answers_that_open_together_are_mixed_the_better_the_more_often() -> None:
    """Who always answers alike is easily read."""
    done = likely(after(*DEALT), Name(4))
    assert set(done) == {Name(number) for number in range(1, 7)}
    # e to 1 against each of the five others: 35 in 100.
    assert GAMES / 4 < done[Name(4)] < GAMES / 2


def test_elsewhere_the_best_is_done() -> None:
    lanes = after(*DEALT, (0, Name(1)), (1, Name(1)))
    assert likely(lanes, Work(True)) == {Work(True): GAMES}
