"""Connections as they come in: who does not finish a request or does not read is sent away."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from struct import Struct
from typing import Any, Final, Protocol

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.protocol import State

from mesozoic.server.clock import Clock
from mesozoic.server.doors import Doors
from mesozoic.server.limits import Bucket, Limits, household
from mesozoic.server.proxies import Proxies
from mesozoic.server.untied import untie

WriteNow = Callable[[Sequence[bytes]], bool]
Waiting = Callable[[], Awaitable[bool]]
"""Whether it waited in vain."""
SLOWEST: Final = 1_000
"""Bytes a second: who sends or reads less has no connection that one could play over."""
TOO_SLOW: Final = "too-slow"
TOO_MANY: Final = "too-many-connections"
TOO_MANY_FRAMES: Final = "too-many-frames"
"""As figures name who is cut off without a word."""
MOST_FRAMES: Final = 100
"""Of one message: where they hold nothing, its length would never be too much."""
PINGS: Final = 20
"""Pings and pongs that may come at once; then one a second."""
MOST_UNHEARD: Final = 100
"""Messages of one websocket that wait to be heard: whoever plays waits for answers."""
AT_ONCE: Final = 1_024
"""Bytes of a websocket that are read before it is looked what they were."""
LAST_WORDS: Final = 5
NO_TEXT: Final = 1007
"""What the protocol of websockets says of a text that is none."""
TEXTS: Final = "texts"
"""Beside what ASGI knows: several texts that are sent at once, encoded already."""
NOW: Final = "now"
WHOLE_TEXT: Final = 0x81
SHORT: Final = 125
"""The most bytes whose number fits into the second byte of a websocket's frame."""
_LONGER: Final = Struct("!BBH")
WORTH_PACKING: Final = 8_000
"""Bytes. To pack a shorter message takes a tenth of the time of an act, and saves few packets."""


class DoorConfig(uvicorn.Config):
    """What uvicorn is told, and what its connections need to know besides."""

    def __init__(
        self, app: Doors, limits: Limits, clock: Clock, proxies: Proxies, **more: Any
    ) -> None:
        super().__init__(app, http=HttpDoor, ws=SocketDoor, **more)
        self.count = app.count
        self.limits, self.clock, self.proxies = limits, clock, proxies
        self.open: Counter[str] = Counter()
        """Connections by address."""


class Watched(Protocol):
    config: Any
    transport: asyncio.Transport


class Watch:
    """Waits beside a connection, and cuts it. It knows the connection only while it waits, so that
    one that is closed is freed at once."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None

    def start(self, door: Watched, waiting: Waiting) -> None:
        self.stop()
        self._task = asyncio.get_running_loop().create_task(self._cut_after(door, waiting))

    @property
    def is_on(self) -> bool:
        return self._task is not None

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _cut_after(self, door: Watched, waiting: Waiting) -> None:
        if await waiting():
            door.config.count(TOO_SLOW)
            door.transport.abort()
        self._task = None


class HttpDoor(H11Protocol):
    """A connection for calls and pages."""

    config: DoorConfig

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._sending, self._reading = Watch(), Watch()
        self._received = 0
        self._address = household(self.client[0]) if self.client else "-"
        self.config.open[self._address] += 1
        if self._is_one_too_many():
            self.config.count(TOO_MANY)
            transport.abort()
        else:
            self._sending.start(self, self._request_overdue)

    def _is_one_too_many(self) -> bool:
        if self.client and self.config.proxies.trusts(self.client[0]):
            return False
        return self.config.open[self._address] > self.config.limits.connections_per_address

    def connection_lost(self, exc: Exception | None) -> None:
        self._sending.stop()
        self._reading.stop()
        leave(self.config, self._address)
        super().connection_lost(exc)
        untie(self.transport)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._sending.stop()
        super().handle_websocket_upgrade(event)

    def data_received(self, data: bytes) -> None:
        self._received += len(data)
        super().data_received(data)
        if not self._is_half_sent():
            self._sending.stop()
        elif not self._sending.is_on:
            self._sending.start(self, self._request_overdue)

    def _is_half_sent(self) -> bool:
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return False
        state = self.conn.their_state
        return state is h11.SEND_BODY or (state is h11.IDLE and bool(self.conn.trailing_data[0]))

    async def _request_overdue(self) -> bool:
        """A head comes in one go; a body may take longer, as long as it comes, but not for ever."""
        clock, seconds = self.config.clock, self.config.limits.request_seconds
        last = clock.now() + self.config.limits.body_seconds
        while True:
            before = self._received
            await clock.sleep(seconds)
            if self._received and not self._is_half_sent():
                return False
            comes = self.flow.read_paused or self._received - before >= SLOWEST * seconds
            if not (self.conn.their_state is h11.SEND_BODY and comes) or clock.now() >= last:
                return True

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.start(self, lambda: reads_nothing(self))

    def resume_writing(self) -> None:
        self._reading.stop()
        super().resume_writing()


class SocketDoor(WebSocketsSansIOProtocol):
    """A websocket. What waits to be said goes out together, and what is short as it is."""

    config: DoorConfig

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._pings = Bucket(1, PINGS, self.config.clock)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_no_context_takeover=True,
                client_no_context_takeover=True,
                compress_settings={"level": 1},
            )
        ]

    async def run_asgi(self) -> None:
        self.scope["extensions"] = {
            **(self.scope["extensions"] or {}),
            TEXTS: {NOW: self.write_now},
        }
        try:
            await super().run_asgi()
        finally:
            self.scope["extensions"] = {}  # by which it would hold itself

    async def send(self, message: Any) -> None:
        texts = message.get(TEXTS)
        if texts is None:
            await super().send(message)
            # Or uvicorn takes it for a failure where a handshake was refused.
            self.handshake_complete |= message["type"] == "websocket.http.response.body"
            return
        await self.writable.wait()
        if not self.write_now(texts):
            raise ClientDisconnected

    def write_now(self, texts: Sequence[bytes]) -> bool:
        """Send without waiting; False where one has to wait, or nobody is there."""
        gone = self.disconnected or self.close_sent or self.conn.state is not State.OPEN
        if gone or not self.writable.is_set():
            return False
        self.transport.write(b"".join([self._framed(text) for text in texts]))
        return True

    def _framed(self, text: bytes) -> bytes:
        if len(text) < WORTH_PACKING:
            return _head(len(text)) + text
        self.conn.send_text(text)
        return b"".join(self.conn.data_to_send())

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._reading = Watch()
        self._address = household(self.client[0]) if self.client else "-"

    def connection_lost(self, exc: Exception | None) -> None:
        self._reading.stop()
        leave(self.config, self._address)
        self._forget_the_rest()
        super().connection_lost(exc)
        self.conn.parser.close()  # whose generator holds it
        untie(self.transport)

    def data_received(self, data: bytes) -> None:
        """A little at a time, so that of frames without number few are read."""
        for start in range(0, len(data), AT_ONCE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + AT_ONCE])

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAMES:
            self._cut()
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._pings.take():
            self._cut()
        else:
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._pings.take():
            self._cut()
        else:
            super().handle_pong(event)

    def _cut(self) -> None:
        if not self.transport.is_closing():
            self.config.count(TOO_MANY_FRAMES)
            self.transport.abort()

    def _forget_the_rest(self) -> None:
        """Of what somebody has said who is gone, only the first few messages are still heard."""
        said = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        for message in said[:LAST_WORDS]:
            self.queue.put_nowait(message)

    def send_receive_event_to_app(self) -> None:
        """A text that is none closes the connection, without a word in the log.

        Only who says more than is heard is not read for a while: to stop and go on costs time.
        What was read at once by then is bounded, as empty messages are short.
        """
        if self.queue.qsize() >= MOST_UNHEARD:
            self._cut()
            return
        if self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        said, self.frames = b"".join(self.frames), []
        try:
            text = said.decode()
        except UnicodeDecodeError:
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
            return
        if self.close_sent:
            return
        is_behind = not self.queue.empty()
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if is_behind and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.start(self, lambda: reads_nothing(self))

    def resume_writing(self) -> None:
        self._reading.stop()
        super().resume_writing()


async def reads_nothing(door: Watched) -> bool:
    """Until somebody who is sent something has read next to nothing of it for long enough."""
    seconds = door.config.limits.reading_seconds
    while True:
        before = door.transport.get_write_buffer_size()
        await door.config.clock.sleep(seconds)
        if before - door.transport.get_write_buffer_size() < SLOWEST * seconds:
            return True


def writes_now(scope: Any) -> WriteNow | None:
    """How to send to such a websocket without waiting."""
    extension = (scope["extensions"] or {}).get(TEXTS)
    found: WriteNow | None = extension and extension[NOW]
    return found


def at_once(texts: list[bytes]) -> Any:
    """A message to such a websocket."""
    return {"type": "websocket.send", TEXTS: texts}


def leave(config: DoorConfig, address: str) -> None:
    config.open[address] -= 1
    if config.open[address] <= 0:
        del config.open[address]


def _head(length: int) -> bytes:
    """What comes before a whole text in a websocket (RFC 6455, 5.2)."""
    if length <= SHORT:
        return bytes((WHOLE_TEXT, length))
    return _LONGER.pack(WHOLE_TEXT, SHORT + 1, length)
