"""A client: it says, hears, keeps every byte, and can play by itself."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any, Self

from msgspec.json import decode
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
PATIENCE = 60
"""Seconds after which a message that never comes fails a test, instead of hanging it."""


class Player:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.messages: list[Json] = []
        self.texts: list[str] = []
        self.position: Json = {}
        self.welcome: Json = {}

    @classmethod
    @asynccontextmanager
    async def connected(
        cls, address: str, table: str, local: str | None = None, cookie: str | None = None
    ) -> AsyncIterator[Self]:
        uri = f"ws://{address}/api/tables/{table}/live"
        async with connect(
            uri,
            max_size=None,
            max_queue=None,
            open_timeout=PATIENCE,
            ping_interval=None,  # on a busy machine nobody is cut off for being slow
            proxy=None,
            local_addr=(local, 0) if local else None,
            additional_headers={"Cookie": cookie} if cookie else None,
        ) as socket:
            yield cls(socket)

    async def say(self, do: str, **what: Any) -> None:
        await self.socket.send(json.dumps({"do": do, **what}))

    async def receive(self) -> Json:
        """The next message; its number must follow the last."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        message: Json = decode(text)
        assert message["n"] == len(self.messages) + 1
        self.messages.append(message)
        self.texts.append(text)
        if message["is"] == "welcome":
            self.welcome = message
        elif message["is"] == "situation":
            self.position = message
        elif "situation" in message:
            self.position = message["situation"]
        return message

    async def hear(self, kind: str) -> Json:
        """The next message of a kind; others on the way are kept."""
        while (message := await self.receive())["is"] != kind:
            pass
        return message

    async def ask(self, do: str, answer: str, **what: Any) -> Json:
        await self.say(do, **what)
        return await self.hear(answer)

    async def refused(self, do: str, **what: Any) -> str:
        key: str = (await self.ask(do, "refused", **what))["key"]
        return key

    @property
    def is_asked(self) -> bool:
        return self.position["decision"] is not None

    async def until_asked(self) -> None:
        while not self.is_asked:
            await self.receive()

    async def until_choosing(self) -> None:
        """Until there is more than one answer: the table gives none by itself then."""
        while not (self.is_asked and len(self.position["options"]) > 1):
            await self.receive()

    async def until_waiting(self) -> list[int]:
        """The seats that are asked, once luck has decided what it had to."""
        while not self.position["waiting"]:
            await self.receive()
        waiting: list[int] = self.position["waiting"]
        return waiting

    async def act(self, action: Json, seat: int | None = None) -> None:
        """Answer what is asked now."""
        await self.say(
            "act",
            seat=self.position["seat"] if seat is None else seat,
            decision=self.position["decision"],
            action=action,
        )

    async def play(self, rng: Random, until_entry: int | None = None) -> None:
        """Answer at random until the game is over, or so many entries are there."""
        answered = -1
        while not self.position["over"]:
            if until_entry is not None and self.position["entry"] >= until_entry:
                return
            if self.is_asked and self.position["decision"] != answered:
                answered = self.position["decision"]
                await self.act(rng.choice(self.position["options"]))
            message = await self.receive()
            if message.get("key") == "too-fast":
                answered = -1
