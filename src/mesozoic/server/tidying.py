"""The garbage collector, kept from stopping the house: it looks at everything when nobody acts."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from mesozoic.server.clock import Clock

FEW: Final = 20_000
"""New objects that are worth looking at once nobody acts. An act leaves nothing to be found, but
connections that were closed leave something in the libraries below us."""
QUIET: Final = 5.0
"""Seconds without an entry, after which a pause disturbs nobody."""
MOST: Final = 4_000_000
"""New objects after which it is done in any case, as memory is not without end."""


@contextmanager
def seldom() -> Iterator[None]:
    """What is there when a server starts stays as long as it does, and is not looked at again.

    By itself the collector would look at what is new in lots, a small one of which stops everybody
    for some 10 ms at a thousand tables: each act puts a long new list in a table's place.
    """
    was_on = gc.isenabled()
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.unfreeze()
        if was_on:
            gc.enable()


class Tidying:
    def __init__(self, clock: Clock, entries: Callable[[], int]) -> None:
        """`entries`: how many were kept so far."""
        self._clock = clock
        self._entries = entries

    async def run(self) -> None:
        seen = self._entries()
        while True:
            await self._clock.sleep(QUIET)
            now = self._entries()
            if gc.get_count()[0] > (FEW if now == seen else MOST):
                gc.collect()
            seen = now
