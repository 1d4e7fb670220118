"""A network that loses what is sent and tells nobody: connections stay, and say nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

ASKED: Final = "asked"
ANSWERED: Final = "answered"


class Network:
    """Between a server and something at a socket of this machine; it loses one direction or the
    other."""

    def __init__(self, place: Path) -> None:
        self._socket = str(place)
        self._lost: str | None = None
        self._going: set[asyncio.Task[Any]] = set()

    @asynccontextmanager
    async def up(self) -> AsyncIterator[str]:
        """Host and port by way of it."""
        server = await asyncio.start_server(self._pass, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        try:
            yield f"127.0.0.1:{port}"
        finally:
            server.close()
            for task in self._going:
                task.cancel()
            await asyncio.wait(self._going)

    def lose(self, what: str) -> None:
        """From now on, on every connection that there is or comes to be."""
        self._lost = what

    def find(self) -> None:
        """What was lost stays so, and who had it never hears more; others do."""
        self._lost = None

    async def _pass(self, asker: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        try:
            answers, forth = await asyncio.open_unix_connection(self._socket)
        except OSError:  # there is nobody
            back.transport.abort()
            return
        for what, source, sink in ((ASKED, asker, forth), (ANSWERED, answers, back)):
            self._going.add(asyncio.ensure_future(self._carry(what, source, sink)))

    async def _carry(
        self, what: str, source: asyncio.StreamReader, sink: asyncio.StreamWriter
    ) -> None:
        try:
            with suppress(ConnectionError):
                while data := await source.read(65536):
                    if self._lost == what:
                        await asyncio.Event().wait()
                    sink.write(data)
        finally:
            sink.transport.abort()
