"""Clocks with several workers: one drives them, and where it is gone another does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sql
from msgspec.structs import replace

from mesozoic.core.seats import Seat
from mesozoic.server.app import Settings
from mesozoic.server.clock import DAY
from mesozoic.server.database import connect
from mesozoic.server.fellows import Token
from mesozoic.server.leases import Leases
from mesozoic.server.live import LiveTable
from mesozoic.server.pace.holidays import Holiday
from mesozoic.server.pace.leading import HOLIDAY, LATE
from mesozoic.server.relations import workers
from mesozoic.server.services import PostgreSQL
from mesozoic.server.tables import Tables
from tests.databases import fresh_postgresql
from tests.server.conftest import LIMITS
from tests.server.pace_kit import standing
from tests.server.party import DAYS, LIVE, Party, QuickBots
from tests.server.running import running
from tests.server.still_clock import StillClock
from tests.server.tables_kit import DeafBus, Guest, beat, opening, tables, until_written

pytestmark = pytest.mark.anyio


@pytest.fixture
def database(postgresql: PostgreSQL) -> Iterator[str]:
    yield from fresh_postgresql(postgresql)


@asynccontextmanager
async def two(database: str, clock: StillClock) -> AsyncIterator[tuple[Tables, Tables]]:
    async with (
        tables(database, clock, QuickBots(1, clock), bus=DeafBus(clock)) as one,
        tables(database, clock, QuickBots(1, clock), bus=DeafBus(clock)) as other,
    ):
        yield one, other


async def begun(
    one: Tables, other: Tables, clock: StillClock
) -> tuple[Party, LiveTable, list[Guest]]:
    """Two sit at one worker, which drives the table, and one at the other."""
    opened = await one.open(replace(opening(None, None, None), clock=LIVE))
    there = Guest()
    party = Party(one, opened, clock)
    await party.come(0, 1)
    assert opened.keys[2] is not None
    await beat(one)
    live = await other.enter(opened.table, there, [opened.keys[2]])
    await one.look(everything=True)
    await party.settle()
    return party, live, [there]


async def test_what_one_worker_writes_is_the_same_clock_at_another(database: str) -> None:
    clock = StillClock()
    async with two(database, clock) as (one, other):
        party, there, _ = await begun(one, other, clock)
        seat = party.asked
        await party.run_out()
        await other.look(everything=True)
        assert there.entries == party.entries
        assert there.tempo.clocks is not None
        assert party.live.tempo.clocks is not None
        assert there.tempo.clocks.was_late(seat)
        here = standing(party.live.tempo.clocks, clock.time())
        assert standing(there.tempo.clocks, clock.time()) == here


async def test_a_clock_whose_worker_was_killed_is_driven_on_by_another(database: str) -> None:
    clock = StillClock()
    async with two(database, clock) as (one, other):
        party, there, _ = await begun(one, other, clock)
        assert party.live.fellows.token is not None, "it has drawn what luck decides"
        assert party.live.driver is not None
        party.live.driver.cancel()
        await asyncio.wait([party.live.driver])
        before = there.entries
        end = there.tempo.runs_out(party.asked, there.absences)
        assert end is not None
        await clock.advance(end - clock.time())
        await asyncio.sleep(0.05)
        assert there.entries == before, "the other worker has the lease"
        await forget(database, party.live.fellows.token.worker)
        await other.look(everything=True)
        await clock.advance(60)  # who sat at the worker that is gone has just lost the connection
        await until_written(there, before)
        assert there.talk[-1].kind == "out-of-time"


async def free(database: str, token: Token | None) -> None:
    """A worker that is there has put its tables away."""
    assert token is not None
    engine = connect(database)
    await Leases(engine, token.worker).leave()
    await engine.dispose()


async def forget(database: str, worker: str) -> None:
    """Nothing was heard of it for too long."""
    engine = connect(database)
    async with engine.begin() as connection:
        gone = sql.update(workers).where(workers.c.id == worker).values(until=0)
        await connection.execute(gone)
    await engine.dispose()


async def test_where_nobody_looks_one_of_two_workers_answers_once(database: str) -> None:
    clock = StillClock()
    async with two(database, clock) as (one, other):
        opened = await one.open(replace(opening(None, None, None), clock=DAYS))
        party = Party(one, opened, clock)
        await party.come(0, 1, 2)
        before = party.entries
        party.leave(0, 1, 2)
        token = party.live.fellows.token
        async with asyncio.timeout(20):
            while one.tables_in_memory:
                await clock.advance(5)
                await asyncio.sleep(0.001)
        await free(database, token)
        await clock.advance(3 * DAY)
        await asyncio.gather(one.overdue.drive(), other.overdue.drive())
        number = (await one.store.find(opened.table)).number
        async with asyncio.timeout(20):
            while LATE not in {line.kind for line in await one.store.talk_since(number)}:
                await clock.advance(0)
                await asyncio.sleep(0.001)
        again = await other.enter(opened.table, Guest(), [])
        await other.look(everything=True)  # it may have been there before: no bus tells of it
        late = [line for line in again.talk if line.kind == LATE]
        assert len(late) == 1
        answered = [entry.seat for entry in again.table.record.entries[before:] if not entry.auto]
        assert answered.count(Seat(late[0].seat or 0)) == 1


async def test_a_holiday_that_two_workers_say_is_said_once(database: str) -> None:
    clock = StillClock()
    async with two(database, clock) as (one, other):
        opened = await one.open(replace(opening(None, None, None), clock=DAYS))
        guests = [Guest(), Guest()]
        lives = [
            await found.enter(opened.table, guest, [])
            for found, guest in zip((one, other), guests, strict=True)
        ]
        holiday = Holiday(clock.time(), clock.time() + DAY)
        for found in (one, other):  # which no bus tells of one another
            await found.say_holiday(opened.table, Seat(1), holiday)
        for live in lives:
            assert [line.kind for line in live.talk] == [HOLIDAY]


async def test_a_server_looks_by_itself_for_what_is_due(settings: Settings) -> None:
    clock = StillClock()
    limits = replace(LIMITS, hello_seconds=10 * DAY, request_seconds=10 * DAY)
    async with running(replace(settings, clock=clock, limits=limits)) as server:
        assert server.tables is not None
        opened = await server.open(["here", "here", "here"], clock={"kind": "days", "days": 1})
        async with server.seated(opened) as players:
            await players[0].until_waiting()
        before = (await server.tables.store.find(opened["table"])).status.entries
        async with asyncio.timeout(60):
            while (await server.tables.store.find(opened["table"])).status.entries == before:
                await clock.advance(3600)
                await asyncio.sleep(0.01)
