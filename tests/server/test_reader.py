"""How a process reads: as of one moment, and whatever becomes of who asked."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.util import await_only

from mesozoic.server.database import connect
from mesozoic.server.reader import FileReader, PooledReader, Reader, reader_for
from mesozoic.server.relations import pulse
from tests.server.player import PATIENCE

pytestmark = pytest.mark.anyio


@pytest.fixture
async def engine(database: str) -> AsyncIterator[AsyncEngine]:
    engine = connect(database)
    yield engine
    await engine.dispose()


@pytest.fixture
async def reader(engine: AsyncEngine) -> AsyncIterator[Reader]:
    found = reader_for(engine)
    yield found
    await found.close()


class Slow:
    """Counts beats, once somebody lets it; what is done meanwhile is done elsewhere."""

    def __init__(self, reader: Reader) -> None:
        self._is_file = isinstance(reader, FileReader)
        self._loop = asyncio.get_running_loop()
        self.has_begun, self.may_end = asyncio.Event(), asyncio.Event()

    def __call__(self, connection: sql.Connection) -> list[int]:
        before = count(connection)
        if self._is_file:
            asyncio.run_coroutine_threadsafe(self._told(), self._loop).result()
        else:
            await_only(self._told())
        return [before, count(connection)]

    async def _told(self) -> None:
        self.has_begun.set()
        async with asyncio.timeout(PATIENCE):
            await self.may_end.wait()


def count(connection: sql.Connection) -> int:
    return connection.execute(sql.select(sql.func.count()).select_from(pulse)).scalar_one()


def in_use(reader: Reader) -> int:
    """How many connections it has taken and not given back."""
    assert isinstance(reader, FileReader | PooledReader)
    pool = reader._engine.pool
    assert isinstance(pool, sql.QueuePool)
    return pool.checkedout()


async def beat(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.execute(sql.insert(pulse), {"id": 1, "beats": 1})


async def test_what_is_read_in_one_go_is_of_one_moment(engine: AsyncEngine, reader: Reader) -> None:
    slow = Slow(reader)
    reading = asyncio.create_task(reader.fetch(slow))
    await slow.has_begun.wait()
    await beat(engine)
    slow.may_end.set()
    assert await reading == [0, 0]
    assert await reader.fetch(count) == 1


async def test_who_goes_away_leaves_no_connection_behind(reader: Reader) -> None:
    slow = Slow(reader)
    reading = asyncio.create_task(reader.fetch(slow))
    await slow.has_begun.wait()
    reading.cancel()
    await asyncio.wait([reading])
    assert reading.cancelled()
    slow.may_end.set()
    async with asyncio.timeout(PATIENCE):
        while in_use(reader):
            await asyncio.sleep(0.001)
    assert await reader.fetch(count) == 0


async def test_what_is_being_read_when_it_closes_is_read_to_the_end(reader: Reader) -> None:
    slow = Slow(reader)
    reading = asyncio.create_task(reader.fetch(slow))
    await slow.has_begun.wait()
    closing = asyncio.create_task(reader.close())
    slow.may_end.set()
    assert await reading == [0, 0]
    await closing
    assert in_use(reader) == 0


async def test_a_connection_that_failed_is_let_go(reader: Reader) -> None:
    seen: list[object] = []

    def look(connection: sql.Connection) -> None:
        count(connection)
        seen.append(connection.connection.dbapi_connection)

    def fail(connection: sql.Connection) -> None:
        look(connection)
        raise OSError("the disk cannot be read")

    with pytest.raises(OSError, match="cannot be read"):
        await reader.fetch(fail)
    for _ in range(2):
        await reader.fetch(look)
    assert seen[0] is not seen[1]
    assert seen[1] is seen[2]
