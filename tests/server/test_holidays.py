"""On holiday one's days do not run, so many days in a year, and the others see it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from mesozoic.core.errors import Refused
from mesozoic.core.seats import Seat
from mesozoic.server.app import Settings
from mesozoic.server.clock import DAY
from mesozoic.server.overdue import LOOK
from mesozoic.server.pace.agreed import DaysClock
from mesozoic.server.pace.asking import asking
from mesozoic.server.pace.holidays import MOST, YEAR, Holiday, MyHolidays
from mesozoic.server.pace.leading import HOLIDAY
from tests.server.running import Running, running
from tests.server.still_clock import BEGINNING, StillClock
from tests.server.tables_kit import Guest, opening, tables
from tests.server.test_accounts import browser, key_in, said
from tests.server.test_outage import read_only

pytestmark = pytest.mark.anyio
DAYS = {"kind": "days", "days": 3}


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Running]:
    async with running(replace(settings, clock=StillClock())) as server:
        yield server


async def test_there_are_so_many_days_in_a_year(tmp_path: Path) -> None:
    clock = StillClock()
    async with tables(tmp_path, clock) as found:
        holidays = found.directory.holidays
        person = await found.directory.people.guest("somebody")
        assert await holidays.declare(person, 15) == Holiday(BEGINNING, BEGINNING + 15 * DAY)
        assert await holidays.of(person) == MyHolidays(BEGINNING + 15 * DAY, MOST - 15)
        with pytest.raises(Refused, match="holiday-already"):
            await holidays.declare(person, 1)
        await clock.advance(10 * DAY)
        assert await holidays.end(person) == Holiday(BEGINNING, clock.time())
        assert await holidays.end(person) is None
        assert await holidays.of(person) == MyHolidays(None, MOST - 10)
        with pytest.raises(Refused, match="holiday-too-long"):
            await holidays.declare(person, MOST - 9)
        await clock.advance(YEAR)
        assert await holidays.of(person) == MyHolidays(None, MOST)


async def test_holidays_that_are_given_up_at_once_count_a_day_each(tmp_path: Path) -> None:
    clock = StillClock()
    async with tables(tmp_path, clock) as found:
        holidays = found.directory.holidays
        person = await found.directory.people.guest("somebody")
        for begun in range(MOST):
            assert (await holidays.of(person)).left == MOST - begun
            await holidays.declare(person, 1)
            assert await holidays.end(person)
        with pytest.raises(Refused, match="holiday-too-long"):
            await holidays.declare(person, 1)


async def declare(http: httpx.AsyncClient, days: int) -> object:
    return await said(await http.post("/api/me/holidays", json={"days": days}))


async def test_others_at_the_table_see_it_and_days_do_not_run(server: Running) -> None:
    opened = await server.open(["here", "link", "uniform"], clock=DAYS)
    async with browser(server) as http, server.at(opened["table"], opened["keys"][1]) as other:
        await said(await http.post("/api/me/name", json={"name": "Anna"}))
        assert server.tables is not None
        person = await server.tables.directory.people.find(key_in(http))
        assert person is not None
        kept = await server.tables.store.find(opened["table"])
        await server.tables.directory.players.sit(person, kept.number, {0})  # type: ignore[arg-type]
        assert await declare(http, 5) == {"until": BEGINNING + 5 * DAY, "left": MOST - 5}
        clocks = await other.hear("clocks")
        while not clocks["seats"][0]["holiday"]:
            clocks = await other.hear("clocks")
        assert not clocks["seats"][1]["holiday"]
        assert await said(await http.delete("/api/me/holidays")) == {
            "until": None,
            "left": MOST - 1,
        }
        while clocks["seats"][0]["holiday"]:
            clocks = await other.hear("clocks")
        assert (await http.delete("/api/me")).status_code == 204


async def test_who_is_nobody_yet_has_all_of_them_and_can_declare_none(server: Running) -> None:
    async with browser(server) as http:
        assert await said(await http.get("/api/me/holidays")) == {"until": None, "left": MOST}
        answer = await http.post("/api/me/holidays", json={"days": 1})
        assert answer.status_code == 403


async def test_what_a_killed_worker_left_unsaid_is_said_when_the_table_is_loaded(
    tmp_path: Path,
) -> None:
    """Holidays are declared, or given up, and said at the tables after that."""
    clock = StillClock()
    async with tables(tmp_path, clock) as found:
        wish = replace(opening(None, None, None), clock=DaysClock(3))
        opened = await found.open(wish)
        person = await found.directory.people.guest("somebody")
        number = (await found.store.find(opened.table)).number
        await found.directory.players.sit(person, number, [Seat(1)])
        holidays = found.directory.holidays

        async def are_days_off() -> bool:
            found_there = await found.enter(opened.table, guest := Guest(), [])
            assert found_there.tempo.clocks is not None
            off = found_there.tempo.clocks.is_on_holiday(Seat(1), clock.time())
            found.leave(found_there, guest)
            await found.let_go(opened.table)
            return off

        assert not await are_days_off()
        await holidays.declare(person, 9)
        assert await are_days_off()
        lines = len(await found.store.talk_since(number))
        assert await are_days_off()
        assert len(await found.store.talk_since(number)) == lines, "it is said once"
        await clock.advance(DAY)
        await holidays.end(person)
        assert not await are_days_off()


async def test_a_holiday_is_said_once_where_nobody_is(tmp_path: Path) -> None:
    """As the table is loaded for it, what is unsaid is said already."""
    async with tables(tmp_path, StillClock()) as found:
        opened = await found.open(replace(opening(None, None, None), clock=DaysClock(3)))
        person = await found.directory.people.guest("somebody")
        number = (await found.store.find(opened.table)).number
        await found.directory.players.sit(person, number, [Seat(1)])
        holiday = await found.directory.holidays.declare(person, 9)
        await found.say_holiday(opened.table, Seat(1), holiday)
        await found.say_holiday(opened.table, Seat(1), holiday)
        assert [line.kind for line in await found.store.talk_since(number)] == [HOLIDAY]


@pytest.mark.parametrize("is_loaded", [True, False], ids=["in-memory", "loaded"])
async def test_what_cannot_be_said_of_holidays_is_said_once_it_can(
    tmp_path: Path, *, is_loaded: bool
) -> None:
    """Whoever is at the table may stay for days: it is not loaded again meanwhile."""
    clock = StillClock()
    async with tables(tmp_path, clock) as found:
        opened = await found.open(replace(opening(None, None, None), clock=DaysClock(3)))
        person = await found.directory.people.guest("somebody")
        number = (await found.store.find(opened.table)).number
        await found.directory.players.sit(person, number, [Seat(1)])
        if is_loaded:
            await found.enter(opened.table, Guest(), [])
        holiday = await found.directory.holidays.declare(person, 9)
        with read_only(found.store):
            if is_loaded:
                await found.say_holiday(opened.table, Seat(1), holiday)
            live = await found.enter(opened.table, Guest(), [])
            for _ in range(3):
                await clock.advance(LOOK)
        assert not [line for line in live.talk if line.kind == HOLIDAY]
        async with asyncio.timeout(20):
            while HOLIDAY not in {line.kind for line in live.talk}:
                await clock.advance(LOOK)
                await asyncio.sleep(0.001)


async def test_days_of_a_holiday_that_is_said_late_are_not_counted(tmp_path: Path) -> None:
    clock = StillClock()
    async with tables(tmp_path, clock) as found:
        opened = await found.open(replace(opening(None, None, None), clock=DaysClock(3)))
        guests = [Guest() for _ in opened.keys]
        lives = [
            await found.enter(opened.table, guest, [key or ""])
            for guest, key in zip(guests, opened.keys, strict=True)
        ]
        live = lives[0]
        while not (asked := asking(live.table).really):
            await clock.advance(1)
        seat = min(asked)
        person = await found.directory.people.guest("somebody")
        await found.directory.players.sit(person, live.kept.number, [seat])
        for guest in guests:
            found.leave(live, guest)
        await found.let_go(opened.table)
        await found.directory.holidays.declare(person, 9)
        await clock.advance(4 * DAY)
        live = await found.enter(opened.table, Guest(), [])
        assert live.tempo.clocks is not None
        assert live.tempo.clocks.is_on_holiday(seat, clock.time())
        assert not live.is_late(seat)
        assert live.tempo.clocks.left(seat, clock.time()) > 2 * DAY
