"""How long a bot may think: so many imagined games, so many seconds, or both at most."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    """How long a decision may take: so many imagined games, so many seconds, or both at most.

    One of the two is set at least.
    """

    iterations: int | None = None
    seconds: float | None = None


class Spending:
    """How much of a budget is used up, from 0 to 1."""

    def __init__(self, budget: Budget, clock: Callable[[], float]) -> None:
        self._budget = budget
        self._clock = clock
        self._began = clock() if budget.seconds is not None else 0.0
        self.iterations = 0

    @property
    def spent(self) -> float:
        counted = timed = 0.0
        if self._budget.iterations is not None:
            counted = self.iterations / self._budget.iterations
        if self._budget.seconds is not None:
            timed = (self._clock() - self._began) / self._budget.seconds
        return max(counted, timed)
