"""A PostgreSQL that accepts what is sent and says nothing: nothing waits for it for ever."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import sqlalchemy as sql

from mesozoic.core.errors import Refused
from mesozoic.server.database import ANSWERS, connect
from mesozoic.server.messages import Progress
from mesozoic.server.services import PostgreSQL
from mesozoic.server.writer import PooledWriter
from tests.databases import fresh_postgresql
from tests.server.still_clock import StillClock
from tests.server.tables_kit import Guest, opening, tables, until_asked
from tests.server.test_outage import act, kept_numbers, until_well

pytestmark = pytest.mark.anyio

SOON = 0.5
"""Seconds in which this database answers, or never."""
ASKED, ANSWERED = "asked", "answered"


class Network:
    """Between the server and its database, of which it loses one direction or the other."""

    def __init__(self, service: PostgreSQL, address: str) -> None:
        self._socket = str(service.folder / ".s.PGSQL.5432")
        self._name = sql.make_url(address).database
        self._lost: str | None = None
        self._going: set[asyncio.Task[Any]] = set()

    @asynccontextmanager
    async def up(self) -> AsyncIterator[str]:
        """The database's address by way of it."""
        server = await asyncio.start_server(self._pass, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        try:
            yield f"postgresql+asyncpg://postgres@127.0.0.1:{port}/{self._name}"
        finally:
            server.close()
            for task in self._going:
                task.cancel()
            await asyncio.wait(self._going)

    def lose(self, what: str) -> None:
        """From now on, on every connection that there is or comes to be."""
        self._lost = what

    def find(self) -> None:
        """What was lost stays so, and who had it never hears more; others do."""
        self._lost = None

    async def _pass(self, asker: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        answers, forth = await asyncio.open_unix_connection(self._socket)
        for what, source, sink in ((ASKED, asker, forth), (ANSWERED, answers, back)):
            self._going.add(asyncio.ensure_future(self._carry(what, source, sink)))

    async def _carry(
        self, what: str, source: asyncio.StreamReader, sink: asyncio.StreamWriter
    ) -> None:
        try:
            with suppress(ConnectionError):
                while data := await source.read(65536):
                    if self._lost == what:
                        await asyncio.Event().wait()
                    sink.write(data)
        finally:
            sink.transport.abort()


@pytest.fixture
def database(postgresql: PostgreSQL) -> Iterator[str]:
    yield from fresh_postgresql(postgresql)


@pytest.mark.parametrize("lost", [ASKED, ANSWERED])
async def test_what_is_never_answered_counts_as_unknown_and_play_goes_on(
    postgresql: PostgreSQL, database: str, lost: str
) -> None:
    clock, network = StillClock(), Network(postgresql, database)
    async with network.up() as url, tables(url, clock, within=SOON) as found:
        opened, guest = await found.open(opening(None, None, None)), Guest()
        live = await found.enter(opened.table, guest, [])
        await until_asked(live)
        last = live.table.record.entries[:]
        guest.told.clear()
        network.lose(lost)
        for _ in range(2):
            with pytest.raises(Refused, match="standing-still"):
                await act(live)
        assert live.table.record.entries == last
        assert not any(isinstance(message, Progress) for message in guest.told)
        network.find()
        await until_well(live, clock)
        for _ in range(3):
            await act(live)
            await until_asked(live)
        assert await kept_numbers(found.store) == list(range(len(live.table.record.entries)))


async def test_whoever_waits_for_what_was_never_committed_waits_no_longer(
    postgresql: PostgreSQL, database: str
) -> None:
    """A row that somebody has changed who is not there any more is free after the same time."""
    network = Network(postgresql, database)
    async with network.up() as url:
        engine, others = connect(url, within=SOON), connect(database, within=ANSWERS)
        writer, other = PooledWriter(engine), PooledWriter(others)

        def change(connection: sql.Connection) -> None:
            connection.execute(sql.text("UPDATE pulse SET beats = beats + 1"))

        def change_and_fall_silent(connection: sql.Connection) -> None:
            change(connection)
            network.lose(ASKED)

        await other.write(lambda made: made.execute(sql.text("INSERT INTO pulse VALUES (1, 0)")))
        with pytest.raises(sql.exc.DBAPIError):
            await writer.write(change_and_fall_silent)
        await other.write(change)
        async with others.connect() as connection:
            assert (await connection.execute(sql.text("SELECT beats FROM pulse"))).scalar() == 1
        await engine.dispose()
        await others.dispose()
