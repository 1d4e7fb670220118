"""Two workers on one PostgreSQL, neither of which has heard yet of what the other has just kept."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Hashable, Iterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
import sqlalchemy as sql

from mesozoic.core.codec import plain
from mesozoic.core.errors import Refused
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.server.bus import Notice
from mesozoic.server.clock import Clock
from mesozoic.server.live import LiveTable
from mesozoic.server.messages import Progress
from mesozoic.server.relations import workers
from mesozoic.server.services import PostgreSQL
from mesozoic.server.shapes import Opening, SeatWish
from mesozoic.server.store import Store
from mesozoic.server.stored import Reading
from mesozoic.server.table_status import status_of
from mesozoic.server.thinking import Thinkers, Thought
from tests.databases import fresh_postgresql
from tests.server.player import PATIENCE
from tests.server.still_clock import StillClock
from tests.server.tables_kit import DeafBus, Guest, beat, opening, tables, until_asked

pytestmark = pytest.mark.anyio

ONE, OTHER = Seat(0), Seat(1)


@pytest.fixture
def database(postgresql: PostgreSQL) -> Iterator[str]:
    yield from fresh_postgresql(postgresql)


@asynccontextmanager
async def at_both(database: str) -> AsyncIterator[tuple[LiveTable, LiveTable, Guest]]:
    """An activation in which both seats have acts to make, as two workers have it that tell one
    another nothing; and who looks on at the second."""
    clock, rng = StillClock(), Random(3)
    async with tables(database, clock) as here, tables(database, clock) as there:
        seats = [SeatWish(kind="link") for _ in (ONE, OTHER)]
        wish = Opening(game="gods-love-dinosaurs", players=2, seats=seats, seed="two gods", pace=0)
        opened = await here.open(wish)
        live = await here.enter(opened.table, Guest(), [])
        await until_asked(live)
        while not all(len(live.table.options(seat)) > 2 for seat in (ONE, OTHER)):
            seat = live.table.deciders()[0]
            await act(live, seat, rng.randrange(len(live.table.options(seat))))
            await until_asked(live)
        guest = Guest()
        guest.seat = OTHER
        yield live, await there.enter(opened.table, guest, []), guest


async def act(live: LiveTable, seat: Seat, choice: int = 0) -> None:
    await live.act(seat, live.table.decision(seat), plain(live.table.options(seat)[choice]))


async def test_who_answers_beside_somebody_else_is_not_refused(database: str) -> None:
    async with at_both(database) as (here, there, guest):
        before = len(here.table.record.entries)
        await act(here, ONE)
        guest.told.clear()
        await act(there, OTHER)
        seats = [entry.seat for entry in there.table.record.entries[before:]]
        assert seats == [ONE, OTHER]
        assert len([told for told in guest.told if isinstance(told, Progress)]) == 1
        await here.undoing.undo(ONE)  # beside an act of the other, which it has not heard of
        assert here.table.record.entries[before + 1].seat == OTHER
        assert here.table.record.entries[before + 2].takes_back == (before,)


async def test_who_looks_finds_also_what_nobody_else_hears_of(database: str) -> None:
    """A step in an activation, of which no notice came."""
    async with at_both(database) as (here, _, _), tables(database, StillClock()) as third:
        live = await third.enter(here.kept.id, Guest(), [])
        await act(here, ONE)
        assert status_of(here.table).entries < len(here.table.record.entries)
        await third.look(everything=False)
        assert live.table.record.entries == here.table.record.entries


class SlowStore(Store):
    """What was read arrives late."""

    def __init__(self, *what: Any, **how: Any) -> None:
        super().__init__(*what, **how)
        self.is_read, self.may_go_on = asyncio.Event(), asyncio.Event()

    async def read(self, table_id: str) -> Reading:
        reading = await super().read(table_id)
        self.is_read.set()
        await self.may_go_on.wait()
        return reading


async def test_what_is_heard_of_a_table_while_it_is_read_is_not_forgotten(database: str) -> None:
    async with (
        at_both(database) as (here, _, _),
        tables(database, StillClock(), store=SlowStore) as third,
    ):
        assert isinstance(third.store, SlowStore)
        entering = asyncio.ensure_future(third.enter(here.kept.id, Guest(), []))
        await third.store.is_read.wait()
        await act(here, ONE)
        third.hear(Notice("another", 3))
        third.hear(Notice(here.kept.id, len(here.table.record.entries) - 1))
        third.store.may_go_on.set()
        live = await entering
        async with asyncio.timeout(PATIENCE):
            while live.table.record.entries != here.table.record.entries:
                await asyncio.sleep(0)


async def test_who_acts_for_the_same_seat_later_is_refused(database: str) -> None:
    async with at_both(database) as (here, there, _):
        await act(here, ONE)
        with pytest.raises(Refused, match="overtaken"):
            await act(there, ONE, -1)
        assert there.table.record.entries == here.table.record.entries
        await act(here, ONE)
        with pytest.raises(Refused, match="overtaken"):  # that would take back another act
            await there.undoing.undo(ONE)


async def test_where_all_is_over_before_an_answer_it_is_refused(database: str) -> None:
    """Luck and the next turn follow: nobody is asked the same."""
    async with at_both(database) as (here, there, _):
        decision = there.table.decision(ONE)
        option = plain(there.table.options(ONE)[0])
        opened = here.table.opened
        while here.table.opened == opened:
            await act(here, here.table.deciders()[0], -1)
        with pytest.raises(Refused, match="overtaken"):
            await there.act(ONE, decision, option)
        assert there.table.record.entries == here.table.record.entries


class Undecided(Thinkers):
    """A bot that thinks until it may answer."""

    def __init__(self, clock: Clock, choice: int) -> None:
        super().__init__(1, clock)
        self._choice = choice
        self.is_asked, self.may_answer = asyncio.Event(), asyncio.Event()
        self.answered = 0

    def warm(self) -> None:
        """There is no worker."""

    async def choose(
        self, spec: str, table: Table[Any], seat: Seat, rng: Random, whose: Hashable = None
    ) -> Thought:
        options = table.options(seat)
        self.is_asked.set()
        await self.may_answer.wait()
        self.may_answer.clear()
        self.answered += 1
        return Thought(options[self._choice])


@pytest.mark.parametrize("late", [False, True])
async def test_what_a_bot_thought_whose_worker_lost_the_lease_is_dropped(
    database: str, late: bool
) -> None:
    """Also where the next driver has only begun to think (not `late`): the number is still free."""
    clock = StillClock()
    thinkers = Undecided(clock, 0), Undecided(clock, -1)
    async with (
        tables(database, clock, thinkers[0], bus=DeafBus(clock)) as one,
        tables(database, clock, thinkers[1], bus=DeafBus(clock)) as other,
    ):
        opened = await one.open(opening("uniform", "uniform", "uniform"))
        before = await one.enter(opened.table, Guest(), [])
        await thinkers[0].is_asked.wait()
        entries, old = before.entries, before.fellows.token
        assert old is not None
        await gone(one.store, old.worker)
        after = await other.enter(opened.table, Guest(), [])
        await thinkers[1].is_asked.wait()
        assert after.entries == entries
        await beat(other)
        for answering, live in [(1, after), (0, before)] if late else [(0, before), (1, after)]:
            thinkers[answering].may_answer.set()
            async with asyncio.timeout(PATIENCE):
                while live.fellows.token == old or (live is after and after.entries == entries):
                    await asyncio.sleep(0.01)
        assert [thinker.answered for thinker in thinkers] == [1, 1]
        assert before.fellows.token is None
        kept = (await other.store.read(opened.table)).table.record.entries
        assert kept == after.table.record.entries
        assert before.entries == (len(kept) if late else entries)
        assert [entry.seat is not None for entry in kept[entries:]].count(True) == 1


async def gone(store: Store, worker: str) -> None:
    """Nothing was heard of a worker for too long."""
    long_ago = sql.update(workers).where(workers.c.id == worker).values(until=0)
    await store.write(lambda plain: plain.execute(long_ago))
