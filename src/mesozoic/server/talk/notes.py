"""Notes to oneself about a table: whoever has a seat there has some, and nobody else reads them."""

from __future__ import annotations

import sqlalchemy as sql

from mesozoic.server.access import Access
from mesozoic.server.identity.person import Person
from mesozoic.server.relations import notes, tables


class Notes:
    def __init__(self, access: Access) -> None:
        self._access = access

    async def of(self, person: Person) -> dict[str, str]:
        """All of somebody's, by the names of the tables."""
        named = sql.select(tables.c.id, notes.c.text).join(tables)
        mine = named.where(notes.c.person == person.number)
        rows = await self._access.fetch(lambda plain: plain.execute(mine).all())
        return {row.id: row.text for row in rows}

    async def read(self, person: Person, table: int) -> str:
        mine = sql.select(notes.c.text).where(
            notes.c.person == person.number, notes.c.table_number == table
        )
        return await self._access.fetch(lambda plain: plain.execute(mine).scalar()) or ""

    async def write(self, person: Person, table: int, text: str) -> None:
        """In place of what was there."""
        mine = sql.and_(notes.c.person == person.number, notes.c.table_number == table)
        row = {"person": person.number, "table_number": table, "text": text}

        def work(connection: sql.Connection) -> None:
            connection.execute(sql.delete(notes).where(mine))
            if text:
                connection.execute(sql.insert(notes), row)

        await self._access.write(work)


def hand_over_notes(connection: sql.Connection, guest: int, person: int) -> None:
    """A guest's notes are the person's, where they have none."""
    theirs = sql.select(notes.c.table_number).where(notes.c.person == person)
    fresh = sql.and_(notes.c.person == guest, notes.c.table_number.not_in(theirs))
    connection.execute(sql.update(notes).where(fresh).values(person=person))
