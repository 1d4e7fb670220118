"""What workers on one database tell one another: that a table has an entry more, or something else.

Each reads it for itself and tells its own people what they may know: no secret travels here. A
notice may come twice, or late, and one's own come back; after an outage one is told to look at
everything, since notices may have been lost.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar, Final

import msgspec
from msgspec import MsgspecError, Struct
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from mesozoic.core.errors import Refused
from mesozoic.server.clock import Clock
from mesozoic.server.database import shown

CHANNEL: Final = "mesozoic"
RETRY: Final = 0.5
"""Seconds between two tries to come back."""
SILENCE: Final = 5.0
"""Seconds after which a connection that says nothing is asked whether it is there."""
GONE: Final[tuple[type[Exception], ...]] = (OSError, asyncio.TimeoutError)

log = logging.getLogger(__name__)


class Notice(Struct, frozen=True, omit_defaults=True):
    """This table has this entry; None: something else is new there.

    Of no table (an empty name): whoever runs the server has changed something from outside.
    """

    table: str
    entry: int | None
    is_random: bool = False
    """Whether a bot chose that entry at random, for it could not think."""


OUTSIDE: Final = Notice("", None)
LOBBY: Final = Notice("lobby", None)
"""Of no table either: something is new of the tables whose seats are being taken."""
PEOPLE: Final = Notice("people", None)
"""Of no table either: some browser is no longer whose it was. Which one is not said."""
Hear = Callable[[Notice | None], None]
"""Called with each notice; with None when one should look at everything."""


class Bus(ABC):
    away: ClassVar[tuple[type[Exception], ...]] = GONE
    """What is raised where it cannot be reached."""
    silence = SILENCE

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    async def publish(self, notice: Notice) -> bool:
        """Whether it was sent. Whoever is told no tries again, or lets the others look."""
        text = written(notice)
        for _ in range(2):  # the connection of before may have died unnoticed
            try:
                async with asyncio.timeout(self.silence):
                    await self._send(text)
            except self.away:
                await self._hang_up()
            else:
                return True
        log.warning("a notice could not be sent")
        return False

    async def listen(self, hear: Hear) -> None:
        """Until it is cancelled; it comes back by itself."""
        while True:
            try:
                await self._attend(hear)
            except self.away as problem:
                log.warning("the bus is away: %s", type(problem).__name__)
            await self._clock.sleep(RETRY)

    async def close(self) -> None:
        await self._hang_up()

    @abstractmethod
    async def _send(self, text: str) -> None: ...

    @abstractmethod
    async def _attend(self, hear: Hear) -> None:
        """Hear until the connection is lost."""

    @abstractmethod
    async def _hang_up(self) -> None:
        """Let go of the connection by which notices are sent."""


def find_bus(address: str, clock: Clock) -> Bus:
    """The bus at an address, which nothing is asked of yet."""
    try:
        url = make_url(address)
    except (SQLAlchemyError, ValueError):
        raise Refused("bus-unknown", found=shown(address)) from None
    try:
        if url.drivername in ("redis", "rediss", "unix"):
            from mesozoic.server.redis_bus import RedisBus

            return RedisBus(address, clock)
        if url.get_backend_name() == "postgresql":
            from mesozoic.server.postgres_bus import PostgresBus

            return PostgresBus(url, clock)
    except ImportError as missing:
        raise Refused("club-missing", package=missing.name) from None
    raise Refused("bus-unknown", found=shown(address))


def written(notice: Notice) -> str:
    return msgspec.json.encode(notice).decode()


def pass_on(hear: Hear, text: str | bytes) -> None:
    """What is no notice of ours is passed over."""
    try:
        notice = msgspec.json.decode(text, type=Notice)
    except MsgspecError:
        log.warning("something else than a notice was on the bus")
    else:
        hear(notice)
