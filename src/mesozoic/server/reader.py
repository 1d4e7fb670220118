"""How a process reads: whatever is asked at once is read in one go, as of one moment."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol, TypeVar

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncEngine

from mesozoic.server.database import reading_engine
from mesozoic.server.trouble import is_outage
from mesozoic.server.writer import Work

T = TypeVar("T")
READERS: Final = 4
"""Threads that read SQLite's file: a long record keeps one of them busy, not all."""
OF_ONE_MOMENT: Final[Mapping[str, Any]] = {
    "isolation_level": "REPEATABLE READ",
    "postgresql_readonly": True,
}


class Reader(Protocol):
    async def fetch(self, work: Work[T]) -> T:
        """What the work finds; it changes nothing."""
        ...

    async def close(self) -> None: ...


def reader_for(engine: AsyncEngine) -> Reader:
    if engine.dialect.name == "sqlite":
        return FileReader(reading_engine(engine.url))
    return PooledReader(engine)


class FileReader:
    """For SQLite: threads with connections, and no hop for each statement."""

    def __init__(self, engine: sql.Engine) -> None:
        self._engine = engine
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    async def fetch(self, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._fetch, work)

    def _fetch(self, work: Work[T]) -> T:
        with self._engine.connect() as connection:
            try:
                return work(connection)
            except Exception as problem:
                if is_outage(problem):  # it may be of no use any more
                    connection.invalidate()
                raise

    async def close(self) -> None:
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()


class PooledReader:
    """For a database behind a network, by its asynchronous driver."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine.execution_options(**OF_ONE_MOMENT)

    async def fetch(self, work: Work[T]) -> T:
        async with self._engine.connect() as connection:
            try:
                return await connection.run_sync(work)
            except Exception as problem:
                if is_outage(problem):
                    await connection.invalidate()
                raise

    async def close(self) -> None:
        """The engine is not its own."""
