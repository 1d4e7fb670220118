"""Several workers on one database, as one of them sees it: what it tells the others, and hears."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from mesozoic.server.bus import RETRY, Bus, Notice
from mesozoic.server.clock import Clock
from mesozoic.server.trouble import Away

EVERY: Final = 1.0
"""Seconds from one look at what others have kept to the next: a notice may have been lost."""

log = logging.getLogger(__name__)


class Club:
    def __init__(self, bus: Bus, clock: Clock) -> None:
        self._bus = bus
        self._clock = clock
        self._unsent: dict[tuple[str, bool], Notice] = {}
        self._is_more = asyncio.Event()

    def tell(self, table: str, entry: int | None) -> None:
        """Of several entries that wait to be told of the last will do."""
        self._unsent[table, entry is None] = Notice(table, entry)
        self._is_more.set()

    async def run(
        self, hear: Callable[[Notice | None], None], look: Callable[[], Awaitable[None]]
    ) -> None:
        """Until it is cancelled."""
        try:
            await asyncio.gather(self._bus.listen(hear), self._send(), self._look(look))
        finally:
            await self._bus.close()

    async def _send(self) -> None:
        while True:
            await self._is_more.wait()
            self._is_more.clear()
            waiting, self._unsent = self._unsent, {}
            for key, notice in waiting.items():
                if not await self._bus.publish(notice):
                    self._unsent.setdefault(key, notice)
            if self._unsent:
                await self._clock.sleep(RETRY)
                self._is_more.set()

    async def _look(self, look: Callable[[], Awaitable[None]]) -> None:
        while True:
            await self._clock.sleep(EVERY)
            try:
                await look()
            except Away:  # it has been said
                pass
            except Exception:
                log.warning("could not look at what others have kept", exc_info=True)
