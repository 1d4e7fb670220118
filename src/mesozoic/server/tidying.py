"""The garbage collector, kept from stopping the house: it looks at everything when nobody acts."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from mesozoic.server.clock import Clock

THRESHOLDS: Final = (2_000, 1, 50_000)
"""Young objects are looked at in small lots: to look at a large one stops everybody, though an act
leaves nothing to be found. What is found is what connections that were closed have left in the
libraries below us. All objects are looked at in the end only by us."""
QUIET: Final = 5.0
"""Seconds without an entry, after which a pause disturbs nobody."""
MOST: Final = 200_000
"""Entries after which it is done in any case."""


@contextmanager
def seldom() -> Iterator[None]:
    """What is there when a server starts stays as long as it does, and is not looked at again."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    try:
        yield
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


class Tidying:
    def __init__(self, clock: Clock, entries: Callable[[], int]) -> None:
        """`entries`: how many were kept so far."""
        self._clock = clock
        self._entries = entries

    async def run(self) -> None:
        tidied = seen = self._entries()
        while True:
            await self._clock.sleep(QUIET)
            now = self._entries()
            if now != tidied and (now == seen or now - tidied > MOST):
                gc.collect()
                tidied = now
            seen = now
