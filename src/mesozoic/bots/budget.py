"""How long a bot may think: so many imagined games, so many seconds, or both at most."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

# More than anybody waits for.
MOST: Final = 1_000_000
_WRITTEN: Final = re.compile(r"([0-9]+)(?:/([0-9]+)ms)?|([0-9]+)ms")


@dataclass(frozen=True)
class Budget:
    """How long a decision may take: so many imagined games, so many seconds, or both at most.

    One of the two is set at least.
    """

    iterations: int | None = None
    seconds: float | None = None

    @classmethod
    def read(cls, text: str) -> Budget | None:
        """`400`, `250ms`, or `2000/900ms`: iterations, time, or both at most; None for others."""
        found = _WRITTEN.fullmatch(text)
        if not found:
            return None
        count, ceiling, time = found.groups()
        milliseconds = ceiling or time
        numbers = [int(number) for number in (count, milliseconds) if number]
        if not all(0 < number <= MOST for number in numbers):
            return None
        return cls(
            int(count) if count else None, int(milliseconds) / 1000 if milliseconds else None
        )

    def within(self, seconds: float) -> Budget:
        """As much of it as fits into so many seconds.

        Iterations stay as they are as long as they may well be done in that time: so a choice does
        not hang on a few milliseconds.
        """
        usual = self.seconds
        if usual is None or usual <= seconds:
            return Budget(self.iterations, seconds if usual is None else usual)
        if self.iterations is None or seconds >= usual / 2:
            return Budget(self.iterations, seconds)
        return Budget(max(1, int(self.iterations * seconds / usual)), seconds)


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
            most = self._budget.iterations
            counted = self.iterations / most if most else 1.0
        if self._budget.seconds is not None:
            timed = (self._clock() - self._began) / self._budget.seconds
        return max(counted, timed)
