"""What a server counts of itself while it runs. Counting costs next to nothing; `metrics.py` shows
it to whoever asks."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from mesozoic.server.clock import Clock

COMMIT: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
THINKING: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30)
LAG: Final = (0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


EVERY: Final = 1.0
"""Seconds between two looks at how late the server is."""


class Histogram:
    """How often something took up to so many seconds."""

    def __init__(self, bounds: Sequence[float]) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self.sum += seconds

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Counted only where it went well."""
        begun = time.perf_counter()
        yield
        self.observe(time.perf_counter() - begun)

    def buckets(self) -> list[tuple[str, float]]:
        """Each with all below it, as Prometheus has them."""
        total, found = 0, []
        for bound, count in zip([*map(str, self._bounds), "+Inf"], self._counts, strict=True):
            total += count
            found.append((bound, float(total)))
        return found


class Figures:
    def __init__(self) -> None:
        self.acts = 0
        self.entries = 0
        self.sockets = 0
        self.refusals = Counter[str]()
        self.commits = Histogram(COMMIT)
        self.thinking = Histogram(THINKING)
        self.lag = Histogram(LAG)


async def measure_lag(figures: Figures, clock: Clock) -> None:
    """How much later than it wished to one wakes: then everything else is as late."""
    while True:
        due = clock.now() + EVERY
        await clock.sleep(EVERY)
        figures.lag.observe(max(0.0, clock.now() - due))
