"""What libraries tie to itself, untied: whoever has gone is freed at once, without a search for
what nobody holds, for which there may be no quiet moment."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

Socket = WebSocket[Any, Any, Any]
_READ: Final = "_read_ready_cb"


async def untied(socket: Socket, serving: Awaitable[None]) -> None:
    """Litestar's ways to send and to receive hold their socket, which holds them."""
    try:
        await serving
    finally:
        socket.receive = socket.send = _gone


async def _gone(*_: object) -> Any:
    raise WebSocketDisconnect(detail="it was served to its end")


def untie(transport: asyncio.BaseTransport) -> None:
    """A transport that has lost its connection holds a method of its own, to read with."""
    if hasattr(transport, _READ):
        setattr(transport, _READ, _read_nothing)


def _read_nothing() -> None: ...
