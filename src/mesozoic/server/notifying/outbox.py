"""Notices that wait to be sent, in the database: a worker that stops leaves them to another."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import sqlalchemy as sql
from msgspec import Struct
from sqlalchemy.exc import IntegrityError

from mesozoic.core.seats import Seat
from mesozoic.server.access import Access
from mesozoic.server.relations import notified, outbox, players, tables, wishes

LEASE: Final = 60
"""Seconds for which whoever takes a notice out holds it: longer than it takes to send it."""


class Posted(Struct, frozen=True, kw_only=True):
    """A notice that this process has taken out, and nobody else has."""

    table: str
    number: int
    seat: Seat
    decision: int
    unsent: list[str]
    """The ids of wishes."""
    tries: int
    """This one too."""
    holder: str


class Outbox:
    def __init__(self, access: Access, now: Callable[[], int]) -> None:
        self._access = access
        self._now = now

    async def post(self, table: int, seat: Seat, decision: int, wait: int) -> bool:
        """Whether anybody wishes it: to be told in so many seconds, unless it was or is posted."""
        wished = await self._wished(table, seat)
        if not wished:
            return False
        mine = sql.and_(outbox.c.table_number == table, outbox.c.seat == seat)
        row = {
            "table_number": table,
            "seat": seat,
            "decision": decision,
            "unsent": wished,
            "tries": 0,
            "due": self._now() + wait,
            "holder": None,
        }

        def work(connection: sql.Connection) -> None:
            known = connection.scalar(sql.select(outbox.c.decision).where(mine))
            if not _is_told(connection, row) and (known is None or known < decision):
                connection.execute(sql.delete(outbox).where(mine))
                connection.execute(sql.insert(outbox), row)

        with suppress(IntegrityError):  # another worker was first, or the table is deleted
            await self._access.write(work, table)
        return True

    async def _wished(self, table: int, seat: Seat) -> list[str]:
        query = (
            sql.select(wishes.c.id)
            .join(players, players.c.person == wishes.c.person)
            .where(players.c.table_number == table, players.c.seat == seat, wishes.c.confirmed)
            .order_by(wishes.c.number)
        )
        return await self._access.fetch(lambda plain: list(plain.execute(query).scalars()))

    async def take(self, most: int) -> list[Posted]:
        """Some that are due: no other worker has them for as long as the lease lasts."""
        due = outbox.c.due <= self._now()
        are_any = sql.select(sql.exists().where(due))
        if not await self._access.fetch(lambda plain: plain.execute(are_any).scalar()):
            return []
        some = (
            sql.select(outbox, tables.c.id)
            .join(tables, tables.c.number == outbox.c.table_number)
            .where(due)
            .order_by(outbox.c.due)
            .limit(most)
            .with_for_update(of=outbox, skip_locked=True)
        )
        holder = secrets.token_hex(8)

        def work(connection: sql.Connection) -> list[Posted]:
            found = connection.execute(some).mappings().all()
            for row in found:
                held = {"holder": holder, "due": self._now() + LEASE, "tries": row["tries"] + 1}
                connection.execute(sql.update(outbox).where(_is(row)).values(**held))
            return [_posted(row, holder) for row in found]

        return await self._access.write(work)

    async def begin(self, posted: Posted, wish: str) -> bool:
        """Whether this may be sent: from now on it counts as told, also if we stop in between."""
        row = {"table_number": posted.number, "seat": posted.seat, "decision": posted.decision}

        def work(connection: sql.Connection) -> bool:
            known = sql.select(outbox.c.unsent).where(_held(posted)).with_for_update()
            unsent = connection.scalar(known) or []
            if wish not in unsent:
                return False
            rest = [one for one in unsent if one != wish]
            connection.execute(sql.update(outbox).where(_held(posted)).values(unsent=rest))
            _note_told(connection, row)
            return True

        return await self._access.write(work, posted.number)

    async def put_back(self, posted: Posted, unsent: Sequence[str], wait: int) -> None:
        """Somebody tries again in so many seconds."""
        change = {"unsent": list(unsent), "due": self._now() + wait, "holder": None}
        later = sql.update(outbox).where(_held(posted)).values(**change)
        await self._access.write(lambda plain: plain.execute(later), posted.number)

    async def drop(self, posted: Posted) -> None:
        gone = sql.delete(outbox).where(_held(posted))
        await self._access.write(lambda plain: plain.execute(gone), posted.number)


def _is(row: Any) -> sql.ColumnElement[bool]:
    return sql.and_(outbox.c.table_number == row["table_number"], outbox.c.seat == row["seat"])


def _held(posted: Posted) -> sql.ColumnElement[bool]:
    where = {"table_number": posted.number, "seat": posted.seat}
    return sql.and_(_is(where), outbox.c.holder == posted.holder)


def _posted(row: Any, holder: str) -> Posted:
    return Posted(
        table=row["id"],
        number=row["table_number"],
        seat=Seat(row["seat"]),
        decision=row["decision"],
        unsent=row["unsent"],
        tries=row["tries"] + 1,
        holder=holder,
    )


def _same(row: dict[str, Any]) -> sql.ColumnElement[bool]:
    return sql.and_(notified.c.table_number == row["table_number"], notified.c.seat == row["seat"])


def _is_told(connection: sql.Connection, row: dict[str, Any]) -> bool:
    told = connection.scalar(sql.select(notified.c.decision).where(_same(row)))
    return told is not None and told >= row["decision"]


def _note_told(connection: sql.Connection, row: dict[str, Any]) -> None:
    connection.execute(sql.delete(notified).where(_same(row)))
    connection.execute(sql.insert(notified), row)
