"""Whether a server can do its work: looked at once for all who ask in the same second."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from mesozoic.server.clock import Clock
from mesozoic.server.trouble import Away

GOOD_FOR: Final = 1.0
"""Seconds that an answer is given again."""


class Readiness:
    def __init__(self, check: Callable[[], Awaitable[None]], clock: Clock) -> None:
        """`check`: refused where the database is away."""
        self._check, self._clock = check, clock
        self._looking: asyncio.Task[bool] | None = None
        self._since = 0.0

    async def ask(self) -> None:
        """Refused unless the database can be read and written."""
        now, looking = self._clock.now(), self._looking
        if looking is None or (looking.done() and now - self._since >= GOOD_FOR):
            looking = self._looking = asyncio.create_task(self._is_away())
            self._since = now
        if await asyncio.shield(looking):  # who asked first may be gone before it is known
            raise Away("database-away")

    async def _is_away(self) -> bool:
        try:
            await self._check()
        except Away:
            return True
        return False
