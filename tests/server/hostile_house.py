"""Where a hostile client tries its hour: a server with a family at it, and how it is called."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import httpx

from mesozoic.server.limits import Limits
from tests.server.player import Player
from tests.server.running import Running
from tests.server.still_clock import StillClock
from tests.server.test_transport import line

T = TypeVar("T")
ELSEWHERE = "127.0.0.2"
JSON = {"Content-Type": "application/json"}


class House:
    """A server with a family at it, and somebody elsewhere who means harm."""

    def __init__(
        self, server: Running, clock: StillClock, opened: dict[str, Any], limits: Limits
    ) -> None:
        self.server, self.clock, self.limits = server, clock, limits
        self.table: str = opened["table"]
        self.key: str = opened["keys"][0]

    async def passing(self, work: Awaitable[T]) -> T:
        """What somebody waits for, while time passes."""
        task = asyncio.ensure_future(work)
        async with asyncio.timeout(60):
            while not task.done():
                await self.clock.advance(0.05)
                await asyncio.sleep(0)
        return await task

    @asynccontextmanager
    async def stranger(self, *keys: str) -> AsyncIterator[Player]:
        async with self.server.at(self.table, *keys, local=ELSEWHERE) as player:
            yield player

    @asynccontextmanager
    async def calls(self) -> AsyncIterator[httpx.AsyncClient]:
        transport = httpx.AsyncHTTPTransport(local_address=ELSEWHERE)
        url = f"http://{self.server.address}"
        async with httpx.AsyncClient(transport=transport, base_url=url, timeout=60) as http:
            yield http

    async def raw(self, sent: bytes) -> bytes:
        """What is answered to bytes that are no request, until it is closed."""
        async with line(self.server, ELSEWHERE) as bare:
            bare.writer.write(sent)
            try:
                return await bare.reader.read()
            except ConnectionError:  # closed before all of it was sent
                return b""


async def gone(server: Running) -> None:
    """Whoever meant harm holds nothing open any more."""
    while server.connections_of(ELSEWHERE):
        await asyncio.sleep(0)


def key_of(answer: httpx.Response) -> str:
    key: str = json.loads(answer.content)["refused"]["key"]
    return key
