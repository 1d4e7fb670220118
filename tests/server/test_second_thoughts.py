"""Bots wait a moment for whoever may still take their last act back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from mesozoic.core.codec import plain
from mesozoic.core.seats import Seat
from mesozoic.server.live import LiveTable
from mesozoic.server.messages import Held
from tests.server.still_clock import StillClock
from tests.server.tables_kit import Guest, Ponderers, opening, tables, until_written

pytestmark = pytest.mark.anyio
ME = Seat(0)


@asynccontextmanager
async def seated(
    folder: Path, clock: StillClock, patience: int | None
) -> AsyncIterator[tuple[LiveTable, Guest]]:
    """A person with two bots that think no time at all, and so answer at once."""
    async with tables(folder, clock, Ponderers(clock, 0)) as found:
        opened = await found.open(opening(None, "uniform", "uniform"))
        me = Guest()
        me.patience = patience
        live = await found.enter(opened.table, me, [key for key in opened.keys if key])
        yield live, me


async def until_a_bot_waits_for_me(live: LiveTable, clock: StillClock) -> None:
    """Play on until what I did could be taken back, and a bot is next."""
    while not (live.table.free_undo(ME) and ME not in live.table.deciders()):
        if ME in live.table.deciders() and live.table.forced_pass() is None:
            option = live.table.options(ME)[0]
            await live.act(ME, live.table.decision(ME), plain(option))
        else:
            await clock.advance(10)
            await asyncio.sleep(0.001)


async def test_a_bot_acts_only_when_the_time_is_over(tmp_path: Path) -> None:
    clock = StillClock()
    async with seated(tmp_path, clock, 1500) as (live, me):
        await until_a_bot_waits_for_me(live, clock)
        await clock.until_slept()
        before = len(live.table.record.entries)
        assert me.told[-1] == Held(seat=ME, milliseconds=1500)
        await clock.advance(1.4)
        assert len(live.table.record.entries) == before
        assert live.table.free_undo(ME)
        await live.undoing.undo(ME)
        assert ME in live.table.deciders()


async def test_the_time_ends(tmp_path: Path) -> None:
    clock = StillClock()
    async with seated(tmp_path, clock, 1500) as (live, _):
        await until_a_bot_waits_for_me(live, clock)
        await clock.until_slept()
        before = len(live.table.record.entries)
        await clock.advance(1.5)
        await until_written(live, before)


async def test_whoever_asks_to_be_asked_is_waited_for(tmp_path: Path) -> None:
    clock = StillClock()
    async with seated(tmp_path, clock, None) as (live, me):
        await until_a_bot_waits_for_me(live, clock)
        while not (me.told and me.told[-1] == Held(seat=ME, milliseconds=None)):
            await clock.advance(1)
        before = len(live.table.record.entries)
        await clock.advance(3600)
        assert len(live.table.record.entries) == before
        live.go_on(ME)
        await until_written(live, before)


async def test_nobody_waits_for_who_has_left(tmp_path: Path) -> None:
    clock = StillClock()
    async with seated(tmp_path, clock, None) as (live, me):
        await until_a_bot_waits_for_me(live, clock)
        before = len(live.table.record.entries)
        live.leave(me)
        await clock.advance(0)
        await until_written(live, before)
