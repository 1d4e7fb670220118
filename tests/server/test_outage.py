"""The database fails in every way it can: nothing is told that is not kept, and play goes on."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sql
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from mesozoic.core.codec import plain
from mesozoic.core.errors import Refused
from mesozoic.core.seats import Seat
from mesozoic.server.app import Settings
from mesozoic.server.driver import FIRST_RETRY, LONGEST_RETRY
from mesozoic.server.live import LiveTable
from mesozoic.server.messages import Progress, Refusal, Situation, Withdrawn
from mesozoic.server.reader import FileReader
from mesozoic.server.readiness import GOOD_FOR
from mesozoic.server.relations import entries, set_aside
from mesozoic.server.services import PostgreSQL
from mesozoic.server.store import Store
from mesozoic.server.tables import Tables
from mesozoic.server.writer import FileWriter
from tests.server.player import Player
from tests.server.running import Running, running
from tests.server.still_clock import StillClock
from tests.server.tables_kit import Guest, opening, tables, until_asked

pytestmark = pytest.mark.anyio

Fault = Callable[[Store], AbstractContextManager[None]]


def engines(store: Store) -> list[sql.Engine]:
    """What reads, and what writes."""
    assert isinstance(store._reader, FileReader)
    assert isinstance(store._writer, FileWriter)
    return [store._reader._engine, store._writer._engine]


@contextmanager
def listening(store: Store, event: str, listener: Callable[..., None]) -> Iterator[None]:
    """While something is heard of all that the store does."""
    for engine in engines(store):
        sql.event.listen(engine, event, listener)
    yield
    for engine in engines(store):
        sql.event.remove(engine, event, listener)


def read_only(store: Store) -> AbstractContextManager[None]:
    return _set(store, "query_only = ON", "query_only = OFF")


def disk_full(store: Store) -> AbstractContextManager[None]:
    return _set(store, "max_page_count = 1", "max_page_count = 1000000")


@contextmanager
def _set(store: Store, begun: str, ended: str) -> Iterator[None]:
    settings = [begun]
    sql.event.listen(
        engines(store)[1],
        "begin",
        lambda connection: connection.exec_driver_sql(f"PRAGMA {settings[-1]}"),
    )
    yield
    settings.append(ended)


@contextmanager
def locked(store: Store) -> Iterator[None]:
    """By another program."""
    other = sqlite3.connect(str(engines(store)[0].url.database))
    other.execute("BEGIN IMMEDIATE")
    yield
    other.close()


def unreachable(store: Store) -> AbstractContextManager[None]:
    """For reading as for writing."""

    def fail(*_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    return listening(store, "before_cursor_execute", fail)


def unanswered(store: Store) -> AbstractContextManager[None]:
    """It is committed, and then nothing more is heard, neither of that nor of anything else."""
    gone = []

    def commit(connection: sql.Connection) -> None:
        connection.connection.dbapi_connection.commit()  # type: ignore[union-attr]
        gone.append(connection)
        raise sqlite3.OperationalError("disk I/O error")

    def fail(*_: object) -> None:
        if gone:
            raise sqlite3.OperationalError("disk I/O error")

    @contextmanager
    def both() -> Iterator[None]:
        with listening(store, "commit", commit), listening(store, "before_cursor_execute", fail):
            yield

    return both()


@asynccontextmanager
async def seated(
    place: Path | str, clock: StillClock
) -> AsyncIterator[tuple[Tables, LiveTable, Guest]]:
    async with tables(place, clock) as found:
        opened = await found.open(opening(None, None, None))
        guest = Guest()
        live = await found.enter(opened.table, guest, [])
        await until_asked(live)
        yield found, live, guest


async def act(live: LiveTable) -> None:
    """The first who is asked does the first thing that is possible."""
    seat = live.table.deciders()[0]
    await live.act(seat, live.table.decision(seat), plain(live.table.options(seat)[0]))


async def act_until_refused(live: LiveTable) -> str:
    """Why an act was refused; with a little room left a few may be kept."""
    for _ in range(200):
        try:
            await act(live)
        except Refused as refused:
            return refused.key
        await until_asked(live)
    raise AssertionError("nothing was refused")


async def kept_numbers(store: Store) -> list[int]:
    numbers = sql.select(entries.c.number).order_by("number")
    return await store.fetch(lambda plain: list(plain.scalars(numbers)))


async def until_well(live: LiveTable, clock: StillClock) -> None:
    """Time passes until the driver has done what it waited with."""
    while True:
        async with live.lock:
            if not live.is_unsure and not live.table.awaits_luck():
                return
        await clock.advance(clock.next_waking())


FAULTS = [read_only, locked, disk_full, unreachable, unanswered]


@pytest.mark.parametrize("fault", FAULTS)
async def test_memory_is_never_ahead_and_play_goes_on_by_itself(
    tmp_path: Path, fault: Fault
) -> None:
    clock = StillClock()
    async with seated(tmp_path, clock) as (found, live, guest):
        with fault(found.store):
            assert await act_until_refused(live) in ("not-kept", "standing-still")
            assert not live.is_unsure or await act_until_refused(live) == "standing-still"
            told = sum(isinstance(message, Progress) for message in guest.told)
            last = len(live.table.record.entries)
        await until_well(live, clock)
        assert len(await kept_numbers(found.store)) == len(live.table.record.entries) >= last
        for _ in range(5):
            await act(live)
            await until_asked(live)
        reading = await found.store.read(live.kept.id)
        assert reading.table.record.entries == live.table.record.entries
        assert await kept_numbers(found.store) == list(range(len(live.table.record.entries)))
        assert sum(isinstance(message, Progress) for message in guest.told) >= told + 5


async def mistaken(*_: object) -> None:
    raise ValueError("a mistake of ours")


async def test_a_failure_that_is_no_outage_is_in_the_log_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = StillClock()
    async with seated(tmp_path, clock) as (found, live, _):
        for _ in range(2):
            caplog.clear()
            with monkeypatch.context() as patched:
                patched.setattr(found.store, "write", mistaken)
                for _ in range(3):
                    assert await act_until_refused(live) == "not-kept"
                    await until_well(live, clock)
            (said,) = [record for record in caplog.records if record.levelno >= logging.ERROR]
            assert said.exc_info is not None
            assert isinstance(said.exc_info[1], ValueError)
            assert live.kept.id in said.getMessage()
            await act(live)
            await until_asked(live)


async def until_undoable(live: LiveTable) -> Seat:
    """Until somebody has done what may be taken back; who."""
    while True:
        seat = live.table.deciders()[0]
        await act(live)
        await until_asked(live)
        if live.table.free_undo(seat):
            return seat


@pytest.mark.parametrize("fault", [read_only, locked, unreachable, unanswered])
async def test_an_undo_in_an_outage_is_made_once_or_not_at_all(
    tmp_path: Path, fault: Fault
) -> None:
    clock = StillClock()
    async with seated(tmp_path, clock) as (found, live, guest):
        seat = await until_undoable(live)
        before, taken = live.entries, live.table.free_undo(seat)
        with fault(found.store):
            with pytest.raises(Refused, match=r"not-kept|standing-still"):
                await live.undoing.undo(seat)
            assert live.entries == before
            assert not any(isinstance(message, Withdrawn) for message in guest.told)
        await until_well(live, clock)
        is_kept = live.entries > before
        assert is_kept == (fault is unanswered)
        if not is_kept:
            await live.undoing.undo(seat)
        assert live.table.record.entries[before].takes_back == taken
        assert await kept_numbers(found.store) == list(range(before + 1))
        for _ in range(3):
            await act(live)
            await until_asked(live)
        reading = await found.store.read(live.kept.id)
        assert reading.table.record.entries == live.table.record.entries


async def test_what_was_kept_though_no_answer_came_is_shown_and_not_done_twice(
    tmp_path: Path,
) -> None:
    clock = StillClock()
    async with seated(tmp_path, clock) as (found, live, guest):
        before = len(live.table.record.entries)
        with unanswered(found.store):
            with pytest.raises(Refused, match="standing-still"):
                await act(live)
            assert len(live.table.record.entries) == before
            guest.told.clear()
            waits = []
            for _ in range(6):
                waits.append(await clock.until_slept())
                await clock.advance(waits[-1])
            assert waits == sorted(waits)
            assert (waits[0], waits[-1]) == (FIRST_RETRY, LONGEST_RETRY)
            assert [type(message) for message in guest.told] == [Refusal]
            late = Guest()
            await found.enter(live.kept.id, late, [])
            assert [m.key for m in late.told if isinstance(m, Refusal)] == ["standing-still"]
        await until_well(live, clock)
        await until_asked(live)
        assert any(isinstance(message, Situation) for message in guest.told)
        assert len(live.table.record.entries) > before
        assert await kept_numbers(found.store) == list(range(len(live.table.record.entries)))


async def test_what_was_kept_though_its_answer_was_lost_is_not_refused(tmp_path: Path) -> None:
    """The database can be asked again at once: it has been kept."""
    clock = StillClock()
    async with seated(tmp_path, clock) as (found, live, guest):
        before = len(live.table.record.entries)

        def commit(connection: sql.Connection) -> None:
            connection.connection.dbapi_connection.commit()  # type: ignore[union-attr]
            raise sqlite3.OperationalError("disk I/O error")

        guest.told.clear()
        with listening(found.store, "commit", commit):
            await act(live)
            assert len(live.table.record.entries) > before
        assert [type(message) for message in guest.told] == [Situation]


async def test_a_trouble_has_one_line_and_its_end_another(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = StillClock()
    caplog.set_level(logging.INFO, "mesozoic")
    async with seated(tmp_path, clock) as (found, live, _):
        caplog.clear()
        with unreachable(found.store):
            for _ in range(10):
                with pytest.raises(Refused, match="standing-still"):
                    await act(live)
                await clock.advance(await clock.until_slept())
            said = [record.getMessage() for record in caplog.records]
            assert said == [
                "the database cannot be written: disk I/O error",
                "the database cannot be read: disk I/O error",
            ]
        caplog.clear()
        await until_well(live, clock)
        await act(live)
        said = [record.getMessage().partition(";")[0] for record in caplog.records]
        assert said == ["the database can be read again", "the database can be written again"]
        assert all(record.exc_info is None for record in caplog.records)


async def test_who_cannot_be_noted_as_gone_keeps_no_table_in_memory(tmp_path: Path) -> None:
    clock = StillClock()
    async with tables(tmp_path, clock) as found:
        name = (await found.open(opening(None, None, None))).table
        with read_only(found.store), pytest.raises(Refused, match="not-kept"):
            await found.vacate(name, Seat(0))
        while found.tables_in_memory:
            await clock.advance(await clock.until_slept())


async def test_a_table_opens_before_a_gap_and_what_lies_behind_is_set_aside(database: str) -> None:
    clock = StillClock()
    async with seated(database, clock) as (found, live, guest):
        for _ in range(20):
            await act(live)
            await until_asked(live)
        whole = live.table.record.entries
        found.leave(live, guest)
        while found.tables_in_memory:
            await clock.advance(await clock.until_slept())
        some = sql.delete(entries).where(entries.c.number.in_((7, 9)))
        await found.store.write(lambda plain: plain.execute(some))
        aside = len(whole) - 9
        for _ in range(2):  # nobody drives it yet
            assert (await found.store.read(live.kept.id)).set_aside == aside
        assert (await found.store.find(live.kept.id)).status.entries == 7
        again, late = Guest(), Guest()
        live = await found.enter(live.kept.id, again, [])
        assert live.table.record.entries[:7] == whole[:7]
        assert [m.key for m in again.told if isinstance(m, Refusal)] == ["entries-set-aside"]
        behind = sql.select(set_aside.c.number).order_by("number")
        numbers = await found.store.fetch(lambda plain: list(plain.scalars(behind)))
        assert numbers == [8, *range(10, len(whole))]
        await until_asked(live)
        await act(live)
        assert await kept_numbers(found.store) == list(range(len(live.table.record.entries)))
        await found.enter(live.kept.id, late, [])
        assert [m.about for m in late.told if isinstance(m, Refusal)] == [{"count": aside}]


async def test_a_server_without_its_database_is_alive_but_not_ready(settings: Settings) -> None:
    clock = StillClock()
    async with running(replace(settings, clock=clock)) as server:
        assert server.tables is not None
        assert (await server.http.get("/ready")).status_code == 200
        for fault in (read_only, locked, unreachable):
            with fault(server.tables.store):
                await clock.advance(GOOD_FOR)
                assert (await server.http.get("/health")).status_code == 200
                answer = await server.http.get("/ready")
                assert answer.status_code == 503
                assert answer.json()["refused"]["key"] == "database-away"
            await clock.advance(GOOD_FOR)
            assert (await server.http.get("/ready")).status_code == 200


@pytest.mark.long
async def test_postgresql_goes_away_and_comes_back(postgresql: PostgreSQL) -> None:
    clock = StillClock()
    async with seated(postgresql.create("outage_of_a_table", "up_to_date"), clock) as (
        found,
        live,
        guest,
    ):
        await act(live)
        await until_asked(live)
        last = live.table.record.entries[:]
        postgresql.stop()
        guest.told.clear()
        with pytest.raises(Refused, match="standing-still"):
            await act(live)
        await clock.advance(await clock.until_slept())
        assert live.table.record.entries == last
        assert not any(isinstance(message, Progress) for message in guest.told)
        postgresql.start()
        await until_well(live, clock)
        await act(live)
        await until_asked(live)
        assert await kept_numbers(found.store) == list(range(len(live.table.record.entries)))
    postgresql.drop("outage_of_a_table")


async def test_who_comes_while_the_database_is_away_is_told_to_come_again(server: Running) -> None:
    assert server.tables is not None
    opened = await server.open()
    with unreachable(server.tables.store):
        async with Player.connected(server.address, opened["table"]) as player:
            assert await player.refused("hello", keys=[]) == "database-away"
            with pytest.raises(ConnectionClosed):
                await player.receive()
    async with server.at(opened["table"]) as player:
        assert player.welcome["table"] == opened["table"]
