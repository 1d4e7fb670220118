"""What workers on one PostgreSQL know of one another: who there is, drives a table, sits at it.

Whether a worker is there is told by the database's clock alone. A lease lasts as long as its worker
does, so that one row is renewed and not one for each table.
"""

from __future__ import annotations

import secrets
from collections import defaultdict
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
import sqlalchemy as sql
from msgspec.structs import replace
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mesozoic.server.fellows import Company, HeldAt, Sitter, Token
from mesozoic.server.relations import LARGE, leases, presences, tables, workers
from mesozoic.server.trouble import Trouble

LASTS: Final = 3_000
"""Milliseconds after which a worker that was not heard of is gone."""
SLACK: Final = 1_000
"""Milliseconds by which that clock may be set back without notice."""
FORGOTTEN: Final = 60_000
"""Milliseconds after which one that is gone is forgotten."""
AT_ONCE: Final = 20
"""Leases of workers that are gone which are freed in one go: their tables may be loaded then."""

NOW: Final = sql.cast(sql.extract("epoch", sql.func.clock_timestamp()) * 1000, LARGE)
# As it is when it is asked for: a test that may stall has it longer.
_LASTING: Final = sql.bindparam("lasting", callable_=lambda: LASTS, type_=LARGE)
# Nobody says more than they last: who seems to was there before the clock was set back.
_ALIVE: Final = sql.select(workers.c.id).where(
    workers.c.until > NOW, workers.c.until <= NOW + _LASTING + SLACK
)
_IS_ORPHAN: Final = sql.and_(leases.c.worker.is_not(None), leases.c.worker.not_in(_ALIVE))

_TABLE: Final = sql.bindparam("table", type_=LARGE)
_WORKER: Final = sql.bindparam("by", type_=sql.String)
_IS_HELD: Final = (
    sql.select(leases.c.token)
    .where(
        leases.c.table_number == _TABLE,
        leases.c.worker == _WORKER,
        leases.c.token == sql.bindparam("as_of", type_=LARGE),
    )
    # Whoever takes it waits until what we write is kept.
    .with_for_update(read=True)
)
_TAKE: Final = (
    sql.update(leases)
    .where(
        leases.c.table_number == _TABLE,
        sql.or_(
            leases.c.worker.is_(None), leases.c.worker == _WORKER, leases.c.worker.not_in(_ALIVE)
        ),
    )
    .values(worker=_WORKER, token=leases.c.token + 1, held=None)
    .returning(leases.c.token)
)


def is_held(connection: sql.Connection, table: int, token: Token) -> bool:
    """Whether nobody has taken it since, nor does before this transaction is over."""
    held = {"table": table, "by": token.worker, "as_of": token.number}
    return connection.execute(_IS_HELD, held).first() is not None


class Leases:
    """As one worker has them."""

    def __init__(self, engine: AsyncEngine, worker: str | None = None) -> None:
        self.worker = worker or secrets.token_hex(8)
        self._engine = engine
        self._trouble = Trouble("shared")

    @asynccontextmanager
    async def _changing(self) -> AsyncIterator[AsyncConnection]:
        with self._trouble.noticed():
            async with self._engine.begin() as connection:
                yield connection

    async def beat(self) -> frozenset[str]:
        """Say that this worker is there; all that are."""
        mine = insert(workers).values(id=self.worker, until=NOW + _LASTING)
        renewed = mine.on_conflict_do_update(index_elements=["id"], set_={"until": NOW + _LASTING})
        async with self._changing() as connection:
            await connection.execute(renewed)
            return frozenset((await connection.execute(_ALIVE)).scalars())

    async def leave(self) -> None:
        """Nothing is this worker's any more."""
        async with self._changing() as connection:
            await connection.execute(sql.delete(presences).where(self._own(presences)))
            await connection.execute(_freed(self._own(leases)))
            await connection.execute(sql.delete(workers).where(workers.c.id == self.worker))

    async def forget(self, but: Collection[str] = ()) -> None:
        """What workers have left that are long gone; `but`: not those, for the clock may have been
        set forward."""
        old = sql.select(workers.c.id).where(
            workers.c.until < NOW - FORGOTTEN, workers.c.id.not_in(but)
        )
        async with self._changing() as connection:
            gone = (await connection.execute(old.with_for_update(skip_locked=True))).scalars().all()
            if gone:
                await connection.execute(sql.delete(presences).where(presences.c.worker.in_(gone)))
                await connection.execute(sql.delete(workers).where(workers.c.id.in_(gone)))

    # Driving

    async def take(self, table: int) -> Token | None:
        """The right to drive a table, where no worker that is there has it."""
        made = (
            insert(leases)
            .values(table_number=table, worker=self.worker, token=1)
            .on_conflict_do_nothing()
            .returning(leases.c.token)
        )
        async with self._changing() as connection:
            taken = await connection.execute(_TAKE, {"table": table, "by": self.worker})
            number = taken.scalar() or (await connection.execute(made)).scalar()
        return None if number is None else Token(self.worker, number)

    async def free_orphans(self) -> list[str]:
        """Take from workers that are gone what they drove; the ids of those tables."""
        found = sql.select(leases.c.table_number).where(_IS_ORPHAN).limit(AT_ONCE)
        async with self._changing() as connection:
            numbers = await connection.execute(found.with_for_update(skip_locked=True))
            freed = leases.c.table_number.in_(numbers.scalars().all())
            returned = await connection.execute(_freed(freed).returning(leases.c.table_number))
            ids = sql.select(tables.c.id).where(
                tables.c.number.in_(returned.scalars().all()), sql.not_(tables.c.over)
            )
            return list((await connection.execute(ids)).scalars())

    # Company

    async def company(self, numbers: Sequence[int]) -> dict[int, Company]:
        """What others have to do with these tables, by their numbers."""
        people: dict[int, list[Sitter]] = defaultdict(list)
        watchers: dict[int, int] = defaultdict(int)
        found: dict[int, Company] = defaultdict(Company)
        sitting = sql.select(presences).where(
            presences.c.table_number.in_(numbers),
            presences.c.worker != self.worker,
            presences.c.worker.in_(_ALIVE),
        )
        driving = sql.select(leases).where(
            leases.c.table_number.in_(numbers), leases.c.worker.in_(_ALIVE)
        )
        async with self._changing() as connection:
            for row in (await connection.execute(driving)).mappings():
                held = None if row["held"] is None else msgspec.convert(row["held"], HeldAt)
                token = Token(row["worker"], row["token"])
                found[row["table_number"]] = Company(token=token, held=held)
            for row in (await connection.execute(sitting)).mappings():
                people[row["table_number"]] += msgspec.convert(row["people"], list[Sitter])
                watchers[row["table_number"]] += row["watchers"]
        return {
            number: replace(found[number], people=people[number], watchers=watchers[number])
            for number in numbers
        }

    async def attended(self) -> dict[int, int]:
        """By the number of each table that somebody is at, at any worker: how many look on."""
        number, looking = presences.c.table_number, sql.func.sum(presences.c.watchers)
        there = sql.select(number, looking).where(presences.c.worker.in_(_ALIVE))
        async with self._changing() as connection:
            rows = await connection.execute(there.group_by(number))
            return {table: int(count) for table, count in rows}

    async def keep(
        self,
        people: Mapping[int, tuple[Sequence[Sitter], int]],
        held: Mapping[int, tuple[Token, HeldAt]],
        parted: Sequence[int],
    ) -> None:
        """Who sits here and how many look on, for whom bots wait, and which of these tables are no
        longer in memory."""
        mine = sql.and_(self._own(presences), presences.c.table_number.in_(list(people)))
        rows = [
            {
                "table_number": table,
                "worker": self.worker,
                "people": msgspec.to_builtins(some),
                "watchers": watchers,
            }
            for table, (some, watchers) in sorted(people.items())
            if some or watchers
        ]
        async with self._changing() as connection:
            await connection.execute(sql.delete(presences).where(mine))
            if rows:
                await connection.execute(sql.insert(presences), rows)
        if parted:
            own = sql.and_(self._own(leases), leases.c.table_number.in_(parted))
            async with self._changing() as connection:
                await connection.execute(_freed(own))
        for table, (token, waited) in held.items():
            async with self._changing() as connection:
                if await connection.run_sync(is_held, table, token):
                    row = sql.update(leases).where(leases.c.table_number == table)
                    await connection.execute(row.values(held=msgspec.to_builtins(waited)))

    def _own(self, table: sql.Table) -> sql.ColumnElement[bool]:
        mine: sql.ColumnElement[bool] = table.c.worker == self.worker
        return mine


def _freed(which: sql.ColumnElement[bool]) -> Any:
    return sql.update(leases).where(which).values(worker=None, held=None)
