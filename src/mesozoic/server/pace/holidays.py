"""Somebody's holidays: days at which theirs do not run, so many in a year.

Each counts a day at least, or who begins and ends them would fill the talk of their tables.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final

import sqlalchemy as sql
from msgspec import Meta, Struct

from mesozoic.core.errors import Refused
from mesozoic.core.seats import Seat
from mesozoic.server.access import Access
from mesozoic.server.clock import DAY
from mesozoic.server.identity.person import Person
from mesozoic.server.relations import holidays, players, tables

MOST: Final = 20
"""Days in a year."""
YEAR: Final = 365 * DAY


class Holiday(Struct, frozen=True):
    begins: int
    ends: int


class NewHoliday(Struct, frozen=True, forbid_unknown_fields=True):
    days: Annotated[int, Meta(ge=1, le=MOST)]


class MyHolidays(Struct, frozen=True):
    until: int | None
    """When they end, for whoever is on holiday."""
    left: int
    """Whole days that one may still declare."""


class Holidays:
    def __init__(self, access: Access, now: Callable[[], int]) -> None:
        self._access = access
        self._now = now

    async def of(self, person: Person) -> MyHolidays:
        return await self._access.fetch(lambda plain: self._read(plain, person)[1])

    async def all_of(self, person: Person) -> list[Holiday]:
        theirs = sql.select(holidays).where(holidays.c.person == person.number)
        mine = theirs.order_by(holidays.c.begins)
        rows = await self._access.fetch(lambda plain: plain.execute(mine).all())
        return [Holiday(row.begins, row.ends) for row in rows]

    async def at_table(self, table: str) -> list[tuple[Seat, Holiday]]:
        """Of those who have a seat there now, all that were not over when it was opened."""
        having = sql.select(players.c.seat, holidays.c.begins, holidays.c.ends).select_from(
            players.join(tables).join(holidays, holidays.c.person == players.c.person)
        )
        theirs = having.where(tables.c.id == table, holidays.c.ends > tables.c.created)
        rows = await self._access.fetch(lambda plain: plain.execute(theirs).all())
        return [(Seat(row.seat), Holiday(row.begins, row.ends)) for row in rows]

    async def declare(self, person: Person, days: int) -> Holiday:
        """From now on."""

        def work(connection: sql.Connection) -> Holiday:
            _, known = self._read(connection, person)
            if known.until is not None:
                raise Refused("holiday-already")
            if days > known.left:
                raise Refused("holiday-too-long", left=known.left, most=MOST)
            mine = holidays.c.person == person.number
            last = connection.scalar(sql.select(sql.func.max(holidays.c.begins)).where(mine))
            begins = max(self._now(), (last or 0) + 1)  # given up in the same second, it counts
            made = Holiday(begins, begins + days * DAY)
            row = {"person": person.number, "begins": made.begins, "ends": made.ends}
            connection.execute(sql.insert(holidays), row)
            return made

        return await self._access.write(work)

    async def end(self, person: Person) -> Holiday | None:
        """Now; None for who is not on holiday."""

        def work(connection: sql.Connection) -> Holiday | None:
            begins, _ = self._read(connection, person)
            if begins is None:
                return None
            mine = sql.update(holidays).where(_at(person.number, begins))
            connection.execute(mine.values(ends=self._now()))
            return Holiday(begins, self._now())

        return await self._access.write(work)

    def _read(self, connection: sql.Connection, person: Person) -> tuple[int | None, MyHolidays]:
        """When those that last began, and how it stands."""
        now = self._now()
        mine = sql.and_(holidays.c.person == person.number, holidays.c.ends > now - YEAR)
        found = [
            Holiday(row.begins, row.ends)
            for row in connection.execute(sql.select(holidays).where(mine))
        ]
        taken = sum(max(one.ends, one.begins + DAY) - max(one.begins, now - YEAR) for one in found)
        running = [one for one in found if one.ends > now]
        left = max(0, MOST * DAY - taken) // DAY
        if not running:
            return None, MyHolidays(None, left)
        return running[0].begins, MyHolidays(running[0].ends, left)


def _at(person: int, begins: int) -> sql.ColumnElement[bool]:
    return sql.and_(holidays.c.person == person, holidays.c.begins == begins)


def hand_over_holidays(connection: sql.Connection, guest: int, person: int) -> None:
    """What a guest has taken counts for whoever they turn out to be."""
    known = sql.select(holidays.c.begins).where(holidays.c.person == person)
    fresh: Any = sql.and_(holidays.c.person == guest, holidays.c.begins.not_in(known))
    connection.execute(sql.update(holidays).where(fresh).values(person=person))
