"""Taking back further than freely: all who lead a seat agree, and nothing behind luck."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mesozoic.core.errors import Refused
from mesozoic.core.seats import Seat
from mesozoic.server.live import LiveTable
from mesozoic.server.messages import Withdrawn
from mesozoic.server.services import PostgreSQL
from mesozoic.server.shapes import Opening
from mesozoic.server.tables import Tables
from mesozoic.server.talk import undoing
from mesozoic.server.talk.undoing import WAITING
from tests.databases import fresh_postgresql
from tests.server.still_clock import StillClock
from tests.server.tables_kit import DeafBus, Guest, Ponderers, opening, tables, until_asked

pytestmark = pytest.mark.anyio
PEOPLE = opening(None, None, None)
GUIDED = opening("uniform", None, "uniform")
"""One person, with bots."""


@pytest.fixture
def database(postgresql: PostgreSQL) -> Iterator[str]:
    yield from fresh_postgresql(postgresql)


@asynccontextmanager
async def seated(
    place: Path, wish: Opening = PEOPLE
) -> AsyncIterator[tuple[LiveTable, StillClock]]:
    """A table, each person with a guest of their own."""
    clock = StillClock()
    async with tables(place, clock, Ponderers(clock, 0)) as all_tables:
        live, _ = await sat_down(all_tables, wish)
        yield live, clock


async def sat_down(all_tables: Tables, wish: Opening = PEOPLE) -> tuple[LiveTable, list[Guest]]:
    opened = await all_tables.open(wish)
    guests = [Guest() for key in opened.keys if key]
    keys = [key for key in opened.keys if key]
    lives = [
        await all_tables.enter(opened.table, guest, [key])
        for guest, key in zip(guests, keys, strict=True)
    ]
    return lives[0], guests


async def act(live: LiveTable, seat: Seat, action: Any) -> None:
    await live.write(lambda table, at: table.act(seat, action, at=at), seat)


async def until_not_free(live: LiveTable) -> Seat:
    """Play on until somebody's last act can go, but not freely."""
    rng = Random(3)
    while True:
        await until_asked(live)
        table = live.table
        for seat in table.seats:
            if table.far_undo(seat) and not table.free_undo(seat) and not table.opened:
                return seat
        seat = table.deciders()[0]
        await act(live, seat, rng.choice(table.options(seat)))


def others(live: LiveTable, seat: Seat) -> list[Seat]:
    return [other for other in live.table.seats if other != seat]


async def test_an_act_goes_when_all_have_agreed(tmp_path: Path) -> None:
    async with seated(tmp_path) as (live, _):
        seat = await until_not_free(live)
        taken = live.table.far_undo(seat)
        first, last = others(live, seat)
        await live.undoing.ask(seat, {seat})
        await live.undoing.answer(first, agree=True)
        assert not live.table.record.entries[-1].takes_back
        await live.undoing.answer(last, agree=True)
        assert live.table.record.entries[-1].takes_back == taken
        kinds = [line.kind for line in live.talk]
        assert kinds == ["undo-asked", "undo-agreed", "undo-agreed"]
        guest = live.people.here[0]
        assert isinstance(guest, Guest)
        assert isinstance(guest.told[-1], Withdrawn) or any(
            isinstance(told, Withdrawn) for told in guest.told
        )


async def test_nobody_takes_back_alone_what_is_not_free(tmp_path: Path) -> None:
    async with seated(tmp_path) as (live, _):
        seat = await until_not_free(live)
        with pytest.raises(Refused, match="no-undo"):
            await live.undoing.undo(seat)
        await live.undoing.ask(seat, {seat})
        await live.undoing.answer(seat, agree=True)  # to one's own question
        assert not live.table.record.entries[-1].takes_back


@pytest.mark.parametrize("who", ["asker", "other", "entry"])
async def test_a_question_ends(tmp_path: Path, who: str) -> None:
    async with seated(tmp_path) as (live, _):
        seat = await until_not_free(live)
        first, last = others(live, seat)
        await live.undoing.ask(seat, {seat})
        await live.undoing.answer(first, agree=True)
        if who == "entry":
            asked = live.table.deciders()[0]
            await act(live, asked, live.table.options(asked)[0])
        else:
            await live.undoing.answer(seat if who == "asker" else last, agree=False)
        with pytest.raises(Refused, match="undo-not-asked"):
            await live.undoing.answer(last, agree=True)
        assert not live.table.record.entries[-1].takes_back


async def test_nobody_is_asked_what_would_give_luck_back(tmp_path: Path) -> None:
    async with seated(tmp_path) as (live, _):
        await until_asked(live)
        seat = await until_not_free(live)
        while live.table.far_undo(seat):
            asked = live.table.deciders()[0]
            await act(live, asked, live.table.options(asked)[-1])
            await until_asked(live)
        assert any(entry.seat is None for entry in live.table.record.entries)
        with pytest.raises(Refused, match="no-undo"):
            await live.undoing.ask(seat, {seat})
        assert not live.talk


async def test_a_table_without_end_is_no_longer_taken_back_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All its entries are read again whenever somebody comes after a while."""
    async with seated(tmp_path) as (live, _):
        seat = await until_not_free(live)
        monkeypatch.setattr(undoing, "MOST_ENTRIES", len(live.table.record.entries))
        with pytest.raises(Refused, match="undo-too-long"):
            await live.undoing.ask(seat, {seat})
        while not live.table.free_undo(seat := live.table.deciders()[0]):
            await act(live, seat, live.table.options(seat)[0])
            await until_asked(live)
            if live.table.free_undo(seat):
                break
        with pytest.raises(Refused, match="undo-too-long"):
            await live.undoing.undo(seat)


async def test_one_question_at_a_time(tmp_path: Path) -> None:
    async with seated(tmp_path) as (live, _):
        seat = await until_not_free(live)
        await live.undoing.ask(seat, {seat})
        await live.undoing.ask(seat, {seat})
        assert len(live.talk) == 1
        other = next((s for s in others(live, seat) if live.table.far_undo(s)), None)
        if other is not None:
            with pytest.raises(Refused, match="undo-asked-already"):
                await live.undoing.ask(other, {other})


async def test_who_leads_all_seats_at_a_screen_has_agreed(tmp_path: Path) -> None:
    async with seated(tmp_path) as (live, _):
        seat = await until_not_free(live)
        taken = live.table.far_undo(seat)
        await live.undoing.ask(seat, set(live.table.seats))
        assert live.table.record.entries[-1].takes_back == taken
        assert not live.talk


async def test_a_seat_that_a_bot_leads_agrees(tmp_path: Path) -> None:
    async with seated(tmp_path) as (live, _):
        seat = await until_not_free(live)
        taken = live.table.far_undo(seat)
        first, last = others(live, seat)
        await live.undoing.ask(seat, {seat})
        await live.departures.resign(first)
        await live.undoing.answer(last, agree=True)
        assert live.table.record.entries[-1].takes_back == taken


async def until_behind_luck(live: LiveTable, clock: StillClock, seat: Seat) -> tuple[int, ...]:
    """Play on until luck was drawn since this seat's last act, and it is asked again."""
    rng = Random(5)
    while True:
        await until_asked(live)
        table = live.table
        taken = table.far_undo(seat, past_luck=True)
        if seat in table.deciders():
            if taken and not table.far_undo(seat):
                return taken
            await act(live, seat, rng.choice(table.options(seat)))
        else:
            await clock.advance(1)


async def test_with_bots_alone_one_goes_back_as_far_as_one_likes_to_the_same_luck(
    tmp_path: Path,
) -> None:
    async with seated(tmp_path, GUIDED) as (live, clock):
        seat = Seat(1)
        taken = await until_behind_luck(live, clock, seat)
        entries = [live.table.record.entries[number] for number in taken]
        lucky = [entry.action for entry in entries if entry.seat is None]
        draws = live.table.draws
        await live.undoing.undo(seat)
        assert live.table.record.entries[-1].takes_back == taken
        assert live.table.draws == draws - len(lucky)
        assert seat in live.table.deciders()
        while live.table.far_undo(seat, past_luck=True):
            await live.undoing.undo(seat)
        assert not any(page.entry.seat == seat for page in live.table.pages)


async def test_where_it_counts_luck_stays_also_with_bots(tmp_path: Path) -> None:
    async with seated(tmp_path, GUIDED) as (live, clock):
        live._replica.renew(rated=True)
        seat = Seat(1)
        await until_behind_luck(live, clock, seat)
        for refused in (live.undoing.undo(seat), live.undoing.ask(seat, {seat})):
            with pytest.raises(Refused, match="no-undo"):
                await refused


async def test_bots_wait_a_minute_for_the_answers(tmp_path: Path) -> None:
    async with seated(tmp_path) as (live, clock):
        seat = await until_not_free(live)
        assert live.undoing.holds_bots() == 0
        await live.undoing.ask(seat, {seat})
        await clock.advance(10)
        assert live.undoing.holds_bots() == WAITING - 10
        await clock.advance(WAITING)
        assert live.undoing.holds_bots() == 0


async def test_answers_at_two_workers_come_to_one_undo(database: str) -> None:
    clock = StillClock()
    async with (
        tables(database, clock, bus=DeafBus(clock)) as one,
        tables(database, clock, bus=DeafBus(clock)) as other,
    ):
        here, _ = await sat_down(one)
        seat = await until_not_free(here)
        taken = here.table.far_undo(seat)
        first, last = others(here, seat)
        there = await other.enter(here.kept.id, Guest(), [])
        await here.undoing.ask(seat, {seat})
        await here.undoing.answer(first, agree=True)
        await other.look(everything=True)
        await there.undoing.answer(last, agree=True)
        assert there.table.record.entries[-1].takes_back == taken
        await one.look(everything=True)
        assert here.table.record.entries == there.table.record.entries
