"""How people wish to be told, in the database."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

import sqlalchemy as sql
from msgspec import Struct

from mesozoic.server.access import Access
from mesozoic.server.identity.person import Person
from mesozoic.server.messages import Language
from mesozoic.server.relations import people, wishes

Way = Literal["push", "mail", "room"]
MOST_BROWSERS: Final = 10
"""That push messages go to for one person; the oldest gives way."""
MOST_FAILURES: Final = 8
"""In a row, before a way is given up."""


class Wish(Struct, frozen=True, kw_only=True):
    """That somebody is told by a way."""

    number: int
    id: str
    """In links that stop it."""
    person: int
    way: Way
    address: str
    """Of a browser's push service, or of mail."""
    keys: dict[str, str]
    """A browser's, for push messages."""
    language: Language
    confirmed: bool
    failures: int
    created: int


class Wished(Struct, frozen=True):
    wish: Wish
    name: str
    """Of the person."""


class Wishes:
    def __init__(self, access: Access, now: Callable[[], int]) -> None:
        self._access = access
        self._now = now

    async def of(self, person: Person) -> list[Wish]:
        return await self._some(wishes.c.person == person.number)

    async def addresses(self, person: Person) -> dict[str, list[str]]:
        """By way."""
        found: dict[str, list[str]] = {}
        for wish in await self.of(person):
            found.setdefault(wish.way, []).append(wish.address)
        return found

    async def named(self, wish: str) -> Wish | None:
        found = await self._some(wishes.c.id == wish)
        return found[0] if found else None

    async def among(self, ids: Sequence[str]) -> list[Wished]:
        """Those of them that still stand, with the names of whose they are."""
        query = (
            sql.select(wishes, people.c.name)
            .join(people, people.c.number == wishes.c.person)
            .where(wishes.c.id.in_(ids), wishes.c.confirmed)
            .order_by(wishes.c.number)
        )
        rows = await self._access.fetch(lambda plain: plain.execute(query).mappings().all())
        return [Wished(_wish(row), row["name"]) for row in rows]

    async def add(
        self,
        person: Person,
        way: Way,
        address: str,
        language: Language,
        keys: dict[str, str] | None = None,
        *,
        confirmed: bool,
        browser: str | None = None,
    ) -> Wish:
        """In place of what there was: one browser is one person's, and a person has one address.

        `browser`: the hash of the key of the one that push messages go to.
        """
        row = {
            "id": secrets.token_hex(8),
            "person": person.number,
            "way": way,
            "address": address,
            "keys": keys or {},
            "language": language,
            "confirmed": confirmed,
            "failures": 0,
            "created": self._now(),
            "browser": browser,
        }
        same = wishes.c.address == address if way == "push" else wishes.c.person == person.number

        def work(connection: sql.Connection) -> None:
            connection.execute(sql.delete(wishes).where(wishes.c.way == way, same))
            mine = sql.and_(wishes.c.person == person.number, wishes.c.way == way)
            known = sql.select(wishes.c.number).where(mine).order_by(wishes.c.number.desc())
            old = connection.execute(known.offset(MOST_BROWSERS - 1)).scalars().all()
            connection.execute(sql.delete(wishes).where(wishes.c.number.in_(old)))
            connection.execute(sql.insert(wishes), row)

        await self._access.write(work)
        made = await self.named(str(row["id"]))
        assert made is not None
        return made

    async def confirm(self, wish: Wish) -> None:
        mine = sql.update(wishes).where(wishes.c.id == wish.id).values(confirmed=True)
        await self._access.write(lambda plain: plain.execute(mine))

    async def drop(self, person: Person, way: Way, address: str | None = None) -> None:
        mine = sql.and_(wishes.c.person == person.number, wishes.c.way == way)
        if address is not None:
            mine = sql.and_(mine, wishes.c.address == address)
        await self._access.write(lambda plain: plain.execute(sql.delete(wishes).where(mine)))

    async def stop(self, wish: str) -> None:
        gone = sql.delete(wishes).where(wishes.c.id == wish)
        await self._access.write(lambda plain: plain.execute(gone))

    async def note(self, wish: Wish, *, is_well: bool) -> None:
        """How a notice went: what fails again and again is given up."""
        if is_well and not wish.failures:
            return
        failures = 0 if is_well else wish.failures + 1
        mine = wishes.c.id == wish.id
        change: Any = (
            sql.delete(wishes).where(mine)
            if failures >= MOST_FAILURES
            else sql.update(wishes).where(mine).values(failures=failures)
        )
        await self._access.write(lambda plain: plain.execute(change))

    async def _some(self, which: sql.ColumnElement[bool]) -> list[Wish]:
        query = sql.select(wishes).where(which).order_by(wishes.c.number)
        rows = await self._access.fetch(lambda plain: plain.execute(query).mappings().all())
        return [_wish(row) for row in rows]


def _wish(row: Any) -> Wish:
    return Wish(**{name: row[name] for name in Wish.__struct_fields__})
