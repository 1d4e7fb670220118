"""One writer a process: what waits is committed together, and nobody pays for another's failure."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sql

from mesozoic.core.codec import plain
from mesozoic.core.errors import Refused
from mesozoic.server.database import bring_up_to_date, connect, file_engine
from mesozoic.server.messages import Progress
from mesozoic.server.relations import records
from mesozoic.server.trouble import Away
from mesozoic.server.writer import FileWriter, PooledWriter, Writer, writer_for
from tests.databases import fresh_sqlite
from tests.server.player import PATIENCE
from tests.server.still_clock import StillClock
from tests.server.tables_kit import Guest, opening, tables, until_asked

pytestmark = pytest.mark.anyio


@pytest.fixture
async def writer(database: str) -> AsyncIterator[Writer]:
    engine = connect(database)
    await bring_up_to_date(engine)
    found = writer_for(engine, power_cuts=True)
    yield found
    await found.close()
    await engine.dispose()


def commits(writer: Writer) -> list[sql.Connection]:
    """Those that come from now on."""
    assert isinstance(writer, FileWriter | PooledWriter)
    engine = writer._engine
    found: list[sql.Connection] = []
    sql.event.listen(
        engine if isinstance(engine, sql.Engine) else engine.sync_engine, "commit", found.append
    )
    return found


class Keeping:
    """Keeps a record under a name; of some names it cannot."""

    def __init__(self, name: str) -> None:
        self._name = name
        self.gate: threading.Event | None = None

    def __call__(self, connection: sql.Connection) -> str:
        if self.gate:
            self.gate.wait()
        if self._name.startswith("not"):
            raise Refused("not-kept")
        row = {"id": self._name.removeprefix("again "), "text": "", "created": 0}
        connection.execute(sql.insert(records), row)
        return self._name


async def kept(writer: Writer) -> list[str]:
    def read(connection: sql.Connection) -> list[str]:
        return list(connection.execute(sql.select(records.c.id).order_by(records.c.id)).scalars())

    return await writer.write(read)


async def write_together(writer: Writer, names: list[str]) -> list[str | BaseException]:
    """All of these while the writer does something else."""
    busy = Keeping("a first one")
    if isinstance(writer, FileWriter):
        busy.gate = threading.Event()
    first = asyncio.ensure_future(writer.write(busy))
    others = [asyncio.ensure_future(writer.write(Keeping(name))) for name in names]
    await asyncio.sleep(0)
    if busy.gate:
        busy.gate.set()
    await first
    return await asyncio.gather(*others, return_exceptions=True)


async def test_what_waits_is_committed_together(writer: Writer) -> None:
    done, names = commits(writer), [f"record {n:02}" for n in range(40)]
    assert await write_together(writer, names) == names
    assert len(done) <= 2
    assert await kept(writer) == ["a first one", *names]


async def test_ones_failure_is_nobody_elses(writer: Writer) -> None:
    names = ["one", "not this", "three", "again one", "five"]
    found = await write_together(writer, names)
    assert [name for name in found if isinstance(name, str)] == ["one", "three", "five"]
    assert isinstance(found[1], Refused)
    assert isinstance(found[3], sql.exc.IntegrityError)
    assert await kept(writer) == ["a first one", "five", "one", "three"]


async def test_what_is_written_while_it_closes_is_kept_or_refused(tmp_path: Path) -> None:
    engine = connect(fresh_sqlite(tmp_path))
    writer = FileWriter(file_engine(engine.url, power_cuts=True))

    async def write_on() -> list[str]:
        return [await writer.write(Keeping(f"record {number}")) for number in range(5)]

    writing = asyncio.create_task(write_on())
    await asyncio.sleep(0)
    async with asyncio.timeout(PATIENCE):
        await writer.close()
        assert len(await writing) == 5
    with pytest.raises(Away):
        await writer.write(Keeping("too late"))
    again = FileWriter(file_engine(engine.url, power_cuts=True))
    assert len(await kept(again)) == 5
    await again.close()
    await engine.dispose()


async def test_an_act_and_the_luck_that_follows_are_one_transaction(tmp_path: Path) -> None:
    async with tables(tmp_path, StillClock()) as found:
        opened = await found.open(opening(None, None, None))
        guest = Guest()
        done = commits(found.store._writer)
        live = await found.enter(opened.table, guest, [])
        await until_asked(live)
        assert len(live.table.record.entries) > len(done) == 1
        drawn, acts = 0, 0
        while not drawn:
            seat = live.table.deciders()[0]
            before = len(live.table.record.entries)
            option = live.table.options(seat)[-1]
            await live.act(seat, live.table.decision(seat), plain(option))
            acts += 1
            assert not live.table.awaits_luck()
            drawn = sum(entry.seat is None for entry in live.table.record.entries[before:])
        assert len(done) == 1 + acts
        told = [message.entry for message in guest.told if isinstance(message, Progress)]
        assert told == list(range(len(live.table.record.entries)))


@pytest.mark.parametrize(("power_cuts", "synchronous"), [(True, 2), (False, 1)])
def test_what_is_committed_outlasts_a_power_cut_unless_chosen_otherwise(
    tmp_path: Path, power_cuts: bool, synchronous: int
) -> None:
    engine = file_engine(sql.make_url(f"sqlite:///{tmp_path / 't'}"), power_cuts=power_cuts)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == synchronous
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    engine.dispose()
