"""When whoever uses a browser last proved who they are, which holds for some minutes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import sqlalchemy as sql

from mesozoic.core.errors import Refused
from mesozoic.server.access import Access
from mesozoic.server.keys import digest
from mesozoic.server.relations import sessions

LASTS: Final = 5 * 60
"""Seconds."""


class Confirmations:
    def __init__(self, access: Access, now: Callable[[], int]) -> None:
        self._access = access
        self._now = now

    async def note(self, key: str) -> None:
        """Whoever has the browser with this key has proved it now."""
        mine = sql.update(sessions).where(sessions.c.key == digest(key))
        proved = mine.values(confirmed=self._now())
        await self._access.write(lambda plain: plain.execute(proved))

    async def check(self, key: str) -> None:
        """Refuse who has not done so lately."""
        mine = sql.select(sessions.c.confirmed).where(sessions.c.key == digest(key))
        at = await self._access.fetch(lambda plain: plain.execute(mine).scalar())
        if at is None or at < self._now() - LASTS:
            raise Refused("confirm-first")
