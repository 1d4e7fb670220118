"""A table by correspondence begins by itself: who is asked first is told, whoever came."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
import sqlalchemy as sql
from msgspec.structs import replace

from mesozoic.server.app import Settings
from mesozoic.server.identity.person import Person
from mesozoic.server.lobby.lobby import EVERY, PAUSE
from mesozoic.server.overdue import LOOK
from mesozoic.server.relations import notified, outbox
from mesozoic.server.stored import StoredTable
from mesozoic.server.tables import Tables
from tests.server.running import Running, running
from tests.server.still_clock import StillClock
from tests.server.visiting import Visitor, visitor

pytestmark = pytest.mark.anyio

SLOW = {"kind": "days", "days": 3}


@pytest.fixture
def clock() -> StillClock:
    return StillClock()


@pytest.fixture
async def still(settings: Settings, clock: StillClock) -> AsyncIterator[Running]:
    patient = replace(settings.limits, hello_seconds=10**9, request_seconds=10**9)
    async with running(replace(settings, clock=clock, limits=patient)) as server:
        yield server


async def known(tables: Tables, one: Visitor) -> Person:
    person = await tables.directory.people.find(next(iter(one.http.cookies.values())))
    assert person is not None
    return person


async def wish_for_mail(tables: Tables, one: Visitor, address: str) -> None:
    person = await known(tables, one)
    await tables.notifier.wishes.add(person, "mail", address, "en", confirmed=True)


async def begun(still: Running, clock: StillClock, ada: Visitor, bo: Visitor) -> str:
    """A table by correspondence of two, neither of whom is connected."""
    assert still.lobby is not None
    opening = await ada.open(clock=SLOW)
    await bo.told(f"/{opening}/sit")
    for _ in range(int(PAUSE / EVERY) + 1):
        await clock.advance(EVERY)
        await still.lobby.tend()
    return str((await ada.sees(opening))["opening"]["table"])


async def until_posted(tables: Tables, clock: StillClock, name: str) -> StoredTable:
    """Until it is noted that somebody is to be told of this table, or was; it is as kept then."""
    kept = await tables.store.find(name)
    posted = sql.union(
        *(
            sql.select(noted.c.seat).where(noted.c.table_number == kept.number)
            for noted in (outbox, notified)
        )
    )
    async with asyncio.timeout(20):
        while True:
            seats = await tables.store.fetch(lambda plain: list(plain.execute(posted).scalars()))
            if seats:
                kept = await tables.store.find(name)
                assert seats == list(kept.status.waiting)
                return kept
            await clock.advance(LOOK)
            await asyncio.sleep(0.001)


async def test_who_is_asked_first_is_told_though_nobody_was_ever_at_the_table(
    still: Running, clock: StillClock
) -> None:
    tables = still.tables
    assert tables is not None
    async with visitor(still, "Ada") as ada, visitor(still, "Bo") as bo:
        await wish_for_mail(tables, ada, "ada@example.org")
        await wish_for_mail(tables, bo, "bo@example.org")
        name = await begun(still, clock, ada, bo)
        kept = await until_posted(tables, clock, name)
        assert kept.status.entries, "luck has decided what it had to"
        assert kept.due is None, "nobody's time runs before all have come"
        (game,) = (await ada.http.get("/api/me/games")).json()
        assert game["news"] == kept.status.entries, "she has seen nothing of it"


async def test_who_is_on_holiday_when_a_table_begins_is_so_there_too(
    still: Running, clock: StillClock
) -> None:
    assert still.tables is not None
    async with visitor(still, "Ada") as ada, visitor(still, "Bo") as bo:
        assert (await bo.http.post("/api/me/holidays", json={"days": 9})).is_success
        name = await begun(still, clock, ada, bo)
        number = (await still.tables.store.find(name)).number
        async with asyncio.timeout(20):  # it is said once the table is there
            while not (lines := await still.tables.store.talk_since(number)):
                await asyncio.sleep(0.001)
        theirs = await still.tables.directory.players.seats(await known(still.tables, bo), name)
        assert [(line.kind, {line.seat}) for line in lines] == [("holiday", theirs)]
