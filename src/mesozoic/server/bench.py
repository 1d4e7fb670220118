"""How soon an act reaches the other browsers: a real server, four websockets, one machine."""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from mesozoic.server.database import sqlite_url

PLAYERS: Final = 4
_SERVER: Final = (
    "import sys; from mesozoic.server.serving import serve;"
    "serve(port=0, database=sys.argv[1], browser=False,"
    " say=lambda address: print(address, flush=True))"
)


@dataclass(frozen=True)
class Latency:
    """Milliseconds from one browser's act to the last of the others' hearing of it."""

    acts: int
    median: float
    p95: float

    def to_json(self) -> dict[str, float]:
        return {"acts": self.acts, "median_ms": self.median, "p95_ms": self.p95}


def measure(acts: int = 200, on_act: Callable[[], None] = lambda: None) -> Latency:
    """Play so many acts at a table of four and time each."""
    times = asyncio.run(_measure(acts, on_act))
    milliseconds = [seconds * 1000 for seconds in times]
    return Latency(acts, median(milliseconds), quantiles(milliseconds, n=20)[-1])


async def _measure(acts: int, on_act: Callable[[], None]) -> list[float]:
    times: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        async with _server(sqlite_url(Path(folder) / "tables.sqlite")) as address:
            while len(times) < acts:
                async with _table(address) as table:
                    while len(times) < acts and not table.over:
                        taken = await table.act()
                        if taken is not None:
                            times.append(taken)
                            on_act()
    return times


@asynccontextmanager
async def _server(database: str) -> AsyncIterator[str]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", _SERVER, database),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert process.stdout is not None
    try:
        yield (await process.stdout.readline()).decode().strip().rstrip("/")
    finally:
        process.terminate()
        await process.wait()


@asynccontextmanager
async def _table(address: str) -> AsyncIterator[_Table]:
    opened = await asyncio.to_thread(_open, address)
    live = f"{address.replace('http', 'ws', 1)}/api/tables/{opened['table']}/live"
    async with AsyncExitStack() as stack:
        sockets = [
            await stack.enter_async_context(connect(live, max_queue=None, proxy=None))
            for _ in range(PLAYERS)
        ]
        for socket, key in zip(sockets, opened["keys"], strict=True):
            await socket.send(json.dumps({"do": "hello", "keys": [key]}))
        yield _Table([_Browser(socket) for socket in sockets])


def _open(address: str) -> dict[str, Any]:
    from httpx import post

    seats = [{"kind": "link", "name": f"{seat}"} for seat in range(PLAYERS)]
    wish = {"game": "evo-2001", "players": PLAYERS, "seats": seats, "pace": 0}
    opened: dict[str, Any] = post(f"{address}/api/tables", json=wish, trust_env=False).json()
    return opened


class _Browser:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.position: dict[str, Any] = {"entry": -1, "waiting": [], "over": False}

    async def until(self, reached: Callable[[dict[str, Any]], bool]) -> None:
        while not reached(self.position):
            message = json.loads(await self.socket.recv())
            if message["is"] in ("situation", "progress"):
                self.position = message.get("situation", message)


class _Table:
    def __init__(self, browsers: list[_Browser]) -> None:
        self._browsers = browsers
        self._rng = random.Random(1)

    @property
    def over(self) -> bool:
        return any(browser.position["over"] for browser in self._browsers)

    async def act(self) -> float | None:
        """One act of whoever is asked: seconds until the last of the others has heard of it.

        None where there was no choice: then the table may have answered first.
        """
        await self._settle()
        actor = next((b for b in self._browsers if b.position["decision"] is not None), None)
        if actor is None:
            return None
        position = actor.position
        said = {
            "do": "act",
            "seat": position["seat"],
            "decision": position["decision"],
            "action": self._rng.choice(position["options"]),
        }
        others = [browser for browser in self._browsers if browser is not actor]
        begun = time.perf_counter()
        await actor.socket.send(json.dumps(said))
        await asyncio.gather(
            *(browser.until(lambda p: p["entry"] > position["entry"]) for browser in others)
        )
        taken = time.perf_counter() - begun
        await actor.until(lambda p: p["entry"] > position["entry"])
        return taken if len(position["options"]) > 1 else None

    async def _settle(self) -> None:
        """Until luck and forced passes are done and a person with a choice is asked."""
        for browser in self._browsers:
            await browser.until(lambda p: p["over"] or bool(p["waiting"]))
        newest = max(browser.position["entry"] for browser in self._browsers)
        for browser in self._browsers:
            await browser.until(lambda p: p["entry"] >= newest)
