"""Rates by processor time: whatever else the machine does counts for nothing."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much a second, of work that says how much it did, done again and again."""
    done, begun = 0, process_time()
    while (spent := process_time() - begun) < seconds:
        done += work()
    return done / spent


def two_hundred_times(work: Callable[[], object]) -> Callable[[], int]:
    """Work that is too short to look at the clock after each time."""

    def repeated() -> int:
        for _ in range(200):
            work()
        return 200

    return repeated


def calibration_loop() -> int:
    """A fixed piece of plain Python, to compare machines by: small ints, a list, a dict, calls."""
    counts: dict[int, int] = {}
    numbers = [3]
    for n in range(40):
        numbers.append((numbers[-1] * 5 + n) % 97)
        counts[numbers[-1] % 8] = counts.get(numbers[-1] % 8, 0) + 1
    return max(counts.values()) + len(tuple(numbers))
