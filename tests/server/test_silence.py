"""A PostgreSQL that accepts what is sent and says nothing: nothing waits for it for ever."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from mesozoic.core.errors import Refused
from mesozoic.server.database import connect
from mesozoic.server.impatience import Patience
from mesozoic.server.messages import Progress
from mesozoic.server.services import PostgreSQL
from mesozoic.server.writer import PooledWriter
from tests.databases import fresh_postgresql
from tests.server.network import ANSWERED, ASKED, Network
from tests.server.still_clock import StillClock
from tests.server.tables_kit import Guest, opening, tables, until_asked
from tests.server.test_outage import act, kept_numbers, until_well

pytestmark = pytest.mark.anyio

LONG, SHORT = 60.0, 0.1
"""Seconds in which a database answers on a busy machine, and in which none does that is silent."""


@pytest.fixture
def database(postgresql: PostgreSQL) -> Iterator[str]:
    yield from fresh_postgresql(postgresql)


def socket_of(postgresql: PostgreSQL) -> Path:
    return postgresql.folder / ".s.PGSQL.5432"


def by_way_of(address: str, database: str) -> str:
    return f"postgresql+asyncpg://postgres@{address}/{sql.make_url(database).database}"


@pytest.mark.parametrize("lost", [ASKED, ANSWERED])
async def test_what_is_never_answered_counts_as_unknown_and_play_goes_on(
    postgresql: PostgreSQL, database: str, lost: str
) -> None:
    clock, network = StillClock(), Network(socket_of(postgresql))
    patience = Patience(LONG, LONG)
    async with (
        network.up() as address,
        tables(by_way_of(address, database), clock, patience=patience) as found,
    ):
        opened, guest = await found.open(opening(None, None, None)), Guest()
        live = await found.enter(opened.table, guest, [])
        await until_asked(live)
        last = live.table.record.entries[:]
        guest.told.clear()
        network.lose(lost)
        patience.connecting = patience.answering = SHORT
        for _ in range(2):
            with pytest.raises(Refused, match="standing-still"):
                await act(live)
        assert live.table.record.entries == last
        assert not any(isinstance(message, Progress) for message in guest.told)
        network.find()
        patience.connecting = patience.answering = LONG
        await until_well(live, clock)
        for _ in range(3):
            await act(live)
            await until_asked(live)
        assert await kept_numbers(found.store) == list(range(len(live.table.record.entries)))


async def test_whoever_waits_for_what_was_never_committed_waits_no_longer(
    postgresql: PostgreSQL, database: str
) -> None:
    """A row that somebody has changed who is not there any more is free after the same time."""
    network = Network(socket_of(postgresql))
    async with network.up() as address:
        engine = connect(by_way_of(address, database), Patience(LONG, answering=2))
        others = connect(database, Patience(LONG, LONG))
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


async def test_no_connection_outlasts_its_engine(database: str) -> None:
    """Whoever is cut off may still have one, which nobody else would ever close."""
    engine = connect(database, Patience())
    held = await engine.connect()
    raw: Any = (await held.get_raw_connection()).driver_connection
    await engine.dispose()
    assert raw.is_closed()
    await held.close()
