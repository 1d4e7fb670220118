"""Time, as the server knows it: whatever waits is handed a clock, and tests hand it theirs."""

from __future__ import annotations

import asyncio
import time
from typing import Final, Protocol

DAY: Final = 24 * 60 * 60
"""In seconds."""


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since some moment in the past; they never go back."""
        ...

    def time(self) -> int:
        """Whole seconds since 1970: what entries and whatever else is kept are stamped with."""
        ...

    async def sleep(self, seconds: float) -> None: ...


class MachineClock:
    def now(self) -> float:
        return time.monotonic()

    def time(self) -> int:
        return int(time.time())

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
