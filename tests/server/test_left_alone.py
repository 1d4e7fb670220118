"""Tables without a clock that everybody has left: what needs no person is done all the same."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from mesozoic.core.codec import plain
from mesozoic.core.seats import Seat
from mesozoic.server.live import LiveTable
from mesozoic.server.shapes import Opening
from mesozoic.server.tables import Tables
from tests.databases import fresh_sqlite
from tests.server.player import PATIENCE
from tests.server.still_clock import StillClock
from tests.server.tables_kit import Guest, Ponderers, opening, tables

pytestmark = pytest.mark.anyio

SLOW = 50.0
"""Seconds that a bot thinks: longer than a table stays where nobody is there."""
PERSON = Seat(0)


async def passing(clock: StillClock, is_so: Callable[[], Awaitable[bool]]) -> None:
    """Let time pass until it is so."""
    async with asyncio.timeout(PATIENCE):
        while not await is_so():
            await clock.advance(clock.next_waking())
            await asyncio.sleep(0.001)


def is_asked(live: LiveTable) -> bool:
    table = live.table
    return not table.awaits_luck() and not table.forced_pass() and PERSON in table.deciders()


async def left(found: Tables, clock: StillClock, what: Opening) -> str:
    """A table at which the only person has answered, and gone while bots think."""
    opened, guest = await found.open(what), Guest()
    live = await found.enter(opened.table, guest, [key for key in opened.keys if key])

    async def may_act() -> bool:
        return is_asked(live)

    async def is_for_bots() -> bool:
        return not live.table.awaits_luck() and not is_asked(live)

    while not await is_for_bots():
        await passing(clock, may_act)
        option = live.table.options(PERSON)[0]
        await live.act(PERSON, live.table.decision(PERSON), plain(option))
    found.leave(live, guest)
    return opened.table


async def waits_for(found: Tables, name: str) -> dict[Seat, int]:
    waiting = await found.whom_it_waits_for(name)
    assert waiting is not None
    return waiting.absent


async def test_bots_play_on_until_somebody_is_asked(tmp_path: Path) -> None:
    clock = StillClock()
    async with tables(tmp_path, clock, Ponderers(clock, SLOW)) as found:
        name = await left(found, clock, opening(None, "uniform", "uniform"))
        assert not await waits_for(found, name)

        async def is_forgotten() -> bool:
            return not found.tables_in_memory

        await passing(clock, is_forgotten)
        assert list(await waits_for(found, name)) == [PERSON]
        assert not await found.store.overdue(clock.time())


async def test_after_a_restart_they_do_so_too(tmp_path: Path) -> None:
    clock, url = StillClock(), fresh_sqlite(tmp_path)
    async with tables(url, clock, Ponderers(clock, SLOW)) as found:
        name = await left(found, clock, opening(None, "uniform", "uniform"))
    async with tables(url, clock, Ponderers(clock, SLOW)) as found:
        await found.overdue.drive()

        async def is_asked_for() -> bool:
            return list(await waits_for(found, name)) == [PERSON]

        await passing(clock, is_asked_for)


async def test_where_somebody_has_resigned_bots_play_to_the_end(tmp_path: Path) -> None:
    """As people elsewhere may: then it is forgotten, and nothing is due there."""
    clock = StillClock()
    async with tables(tmp_path, clock, Ponderers(clock, SLOW)) as found:
        opened, guest = await found.open(opening(None, "uniform", "uniform")), Guest()
        live = await found.enter(opened.table, guest, [key for key in opened.keys if key])
        await live.departures.resign(PERSON)
        found.leave(live, guest)
        assert not (await found.store.find(opened.table)).status.over

        async def is_forgotten() -> bool:
            return not found.tables_in_memory

        await passing(clock, is_forgotten)
        assert (await found.store.find(opened.table)).status.over
        assert not await found.store.overdue(clock.time())


async def test_where_only_bots_play_nobody_waits(tmp_path: Path) -> None:
    clock = StillClock()
    async with tables(tmp_path, clock, Ponderers(clock, SLOW)) as found:
        opened, guest = await found.open(opening("uniform", "uniform", "uniform")), Guest()
        live = await found.enter(opened.table, guest, [])
        before = live.entries
        await passing(clock, lambda: _more(live, before + 3))
        found.leave(live, guest)

        async def is_forgotten() -> bool:
            return not found.tables_in_memory

        await passing(clock, is_forgotten)
        assert not await found.store.overdue(clock.time())


async def _more(live: LiveTable, entries: int) -> bool:
    return live.entries >= entries
