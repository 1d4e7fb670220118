"""What servers on one database tell one another: that a table has an entry more, and nothing else.

Each reads that entry for itself and tells its own people what they may know: no secret travels
here. A notice may come twice, or late, and one's own come back; after an outage one is told to look
at everything, since notices may have been lost.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import asyncpg
import msgspec
from msgspec import MsgspecError, Struct
from redis.asyncio import Redis
from redis.exceptions import RedisError
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from mesozoic.core.errors import Refused
from mesozoic.server.clock import Clock
from mesozoic.server.database import shown

CHANNEL: Final = "mesozoic"
RETRY: Final = 0.5
"""Seconds between two tries to come back."""
SILENCE: Final = 5.0
"""Seconds after which a connection that says nothing is asked whether it is there."""
AWAY: Final = (
    OSError,
    asyncio.TimeoutError,
    RedisError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # what it says where a connection is lost in the middle of a word
)

log = logging.getLogger(__name__)


class Notice(Struct, frozen=True):
    """This table has this entry."""

    table: str
    entry: int


Hear = Callable[[Notice | None], None]
"""Called with each notice; with None when one should look at everything."""


class Bus(ABC):
    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    async def publish(self, notice: Notice) -> bool:
        """Whether it was sent. Whoever is told no tries again, or lets the others look."""
        text = msgspec.json.encode(notice).decode()
        for _ in range(2):  # the connection of before may have died unnoticed
            try:
                await self._send(text)
            except AWAY:
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
            except AWAY as problem:
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


class PostgresBus(Bus):
    """LISTEN and NOTIFY of the database itself: nothing more to install."""

    def __init__(self, url: URL, clock: Clock) -> None:
        super().__init__(clock)
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._sender: Any = None

    async def _send(self, text: str) -> None:
        if self._sender is None:
            self._sender = await asyncpg.connect(self._dsn)
        await self._sender.execute("SELECT pg_notify($1, $2)", CHANNEL, text)

    async def _attend(self, hear: Hear) -> None:
        connection = await asyncpg.connect(self._dsn)
        try:
            await connection.add_listener(CHANNEL, lambda *heard: _hear(hear, heard[-1]))
            hear(None)
            while True:
                await self._clock.sleep(SILENCE)
                await connection.execute("SELECT 1", timeout=SILENCE)
        finally:
            connection.terminate()

    async def _hang_up(self) -> None:
        if self._sender is not None:
            self._sender.terminate()
            self._sender = None


class RedisBus(Bus):
    def __init__(self, url: str, clock: Clock) -> None:
        super().__init__(clock)
        self._url = url
        self._sender: Redis | None = None

    async def _send(self, text: str) -> None:
        if self._sender is None:
            self._sender = Redis.from_url(self._url)
        await self._sender.publish(CHANNEL, text)

    async def _attend(self, hear: Hear) -> None:
        async with Redis.from_url(self._url) as redis, redis.pubsub() as heard:
            await heard.subscribe(CHANNEL)
            hear(None)
            while True:
                message = await heard.get_message(ignore_subscribe_messages=True, timeout=SILENCE)
                if message is None:
                    await heard.ping()
                elif message["type"] == "message":
                    _hear(hear, message["data"])

    async def _hang_up(self) -> None:
        if self._sender is not None:
            with suppress(*AWAY):
                await self._sender.aclose()
            self._sender = None


def find_bus(address: str, clock: Clock) -> Bus:
    """The bus at an address, which nothing is asked of yet."""
    try:
        url = make_url(address)
    except (SQLAlchemyError, ValueError):
        raise Refused("bus-unknown", found=shown(address)) from None
    if url.drivername in ("redis", "rediss", "unix"):
        return RedisBus(address, clock)
    if url.get_backend_name() == "postgresql":
        return PostgresBus(url, clock)
    raise Refused("bus-unknown", found=shown(address))


def _hear(hear: Hear, text: str | bytes) -> None:
    """What is no notice of ours is passed over."""
    try:
        notice = msgspec.json.decode(text, type=Notice)
    except MsgspecError:
        log.warning("something else than a notice was on the bus")
    else:
        hear(notice)
