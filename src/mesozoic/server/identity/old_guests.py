"""Guests who came once and never again: tidied away, where nothing of a game depends on them."""

from __future__ import annotations

import logging
from typing import Any, Final

import sqlalchemy as sql

from mesozoic.server.access import Access
from mesozoic.server.clock import DAY, Clock
from mesozoic.server.identity.store import delete_own
from mesozoic.server.relations import people, places, players, rated_seats
from mesozoic.server.trouble import Away

DAYS: Final = 180
"""After which a guest who was not here is forgotten."""
AT_ONCE: Final = 500
"""Whom one write forgets: others wait for it."""

log = logging.getLogger(__name__)


class OldGuests:
    def __init__(self, access: Access, clock: Clock) -> None:
        self._access = access
        self._clock = clock

    async def run(self) -> None:
        """Once a day, until it is cancelled."""
        while True:
            try:
                await self.tidy()
            except Away:  # it has been said
                pass
            except Exception:
                log.warning("old guests could not be tidied away", exc_info=True)
            await self._clock.sleep(DAY)

    async def tidy(self) -> int:
        """How many were forgotten."""
        before, forgotten = self._clock.time() - DAYS * DAY, 0
        while await self._are_any(before):
            found = await self._access.write(lambda plain: forget_guests(plain, before))
            if not found:
                break
            forgotten += found
        if forgotten:
            log.info("%s guests were not here for %s days, and are forgotten", forgotten, DAYS)
        return forgotten

    async def _are_any(self, before: int) -> bool:
        """So that nothing is written on most days."""
        one = old_guests(before).limit(1)
        return await self._access.fetch(lambda plain: plain.execute(one).first()) is not None


def old_guests(before: int) -> sql.Select[Any]:
    """The numbers of those who were not here since then, and have neither seat nor rating."""
    return sql.select(people.c.number).where(
        people.c.account.is_(None),
        people.c.seen < before,
        ~sql.exists().where(players.c.person == people.c.number),
        ~sql.exists().where(places.c.person == people.c.number),
        ~sql.exists().where(rated_seats.c.subject == people.c.id),
    )


def forget_guests(connection: sql.Connection, before: int) -> int:
    """Some of them; how many. Whoever comes back meanwhile is seen first, and stays."""
    some = old_guests(before).limit(AT_ONCE).with_for_update(of=people, skip_locked=True)
    numbers = connection.execute(some).scalars().all()
    delete_own(connection, numbers)
    connection.execute(sql.delete(people).where(people.c.number.in_(numbers)))
    return len(numbers)
