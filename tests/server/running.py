"""Starting servers, opening tables, and sitting down at them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
import uvicorn

from mesozoic.server.app import Settings
from mesozoic.server.lobby.lobby import Lobby
from mesozoic.server.serving import configure, listen
from mesozoic.server.tables import Tables
from mesozoic.server.transport import DoorConfig
from tests.server.player import Player

PERSONS = ("here", "here", "here")


class Running:
    """A server that runs, and a way to call it."""

    def __init__(
        self,
        address: str,
        http: httpx.AsyncClient,
        tables: Tables | None = None,
        config: DoorConfig | None = None,
        lobby: Lobby | None = None,
    ) -> None:
        self.address = address
        self.config = config
        self.http = http
        self.tables = tables
        self.lobby = lobby

    def connections_of(self, address: str) -> int:
        """Those that the server holds open."""
        assert self.config is not None
        return self.config.open[address]

    async def open(self, kinds: Sequence[str] = PERSONS, **more: Any) -> dict[str, Any]:
        seats = [
            {"kind": "bot", "bot": kind}
            if ":" in kind or kind in ("uniform", "greedy")
            else {"kind": kind, "name": f"player {seat}"}
            for seat, kind in enumerate(kinds)
        ]
        wish = {"game": "evo-2001", "players": len(seats), "seats": seats, "pace": 0, **more}
        answer = await self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        return opened

    @asynccontextmanager
    async def at(
        self, table: str, *keys: str | None, local: str | None = None
    ) -> AsyncIterator[Player]:
        """Somebody at a table, maybe from an address of their own: greeted, and shown it."""
        async with Player.connected(self.address, table, local) as player:
            await player.say("hello", keys=[key for key in keys if key])
            await player.hear("situation")
            yield player

    @asynccontextmanager
    async def seated(self, opened: dict[str, Any]) -> AsyncIterator[list[Player]]:
        """A browser of its own for each person."""
        async with AsyncExitStack() as stack:
            keys = [key for key in opened["keys"] if key]
            yield [await stack.enter_async_context(self.at(opened["table"], key)) for key in keys]


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Running]:
    listening = listen("127.0.0.1", 0)
    config = configure(settings)
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    address = f"127.0.0.1:{listening.getsockname()[1]}"
    try:
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as http:
            while not server.started:
                assert not task.done(), "it did not begin"
                await asyncio.sleep(0)
            yield Running(address, http, _tables(config), config, _lobby(config))
    finally:
        server.should_exit = True
        await task
        listening.close()


def _lobby(config: uvicorn.Config) -> Lobby:
    lobby: Lobby = config.app.inside.state.lobby  # type: ignore[union-attr]
    return lobby


def _tables(config: uvicorn.Config) -> Tables:
    tables: Tables = config.app.inside.state.tables  # type: ignore[union-attr]
    return tables
