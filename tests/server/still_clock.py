"""A clock that stands still until a test makes time pass, and one that runs fast."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any

PATIENCE = 20
"""Seconds after which a sleep that never comes fails a test, instead of hanging it."""


BEGINNING = 1_700_000_000
"""When a clock that stands still was made, in seconds since 1970."""


class StillClock:
    def __init__(self) -> None:
        self._now = 0.0
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []
        self._dozed_off = asyncio.Event()

    def now(self) -> float:
        return self._now

    def time(self) -> int:
        return BEGINNING + int(self._now)

    def sleep(self, seconds: float) -> Coroutine[Any, Any, None]:
        """From now on, also where a task is to sleep that has not had its turn yet: or hours could
        pass before it began to count."""
        return self._sleep_until(self._now + seconds)

    async def _sleep_until(self, due: float) -> None:
        if due <= self._now:
            return await asyncio.sleep(0)
        sleeper = (due, asyncio.get_running_loop().create_future())
        self._sleepers.append(sleeper)
        self._dozed_off.set()
        try:
            await sleeper[1]
        finally:
            self._sleepers.remove(sleeper)

    async def until_slept(self) -> float:
        """Wait until somebody sleeps; the seconds until the first of them wakes."""
        await _settle()
        async with asyncio.timeout(PATIENCE):
            while not self._asleep():
                self._dozed_off.clear()
                await self._dozed_off.wait()
                await _settle()
        return min(self._asleep()) - self._now

    def next_waking(self) -> float:
        """The seconds until the first who sleeps wakes; 0 where nobody sleeps."""
        return max(0.0, min(self._asleep(), default=self._now) - self._now)

    async def advance(self, seconds: float) -> None:
        """Let time pass, and let who wakes do what needs nobody else."""
        self.leap(seconds)
        await _settle()

    def leap(self, seconds: float) -> None:
        """Let time pass while nobody has a turn."""
        self._now += seconds
        for due, waking in self._sleepers:
            if due <= self._now and not waking.done():
                waking.set_result(None)

    def _asleep(self) -> list[float]:
        return [due for due, waking in self._sleepers if not waking.done()]


class HastyClock:
    """Nobody waits long."""

    def __init__(self, times: float = 100) -> None:
        self._times = times

    def now(self) -> float:
        return time.monotonic()

    def time(self) -> int:
        return int(time.time())

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / self._times)


async def _settle() -> None:
    """Everything that waits for nothing but its turn has had it."""
    for _ in range(100):
        await asyncio.sleep(0)
