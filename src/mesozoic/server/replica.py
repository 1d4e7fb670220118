"""A table in memory beside what is kept of it: never ahead, and abreast of other workers."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable
from typing import Any, TypeVar

from mesozoic.core.errors import Refused
from mesozoic.core.record import Entry
from mesozoic.core.table import Table
from mesozoic.server.fellows import Company, Fellows, HeldAt
from mesozoic.server.messages import Held
from mesozoic.server.store import Fenced, Outrun, Reading, Store, StoredTable
from mesozoic.server.trouble import Away

T = TypeVar("T")


class Abreast(ABC):
    def __init__(self, reading: Reading, store: Store, fellows: Fellows) -> None:
        self.is_unsure = False
        """Whether something may have been kept that is not in memory: nothing is done until it has
        been read again."""
        self.is_deleted = False
        self._take(reading)
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        """Set whenever the driver should look again."""
        self.held: Held | None = None
        """For whom bots wait."""
        self.fellows = fellows
        self._store = store

    def _take(self, reading: Reading) -> None:
        self.kept: StoredTable = reading.kept
        self.table: Table[Any] = reading.table
        self.set_aside = reading.set_aside
        self.pace = reading.kept.pace
        self.is_unsure = False

    @abstractmethod
    def _put(self, table: Table[Any]) -> None:
        """Put in place what is kept, and tell it."""

    @abstractmethod
    def _renew(self, kept: StoredTable) -> None:
        """What else is kept of a table, where it is new."""

    @abstractmethod
    def _show_all(self) -> None:
        """Everybody is shown the table as it stands."""

    @abstractmethod
    def _tell_presence(self) -> None: ...

    @abstractmethod
    def _tell_held(self, held: Held) -> None: ...

    # What is kept

    def _check(self) -> None:
        """Refused where nothing may be done."""
        if self.is_deleted:
            raise Refused("table-deleted")
        if self.is_unsure:
            raise Refused("standing-still")

    async def _keep(self, writing: Awaitable[T]) -> T:
        """Commit; where that fails, or may have failed, all is read again first."""
        self.is_unsure = True
        try:
            kept = await writing
        except Outrun as outrun:
            self.changed.set()
            if not await self._catch_up() and not isinstance(outrun, Fenced):
                await self._read()
            raise
        except Exception:
            self.changed.set()
            await self._read()
            raise Refused("not-kept") from None
        self.is_unsure = False
        return kept

    async def read_again(self) -> None:
        """Be sure again of what is kept."""
        async with self.lock:
            if self.is_unsure:
                await self._read()

    async def _read(self) -> None:
        try:
            reading = await self._store.read(self.kept.id)
        except Away:
            raise Refused("standing-still") from None
        self._renew(reading.kept)
        self._take(reading)
        self._show_all()
        self.changed.set()

    # Other workers

    async def hear(self, entry: int) -> None:
        """Another worker has kept an entry: it is read, where it is not known."""
        async with self.lock:
            if self._is_behind(entry + 1):
                await self._catch_up()

    async def renew(self, kept: StoredTable, company: Company) -> None:
        """This is what is kept, and how it is with other workers."""
        async with self.lock:
            if self._is_behind(kept.status.entries):
                await self._catch_up()
            self._renew(kept)
            self._meet(company)

    def _is_behind(self, entries: int) -> bool:
        """Where it is unsure all is read again in any case."""
        sure = not (self.is_unsure or self.is_deleted)
        return sure and entries > len(self.table.record.entries)

    async def _catch_up(self) -> bool:
        """What others have kept is told in order, as if it had been done here; whether there was
        anything."""
        try:
            fresh = await self._store.since(self.kept.number, self.table)
        except Away:
            raise Refused("standing-still") from None
        for entry in fresh:
            self._put(self._followed(entry))
        self.is_unsure = False
        return bool(fresh)

    def _followed(self, entry: Entry) -> Table[Any]:
        aside = self.table.fork()
        aside.follow(entry)
        return aside

    def _meet(self, company: Company) -> None:
        before = {sitter.seat for sitter in self.fellows.company.people}
        self.fellows.meet(company)
        present = {sitter.seat for sitter in company.people}
        if present != before:
            self._tell_presence()
        entries, held = len(self.table.record.entries), company.held
        if held is not None and held.entries == entries and self.held is None:
            self._tell_held(Held(seat=held.seat, milliseconds=held.milliseconds))
        elif self.held is not None and self.held.seat in present - before:
            self.fellows.hold(HeldAt.of(self.held, entries))
        self.changed.set()
