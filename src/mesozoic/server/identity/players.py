"""Which seats are whose: those to which somebody came with a key."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import sqlalchemy as sql
from msgspec import Struct
from sqlalchemy.exc import IntegrityError

from mesozoic.core.seats import Seat
from mesozoic.server.access import Access
from mesozoic.server.identity.person import Person
from mesozoic.server.identity.shapes import SaidByMe
from mesozoic.server.pace.leading import RESIGNED
from mesozoic.server.relations import people, players, tables, talk
from mesozoic.server.talk.chat import CHAT


class Played(Struct, frozen=True):
    """What somebody has to do with a table."""

    seats: list[int]
    looked: int | None
    """How many entries there were when they were last there."""
    resigned: list[int]
    """Those of the seats at which a bot plays on for good."""


class Players:
    def __init__(self, access: Access) -> None:
        self._access = access

    async def sit(self, person: Person, table: int, seats: Iterable[Seat]) -> None:
        """Somebody came to these seats with their keys.

        At a rated table a seat stays its first account's: it is theirs that counts.
        """

        def work(connection: sql.Connection) -> None:
            known = set(connection.execute(_seats(person, table)).scalars())
            taken = set(connection.execute(_others_at_rated(person, table)).scalars())
            for seat in sorted(set(seats) - known - taken):
                row = {"table_number": table, "seat": seat, "person": person.number}
                connection.execute(sql.insert(players), row)

        with suppress(IntegrityError):  # another window of theirs was first
            await self._access.write(work)

    async def accounts(self, table: int) -> dict[Seat, set[int]]:
        """The numbers of those whose accounts have a seat there, by seat."""
        having = sql.select(players.c.seat, players.c.person).join(people)
        theirs = having.where(players.c.table_number == table, people.c.account.is_not(None))
        found: dict[Seat, set[int]] = {}
        for seat, person in await self._access.fetch(lambda plain: plain.execute(theirs).all()):
            found.setdefault(Seat(seat), set()).add(person)
        return found

    async def seats(self, person: Person, table: str) -> set[Seat]:
        """Theirs at the table of this name."""
        theirs = sql.select(players.c.seat).join(tables).where(players.c.person == person.number)
        mine = theirs.where(tables.c.id == table)
        return set(await self._access.fetch(lambda plain: plain.execute(mine).scalars().all()))

    async def follow(self, table: int, again: str, seats: int) -> None:
        """Whoever has one of so many seats at a table has the next where it is played again, of
        which they have seen nothing."""
        new = sql.select(tables.c.number).where(tables.c.id == again).scalar_subquery()
        here = players.c.table_number == table
        seat, nothing = (players.c.seat + 1) % seats, sql.literal(0)
        old = sql.select(new, seat, players.c.person, nothing).where(here)
        columns = ["table_number", "seat", "person", "looked"]
        copied = sql.insert(players).from_select(columns, old)
        await self._access.write(lambda plain: plain.execute(copied))

    async def left_empty(self, person: Person) -> list[tuple[str, Seat]]:
        """The seats, by their tables' names, that nobody else has."""
        other = players.alias()
        others = sql.exists().where(
            other.c.table_number == players.c.table_number,
            other.c.seat == players.c.seat,
            other.c.person != person.number,
        )
        mine = sql.select(tables.c.id, players.c.seat).join(tables)
        alone = mine.where(players.c.person == person.number, ~others)
        rows = await self._access.fetch(lambda plain: plain.execute(alone).all())
        return [(table, Seat(seat)) for table, seat in rows]

    async def games(self, person: Person) -> dict[int, Played]:
        """Their seats, by the numbers of the tables."""
        gave_up = sql.exists().where(
            talk.c.table_number == players.c.table_number,
            talk.c.seat == players.c.seat,
            talk.c.kind == RESIGNED,
        )
        columns = (players.c.table_number, players.c.seat, players.c.looked, gave_up)
        theirs = sql.select(*columns).where(players.c.person == person.number)
        mine = theirs.order_by(players.c.seat)
        rows = await self._access.fetch(lambda plain: plain.execute(mine).all())
        found: dict[int, Played] = {}
        for table, seat, looked, has_resigned in rows:
            game = found.setdefault(table, Played([], looked, []))
            game.seats.append(seat)
            if has_resigned:
                game.resigned.append(seat)
        return found

    async def said(self, person: Person) -> list[SaidByMe]:
        """What was said at their seats, the oldest first."""
        theirs = sql.and_(
            talk.c.table_number == players.c.table_number, talk.c.seat == players.c.seat
        )
        lines = sql.select(tables.c.id, talk.c.at, talk.c.about).select_from(
            players.join(tables).join(talk, theirs)
        )
        mine = lines.where(players.c.person == person.number, talk.c.kind == CHAT)
        ordered = mine.order_by(talk.c.at, tables.c.number, talk.c.number)
        rows = await self._access.fetch(lambda plain: plain.execute(ordered).all())
        return [SaidByMe(row.id, row.at, row.about) for row in rows]

    async def look(self, person: int, table: int, entries: int) -> None:
        """Somebody has seen so many entries of a table; never fewer than before."""
        mine = sql.and_(players.c.person == person, players.c.table_number == table)
        less = sql.or_(players.c.looked.is_(None), players.c.looked < entries)
        seen = sql.update(players).where(mine, less).values(looked=entries)
        await self._access.write(lambda plain: plain.execute(seen))


def yield_to_accounts(connection: sql.Connection, guest: int) -> None:
    """Whoever gets an account leaves the seats at rated tables to the accounts that have them."""
    other = players.alias()
    first = sql.select(other.c.person).join(people, people.c.number == other.c.person)
    taken = first.where(
        other.c.table_number == players.c.table_number,
        other.c.seat == players.c.seat,
        other.c.person != guest,
        people.c.account.is_not(None),
    )
    rated = sql.select(tables.c.number).where(tables.c.rated)
    theirs = sql.and_(players.c.person == guest, players.c.table_number.in_(rated))
    connection.execute(sql.delete(players).where(theirs, taken.correlate(players).exists()))


def _seats(person: Person, table: int) -> sql.Select[Any]:
    mine = sql.and_(players.c.person == person.number, players.c.table_number == table)
    return sql.select(players.c.seat).where(mine)


def _others_at_rated(person: Person, table: int) -> sql.Select[Any]:
    """The seats of a rated table that other accounts have."""
    theirs = sql.and_(
        players.c.table_number == table,
        players.c.person != person.number,
        people.c.account.is_not(None),
    )
    having = sql.select(players.c.seat).join(people).join(tables)
    return having.where(tables.c.rated, theirs)
