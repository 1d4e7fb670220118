"""One worker at a time drives a table, by the database's clock; one of before writes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import sqlalchemy as sql
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncEngine

from mesozoic.core.seats import Seat
from mesozoic.server import leases
from mesozoic.server.app import Settings
from mesozoic.server.bus import Notice
from mesozoic.server.club import EVERY, SURE, Club
from mesozoic.server.database import connect
from mesozoic.server.fellows import HeldAt, Sitter
from mesozoic.server.leases import Leases
from mesozoic.server.relations import workers
from mesozoic.server.services import PostgreSQL
from mesozoic.server.store import Fenced, Store
from mesozoic.server.table_status import status_of
from tests.databases import fresh_postgresql
from tests.server.player import PATIENCE
from tests.server.running import running
from tests.server.still_clock import HastyClock, StillClock
from tests.server.tables_kit import DeafBus
from tests.server.test_club import PATIENT
from tests.server.test_replay import played

pytestmark = pytest.mark.anyio
TEN_MINUTES = 600_000


@pytest.fixture(autouse=True)
def long_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is gone is so because a test says it, and not because the machine had no time for us."""
    monkeypatch.setattr(leases, "LASTS", TEN_MINUTES)


@pytest.fixture
async def engine(postgresql: PostgreSQL) -> AsyncIterator[AsyncEngine]:
    for url in fresh_postgresql(postgresql):
        engine = connect(url)
        yield engine
        await engine.dispose()


async def ended(engine: AsyncEngine, worker: Leases) -> None:
    """Nothing was heard of it for too long."""
    async with engine.begin() as connection:
        gone = sql.update(workers).where(workers.c.id == worker.worker).values(until=0)
        await connection.execute(gone)


@asynccontextmanager
async def kept(engine: AsyncEngine) -> AsyncIterator[tuple[Store, Any]]:
    store, table = Store(engine), played(entries=20)
    agreed = {"id": "a", "chosen_luck": False, "pace": 0, "created": 0, "owner": None}
    await store.open(table, [], status_of(table), **agreed)
    yield store, table
    await store.close()


async def test_a_token_that_is_old_writes_nothing(engine: AsyncEngine) -> None:
    one, other = Leases(engine), Leases(engine)
    async with kept(engine) as (store, table):
        await one.beat()
        await other.beat()
        first = await one.take(1)
        assert first is not None
        assert await other.take(1) is None
        await store.add(1, 0, table.record.entries[:5], status_of(table), first)
        await ended(engine, one)
        second = await other.take(1)
        assert second is not None
        assert second.number == first.number + 1
        for worker in (one, other):
            await worker.beat()  # that it is there again gives nothing back
        with pytest.raises(Fenced):
            await store.add(1, 5, table.record.entries[5:9], status_of(table), first)
        assert len((await store.read("a")).table.record.entries) == 5
        await store.add(1, 5, table.record.entries[5:9], status_of(table), second)
        # Whoever takes it again is another than before.
        third = await other.take(1)
        with pytest.raises(Fenced):
            await store.add(1, 9, table.record.entries[9:], status_of(table), second)
        await store.add(1, 9, table.record.entries[9:], status_of(table), third)
        assert (await store.read("a")).table.state == table.state


async def test_what_a_worker_has_is_free_when_it_leaves_or_is_gone(engine: AsyncEngine) -> None:
    one, other = Leases(engine), Leases(engine)
    async with kept(engine) as (store, _):
        assert await one.beat() == {one.worker}
        assert await other.beat() == {one.worker, other.worker}
        sitter = Sitter(Seat(2), None, settled=7)
        token = await one.take(1)
        assert token is not None
        held = HeldAt(Seat(2), 500, entries=9)
        await one.keep({1: ([sitter], 2)}, {1: (token, held)}, [])
        seen = (await other.company([1]))[1]
        assert (seen.people, seen.token, seen.held) == ([sitter], token, held)
        assert seen.watchers == 2
        assert await one.attended() == await other.attended() == {1: 2}
        assert (await one.company([1]))[1].people == []
        assert await other.free_orphans() == []
        await ended(engine, one)
        seen = (await other.company([1]))[1]
        assert (seen.people, seen.token, seen.held) == ([], None, None)
        assert await other.free_orphans() == ["a"]
        assert await other.free_orphans() == []
        await one.beat()
        assert await one.take(1) is not None
        await one.keep({1: ([], 0)}, {}, [1])
        assert await other.take(1) is not None
        await other.leave()
        assert (await one.company([1]))[1].token is None
        await store.delete(1)
        assert await one.take(1) is not None


async def test_what_was_left_long_ago_is_forgotten(engine: AsyncEngine) -> None:
    one, other = Leases(engine), Leases(engine)
    await one.beat()
    await one.keep({1: ([Sitter(Seat(0), 0, None)], 0)}, {}, [])
    await ended(engine, one)
    await other.forget()
    async with engine.connect() as connection:
        for table in ("workers", "presences"):
            count = await connection.execute(sql.text(f"SELECT count(*) FROM {table}"))
            assert count.scalar() == 0


async def set_clock(engine: AsyncEngine, hours: int) -> None:
    """The database's clock goes on or back by so many: to it all that was said did the contrary."""
    async with engine.begin() as connection:
        moved = workers.c.until - hours * 3_600_000
        await connection.execute(sql.update(workers).values(until=moved))


@pytest.mark.parametrize("hours", [1, -1])
async def test_when_the_clock_is_set_one_worker_drives(engine: AsyncEngine, hours: int) -> None:
    one, other = Leases(engine), Leases(engine)
    async with kept(engine) as (store, table):
        for worker in (one, other):
            await worker.beat()
        first = await one.take(1)
        await set_clock(engine, hours)
        assert await other.beat() == {other.worker}
        second = await other.take(1)
        assert second is not None
        assert await one.beat() == {one.worker, other.worker}
        assert await one.take(1) is None
        with pytest.raises(Fenced):
            await store.add(1, 0, table.record.entries[:5], status_of(table), first)
        await store.add(1, 0, table.record.entries[:5], status_of(table), second)
        assert await one.free_orphans() == []


@pytest.mark.parametrize("hours", [1, -1])
async def test_who_is_gone_when_the_clock_is_set_is_gone(engine: AsyncEngine, hours: int) -> None:
    gone, other = Leases(engine), Leases(engine)
    async with kept(engine):
        await gone.beat()
        assert await gone.take(1) is not None
        await set_clock(engine, hours)
        await other.beat()
        assert await other.free_orphans() == ["a"]


class EmptyHouse:
    """A worker without tables, which says when it looks."""

    def __init__(self) -> None:
        self.looks: asyncio.Queue[bool] = asyncio.Queue()

    def hear(self, notice: Notice | None) -> None: ...

    async def look(self, *, everything: bool) -> None:
        self.looks.put_nowait(everything)

    async def adopt(self, name: str) -> None: ...


async def test_who_sits_at_a_worker_is_not_forgotten_when_the_clock_is_set(
    engine: AsyncEngine,
) -> None:
    """Though to others it seems long gone until it is heard of again."""
    clock, house, sitter = StillClock(), EmptyHouse(), Sitter(Seat(0), 0, None)
    one, other = Leases(engine), Leases(engine)
    club = Club(DeafBus(clock), one, clock)
    await club.begin()
    await other.beat()
    living = asyncio.create_task(club.run(house))
    await clock.until_slept()
    await clock.advance(EVERY)
    assert await house.looks.get(), "somebody has come"
    await other.keep({1: ([sitter], 2)}, {}, [])
    await set_clock(engine, 1)
    await clock.advance(EVERY)
    assert await house.looks.get(), "somebody seems to be gone"
    assert (await one.company([1]))[1].people == []
    await other.beat()
    assert (await one.company([1]))[1].people == [sitter]
    living.cancel()
    await asyncio.wait([living])


@pytest.mark.parametrize("watched", [True, False])
async def test_a_table_whose_worker_is_gone_is_driven_on(
    settings: Settings, engine: AsyncEngine, watched: bool
) -> None:
    """Where somebody is, at once; where nobody is, once it is sure that the worker is gone."""
    ghost = Leases(engine)
    url = engine.url.render_as_string(hide_password=False)
    limits = replace(PATIENT, idle_seconds=3600)
    fast = replace(settings, database=url, clock=HastyClock(20), limits=limits)
    async with running(fast) as server:
        assert server.tables is not None
        opened = await server.open()  # and luck decides first
        kept = await server.tables.store.find(opened["table"])
        await ghost.beat()
        assert await ghost.take(kept.number) is not None
        if watched:
            async with server.at(opened["table"]) as watcher:
                assert watcher.position["entry"] == 0
                await ended(engine, ghost)
                await watcher.until_waiting()
        else:
            await ended(engine, ghost)
            async with asyncio.timeout(PATIENCE):
                while (await server.tables.store.find(opened["table"])).status.entries == 0:
                    await HastyClock(20).sleep(SURE)
