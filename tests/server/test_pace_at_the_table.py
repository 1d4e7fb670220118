"""Clocks at tables: who runs out of time is answered for."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from mesozoic.core.codec import plain
from mesozoic.core.errors import Refused
from mesozoic.core.seats import Seat
from mesozoic.server.clock import DAY
from mesozoic.server.driver import Driver
from mesozoic.server.live import LiveTable
from mesozoic.server.messages import Clocks, Talked
from mesozoic.server.overdue import LOOK
from mesozoic.server.pace.absences import GRACE
from mesozoic.server.tables import SOON, Tables
from tests.server.party import DAYS, LIVE, WHOLE, Party, QuickBots, late_at, party
from tests.server.still_clock import StillClock
from tests.server.tables_kit import Guest, opening, tables, until_asked, until_written

pytestmark = pytest.mark.anyio


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


async def test_a_clock_that_runs_out_before_the_driver_sleeps_is_not_missed(tmp_path: Path) -> None:
    """It had a second left when it was looked, and none when it is reckoned how long to sleep."""
    clock = StillClock()
    async with tables(tmp_path, clock) as found:
        opened = await found.open(replace(opening(None, None, None), clock=LIVE))
        live, guest = LiveTable(await found.store.read(opened.table), found.store, clock), Guest()
        guest.take_place(set(live.table.seats))

        def let_time_run_out() -> None:
            ends = (live.tempo.runs_out(seat, live.absences) for seat in live.table.deciders())
            clock.leap(max(end - clock.time() for end in ends if end is not None))

        driver = Driver(live, QuickBots(1, clock), clock, let_time_run_out)
        live.driver = asyncio.create_task(driver.run())
        await live.join(guest)
        await until_asked(live)
        before = live.entries
        await until_written(live, before)
        await live.close()


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
        assert all_three.live.alarm(0) is None


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
