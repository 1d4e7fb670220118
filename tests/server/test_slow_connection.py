"""Who cannot keep up misses messages, notices by their numbers, and is shown where things stand."""

import asyncio
import json
from typing import Any, ClassVar, cast

import pytest
from msgspec.structs import replace

from mesozoic.server.connection import Connection
from mesozoic.server.limits import Account
from mesozoic.server.messages import Paced
from mesozoic.server.speaker import Socket
from mesozoic.server.transport import TEXTS
from tests.server.running import Running

pytestmark = pytest.mark.anyio
BACKLOG = 3


class SlowSocket:
    """A transport that takes nothing until it is told to."""

    client = None
    scope: ClassVar[dict[str, Any]] = {"extensions": {}}

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.sent: asyncio.Queue[Any] = asyncio.Queue()
        self.received: asyncio.Queue[str] = asyncio.Queue()

    async def send(self, message: dict[str, Any]) -> None:
        await self.open.wait()
        for text in message[TEXTS]:
            self.sent.put_nowait(json.loads(text))

    async def receive_data(self, mode: str) -> str:
        return await self.received.get()


async def test_who_cannot_keep_up_gets_a_fresh_situation(server: Running) -> None:
    assert server.tables is not None
    opened = await server.open()
    async with server.at(opened["table"]) as other:
        await other.until_waiting()
        limits = replace(server.tables.limits, backlog=BACKLOG)
        server.tables.limits = limits
        socket = SlowSocket()
        account = Account(limits, server.tables.clock)
        connection = Connection(cast("Socket", socket), server.tables, opened["table"], account)
        serving = asyncio.create_task(connection.serve())
        socket.received.put_nowait(json.dumps({"do": "hello"}))
        while (await other.hear("seated"))["n"] < 4:
            pass
        for pace in range(3 * BACKLOG):
            connection.say(Paced(milliseconds=pace))
        socket.open.set()
        numbers = [(await socket.sent.get())["n"]]
        while (message := await socket.sent.get())["is"] != "situation" or message["n"] < 10:
            numbers.append(message["n"])
        assert numbers == sorted(set(numbers))
        assert message["n"] > len(numbers) + 1
        assert message["waiting"]
        serving.cancel()
        await asyncio.wait([serving])
