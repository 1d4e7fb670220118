"""A table in memory beside what is kept of it: never ahead, and in step with other workers."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from typing import Any, TypeVar

from msgspec.structs import replace

from mesozoic.core.errors import Refused
from mesozoic.core.record import Entry
from mesozoic.core.table import Table
from mesozoic.server.store import Outrun, Store
from mesozoic.server.stored import Reading, StoredTable
from mesozoic.server.talk.lines import TalkLine
from mesozoic.server.trouble import Away, is_outage

T = TypeVar("T")

log = logging.getLogger(__name__)


class Replica:
    def __init__(self, reading: Reading, store: Store) -> None:
        self._store = store
        self.is_deleted = False
        self._has_complained = False
        self._take(reading)

    def _take(self, reading: Reading) -> None:
        self.kept: StoredTable = reading.kept
        self.table: Table[Any] = reading.table
        self.talk: list[TalkLine] = reading.talk
        self.set_aside = reading.set_aside
        self.is_unsure = False
        """Whether something may have been kept that is not in memory: nothing is done until it has
        been read again."""

    def check(self) -> None:
        """Refused where nothing may be done."""
        if self.is_deleted:
            raise Refused("table-deleted")
        if self.is_unsure:
            raise Refused("standing-still")

    def renew(self, **values: Any) -> None:
        """What else is kept of the table now."""
        self.kept = replace(self.kept, **values)

    async def keep(self, writing: Awaitable[T]) -> T:
        """Commit; where that fails, or may have failed, one is unsure."""
        self.is_unsure = True
        try:
            kept = await writing
        except Outrun:
            raise
        except Exception as problem:
            self._complain(problem)
            raise Refused("not-kept") from None
        self.is_unsure = self._has_complained = False
        return kept

    def _complain(self, problem: Exception) -> None:
        """Once for each trouble; of a database that is away the store has complained."""
        if isinstance(problem, Away) or is_outage(problem) or self._has_complained:
            return
        self._has_complained = True
        log.error("table %s: what was done could not be kept", self.kept.id, exc_info=problem)

    async def read(self) -> None:
        """Be sure again of all that is kept."""
        try:
            reading = await self._store.read(self.kept.id)
        except Away:
            raise Refused("standing-still") from None
        self._take(reading)

    def is_behind(self, entries: int) -> bool:
        """Where one is unsure all is read again in any case."""
        sure = not (self.is_unsure or self.is_deleted)
        return sure and entries > len(self.table.record.entries)

    async def fresh(self) -> list[Table[Any]]:
        """The table after each entry that others have kept, which is not yet put in place."""
        try:
            entries = await self._store.since(self.kept.number, self.table)
        except Away:
            raise Refused("standing-still") from None
        self.is_unsure = False
        return _followed(self.table, entries)

    async def fresh_talk(self, talked: int) -> list[TalkLine]:
        """The lines that others have added, of so many that there are, put in place."""
        if talked <= len(self.talk) or self.is_unsure:
            return []
        lines = await self._store.talk_since(self.kept.number, len(self.talk))
        self.talk += lines
        return lines


def _followed(table: Table[Any], entries: list[Entry]) -> list[Table[Any]]:
    steps: list[Table[Any]] = []
    for entry in entries:
        table = table.fork()
        table.follow(entry)
        steps.append(table)
    return steps
