"""The four ways in which a club is hurt."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Final

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncEngine

from mesozoic.server.faults.house import House
from mesozoic.server.services import PostgreSQL, Redis, Service

LONGEST_OUTAGE: Final = 2.0
"""Seconds for which something is away, besides the time it takes to start."""
_CONNECTIONS: Final = sql.text(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database()"
    " AND pid <> pg_backend_pid() ORDER BY pid"
)
_TERMINATE: Final = sql.text("SELECT pg_terminate_backend(:pid)")


class Killer:
    def __init__(
        self, house: House, postgresql: PostgreSQL, redis: Redis, engine: AsyncEngine, rng: Random
    ) -> None:
        self._house, self._postgresql, self._redis = house, postgresql, redis
        self._engine = engine
        self._rng = rng
        self.outages = 0
        self._ways = (self._worker, self._connections, self._database, self._bus)
        self._untried = list(self._ways)

    async def kill(self) -> None:
        """One of them, at random, once each has had its turn: few kills hurt everything too."""
        way = self._untried.pop() if self._untried else self._rng.choice(self._ways)
        await way()

    async def _worker(self) -> None:
        while not self._house.kill_one(self._rng):
            await asyncio.sleep(0.01)

    async def _connections(self) -> None:
        """At least one, often all."""
        async with self._engine.connect() as connection:
            pids = list(await connection.scalars(_CONNECTIONS))
            count = self._rng.randint(1, len(pids)) if pids else 0
            for pid in self._rng.sample(pids, count):
                await connection.execute(_TERMINATE, {"pid": pid})
        await self._engine.dispose()

    async def _database(self) -> None:
        await self._engine.dispose()
        await self._away(self._postgresql)

    async def _bus(self) -> None:
        await self._away(self._redis)

    async def _away(self, service: Service) -> None:
        self.outages += 1
        await asyncio.to_thread(service.stop)
        await asyncio.sleep(self._rng.uniform(0, LONGEST_OUTAGE))
        await asyncio.to_thread(service.start)
