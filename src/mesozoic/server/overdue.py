"""Tables that nobody looks at, and where something is to be done all the same."""

from __future__ import annotations

import logging
from collections.abc import Container
from typing import Final, Protocol

from mesozoic.core.errors import Refused
from mesozoic.server.clock import Clock
from mesozoic.server.club import Club
from mesozoic.server.lasting import Lasting
from mesozoic.server.store import Store
from mesozoic.server.trouble import Away

LOOK: Final = 5.0
"""Seconds from one look at what is due to the next."""
AT_ONCE: Final = 20
"""Tables that are loaded then."""

log = logging.getLogger(__name__)


class House(Protocol):
    @property
    def in_memory(self) -> Container[str]:
        """The tables that go on by themselves."""
        ...

    async def drive_on(self, name: str) -> None:
        """Until a person is asked there."""


class Overdue:
    def __init__(self, house: House, store: Store, clock: Clock, club: Club | None) -> None:
        self._house = house
        self._store = store
        self._clock = clock
        self._club = club
        self._unreadable: set[str] = set()
        """Those that are not tried again: others must have their turn."""
        self._looking = Lasting("look what is due")

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            await self._clock.sleep(LOOK)
            with self._looking.outlasting():
                await self.drive()

    async def drive(self) -> None:
        """Go on with tables where something is due, unless another worker does."""
        found = await self._store.overdue(self._clock.time())
        here = self._house.in_memory
        idle = {n: t for n, t in found.items() if t not in here and t not in self._unreadable}
        if self._club is not None and idle:
            leases = self._club.leases
            tokens = {n: of.token for n, of in (await leases.company(list(idle))).items()}
            others = {n for n, token in tokens.items() if token and token.worker != leases.worker}
            idle = {n: name for n, name in idle.items() if n not in others}
        for name in list(idle.values())[:AT_ONCE]:
            await self._drive_on(name)

    async def _drive_on(self, name: str) -> None:
        try:
            await self._house.drive_on(name)
        except Away:
            raise
        except Refused as refused:
            self._unreadable.add(name)
            log.warning("table %s could not be driven on: %s", name, refused.key)
        except Exception:
            self._unreadable.add(name)
            log.exception("table %s could not be driven on", name)
