"""The bus that a PostgreSQL has in itself."""

from __future__ import annotations

from typing import Any

import asyncpg
from sqlalchemy.engine import URL

from mesozoic.server.bus import CHANNEL, GONE, Bus, Hear, pass_on
from mesozoic.server.clock import Clock


class PostgresBus(Bus):
    """LISTEN and NOTIFY of the database itself: nothing more to install."""

    away = (
        *GONE,
        asyncpg.PostgresError,
        asyncpg.InterfaceError,
        asyncpg.InternalClientError,  # where a connection is lost in the middle of a word
    )

    def __init__(self, url: URL, clock: Clock) -> None:
        super().__init__(clock)
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._sender: Any = None

    async def _send(self, text: str) -> None:
        if self._sender is None:
            self._sender = await asyncpg.connect(self._dsn)
        await self._sender.execute("SELECT pg_notify($1, $2)", CHANNEL, text)

    async def _attend(self, hear: Hear) -> None:
        patience = self.silence
        connection = await asyncpg.connect(self._dsn, timeout=patience, command_timeout=patience)
        try:
            await connection.add_listener(CHANNEL, lambda *said: pass_on(hear, said[-1]))
            hear(None)
            while True:
                await self._clock.sleep(self.silence)
                await connection.execute("SELECT 1")
        finally:
            connection.terminate()

    async def _hang_up(self) -> None:
        if self._sender is not None:
            self._sender.terminate()
            self._sender = None
