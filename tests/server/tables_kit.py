"""Tables without a socket: guests who keep what they are told, bots that take their time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Hashable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from msgspec.json import Decoder

from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.server.bans import Bans
from mesozoic.server.bus import Bus, Hear
from mesozoic.server.clock import Clock
from mesozoic.server.club import Club
from mesozoic.server.database import bring_up_to_date, connect
from mesozoic.server.identity.person import Session
from mesozoic.server.impatience import Patience
from mesozoic.server.leases import Leases
from mesozoic.server.limits import Limits
from mesozoic.server.live import LiveTable
from mesozoic.server.messages import ServerMessage
from mesozoic.server.notifying.ways import Ways
from mesozoic.server.shapes import Opening, SeatWish
from mesozoic.server.store import Store
from mesozoic.server.tables import Tables
from mesozoic.server.thinking import Thinkers, Thought
from tests.databases import fresh_sqlite

_READ: Decoder[ServerMessage] = Decoder(ServerMessage)


class Guest:
    def __init__(self) -> None:
        self.seat: Seat | None = None
        self.yours: set[Seat] = set()
        self.plays = False
        self.patience: int | None = 0
        self.wants_help = False
        self.who = ""
        self.session: Session | None = None
        self.told: list[ServerMessage] = []
        self.is_hung_up = False

    def say(self, message: ServerMessage | bytes) -> None:
        self.told.append(_READ.decode(message) if isinstance(message, bytes) else message)

    def take_place(self, yours: set[Seat]) -> None:
        self.yours, self.plays = yours, bool(yours)

    def hang_up(self) -> None:
        self.is_hung_up = True

    def hang_up_if_at(self, browsers: Collection[str]) -> None:
        """It has no browser."""

    def leave_if_banned(self, bans: Bans) -> None:
        """Nobody bans a guest of ours."""


class DeafBus(Bus):
    """Nobody hears of anything."""

    async def _send(self, text: str) -> None: ...

    async def _attend(self, hear: Hear) -> None:
        await asyncio.Event().wait()

    async def _hang_up(self) -> None: ...


class Ponderers(Thinkers):
    """Bots that think for so many seconds, whatever they are asked."""

    def __init__(self, clock: Clock, seconds: float) -> None:
        super().__init__(1, clock)
        self._seconds = seconds

    def warm(self) -> None:
        """There is no worker."""

    async def choose(
        self, spec: str, table: Table[Any], seat: Seat, rng: Random, whose: Hashable = None
    ) -> Thought:
        await self._clock.sleep(self._seconds)
        return Thought(rng.choice(table.options(seat)))


@asynccontextmanager
async def tables(
    place: Path | str,
    clock: Clock,
    thinkers: Thinkers | None = None,
    store: type[Store] = Store,
    patience: Patience | None = None,
    bus: Bus | None = None,
    ways: Ways | None = None,
) -> AsyncIterator[Tables]:
    """In a folder, or in a database by its address; `bus`: as one of several workers."""
    url = place if isinstance(place, str) else fresh_sqlite(place)
    await bring_up_to_date(connect(url))
    engine = connect(url, patience)
    club = Club(bus, Leases(engine), clock) if bus else None
    if club is not None:
        await club.begin()
    found = Tables(store(engine), thinkers or Thinkers(1), Limits(), clock, club, ways)
    try:
        yield found
    finally:
        await found.close()
        await found.store.close()
        await engine.dispose()


async def beat(worker: Tables) -> None:
    """One of several says that it is there: where the clock stands still it does not by itself, and
    by the database's it is gone after three seconds."""
    assert worker._club is not None
    await worker._club.leases.beat()


def opening(*bots: str | None, seed: str = "the same luck", pace: int = 0) -> Opening:
    """A table of EVO (2001), with bots, and people where there is None."""
    seats = [SeatWish(kind="bot", bot=bot) if bot else SeatWish(kind="here") for bot in bots]
    return Opening(game="evo-2001", players=len(bots), seats=seats, seed=seed, pace=pace)


async def until_asked(live: LiveTable) -> None:
    """Until luck has decided what it had to, and everybody was told."""
    async with live.lock:
        waits = live.table.awaits_luck()
    while waits:
        await asyncio.sleep(0)
        async with live.lock:
            waits = live.table.awaits_luck()


async def until_written(live: LiveTable, before: int) -> None:
    """Until there are more entries than before."""
    async with asyncio.timeout(20):
        while live.entries == before:
            await asyncio.sleep(0.001)
