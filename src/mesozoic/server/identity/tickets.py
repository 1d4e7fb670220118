"""Tickets: what somebody was given that is good once, for a few minutes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

import sqlalchemy as sql

from mesozoic.core.errors import Refused
from mesozoic.server.access import Access
from mesozoic.server.identity.person import Person
from mesozoic.server.keys import digest
from mesozoic.server.relations import tickets

TicketKind = Literal["device", "new-passkey", "passkey"]
LASTS: Final = 5 * 60
"""Seconds."""


class Tickets:
    def __init__(self, access: Access, now: Callable[[], int]) -> None:
        self._access = access
        self._now = now

    async def give(self, kind: TicketKind, person: Person | None, ticket: str) -> None:
        """What is good once, for a few minutes."""
        row = {
            "ticket": digest(ticket),
            "kind": kind,
            "person": None if person is None else person.number,
            "until": self._now() + LASTS,
        }
        past = sql.delete(tickets).where(tickets.c.until < self._now())

        def work(connection: sql.Connection) -> None:
            connection.execute(past)
            connection.execute(sql.insert(tickets), row)

        await self._access.write(work)

    async def take(self, kind: TicketKind, ticket: str) -> int | None:
        """Whose it was; refused where it is not good, or no more."""
        mine = sql.and_(tickets.c.ticket == digest(ticket), tickets.c.kind == kind)

        def work(connection: sql.Connection) -> Any:
            row = connection.execute(sql.select(tickets).where(mine)).mappings().first()
            if not connection.execute(sql.delete(tickets).where(mine)).rowcount:
                return None
            return row

        row = await self._access.write(work)
        if row is None or row["until"] < self._now():
            raise Refused("ticket-past")
        person: int | None = row["person"]
        return person
