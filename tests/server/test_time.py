"""What takes time at a table: bots, writing, and letting a table go that nobody looks at."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from mesozoic.core.codec import plain
from mesozoic.server.driver import PASSING
from mesozoic.server.messages import Progress
from mesozoic.server.store import Store
from tests.server.still_clock import StillClock
from tests.server.tables_kit import Guest, Ponderers, opening, tables, until_asked

pytestmark = pytest.mark.anyio

THOUGHT = 2.0
IDLE = 30.0


async def test_a_bots_silence_does_not_tell_that_it_can_only_pass(tmp_path: Path) -> None:
    """Choosing takes it two seconds; where there is nothing to choose it takes as long."""
    clock = StillClock()
    async with tables(tmp_path, clock, Ponderers(clock, THOUGHT)) as found:
        opened = await found.open(opening("uniform", "uniform", "uniform"))
        live = await found.enter(opened.table, Guest(), [])
        waits = {"choice": set[float](), "pass": set[float]()}
        thought: set[int] = set()
        while len(waits["pass"]) < 1 and not live.table.is_over:
            seconds = await clock.until_slept()
            forced = live.table.forced_pass()
            seat = forced[0] if forced else live.table.deciders()[0]
            if forced is None:
                thought.add(seat)
            if forced is None or seat in thought:
                waits["pass" if forced else "choice"].add(seconds)
            await clock.advance(seconds)
        assert waits == {"choice": {THOUGHT}, "pass": {THOUGHT}}


async def test_a_person_who_can_only_pass_is_passed_over_soon(tmp_path: Path) -> None:
    clock = StillClock()
    async with tables(tmp_path, clock) as found:
        opened = await found.open(opening(None, None, None, pace=10_000))
        live = await found.enter(opened.table, Guest(), [key for key in opened.keys if key])
        while live.table.forced_pass() is None:
            await until_asked(live)
            seat = live.table.deciders()[0]
            option = live.table.options(seat)[0]
            await live.act(seat, live.table.decision(seat), plain(option))
        assert await clock.until_slept() == PASSING


async def test_a_bot_takes_at_least_the_tables_pace(tmp_path: Path) -> None:
    clock = StillClock()
    async with tables(tmp_path, clock, Ponderers(clock, 0.5)) as found:
        opened = await found.open(opening("uniform", "uniform", "uniform", pace=3000))
        live = await found.enter(opened.table, Guest(), [])
        assert await clock.until_slept() == 0.5
        before = len(live.table.record.entries)
        for seconds in (0.5, 2.4):
            await clock.advance(seconds)
            assert len(live.table.record.entries) == before
        await clock.advance(0.1)
        async with live.lock:
            assert len(live.table.record.entries) == before + 1


async def test_a_table_stays_while_somebody_has_come_back(tmp_path: Path) -> None:
    clock = StillClock()
    async with tables(tmp_path, clock) as found:
        opened = await found.open(opening(None, None, None))
        first, second = Guest(), Guest()
        live = await found.enter(opened.table, first, [])
        await until_asked(live)
        found.leave(live, first)
        await clock.until_slept()
        assert await found.enter(opened.table, second, []) is live
        await clock.advance(IDLE)
        assert found.tables_in_memory == 1
        assert live.driver is not None
        assert not live.driver.done()
        found.leave(live, second)
        await clock.until_slept()
        await clock.advance(IDLE - 0.1)
        assert found.tables_in_memory == 1
        await clock.advance(0.1)
        assert found.tables_in_memory == 0


class SlowDisk(Store):
    """A store that writes nothing before it is let."""

    asked: asyncio.Event
    allowed: asyncio.Event

    async def add(self, *what: Any) -> None:
        self.asked.set()
        await self.allowed.wait()
        await super().add(*what)


async def test_what_is_being_written_is_finished_though_who_asked_is_gone(tmp_path: Path) -> None:
    async with tables(tmp_path, StillClock(), store=SlowDisk) as found:
        disk = found.store
        assert isinstance(disk, SlowDisk)
        disk.asked, disk.allowed = asyncio.Event(), asyncio.Event()
        disk.allowed.set()
        opened = await found.open(opening(None, None, None))
        guest = Guest()
        live = await found.enter(opened.table, guest, [])
        await until_asked(live)
        disk.allowed.clear()
        disk.asked.clear()
        seat = live.table.deciders()[0]
        option = live.table.options(seat)[0]
        guest.told.clear()
        acting = asyncio.create_task(live.act(seat, live.table.decision(seat), plain(option)))
        await disk.asked.wait()
        acting.cancel()
        await asyncio.wait([acting])
        assert guest.told == []  # nobody hears of what is not kept
        disk.allowed.set()
        async with live.lock:
            assert [message.seat for message in guest.told if isinstance(message, Progress)] == [
                seat
            ]
        kept = await found.store.load(await found.store.find(opened.table))
        assert kept.record.entries == live.table.record.entries
