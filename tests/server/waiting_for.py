"""A table that waits for somebody who is away, and whoever tells them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import sqlalchemy as sql
from msgspec.structs import replace

from mesozoic.core.seats import Seat
from mesozoic.server.identity.person import Person
from mesozoic.server.keys import new_key
from mesozoic.server.live import LiveTable
from mesozoic.server.notifying.notifier import GRACE, TRIES, Notifier
from mesozoic.server.notifying.ways import Ways
from mesozoic.server.relations import outbox
from mesozoic.server.shapes import Opened
from mesozoic.server.tables import Tables
from tests.server.still_clock import StillClock
from tests.server.tables_kit import Guest, opening, tables, until_asked

HERE = Ways(may_push_here=True, origin="https://club.example")


class Scene:
    """A table that waits for Ada, who is not there; somebody looks on."""

    def __init__(
        self, tables: Tables, clock: StillClock, live: LiveTable, opened: Opened, ada: Person
    ) -> None:
        self.tables, self.clock, self.live, self.opened, self.ada = tables, clock, live, opened, ada
        self.seat: Seat = live.table.deciders()[0]
        self.notifier = tables.notifier

    @property
    def decision(self) -> int:
        return self.live.table.decision(self.seat)

    async def answer(self) -> None:
        """Everybody acts, until Ada is asked again."""
        before = self.decision
        while self.decision == before or self.seat not in self.live.table.deciders():
            table = self.live.table
            for seat in table.deciders()[:1]:
                option = table.options(seat)[0]
                await self.live.answer(seat, option, table.decision(seat), auto=False)
            await until_asked(self.live)

    async def post(self, notifier: Notifier | None = None) -> None:
        """It is seen that Ada is not there, with what she wishes by now."""
        notifier = notifier or self.notifier
        await _until_done(notifier)
        notifier.look(self.live)
        await _until_done(notifier)

    async def wait(self, notifier: Notifier | None = None) -> None:
        """Until the time in which Ada may come is over, and all was done that is done then."""
        await self.post(notifier)
        await self.deliver(GRACE, notifier)
        for wait in TRIES:
            await self.deliver(wait, notifier)

    async def deliver(self, later: int, notifier: Notifier | None = None) -> None:
        await self.clock.advance(later)
        await (notifier or self.notifier).deliver(self.tables)

    async def posted(self) -> list[tuple[Seat, int, int]]:
        """Seat, decision and number of tries of each notice that waits."""
        rows = sql.select(outbox.c.seat, outbox.c.decision, outbox.c.tries)
        found = await self.tables.store.fetch(lambda plain: plain.execute(rows).all())
        return [(Seat(row.seat), row.decision, row.tries) for row in found]

    async def push_to(self, address: str, keys: dict[str, str]) -> None:
        wishes = self.notifier.wishes
        await wishes.add(self.ada, "push", address, "en", keys, confirmed=True)


@asynccontextmanager
async def scene(
    place: Path | str, ways: Ways = HERE, *, public: bool = True
) -> AsyncIterator[Scene]:
    clock = StillClock()
    async with tables(place, clock, ways=ways) as found:
        opened = await found.open(replace(opening(None, None, None), public=public))
        live = await found.enter(opened.table, Guest(), [])
        await until_asked(live)
        ada = await found.directory.people.guest(new_key())
        await found.directory.people.rename(ada, "Ada")
        seat = live.table.deciders()[0]
        await found.directory.players.sit(ada, live.kept.number, [seat])
        yield Scene(found, clock, live, opened, ada)


@asynccontextmanager
async def other_worker(at: Scene) -> AsyncIterator[Notifier]:
    """Another process that tells people, on the same database."""
    found = Notifier(at.notifier.ways, at.tables.store, at.clock)
    yield found
    await found.close()


async def _until_done(notifier: Notifier) -> None:
    if posting := list(notifier._under_way):
        await asyncio.wait(posting)
