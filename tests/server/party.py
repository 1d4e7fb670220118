"""Three people at a table with a clock that stands still, and bots that answer for them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from mesozoic.core.codec import plain
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.server.live import LiveTable
from mesozoic.server.messages import Clocks, SeatClock, Talked
from mesozoic.server.pace.agreed import AgreedClock, DaysClock, LiveClock
from mesozoic.server.shapes import Opened
from mesozoic.server.tables import Tables
from mesozoic.server.talk.lines import TalkLine
from mesozoic.server.thinking import Thinkers, Thought
from tests.server.still_clock import StillClock
from tests.server.tables_kit import Guest, opening, tables, until_written

LIVE = LiveClock(bank=300, more=20)
DAYS = DaysClock(3)
WHOLE = 320
"""Seconds of the first decision."""


class QuickBots(Thinkers):
    """Bots that do the first thing that they may."""

    def warm(self) -> None:
        """There is no worker."""

    async def choose(
        self, spec: str, table: Table[Any], seat: Seat, rng: Random, whose: Hashable = None
    ) -> Thought:
        self.asked = spec
        return Thought(table.options(seat)[0])


class Party:
    """Three people at a table, each at a screen of their own."""

    def __init__(self, found: Tables, opened: Opened, clock: StillClock) -> None:
        self.tables, self.opened, self.clock = found, opened, clock
        self.guests = [Guest() for _ in opened.keys]
        self.live: LiveTable

    async def come(self, *seats: int) -> None:
        for seat in seats:
            key = self.opened.keys[seat]
            assert key is not None
            self.live = await self.tables.enter(self.opened.table, self.guests[seat], [key])
        await self.settle()

    def leave(self, *seats: int) -> None:
        for seat in seats:
            self.tables.leave(self.live, self.guests[seat])

    @property
    def asked(self) -> Seat:
        return self.live.table.deciders()[0]

    @property
    def entries(self) -> int:
        return self.live.entries

    def clocks(self, seat: int = 0) -> Clocks:
        return [told for told in self.guests[seat].told if isinstance(told, Clocks)][-1]

    def of(self, seat: int) -> SeatClock:
        return self.clocks().seats[seat]

    def lines(self, seat: int = 0) -> list[TalkLine]:
        told = (told for told in self.guests[seat].told if isinstance(told, Talked))
        return [line for some in told for line in some.lines]

    def said(self) -> list[tuple[str, int | None]]:
        return [(line.kind, line.seat) for line in self.lines() if line.kind != "came"]

    async def act(self) -> Seat:
        """Whoever is asked does the first thing they may."""
        seat = self.asked
        option = self.live.table.options(seat)[0]
        await self.live.act(seat, self.live.table.decision(seat), plain(option))
        await self.settle()
        return seat

    async def until(self, seat: Seat) -> None:
        """Others act until this seat is asked."""
        while self.asked != seat:
            await self.act()

    async def run_out(self, seconds: float = 0) -> None:
        """Until the time of whoever is asked is over, and a bot has answered; then `settle`."""
        before = self.entries
        end = self.live.tempo.runs_out(self.asked, self.live.absences)
        assert end is not None
        await self.clock.advance(end - self.clock.time() - 1)
        await asyncio.sleep(0.01)
        assert self.entries == before, "a second is left"
        await self.clock.advance(1)
        await until_written(self.live, before)
        await self.settle(seconds)

    async def settle(self, seconds: float = 0) -> None:
        """Until a person has a choice; so many seconds pass each time one looks."""
        async with asyncio.timeout(20):
            while not await self._awaits_a_person():
                await self.clock.advance(seconds)
                await asyncio.sleep(0.001)

    async def _awaits_a_person(self) -> bool:
        async with self.live.lock:
            table = self.live.table
            deciders = [] if table.forced_pass() else table.deciders()
            return bool(deciders) and self.live.bot(deciders[0]) is None


@asynccontextmanager
async def party(
    folder: Path, clock: StillClock, agreed: AgreedClock | None = LIVE, **more: Any
) -> AsyncIterator[Party]:
    async with tables(folder, clock, QuickBots(1, clock)) as found:
        wish = replace(opening(None, None, None), clock=agreed, **more)
        yield Party(found, await found.open(wish), clock)


async def late_at(all_three: Party) -> Seat:
    """All have come, and a bot keeps the seat of one of them, who is there."""
    await all_three.come(0, 1, 2)
    seat = all_three.asked
    await all_three.run_out()
    await all_three.until(seat)
    await all_three.run_out()
    assert all_three.of(seat).bot == "late"
    return seat
