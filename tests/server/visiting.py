"""People in the lobby: each in a browser of their own, which hears what is new."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.player import PATIENCE, Player
from tests.server.running import Running

Json = dict[str, Any]
FAMILY = {"game": "evolution-family", "players": 2}


class Visitor:
    """Somebody with a name."""

    def __init__(self, server: Running, http: httpx.AsyncClient) -> None:
        self.server, self.http = server, http

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def ask(self, path: str, **what: Any) -> httpx.Response:
        return await self.http.post(f"/api/lobby{path}", json=what)

    async def told(self, path: str, **what: Any) -> Json:
        answer = await self.ask(path, **what)
        assert answer.status_code in (200, 204), answer.text
        return dict(answer.json()) if answer.content else {}

    async def refused(self, path: str, **what: Any) -> str:
        answer = await self.ask(path, **what)
        assert 400 <= answer.status_code < 500, answer.text
        return str(answer.json()["refused"]["key"])

    async def open(self, **wish: Any) -> str:
        """An open table; what it is called."""
        return str((await self.told("", **{**FAMILY, **wish}))["opening"]["opening"])

    async def sees(self, opening: str) -> Json:
        answer = await self.http.get(f"/api/lobby/{opening}")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    async def listed(self) -> list[str]:
        hall = (await self.http.get("/api/lobby")).json()
        return [shape["opening"] for shape in hall["openings"]]

    @asynccontextmanager
    async def listening(self, *followed: str) -> AsyncIterator[Ear]:
        uri = f"ws://{self.server.address}/api/lobby/live"
        headers = {"Cookie": self.cookie} if self.cookie else None
        async with connect(
            uri,
            open_timeout=PATIENCE,
            ping_interval=None,  # on a busy machine nobody is cut off for being slow
            proxy=None,
            additional_headers=headers,
        ) as socket:
            ear = Ear(socket)
            await ear.say("hello", openings=list(followed))
            await ear.hear("lobby")
            yield ear

    @asynccontextmanager
    async def at(self, table: str, **hello: Any) -> AsyncIterator[Player]:
        """At a table by the browser's cookie alone."""
        async with Player.connected(self.server.address, table, cookie=self.cookie) as player:
            await player.say("hello", **hello)
            await player.hear("situation")
            yield player


class Ear:
    """What a browser hears of the lobby, and what that makes of it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.count = 0
        self.openings: dict[str, Json] = {}
        self.running: list[Json] = []
        self.yours: dict[str, int] = {}
        self.sent_away: list[str] = []
        self.texts: list[str] = []

    async def say(self, do: str, **what: Any) -> None:
        await self.socket.send(json.dumps({"do": do, **what}))

    async def receive(self) -> Json:
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.texts.append(text)
        self.count += 1
        message: Json = json.loads(text)
        assert message["n"] == self.count
        match message["is"]:
            case "lobby":
                self.openings = {shape["opening"]: shape for shape in message["openings"]}
                self.running, self.yours = message["running"], message["yours"]
                self.sent_away = message["sent_away"]
            case "opening":
                self.openings[message["opening"]["opening"]] = message["opening"]
            case "gone":
                del self.openings[message["opening"]]
            case "running":
                self.running = message["tables"]
            case "yours":
                self.yours, self.sent_away = message["seats"], message["sent_away"]
        return message

    async def hear(self, kind: str) -> Json:
        while (message := await self.receive())["is"] != kind:
            pass
        return message

    async def until_begun(self, opening: str) -> str:
        """The table to which an open one leads."""
        while not (table := self.openings[opening]["table"]):
            await self.receive()
        return str(table)


@asynccontextmanager
async def visitor(server: Running, name: str = "") -> AsyncIterator[Visitor]:
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60) as http:
        await http.get("/api/me")
        if name:
            assert (await http.post("/api/me/name", json={"name": name})).status_code == 200
        yield Visitor(server, http)


def names(shape: Json) -> list[str]:
    return [seat["name"] for seat in shape["seats"]]


def kinds(shape: Json) -> list[str]:
    return [seat["kind"] for seat in shape["seats"]]
