"""What whoever runs a server may do to its tables, beside the server itself, while it runs."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import sqlalchemy as sql
from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mesozoic.core.errors import Refused
from mesozoic.server.bans import Ban
from mesozoic.server.bus import CHANNEL, OUTSIDE, written
from mesozoic.server.clock import DAY
from mesozoic.server.database import (
    check_existing,
    connect,
    refused_database,
    revision_of,
    revisions,
)
from mesozoic.server.identity.old_guests import forget_guests, old_guests
from mesozoic.server.keys import digest, new_key
from mesozoic.server.relations import bans, notices, players, tables
from mesozoic.server.store import delete_table

REMEMBERED: Final = 24 * 60 * 60
"""Seconds after which every server has read a notice."""
NOTIFYING: Final = 0x6D65736E
"""The number of the lock that whoever keeps a notice in a PostgreSQL database holds."""


class TableLine(Struct, frozen=True):
    """A table, as a list of them shows it."""

    table: str
    game: str
    seats: list[str]
    entries: int
    turn: int
    over: bool
    closed: bool
    created: int


class NewKey(Struct, frozen=True):
    """A key that was made now, and is shown once; no seat: it is for whoever opened the table."""

    seat: int | None
    name: str
    key: str
    link: str | None


class Admin:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @classmethod
    @asynccontextmanager
    async def at(cls, url: str) -> AsyncIterator[Admin]:
        """At a database that a server of this version has brought up to date."""
        check_existing(url)
        engine = connect(url)
        try:
            await _check_revision(engine)
            yield cls(engine)
        except (SQLAlchemyError, OSError) as error:
            raise refused_database(url, error) from None
        finally:
            await engine.dispose()

    async def newest(self, limit: int) -> list[TableLine]:
        query = sql.select(tables).order_by(tables.c.number.desc()).limit(limit)
        async with self._engine.connect() as connection:
            return [_line(row) for row in (await connection.execute(query)).mappings()]

    async def find(self, table: str) -> TableLine:
        async with self._engine.connect() as connection:
            return _line(await _row(connection, table))

    async def close(self, table: str) -> None:
        """Nobody sits or looks on there until it is opened again; its record stays."""
        await self._change(table, closed=int(time.time()))

    async def reopen(self, table: str) -> None:
        await self._change(table, closed=None)

    async def delete(self, table: str) -> None:
        async with self._engine.begin() as connection:
            row = await _row(connection, table)
            await connection.run_sync(delete_table, row["number"])
            await notify(connection, table)

    async def rotate(self, table: str) -> list[NewKey]:
        """New keys for whoever opened a table and for every person; the old ones open nothing.

        Whoever came with an old one comes again with the new one, or sits there no more.
        """
        async with self._engine.begin() as connection:
            row = await _row(connection, table, is_changed=True)
            made = [
                _new_key(table, number, seat)
                for number, seat in enumerate(row["seats"])
                if seat["key"] is not None
            ]
            owner = NewKey(None, "", new_key(), None)
            fresh = {new.seat: digest(new.key) for new in made}
            seats = [{**seat, "key": fresh.get(number)} for number, seat in enumerate(row["seats"])]
            await connection.execute(
                sql.update(tables)
                .where(tables.c.id == table)
                .values(seats=seats, owner=digest(owner.key))
            )
            mine = players.c.table_number == row["number"]
            await connection.execute(sql.delete(players).where(mine))
            await notify(connection, table)
        return [owner, *made]

    async def count_old_guests(self, days: int) -> int:
        """Those whom nothing depends on, and who were not here for so many days."""
        found = sql.select(sql.func.count()).select_from(old_guests(_ago(days)).subquery())
        async with self._engine.connect() as connection:
            count: int = (await connection.execute(found)).scalar_one()
        return count

    async def forget_old_guests(self, days: int) -> None:
        before, forgotten = _ago(days), 1
        while forgotten:
            async with self._engine.begin() as connection:
                forgotten = await connection.run_sync(forget_guests, before)

    async def bans(self) -> list[Ban]:
        return await read_bans(self._engine)

    async def ban(self, ban: Ban) -> None:
        async with self._engine.begin() as connection:
            if not await _is_banned(connection, ban):
                row = {"kind": ban.kind, "what": ban.what, "created": int(time.time())}
                await connection.execute(sql.insert(bans).values(**row))
            await notify(connection, None)

    async def unban(self, ban: Ban) -> None:
        async with self._engine.begin() as connection:
            if not await _is_banned(connection, ban):
                raise Refused("ban-unknown")
            await connection.execute(sql.delete(bans).where(_is(ban)))
            await notify(connection, None)

    async def _change(self, table: str, **values: Any) -> None:
        async with self._engine.begin() as connection:
            await _row(connection, table)
            await connection.execute(sql.update(tables).where(tables.c.id == table).values(values))
            await notify(connection, table)


def _ago(days: int) -> int:
    return int(time.time()) - days * DAY


async def read_bans(engine: AsyncEngine) -> list[Ban]:
    async with engine.connect() as connection:
        rows = await connection.execute(sql.select(bans).order_by(bans.c.created, bans.c.what))
        return [Ban(row["kind"], row["what"]) for row in rows.mappings()]


async def _check_revision(engine: AsyncEngine) -> None:
    async with engine.connect() as connection:
        found = await connection.run_sync(revision_of)
    expected = revisions()[-1]
    if found != expected:
        raise Refused("database-revision", found=found or "-", expected=expected)


async def notify(connection: AsyncConnection, table: str | None) -> None:
    """Servers that run look for notices, and read anew what one is about.

    On PostgreSQL they are called to; and one notice is kept after the other, so that nobody who has
    read one finds an earlier one later.
    """
    if connection.dialect.name == "postgresql":
        await connection.execute(sql.select(sql.func.pg_advisory_xact_lock(NOTIFYING)))
        await connection.execute(sql.select(sql.func.pg_notify(CHANNEL, written(OUTSIDE))))
    now = int(time.time())
    await connection.execute(sql.delete(notices).where(notices.c.created < now - REMEMBERED))
    await connection.execute(sql.insert(notices).values(table_id=table, created=now))


async def _row(connection: AsyncConnection, table: str, *, is_changed: bool = False) -> Any:
    """`is_changed`: nobody else changes it until this transaction is over."""
    # Not every database can be asked for every text.
    asked = sql.select(tables).where(tables.c.id == (table if table.isalnum() else ""))
    if is_changed:
        asked = asked.with_for_update()
    row = (await connection.execute(asked)).mappings().first()
    if row is None:
        raise Refused("table-unknown")
    return row


async def _is_banned(connection: AsyncConnection, ban: Ban) -> bool:
    return (await connection.execute(sql.select(bans).where(_is(ban)))).first() is not None


def _is(ban: Ban) -> Any:
    return sql.and_(bans.c.kind == ban.kind, bans.c.what == ban.what)


def _line(row: Any) -> TableLine:
    return TableLine(
        table=row["id"],
        game=row["header"]["game"],
        seats=[seat["name"] or seat["bot"] or "" for seat in row["seats"]],
        entries=row["entries"],
        turn=row["turn"],
        over=row["over"],
        closed=row["closed"] is not None,
        created=row["created"],
    )


def _new_key(table: str, number: int, seat: Any) -> NewKey:
    key = new_key()
    return NewKey(number, seat["name"], key, f"/#/table/{table}?key={key}")
