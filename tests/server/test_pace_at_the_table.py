"""Clocks at tables: who runs out of time is answered for, and leaving ends nobody's game."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from mesozoic.core.codec import plain
from mesozoic.core.errors import Refused
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.server.clock import DAY
from mesozoic.server.live import LiveTable
from mesozoic.server.messages import Clocks, SeatClock, Talked
from mesozoic.server.overdue import LOOK
from mesozoic.server.pace.absences import GRACE
from mesozoic.server.pace.agreed import AgreedClock, DaysClock, LiveClock
from mesozoic.server.pace.tempo import COMING
from mesozoic.server.shapes import Opened, SeatWish
from mesozoic.server.tables import SOON, Tables
from mesozoic.server.talk.lines import TalkLine
from mesozoic.server.thinking import Thinkers, Thought
from tests.server.still_clock import StillClock
from tests.server.tables_kit import Guest, opening, tables

pytestmark = pytest.mark.anyio
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
        async with asyncio.timeout(20):
            while seconds and self.entries == before:
                await self.clock.advance(seconds)
                await asyncio.sleep(0.001)
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


async def until_written(live: LiveTable, before: int) -> None:
    async with asyncio.timeout(20):
        while live.entries == before:
            await asyncio.sleep(0.001)


# Out of time


async def test_who_is_out_of_time_is_answered_for_by_the_substitute(tmp_path: Path) -> None:
    async with party(tmp_path, StillClock(), substitute="uniform") as all_three:
        await all_three.come(0, 1, 2)
        seat, before = all_three.asked, all_three.entries
        assert (all_three.of(seat).left, all_three.of(seat).runs) == (WHOLE, True)
        await all_three.run_out()
        assert all_three.live.table.record.entries[before].seat == seat
        assert all_three.said() == [("out-of-time", seat)]
        assert all_three.lines()[-1].about == {"keeps": False}, "which entry nobody is told"
        assert all_three.tables.thinkers.asked == "uniform"  # type: ignore[attr-defined]
        assert all_three.of(seat).bot is None


async def test_what_a_bot_answered_for_want_of_time_is_not_taken_back(tmp_path: Path) -> None:
    async with party(tmp_path, StillClock()) as all_three:
        await all_three.come(0, 1, 2)
        seat, live = all_three.asked, all_three.live
        await all_three.run_out()
        assert live.table.far_undo(seat), "but for the clock it could"
        shown = json.loads(live.situation(seat))
        assert (shown["undo"], shown["late"]) == (False, True)
        with pytest.raises(Refused, match="undo-out-of-time"):
            await live.undoing.undo(seat)
        with pytest.raises(Refused, match="undo-out-of-time"):
            await live.undoing.ask(seat, [seat])
        await all_three.until(seat)
        await all_three.act()
        assert not json.loads(live.situation(seat))["late"], "this is their own"


async def test_after_two_such_answers_the_bot_keeps_the_seat_until_it_is_taken_back(
    tmp_path: Path,
) -> None:
    async with party(tmp_path, StillClock()) as all_three:
        await all_three.come(0, 1, 2)
        seat = all_three.asked
        await all_three.run_out()
        await all_three.until(seat)
        await all_three.run_out()
        assert all_three.of(seat).bot == "late"
        with pytest.raises(Refused, match="seat-led-by-bot"):
            await all_three.live.act(seat, all_three.live.table.decision(seat), {})
        for _ in range(6):
            assert await all_three.act() != seat, "the bot answers at once"
        await all_three.live.departures.take_seat_back(seat)
        assert all_three.of(seat).bot is None
        await all_three.until(seat)
        assert all_three.of(seat).left == 20, "the bank is empty"
        assert await all_three.act() == seat


async def test_an_answer_of_ones_own_between_two_late_ones_keeps_the_seat(tmp_path: Path) -> None:
    async with party(tmp_path, StillClock()) as all_three:
        await all_three.come(0, 1, 2)
        seat = all_three.asked
        await all_three.run_out()
        await all_three.until(seat)
        await all_three.act()
        await all_three.until(seat)
        await all_three.run_out()
        assert [line.about["keeps"] for line in all_three.lines() if "keeps" in line.about] == [
            False,
            False,
        ]


async def test_a_restart_changes_nothing(tmp_path: Path) -> None:
    clock = StillClock()
    async with party(tmp_path, clock) as all_three:
        await all_three.come(0, 1, 2)
        await clock.advance(50)
        await all_three.act()
        await clock.advance(100)
        await all_three.live.show(all_three.guests[0])
        before = [
            (all_three.live.tempo.clocks.left(Seat(seat), clock.time()))  # type: ignore[union-attr]
            for seat in range(3)
        ]
        opened = all_three.opened
    async with tables(tmp_path, clock, QuickBots(1, clock)) as found:
        again = Party(found, opened, clock)
        await again.come(0, 1, 2)
        assert [seat.left for seat in again.clocks().seats] == before
        assert sorted(before) == [WHOLE - 100, WHOLE - 30, WHOLE]


async def test_who_lost_the_connection_is_given_a_minute(tmp_path: Path) -> None:
    clock = StillClock()
    async with party(tmp_path, clock) as all_three:
        await all_three.come(0, 1, 2)
        seat, before = all_three.asked, all_three.entries
        await clock.advance(WHOLE - 10)
        all_three.leave(seat)
        await clock.advance(GRACE - 1)
        await asyncio.sleep(0.01)
        assert all_three.entries == before
        await clock.advance(1)
        await until_written(all_three.live, before)


async def test_nobody_holds_others_up_by_second_thoughts_without_end(tmp_path: Path) -> None:
    clock = StillClock()
    async with party(tmp_path, clock) as all_three:
        for guest in all_three.guests:
            guest.patience = None
        await all_three.come(0, 1, 2)
        await all_three.live.departures.resign(Seat(1))
        await all_three.live.departures.resign(Seat(2))
        for _ in range(30):
            await all_three.settle(1)
            seat = all_three.asked
            option = all_three.live.table.options(seat)[0]
            await all_three.live.act(seat, all_three.live.table.decision(seat), plain(option))


async def test_a_table_without_a_clock_says_nothing_of_one(tmp_path: Path) -> None:
    async with party(tmp_path, StillClock(), None) as all_three:
        await all_three.come(0, 1, 2)
        await all_three.act()
        assert not any(isinstance(told, Clocks | Talked) for told in all_three.guests[0].told)
        assert all_three.live.alarm() is None


async def late_at(all_three: Party) -> Seat:
    """All have come, and a bot keeps the seat of one of them, who is there."""
    await all_three.come(0, 1, 2)
    seat = all_three.asked
    await all_three.run_out()
    await all_three.until(seat)
    await all_three.run_out()
    assert all_three.of(seat).bot == "late"
    return seat


async def test_who_may_take_a_seat_back_must_agree_before_others_take_back(tmp_path: Path) -> None:
    async with party(tmp_path, StillClock()) as all_three:
        late = await late_at(all_three)
        live = all_three.live
        others = [seat for seat in live.table.seats if seat != late]
        while not (able := [seat for seat in others if live.table.far_undo(seat)]):
            await all_three.act()
        taken = live.table.far_undo(able[0])
        await live.undoing.ask(able[0], others)
        assert not live.table.record.entries[-1].takes_back
        await live.departures.take_seat_back(late)
        await live.undoing.answer(late, agree=True)
        assert live.table.record.entries[-1].takes_back == taken


async def test_what_a_bot_answered_while_it_kept_a_seat_is_not_taken_back(tmp_path: Path) -> None:
    async with party(tmp_path, StillClock()) as all_three:
        late = await late_at(all_three)
        live, before = all_three.live, all_three.entries
        while not any(entry.seat == late for entry in live.table.record.entries[before:]):
            await all_three.act()
        assert live.table.far_undo(late), "but for the bot it could"
        assert not json.loads(live.situation(late))["undo"]
        await live.departures.take_seat_back(late)
        assert not json.loads(live.situation(late))["undo"]
        with pytest.raises(Refused, match="undo-out-of-time"):
            await live.undoing.undo(late)
        with pytest.raises(Refused, match="undo-out-of-time"):
            await live.undoing.ask(late, [late])
        await all_three.until(late)
        await all_three.act()
        assert not json.loads(live.situation(late))["late"], "this is their own"


# Leaving


@pytest.mark.parametrize("agreed", [None, LIVE])
async def test_who_resigns_is_played_for_to_the_end_and_cannot_come_back(
    tmp_path: Path, agreed: AgreedClock | None
) -> None:
    async with party(tmp_path, StillClock(), agreed) as all_three:
        await all_three.come(0, 1, 2)
        seat, before = all_three.asked, all_three.entries
        await all_three.live.departures.resign(seat)
        await until_written(all_three.live, before)
        assert all_three.said() == [("resigned", seat)]
        assert all_three.of(seat).bot == "resigned"
        with pytest.raises(Refused, match="seat-resigned"):
            await all_three.live.departures.take_seat_back(seat)
        with pytest.raises(Refused, match="seat-resigned"):
            await all_three.live.act(seat, 0, {})
        await all_three.settle()
        for _ in range(6):
            assert await all_three.act() != seat


@pytest.mark.parametrize("agreed", [None, LIVE])
async def test_when_all_who_lead_a_seat_agree_the_game_is_over_without_a_result(
    tmp_path: Path, agreed: AgreedClock | None
) -> None:
    async with party(tmp_path, StillClock(), agreed) as all_three:
        await all_three.come(0, 1, 2)
        live = all_three.live
        await live.departures.resign(Seat(2))
        await live.departures.agree_to_end(Seat(0), True)
        assert all_three.clocks().end == [0]
        await live.departures.agree_to_end(Seat(1), False)
        assert all_three.clocks().end == []
        await live.departures.agree_to_end(Seat(1), True)
        assert not live.is_ended
        await live.departures.agree_to_end(Seat(0), True)
        assert live.is_ended
        assert all_three.clocks().ended
        assert not any(seat.runs for seat in all_three.clocks().seats)
        with pytest.raises(Refused, match="table-ended"):
            await live.draw()
        with pytest.raises(Refused, match="table-ended"):
            await live.departures.resign(Seat(0))
        kept = await all_three.tables.store.find(live.kept.id)
        assert (kept.ended, kept.status.over, kept.status.winners) == (
            all_three.clock.time(),
            True,
            [],
        )


async def test_nobody_ends_a_game_over_the_head_of_who_is_late_but_there(tmp_path: Path) -> None:
    async with party(tmp_path, StillClock()) as all_three:
        late = await late_at(all_three)
        live = all_three.live
        for seat in set(live.table.seats) - {late}:
            await live.departures.agree_to_end(seat, True)
        assert not live.is_ended
        await live.departures.take_seat_back(late)
        await live.departures.agree_to_end(late, True)
        assert live.is_ended


async def test_who_is_late_and_gone_is_passed_over(tmp_path: Path) -> None:
    async with party(tmp_path, StillClock()) as all_three:
        late = await late_at(all_three)
        live = all_three.live
        others = [seat for seat in live.table.seats if seat != late]
        for seat in others:
            await live.departures.agree_to_end(seat, True)
        all_three.leave(late)
        await all_three.clock.advance(GRACE - 1)
        await live.departures.agree_to_end(others[0], True)
        assert not live.is_ended
        await all_three.clock.advance(1)
        await live.departures.agree_to_end(others[0], True)
        assert live.is_ended
        kept = await all_three.tables.store.find(live.kept.id)
        assert kept.status.over


@pytest.mark.parametrize("agreed", [None, LIVE])
@pytest.mark.parametrize("leave", ["resign", "give_up"])
async def test_when_the_last_who_has_not_agreed_leaves_the_game_is_over(
    tmp_path: Path, agreed: AgreedClock | None, leave: str
) -> None:
    async with party(tmp_path, StillClock(), agreed) as all_three:
        await all_three.come(0, 1, 2)
        live = all_three.live
        await live.departures.agree_to_end(Seat(0), True)
        await live.departures.agree_to_end(Seat(1), True)
        assert not live.is_ended
        await getattr(live.departures, leave)(Seat(2))
        assert live.is_ended
        assert all_three.clocks().ended
        kept = await all_three.tables.store.find(live.kept.id)
        assert (kept.ended, kept.status.over) == (all_three.clock.time(), True)


async def test_a_rated_game_is_ended_by_nobody_alone(tmp_path: Path) -> None:
    """Nor over the head of who may take a seat back that a bot keeps."""
    apart = [SeatWish(kind="link") for _ in range(3)]
    async with party(tmp_path, StillClock(), rated=True, seed=None, seats=apart) as all_three:
        await all_three.come(0, 1, 2)
        live = all_three.live
        while not live.tempo.leading.instead:
            await all_three.run_out(1)  # the seat that a bot keeps may be asked next
        (late,) = live.tempo.leading.instead
        others = [seat for seat in map(Seat, range(3)) if seat != late]
        with pytest.raises(Refused, match="rated-end"):
            await live.departures.agree_to_end(others[0], True)
        await live.departures.take_seat_back(late)
        await live.departures.resign(late)
        await live.departures.agree_to_end(others[0], True)
        await live.departures.resign(others[1])
        with pytest.raises(Refused, match="rated-end"):
            await live.departures.agree_to_end(others[0], True)
        assert not live.is_ended


async def test_who_never_came_may_be_replaced_after_a_while(tmp_path: Path) -> None:
    clock = StillClock()
    async with party(tmp_path, clock) as all_three:
        await all_three.come(0, 1)
        assert [seat.missing for seat in all_three.clocks().seats] == [False, False, True]
        assert not any(seat.runs for seat in all_three.clocks().seats)
        with pytest.raises(Refused, match="seat-may-come"):
            await all_three.live.departures.remove(Seat(2))
        with pytest.raises(Refused, match="seat-came"):
            await all_three.live.departures.remove(Seat(1))
        await clock.advance(COMING)
        await all_three.live.departures.remove(Seat(2))
        assert all_three.of(2).bot == "removed"
        await all_three.settle()
        assert all_three.of(all_three.asked).runs
        await all_three.come(2)
        await all_three.live.departures.take_seat_back(Seat(2))
        assert all_three.of(2).bot is None


# By correspondence


async def test_a_table_goes_on_by_correspondence_when_nobody_is_connected(tmp_path: Path) -> None:
    clock = StillClock()
    async with party(tmp_path, clock, DAYS) as all_three:
        await all_three.come(0, 1, 2)
        await all_three.settle()
        before, seat = all_three.entries, all_three.asked
        all_three.leave(0, 1, 2)
        found = all_three.tables
        await until_forgotten(found, clock)
        await clock.advance(3 * DAY - 100)
        await found.overdue.drive()
        assert not found.tables_in_memory
        await clock.advance(100)
        await found.overdue.drive()
        await until_kept(found, clock, all_three.opened.table, before)
        await until_forgotten(found, clock)
        await all_three.come(0)
        assert all_three.said() == [("out-of-time", seat)]


async def until_forgotten(found: Tables, clock: StillClock) -> None:
    async with asyncio.timeout(20):
        while found.tables_in_memory:
            await clock.advance(LOOK)
            await asyncio.sleep(0.001)


async def until_kept(found: Tables, clock: StillClock, table: str, before: int) -> None:
    """Until there are more entries than before."""
    async with asyncio.timeout(20):
        while (await found.store.find(table)).status.entries <= before:
            await clock.advance(0)
            await asyncio.sleep(0.001)


async def test_a_live_table_that_all_have_left_is_played_on_by_bots(tmp_path: Path) -> None:
    clock = StillClock()
    async with party(tmp_path, clock) as all_three:
        await all_three.come(0, 1, 2)
        await all_three.settle()
        before = all_three.entries
        all_three.leave(0, 1, 2)
        await clock.advance(WHOLE - SOON - 10)
        await until_forgotten(all_three.tables, clock)
        await clock.advance(WHOLE)
        await all_three.tables.overdue.drive()
        for _ in range(GRACE - 1):
            await clock.advance(1)
            await asyncio.sleep(0.001)
        assert all_three.tables.tables_in_memory, "a clock is about to run out"
        await clock.advance(1)
        await until_kept(all_three.tables, clock, all_three.opened.table, before)


async def test_all_are_told_the_same_of_clocks(tmp_path: Path) -> None:
    async with party(tmp_path, StillClock()) as all_three:
        await all_three.come(0, 1, 2)
        watcher = Guest()
        await all_three.tables.enter(all_three.opened.table, watcher, [])
        before = [len(guest.told) for guest in (*all_three.guests, watcher)]
        for _ in range(30):
            await all_three.clock.advance(3)
            await all_three.act()
        told = [
            [said for said in guest.told[since:] if isinstance(said, Clocks)]
            for guest, since in zip((*all_three.guests, watcher), before, strict=True)
        ]
        assert len(told[0]) >= 30
        assert all(other == told[0] for other in told)
