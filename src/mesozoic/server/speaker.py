"""One websocket, whatever it is about: what it is told in order, and how much it may ask."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, ClassVar, Final, Generic, TypeVar

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import MsgspecError, Struct

from mesozoic.core.errors import Refused
from mesozoic.server import redaction
from mesozoic.server.limits import Account, Bucket
from mesozoic.server.messages import numbered, write_message
from mesozoic.server.paying import address_of
from mesozoic.server.tables import Tables
from mesozoic.server.transport import at_once, writes_now
from mesozoic.server.trouble import Away

RESTART: Final = 1012
"""What the protocol of websockets says to whoever should come back soon."""
COME_LATER: Final = 1013
"""What the protocol of websockets says to whoever may try again."""
HANG_UP: Final = b""
"""In place of a message: nothing more is said."""

log = logging.getLogger(__name__)
Socket = WebSocket[Any, Any, Any]
M = TypeVar("M", bound=Struct)


class _TooFast(Refused):
    def __init__(self, wait: float) -> None:
        super().__init__("too-fast")
        self.wait = wait


class Speaker(ABC, Generic[M]):
    """`M`: what a client may say."""

    greeting: ClassVar[type[Struct]]
    """What a client says first."""

    def __init__(self, socket: Socket, tables: Tables, about: str, account: Account) -> None:
        """`about`: what is spoken of, for the log."""
        self._socket = socket
        self._tables = tables
        self._about = about
        self._account = account
        self._address = address_of(socket)
        self._is_entering = False
        self._number = 0
        self._limits = limits = tables.limits
        # None stands for all anew, in place of messages that could not wait.
        self._outbox: list[bytes | None] = []
        self._must_wait = asyncio.Event()
        """Set where what is said cannot be sent as it comes."""
        self._write_now = writes_now(socket.scope)
        self._waiting: asyncio.Task[None] | None = None
        """For a hello."""
        self._bucket = Bucket(limits.messages_per_second, limits.burst, tables.clock)

    @abstractmethod
    def _read(self, text: str) -> M: ...

    @abstractmethod
    def _cost(self, message: M | Refused) -> float: ...

    @abstractmethod
    async def _do(self, message: M) -> None: ...

    @abstractmethod
    async def _show_anew(self) -> None:
        """Say all that whoever missed messages needs."""

    @abstractmethod
    def _leave(self) -> None: ...

    async def serve(self) -> None:
        """Until the other side goes away, or the server does."""
        if not self._account.enter():
            await self._turn_away(
                Refused("too-many-sockets", most=self._limits.sockets_per_address)
            )
            return
        self._tables.figures.sockets += 1
        sender = asyncio.create_task(self._send())
        self._waiting = asyncio.create_task(self._await_hello())
        try:
            while True:
                await self._hear(await self._socket.receive_data("text"))
        except WebSocketDisconnect:
            pass
        finally:
            sender.cancel()
            self._wait_no_longer()
            self._leave()
            self._account.leave()
            self._tables.figures.sockets -= 1

    async def _await_hello(self) -> None:
        """Whoever says nothing is sent away."""
        await self._tables.clock.sleep(self._limits.hello_seconds)
        if not self._is_entering:
            await self._turn_away(Refused("hello-first"))

    def _wait_no_longer(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None  # which would hold on to us, as we to it

    async def _turn_away(self, refused: Refused) -> None:
        """Say why, and close."""
        log.info("%s: sent away, %s", self._about, refused.key)
        self._tables.figures.refusals[refused.key] += 1
        self._number += 1
        said = numbered(write_message(redaction.refusal(refused)), self._number)
        with suppress(WebSocketDisconnect):
            await self._socket.send_data(said, "text")
            await self._socket.close(COME_LATER, refused.key)

    # Telling

    def say(self, message: Struct | bytes) -> None:
        self._number += 1
        if len(self._outbox) >= self._limits.backlog:
            self._forget()
            self._put(None)
        else:
            body = message if isinstance(message, bytes) else write_message(message)
            self._put(numbered(body, self._number))

    def _put(self, message: bytes | None) -> None:
        """Whatever is said in one turn of the event loop goes out together."""
        if not self._outbox:
            asyncio.get_running_loop().call_soon(self._send_now)
        self._outbox.append(message)

    def _send_now(self) -> None:
        if self._must_wait.is_set():
            return
        texts = _texts(self._outbox)
        if len(texts) == len(self._outbox) and self._write_now and self._write_now(texts):
            self._outbox = []
        else:
            self._must_wait.set()

    async def _send(self) -> None:
        """What cannot be sent as it comes."""
        while True:
            await self._must_wait.wait()
            while self._outbox:
                waiting, self._outbox = self._outbox, []
                if texts := _texts(waiting):
                    await self._socket.send(at_once(texts))
                if HANG_UP in waiting:  # it is the last
                    await self._socket.close(RESTART)
                    return
                if len(texts) < len(waiting):
                    await self._show_anew()
            self._must_wait.clear()

    def _refuse(self, refused: Refused) -> None:
        log.info("%s: refused %s", self._about, refused.key)
        self._tables.figures.refusals[refused.key] += 1
        self.say(redaction.refusal(refused))

    def _refuse_and_cut(self, refused: Refused) -> None:
        """The last that is said."""
        if len(self._outbox) + 2 > self._limits.backlog:
            self._forget()
        self._refuse(refused)
        self._put(HANG_UP)

    def _forget(self) -> None:
        """What was to be told."""
        self._outbox = []

    # Hearing

    async def _hear(self, text: str) -> None:
        wait = self._bucket.take()
        message = _TooFast(wait) if wait else self._heard(text)
        self._is_entering = isinstance(message, self.greeting)
        try:
            await self._pay(self._cost(message))
            if isinstance(message, Refused):
                raise message
            await self._do(message)
        except _TooFast as refused:
            self._refuse(refused)
            await self._tables.clock.sleep(refused.wait)
        except Away as refused:
            await self._turn_away(refused)
        except Refused as refused:
            self._refuse(refused)
        finally:
            self._is_entering = False

    def _heard(self, text: str) -> M | Refused:
        try:
            return self._read(text)
        except (MsgspecError, RecursionError, UnicodeError) as problem:
            return redaction.malformed(str(problem))

    async def _pay(self, cost: float) -> None:
        """While it waits nothing more is read of this connection."""
        if not await self._account.pay(cost):
            raise _TooFast(self._limits.longest_wait)


def _texts(waiting: Sequence[bytes | None]) -> list[bytes]:
    return [message for message in waiting if message]
