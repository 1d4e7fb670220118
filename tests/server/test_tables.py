"""All tables of a worker: what one of them does is no other's trouble."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sql

from mesozoic.core.errors import Refused
from mesozoic.server.club import TableFellows
from mesozoic.server.live import LiveTable
from mesozoic.server.relations import tables as kept_tables
from mesozoic.server.services import PostgreSQL
from mesozoic.server.stored import Reading
from mesozoic.server.tables import Tables
from tests.databases import fresh_postgresql
from tests.server.player import PATIENCE
from tests.server.still_clock import StillClock
from tests.server.tables_kit import DeafBus, Guest, Ponderers, opening, tables

pytestmark = pytest.mark.anyio


@pytest.fixture
async def one_of_several(postgresql: PostgreSQL) -> AsyncIterator[Tables]:
    clock = StillClock()
    for url in fresh_postgresql(postgresql):
        async with tables(url, clock, Ponderers(clock, 1), bus=DeafBus(clock)) as found:
            yield found


async def test_bots_do_not_play_on_at_a_closed_table(tmp_path: Path) -> None:
    clock = StillClock()
    async with tables(tmp_path, clock, Ponderers(clock, 1)) as found:
        name = (await found.open(opening("level:1", "level:1", "level:1"))).table
        closed = sql.update(kept_tables).values(closed=1)
        await found.store.write(lambda plain: plain.execute(closed))
        await found.adopt(name)
        assert not found.tables_in_memory
        with pytest.raises(Refused, match="table-closed"):
            await found.enter(name, Guest(), [])
        assert not found.tables_in_memory


async def test_a_deleted_table_is_parted_from(one_of_several: Tables) -> None:
    opened = await one_of_several.open(opening(None, None, None))
    live = await one_of_several.enter(opened.table, Guest(), [])
    await one_of_several.delete(opened.table, opened.owner)
    assert isinstance(live.fellows, TableFellows)
    assert live.fellows.is_parted


@pytest.mark.parametrize("method", ["hear", "renew"])
async def test_a_table_that_cannot_follow_holds_up_no_other(
    one_of_several: Tables,
    method: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    found, followed = one_of_several, []

    async def fail(*_: object) -> None:
        raise KeyError("nonsense")

    async def follow(*_: object) -> None:
        followed.append(method)

    async def counts(numbers: list[int]) -> dict[int, int]:
        return dict.fromkeys(numbers, 99)

    monkeypatch.setattr(found.store, "counts", counts)
    for what in (fail, follow):
        opened = await found.open(opening(None, None, None))
        live = await found.enter(opened.table, Guest(), [])
        monkeypatch.setattr(live, method, what)
    for _ in range(3):
        await found.look(everything=method == "renew")
    assert followed
    said = [r for r in caplog.records if "cannot follow other workers" in r.getMessage()]
    assert len(said) == 1


async def test_who_comes_does_not_wait_for_another_table_that_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tables(tmp_path, StillClock()) as found:
        slow, other = [(await found.open(opening(None, None, None))).table for _ in range(2)]
        read, is_read, goes_on = found.store.read, asyncio.Event(), asyncio.Event()

        async def read_slowly(name: str) -> Reading:
            if name == slow:
                is_read.set()
                await goes_on.wait()
            return await read(name)

        monkeypatch.setattr(found.store, "read", read_slowly)
        coming = [asyncio.create_task(found.enter(slow, Guest(), [])) for _ in range(2)]
        async with asyncio.timeout(PATIENCE):
            await is_read.wait()
            assert (await found.enter(other, Guest(), [])).kept.id == other
            goes_on.set()
            first, second = await asyncio.gather(*coming)
        assert first is second


async def test_a_record_is_kept_at_nobodys_door(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def prove(*_: object) -> None: ...

    async with tables(tmp_path, StillClock()) as found:
        monkeypatch.setattr(found.provers, "prove", prove)
        monkeypatch.setattr(found, "_door", None)
        record = await found.keep_record("a record", "mine")
        await found.delete_record(record, "mine")


async def test_who_goes_while_a_table_is_loaded_leaves_none_that_nobody_drives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tables(tmp_path, StillClock()) as found:
        name = (await found.open(opening(None, None, None))).table
        is_asked = asyncio.Event()

        async def ask_for_ever(_: LiveTable) -> None:
            is_asked.set()
            await asyncio.Event().wait()

        with monkeypatch.context() as patched:
            patched.setattr(found, "_say_unsaid_holidays", ask_for_ever)
            coming = asyncio.create_task(found.enter(name, Guest(), []))
            await is_asked.wait()
            coming.cancel()
            await asyncio.wait([coming])
        assert not found.tables_in_memory
        assert (await found.enter(name, Guest(), [])).driver is not None
