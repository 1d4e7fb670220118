"""On holiday one's days do not run, so many days in a year, and the others see it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from mesozoic.core.errors import Refused
from mesozoic.server.app import Settings
from mesozoic.server.clock import DAY
from mesozoic.server.pace.holidays import MOST, YEAR, Holiday, MyHolidays
from tests.server.running import Running, running
from tests.server.still_clock import BEGINNING, StillClock
from tests.server.tables_kit import tables
from tests.server.test_accounts import browser, key_in, said

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
