"""Who is connected to a worker, at a table or not: whose they are, and whether they may be."""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Mapping
from typing import Protocol

from mesozoic.core.errors import Refused
from mesozoic.core.seats import Seat
from mesozoic.server.bans import Bans
from mesozoic.server.identity.directory import Directory
from mesozoic.server.identity.person import Session
from mesozoic.server.live import LiveTable
from mesozoic.server.people import Listener

log = logging.getLogger(__name__)


class Visitor(Protocol):
    """A connection that is at no table."""

    session: Session | None

    def hang_up_if_at(self, browsers: Collection[str]) -> None: ...

    def leave_if_banned(self, bans: Bans) -> None: ...


class Callers:
    def __init__(
        self, directory: Directory, bans: Bans, at_tables: Mapping[str, LiveTable]
    ) -> None:
        self.visitors: set[Visitor] = set()
        self.entering: set[Listener] = set()
        """Those who have said who they are, and are at no table yet."""
        self.must_look = False
        """Whether some browser may be here that is no longer whose it was."""
        self._directory = directory
        self._bans = bans
        self._at_tables = at_tables

    def _all(self) -> list[Listener | Visitor]:
        seated = (one for live in self._at_tables.values() for one in live.people.here)
        return [*seated, *self.entering, *self.visitors]

    def hang_up(self, browsers: Collection[str]) -> None:
        """By the hashes of keys that are no longer good."""
        for one in self._all():
            one.hang_up_if_at(browsers)

    async def look(self) -> None:
        """Hang up on whoever came by a key that was replaced, or that leads its seat no more."""
        self.must_look = False
        known = {one.session for one in self._all() if one.session is not None}
        try:
            self.hang_up(await self._directory.people.ended(known) if known else ())
            for live in list(self._at_tables.values()):
                for one, seats in (await self.taken(live, list(live.people.here))).items():
                    if one.yours & seats:
                        live.leave(one)
                        one.hang_up()
        except Refused as refused:
            self.must_look = True
            log.info("it could not be looked who is signed in: %s", refused.key)

    async def taken(self, live: LiveTable, some: Iterable[Listener]) -> dict[Listener, set[Seat]]:
        """At a rated table what an account has only that account leads: the seats that each of
        these may not."""
        if not live.kept.rated:
            return {}
        whose = await self._directory.players.accounts(live.kept.number)
        return {one: {seat for seat in whose if number_of(one) not in whose[seat]} for one in some}

    def cut_banned(self) -> None:
        """Whoever was banned meanwhile and sits somewhere is told so, and cut."""
        for live in self._at_tables.values():
            for listener in list(live.people.here):
                listener.leave_if_banned(self._bans)
        for visitor in list(self.visitors):
            visitor.leave_if_banned(self._bans)


def number_of(one: Listener) -> int | None:
    """The number of the person whose connection it is, where that is known."""
    return None if one.session is None else one.session.person
