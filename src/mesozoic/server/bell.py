"""Whoever looks now and then, and at once when called."""

from __future__ import annotations

import asyncio

from mesozoic.server.clock import Clock


class Bell:
    def __init__(self) -> None:
        self._rung = asyncio.Event()

    def ring(self) -> None:
        self._rung.set()

    async def wait(self, clock: Clock, seconds: float) -> None:
        """Until it is rung, but no longer than that."""
        waiting = [
            asyncio.ensure_future(clock.sleep(seconds)),
            asyncio.ensure_future(self._rung.wait()),
        ]
        try:
            await asyncio.wait(waiting, return_when="FIRST_COMPLETED")
        finally:
            for one in waiting:
                one.cancel()
        self._rung.clear()
