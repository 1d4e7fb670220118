"""Information-set tree search over any game, led by its heuristic where it has one.

Each round imagines one world and one fate, and plays every option that is still in the running
through them; from time to time the worse half of the options drops out.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, log2
from random import Random
from time import perf_counter
from typing import Final

from mesozoic.bots.budget import Budget, Spending
from mesozoic.bots.fate import Fate
from mesozoic.bots.heuristics import find_heuristic
from mesozoic.bots.judge import Judge
from mesozoic.bots.perspective import Perspective
from mesozoic.bots.playout import Playout
from mesozoic.bots.tree import Node, visit
from mesozoic.core.values import Action

# How many options are tried at most.
WIDTH: Final = 8
# How many plies a playout has at least.
LEAST: Final = 8
# What a unit of the heuristic's weight counts at first, in shares of the victory.
TRUST: Final = 0.3


class Search:
    def __init__(
        self,
        name: str,
        budget: Budget,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.name = name
        self._budget = budget
        self._clock = clock

    @classmethod
    def of_milliseconds(cls, number: int, name: str = "search") -> Search:
        return cls(name, Budget(seconds=number / 1000))

    @classmethod
    def of_iterations(cls, number: int, name: str = "search") -> Search:
        return cls(name, Budget(iterations=number))

    @property
    def seconds(self) -> float | None:
        """How long it takes over a decision, where it goes by time."""
        return self._budget.seconds

    def within(self, seconds: float) -> Search:
        """The same, which takes no longer than this."""
        usual = self._budget.seconds
        budget = Budget(seconds=seconds if usual is None else min(usual, seconds))
        return Search(self.name, budget, self._clock)

    def choose(self, perspective: Perspective, rng: Random) -> Action:
        if len(perspective.options) == 1:
            return perspective.options[0]
        judge = find_heuristic(perspective.game.id)
        spending = Spending(self._budget, self._clock)
        return Race(perspective, judge, spending, rng).winner()


class Race:
    """The options of one decision, tried against one another."""

    def __init__(
        self, perspective: Perspective, judge: Judge, spending: Spending, rng: Random
    ) -> None:
        self.perspective = perspective
        self.judge = judge
        self.spending = spending
        self.rng = rng
        self.root = Node()
        offered = list(perspective.options)
        rng.shuffle(offered)
        weights = judge.weigh(perspective.imagine(rng), perspective.seat, offered)
        self.weights = dict(zip(offered, weights, strict=True))
        self.running = sorted(offered, key=self.weights.__getitem__, reverse=True)[:WIDTH]

    def winner(self) -> Action:
        stages = ceil(log2(len(self.running)))
        for stage in range(1, stages + 1):
            while self.spending.spent < stage / stages:
                self.round()
            self.running.sort(key=self.promise, reverse=True)
            del self.running[ceil(len(self.running) / 2) :]
        return self.running[0]

    def round(self) -> None:
        """Every option still running meets the same world and the same luck."""
        world, fate = self.perspective.imagine(self.rng), Fate(self.rng)
        for action in self.running:
            if self.spending.spent >= 1:
                return
            fate.rewind()
            playout = Playout(world.copy(), self.perspective.seat, self.judge, fate, LEAST)
            visit(self.root, self.perspective.seat, action, playout)
            self.spending.iterations += 1

    def promise(self, action: Action) -> float:
        """How an option did, and, the less it was tried, how it looked beforehand."""
        handicap = TRUST * (max(self.weights.values()) - self.weights[action])
        node = self.root.children.get((self.perspective.seat, action))
        return node.mean - handicap / node.visits if node else -TRUST - handicap
