"""Tables in the database: opened, added to, read again. An entry is never changed."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

import sqlalchemy as sql
from msgspec.structs import asdict
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from mesozoic.core.errors import Refused
from mesozoic.core.record import Entry, entry_form, read_entry
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.server.access import is_name
from mesozoic.server.bell import Bell
from mesozoic.server.fellows import Token
from mesozoic.server.kept_records import KeptRecords
from mesozoic.server.leases import is_held
from mesozoic.server.relations import (
    LARGE,
    entries,
    leases,
    notes,
    notified,
    outbox,
    players,
    presences,
    pulse,
    set_aside,
    tables,
    talk,
    unrated,
)
from mesozoic.server.repeated import Repeated
from mesozoic.server.stored import (
    Reading,
    StoredSeat,
    StoredTable,
    fold,
    kept_of,
    renamed,
    row_of,
)
from mesozoic.server.table_status import TableStatus, status_of
from mesozoic.server.talk.lines import TalkLine
from mesozoic.server.talk.store import add_lines, line_of, lines_since
from mesozoic.server.writer import FIRST, Work

T = TypeVar("T")
Rows = Sequence[Any]

log = logging.getLogger(__name__)

MOST_OVERDUE: Final = 1000
"""That are looked at in one go."""
NEWEST: Final = 1000
"""Tables that are looked through for those where something happened lately."""
MOST_LATELY: Final = 200
NOTHING: Final[Mapping[str, Any]] = {}

_TABLE: Final = sql.bindparam("table", type_=LARGE)
_NUMBER: Final = sql.bindparam("number", type_=sql.Integer)
_before: Final = entries.alias("before")
# The entry before it is there, or nothing is added: a record without a gap never gets one.
_ADD: Final = Repeated(
    sql.insert(entries).from_select(
        ["table_number", "number", "entry"],
        sql.select(_TABLE, _NUMBER, sql.bindparam("entry", type_=sql.JSON)).where(
            sql.or_(
                _NUMBER == 0,
                sql.exists().where(
                    _before.c.table_number == _TABLE, _before.c.number == _NUMBER - 1
                ),
            )
        ),
    )
)
_SET_STATUS: Final = Repeated(
    sql.update(tables)
    .where(tables.c.number == _TABLE)
    .values(
        {
            name: sql.bindparam(name, type_=tables.c[name].type)
            for name in (*TableStatus.__struct_fields__, "due")
        }
    )
)
_AWAIT_RATING: Final = sql.insert(unrated).from_select(
    ["table_number"],
    sql.select(tables.c.number).where(
        tables.c.number == _TABLE,
        tables.c.rated,
        ~sql.exists().where(unrated.c.table_number == tables.c.number),
    ),
)


class Outrun(Refused):
    """Another worker was first, and nothing of ours was written."""


class Fenced(Outrun):
    """Another worker drives the table by now."""


class Store(KeptRecords):
    def __init__(self, engine: AsyncEngine, *, power_cuts: bool = True) -> None:
        super().__init__(engine, power_cuts=power_cuts)
        self.to_be_rated = Bell()
        """Rung when a rated table is over."""

    async def open(
        self, table: Table[Any], seats: Sequence[StoredSeat], status: TableStatus, **agreed: Any
    ) -> None:
        """Keep a new table; `agreed`: its id, owner, chosen_luck, pace, no_secrets, created, and
        where it is so, whether it is private or rated, and who answers for whoever has left."""
        await self.write(_doing(sql.insert(tables), row_of(table, seats, status, agreed)))

    async def open_for(
        self,
        whose: Mapping[Seat, int],
        first: Work[None],
        table: Table[Any],
        seats: Sequence[StoredSeat],
        status: TableStatus,
        **agreed: Any,
    ) -> None:
        """The same for people, by their numbers, whose seats these are without a key.

        `first`: what is written with it.
        """
        row = row_of(table, seats, status, agreed)

        def work(connection: sql.Connection) -> None:
            first(connection)
            made = connection.execute(sql.insert(tables), row).inserted_primary_key
            assert made is not None
            for seat, person in whose.items():
                own = {"table_number": made[0], "seat": seat, "person": person, "looked": 0}
                connection.execute(sql.insert(players), own)

        await self.write(work, FIRST)

    async def add(
        self,
        table: int,
        first: int,
        added: Sequence[Entry],
        status: TableStatus,
        token: Token | None = None,
        lines: Sequence[TalkLine] = (),
        beside: Mapping[str, Any] = NOTHING,
    ) -> None:
        """Commit entries, all or none. Of two writers one can: an entry's number is taken once.

        `token`: none of them, where another worker drives the table since. `lines`: what is said
        with them; `beside`: what else is kept of the table then.
        """
        with self.figures.commits.timed():
            is_to_be_rated = await self._add(table, first, added, status, token, lines, beside)
        if is_to_be_rated:
            self.to_be_rated.ring()
        self.figures.entries += len(added)
        self.figures.acts += sum(entry.seat is not None for entry in added)

    async def _add(
        self,
        table: int,
        first: int,
        added: Sequence[Entry],
        status: TableStatus,
        token: Token | None,
        lines: Sequence[TalkLine],
        beside: Mapping[str, Any],
    ) -> bool:
        """Whether it is a rated table's last."""
        rows = [
            {"table": table, "number": number, "entry": entry_form(entry)}
            for number, entry in enumerate(added, first)
        ]
        now = {"table": table, **asdict(status), "due": beside.get("due")}

        def work(connection: sql.Connection) -> bool:
            if token is not None and not is_held(connection, table, token):
                raise Fenced("overtaken")
            if _ADD.run(connection, rows) != len(rows):
                raise Refused("not-kept")
            _SET_STATUS.run(connection, [now])
            if lines:
                add_lines(connection, table, lines, beside)
            elif beside.keys() - {"due"}:
                connection.execute(_changed(table, beside))
            if not status.over:
                return False
            return connection.execute(_AWAIT_RATING, {"table": table}).rowcount == 1

        try:
            return await self.write(work, table)
        except IntegrityError:
            raise Outrun("overtaken") from None

    async def say(
        self, table: int, lines: Sequence[TalkLine], beside: Mapping[str, Any] = NOTHING
    ) -> None:
        """Commit lines of a table's talk, all or none; `beside`: what else is kept of it then."""
        try:
            await self.write(lambda plain: add_lines(plain, table, lines, beside), table)
        except IntegrityError:
            raise Outrun("overtaken") from None

    async def talk_since(self, table: int, first: int = 0) -> list[TalkLine]:
        return await self.fetch(lambda plain: _talk_since(plain, table, first))

    async def set_pace(self, number: int, pace: int) -> None:
        await self._set(number, {"pace": pace})

    async def _set(self, number: int, values: dict[str, Any]) -> None:
        await self.write(_doing(_changed(number, values)), number)

    async def set_name(self, number: int, seat: Seat, name: str) -> StoredTable:
        """What somebody is called; a record says it too. The table as it is kept then."""
        mine = tables.c.number == number

        def work(connection: sql.Connection) -> StoredTable:
            row = connection.execute(sql.select(tables).where(mine).with_for_update())
            kept = renamed(kept_of(row.mappings().one()), seat, name)
            values = {"seats": [asdict(seat) for seat in kept.seats], "header": kept.header}
            connection.execute(sql.update(tables).where(mine).values(values))
            return kept

        return await self.write(work, number)

    async def set_next(self, kept: StoredTable, next_table: str) -> bool:
        """Whether it is the one: somebody else may have been first."""
        before = tables.c.next.is_not_distinct_from(kept.next)
        mine = sql.and_(tables.c.number == kept.number, before)
        update = sql.update(tables).where(mine).values(next=next_table)
        return await self.write(lambda plain: plain.execute(update).rowcount == 1, kept.number)

    async def find(self, table_id: str) -> StoredTable:
        if not is_name(table_id):
            raise Refused("table-unknown")
        return await self.fetch(lambda plain: _find(plain, table_id))

    async def newest(self, before: int, limit: int) -> list[StoredTable]:
        """Those that everybody may see."""
        older = sql.select(tables).where(tables.c.number < before, tables.c.public)
        query = older.order_by(tables.c.number.desc()).limit(limit)
        return await self.fetch(lambda plain: _all_kept(plain, query))

    async def lately(self, since: int) -> list[StoredTable]:
        """Of the newest tables that everybody may see, those where something happened since, and
        that go on."""
        last = sql.select(sql.func.max(tables.c.number)).scalar_subquery()
        goes_on = sql.and_(sql.not_(tables.c.over), tables.c.closed.is_(None), tables.c.public)
        new = sql.and_(tables.c.number > last - NEWEST, tables.c.moved >= since)
        query = sql.select(tables).where(new, goes_on).limit(MOST_LATELY)
        return await self.fetch(lambda plain: _all_kept(plain, query))

    async def among(self, ids: Sequence[str]) -> list[StoredTable]:
        """Those of these tables that there are, the newest first."""
        wanted = sql.select(tables).where(tables.c.id.in_(filter(is_name, ids)))
        query = wanted.order_by(tables.c.number.desc())
        return await self.fetch(lambda plain: _all_kept(plain, query))

    async def overdue(self, now: int) -> dict[int, str]:
        """Tables at which something is to be done by now, the longest due first: their ids."""
        goes_on = sql.and_(sql.not_(tables.c.over), tables.c.closed.is_(None))
        due = sql.select(tables.c.number, tables.c.id).where(tables.c.due <= now, goes_on)
        query = due.order_by(tables.c.due).limit(MOST_OVERDUE)
        rows = await self.fetch(lambda plain: plain.execute(query).all())
        return {row.number: row.id for row in rows}

    async def delete(self, number: int) -> None:
        await self.write(lambda plain: delete_table(plain, number), number)

    async def read(self, table_id: str) -> Reading:
        """A table with all that happened at it, up to the first gap."""
        if not is_name(table_id):
            raise Refused("table-unknown")

        def work(connection: sql.Connection) -> tuple[StoredTable, list[TalkLine], Rows, int]:
            kept = _find(connection, table_id)
            lines = _talk_since(connection, kept.number) if kept.talked else []
            rows = _rows(connection, kept.number)
            return kept, lines, rows, _count_aside(connection, kept.number)

        kept, lines, rows, before = await self.fetch(work)
        table, count = await self._folded(kept, rows, before)
        return Reading(kept=kept, table=table, talk=lines, set_aside=count)

    async def since(self, number: int, table: Table[Any]) -> list[Entry]:
        """What was kept at a table after all that has happened at this one."""
        known, codec = len(table.record.entries), table.game.action_codec
        rows = await self.fetch(lambda plain: _rows(plain, number, known))
        return [
            read_entry(place, form, codec)
            for place, (found, form) in enumerate(rows, known)
            if found == place
        ]

    async def numbered(self, numbers: Sequence[int]) -> dict[int, StoredTable]:
        """Those of these tables that there are, by their numbers."""
        wanted = sql.select(tables).where(tables.c.number.in_(numbers))
        found = await self.fetch(lambda plain: _all_kept(plain, wanted))
        return {kept.number: kept for kept in found}

    async def counts(self, numbers: Sequence[int]) -> dict[int, int]:
        """How many entries these tables have, by their numbers; of those that there are.

        Also those that not everybody hears of, which a table's row does not count.
        """
        last = sql.select(sql.func.max(entries.c.number))
        mine = last.where(entries.c.table_number == tables.c.number).scalar_subquery()
        counted = sql.select(tables.c.number, sql.func.coalesce(mine + 1, 0).label("total"))
        query = counted.where(tables.c.number.in_(numbers))
        rows = await self.fetch(lambda plain: plain.execute(query).all())
        return {row.number: row.total for row in rows}

    async def forms(self, kept: StoredTable) -> list[Any]:
        """The kept entries, up to the first gap, as they are written."""
        return _up_to_gap(await self.fetch(lambda plain: _rows(plain, kept.number)))

    async def load(self, kept: StoredTable) -> Table[Any]:
        """The table that the kept entries fold to; what lies behind a gap is set aside first."""
        rows = await self.fetch(lambda plain: _rows(plain, kept.number))
        return (await self._folded(kept, rows))[0]

    async def _folded(
        self, kept: StoredTable, rows: Rows, aside: int = 0
    ) -> tuple[Table[Any], int]:
        """The table, and how many of its entries are set aside; `aside`: so many were before."""
        whole = _up_to_gap(rows)
        table = fold(kept, whole)
        if len(whole) < len(rows):
            moved, aside = await self._set_aside(kept.number, len(whole), status_of(table))
            if moved:
                said = "table %s: entry %s is missing; set aside: %s behind it"
                log.error(said, kept.id, len(whole), moved)
        return table, aside

    async def _set_aside(self, table: int, gap: int, status: TableStatus) -> tuple[int, int]:
        """Put what lies behind a gap where nobody reads it; how many were put, and lie there.

        None, where somebody else was first, and it was played on since.
        """

        def work(connection: sql.Connection) -> tuple[int, int]:
            _lock(connection, table)
            moved = 0 if _has(connection, table, gap) else _move(connection, table, gap)
            if moved:
                connection.execute(_changed(table, asdict(status)))
            return moved, _count_aside(connection, table)

        return await self.write(work, table)

    async def check(self) -> None:
        """Refused unless the database can be read and written."""
        last = sql.select(sql.func.max(tables.c.number))
        await self.fetch(lambda plain: plain.execute(last).all())
        await self.write(_beat)


def delete_table(connection: sql.Connection, number: int) -> None:
    """With all that belongs to it; whoever adds an entry now is waited for, or comes too late."""
    _lock(connection, number)
    beside = (leases, presences, players, notes, unrated, notified, outbox)
    for part in (entries, talk, set_aside, *beside):
        connection.execute(sql.delete(part).where(part.c.table_number == number))
    connection.execute(sql.delete(tables).where(tables.c.number == number))


def _lock(connection: sql.Connection, number: int) -> None:
    """Whoever adds an entry at this table now is waited for, and others wait."""
    mine = sql.select(tables.c.number).where(tables.c.number == number)
    connection.execute(mine.with_for_update())


def _changed(number: int, values: Mapping[str, Any]) -> sql.Update:
    return sql.update(tables).where(tables.c.number == number).values(**values)


def _beat(connection: sql.Connection) -> None:
    if not connection.execute(sql.update(pulse).values(beats=pulse.c.beats + 1)).rowcount:
        connection.execute(sql.insert(pulse), {"id": 1, "beats": 1})


def _doing(statement: sql.Executable, row: dict[str, Any] | None = None) -> Work[None]:
    """One statement, of which nothing is to be known."""

    def work(connection: sql.Connection) -> None:
        connection.execute(statement, row)

    return work


def _find(connection: sql.Connection, table_id: str) -> StoredTable:
    named = sql.select(tables).where(tables.c.id == table_id)
    row = connection.execute(named).mappings().first()
    if row is None:
        raise Refused("table-unknown")
    return kept_of(row)


def _all_kept(connection: sql.Connection, query: sql.Select[Any]) -> list[StoredTable]:
    return [kept_of(row) for row in connection.execute(query).mappings()]


def _rows(connection: sql.Connection, table: int, first: int = 0) -> Rows:
    mine = sql.and_(entries.c.table_number == table, entries.c.number >= first)
    query = sql.select(entries.c.number, entries.c.entry).where(mine).order_by(entries.c.number)
    return connection.execute(query).all()


def _has(connection: sql.Connection, table: int, number: int) -> bool:
    mine = sql.and_(entries.c.table_number == table, entries.c.number == number)
    return connection.execute(sql.select(entries.c.number).where(mine)).first() is not None


def _move(connection: sql.Connection, table: int, first: int) -> int:
    """Put entries from this one on aside; how many."""
    behind = sql.and_(entries.c.table_number == table, entries.c.number >= first)
    columns = ["table_number", "number", "entry"]
    found = sql.select(*(entries.c[name] for name in columns)).where(behind)
    connection.execute(sql.insert(set_aside).from_select(columns, found))
    return connection.execute(sql.delete(entries).where(behind)).rowcount


def _count_aside(connection: sql.Connection, table: int) -> int:
    aside = sql.select(sql.func.count()).where(set_aside.c.table_number == table)
    return connection.execute(aside).scalar_one()


def _talk_since(connection: sql.Connection, table: int, first: int = 0) -> list[TalkLine]:
    return [line_of(row) for row in connection.execute(lines_since(table, first)).mappings()]


def _up_to_gap(rows: Rows) -> list[Any]:
    return [form for place, (number, form) in enumerate(rows) if number == place]
