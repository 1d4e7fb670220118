"""A running server hears what `mesozoic admin` has changed beside it, and reads that anew."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncEngine

from mesozoic.server.admin import read_bans
from mesozoic.server.bans import Bans
from mesozoic.server.bell import Bell
from mesozoic.server.clock import Clock
from mesozoic.server.relations import notices
from mesozoic.server.trouble import Away, Trouble

EVERY: Final = 2.0
"""Seconds from one look to the next, where nobody calls."""

log = logging.getLogger(__name__)


class Notices:
    def __init__(
        self,
        engine: AsyncEngine,
        bans: Bans,
        let_go: Callable[[str], Awaitable[None]],
        cut_banned: Callable[[], None],
    ) -> None:
        self._engine = engine
        self._bans = bans
        self._let_go = let_go
        self._cut_banned = cut_banned
        self._bell = Bell()
        self._read = 0
        self._trouble = Trouble("asked for notices")

    async def begin(self) -> None:
        """What was noticed before is in the database anyway."""
        async with self._engine.connect() as connection:
            newest = await connection.execute(sql.select(sql.func.max(notices.c.number)))
            self._read = newest.scalar() or 0
        self._bans.replace(await read_bans(self._engine))

    def call(self) -> None:
        """There may be some."""
        self._bell.ring()

    async def run(self, clock: Clock) -> None:
        while True:
            await self._bell.wait(clock, EVERY)
            try:
                with self._trouble.noticed():
                    await self.look()
            except Away:  # it has been said
                pass
            except Exception:
                log.warning("notices could not be read", exc_info=True)

    async def look(self) -> None:
        fresh = sql.select(notices).where(notices.c.number > self._read)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(fresh.order_by(notices.c.number))).mappings().all()
        if not rows:
            return
        if any(row["table_id"] is None for row in rows):
            self._bans.replace(await read_bans(self._engine))
            self._cut_banned()
        for table in {row["table_id"] for row in rows} - {None}:
            await self._let_go(table)
        self._read = rows[-1]["number"]
