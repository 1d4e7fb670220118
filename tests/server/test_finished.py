"""Records and films of finished tables: made once, let go when there are too many."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from mesozoic.server.finished import Finished
from mesozoic.server.pool import Pool
from mesozoic.server.store import Store
from mesozoic.server.stored import StoredTable
from mesozoic.server.table_status import status_of
from tests.server.still_clock import StillClock
from tests.server.test_replay import played

pytestmark = pytest.mark.anyio


class CountingStore(Store):
    """It counts how often a table's entries are read."""

    def __init__(self) -> None:
        self.read_of = Counter[str]()

    async def forms(self, kept: StoredTable) -> list[Any]:
        self.read_of[kept.id] += 1
        return []


def stored(name: str) -> StoredTable:
    table = played(entries=0)
    return StoredTable(
        number=1,
        id=name,
        header={"seats": ["Ann"]},
        seats=[],
        seed="",
        chosen_luck=False,
        pace=0,
        created=0,
        owner=None,
        no_secrets=False,
        closed=None,
        next=None,
        public=True,
        rated=False,
        clock=None,
        substitute=None,
        talked=0,
        status=status_of(table),
    )


def ten_bytes(kept: StoredTable, _: list[Any]) -> bytes:
    name: str = kept.header["seats"][0]
    return name.encode().ljust(10)


async def test_what_was_made_is_kept_until_there_is_too_much_of_it() -> None:
    store, provers = CountingStore(), Pool(1, StillClock())
    finished = Finished(store, provers, most=25)
    try:
        for name in "aab":
            await finished.shown(ten_bytes, stored(name))
        assert store.read_of == {"a": 1, "b": 1}
        await finished.shown(ten_bytes, stored("a"))  # so that b was asked for before it
        await finished.shown(ten_bytes, stored("c"))
        await finished.shown(ten_bytes, stored("a"))
        await finished.shown(ten_bytes, stored("b"))
        assert store.read_of == {"a": 1, "b": 2, "c": 1}
    finally:
        provers.close()


async def test_a_name_that_was_changed_is_shown() -> None:
    provers = Pool(1, StillClock())
    finished, kept = Finished(CountingStore(), provers), stored("a")
    try:
        assert await finished.shown(ten_bytes, kept) == b"Ann       "
        renamed = replace(kept, header={"seats": [""]})
        assert await finished.shown(ten_bytes, renamed) == b" " * 10
    finally:
        provers.close()
