"""A websocket of a client that measures: no task, no queue; what it hears it hands on at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

Hear = Callable[[bytes], None]


class Socket(asyncio.Protocol):
    """It offers compression as browsers do; whether a message is compressed the server decides."""

    def __init__(self, uri: str, hear: Hear) -> None:
        self._uri = parse_uri(uri)
        compression = ClientPerMessageDeflateFactory(client_max_window_bits=True)
        self._words = ClientProtocol(self._uri, extensions=[compression], max_size=None)
        self._hear = hear
        self._transport: Any = None
        self._is_open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_closed = False

    async def open(self, local: str | None = None) -> None:
        """Maybe from an address of its own."""
        host, port = self._uri.host, self._uri.port
        local_address = (local, 0) if local else None
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, host, port, local_addr=local_address)
        await self._is_open

    def say(self, text: bytes) -> None:
        self._words.send_text(text)
        self._send()

    def close(self) -> None:
        self.is_closed = True
        self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        self._words.send_request(self._words.connect())
        self._send()

    def data_received(self, data: bytes) -> None:
        self._words.receive_data(data)
        for event in self._words.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._hear(bytes(event.data))
            elif isinstance(event, Response):
                self._greet()
        self._send()

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_closed = True
        if not self._is_open.done():
            self._is_open.set_exception(exc or ConnectionError())

    def _greet(self) -> None:
        if self._words.handshake_exc is None:
            self._is_open.set_result(None)
        else:
            self._is_open.set_exception(self._words.handshake_exc)

    def _send(self) -> None:
        """What was said, and answers to pings."""
        for data in self._words.data_to_send():
            if data:
                self._transport.write(data)
