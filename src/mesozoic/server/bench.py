"""How much one server carries: ten tables of each game, four websockets at each, flat out."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any, Final

from msgspec import Raw, Struct
from msgspec.json import Decoder, encode
from websockets.asyncio.client import ClientConnection, connect

from mesozoic.server.database import sqlite_url

PLAYERS: Final = 4
TABLES: Final = 10
HEAD: Final = 100
"""Where a message says what it is."""
WARM_UP: Final = 10
"""Acts at each table before the first that counts."""


@dataclass(frozen=True)
class Load:
    """What a server did while every table was played as fast as it goes.

    An act is timed from being said until the last who hears of it at its table has; in a lane of
    one's own nobody else does.
    """

    acts: int
    acts_per_second: float
    entries_per_second: float
    p50_ms: float
    p95_ms: float
    cpu_ms_per_act: float

    def to_json(self) -> dict[str, float]:
        return asdict(self)


def measure(
    game: str, acts: int, tables: int = TABLES, on_act: Callable[[], None] = lambda: None
) -> Load:
    """Play so many acts in all and time each."""
    return asyncio.run(_measure(game, acts, tables, on_act))


async def _measure(game: str, acts: int, tables: int, on_act: Callable[[], None]) -> Load:
    with tempfile.TemporaryDirectory() as folder:
        async with _server(sqlite_url(Path(folder) / "tables.sqlite")) as server:
            players = [_Player(server, game, Random(seed)) for seed in range(tables)]
            await asyncio.gather(*(player.play(WARM_UP) for player in players))
            used, begun = await server.processor_time(), time.perf_counter()
            entries = sum(player.entries for player in players)
            for player in players:
                player.times.clear()
                player.on_act = on_act
            await asyncio.gather(*(player.play(acts // tables) for player in players))
            seconds = time.perf_counter() - begun
            used = await server.processor_time() - used
            entries = sum(player.entries for player in players) - entries
            for player in players:
                await player.leave()
    times = sorted(seconds * 1000 for player in players for seconds in player.times)
    cuts = quantiles(times, n=20)
    return Load(
        acts=len(times),
        acts_per_second=len(times) / seconds,
        entries_per_second=entries / seconds,
        p50_ms=cuts[9],
        p95_ms=cuts[18],
        cpu_ms_per_act=used * 1000 / len(times),
    )


class _Server:
    def __init__(self, process: asyncio.subprocess.Process, address: str) -> None:
        self._process = process
        self.address = address

    async def processor_time(self) -> float:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(b"\n")
        return float(await stdout.readline())


@asynccontextmanager
async def _server(database: str) -> AsyncIterator[_Server]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "mesozoic.server.bench_server", database),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert process.stdout is not None
    try:
        yield _Server(process, (await process.stdout.readline()).decode().strip())
    finally:
        process.terminate()
        await process.wait()


class _Position(Struct):
    """What a client needs of a position to play at random."""

    entry: int
    decision: int | None
    options: list[Raw]
    forced: bool
    opened: int | None
    over: bool


class _Told(Struct, tag_field="is", tag="progress"):
    seat: int | None
    situation: _Position


class _Situation(_Position, tag_field="is", tag="situation"):
    pass


_kinds: Final = Decoder(_Told | _Situation)


class _Browser:
    """One websocket, which hears by itself."""

    def __init__(self, socket: ClientConnection, seat: int, heard: asyncio.Event) -> None:
        self.socket, self.seat = socket, seat
        self.position: _Position | None = None
        self.awaits: int | None = None
        """The seat whose act it waits for."""
        self.heard_at = 0.0
        self._heard = heard

    async def listen(self) -> None:
        async for text in self.socket:
            now = time.perf_counter()
            if isinstance(text, str) and _is_of_interest(text):
                self._hear(_kinds.decode(text), now)

    def _hear(self, message: _Told | _Situation, now: float) -> None:
        if isinstance(message, _Told):
            self.position = message.situation
            if message.seat == self.awaits:
                self.awaits, self.heard_at = None, now
        else:
            self.position = message
        self._heard.set()


def _is_of_interest(text: str) -> bool:
    return '"is":"progress"' in text[:HEAD] or '"is":"situation"' in text[:HEAD]


class _Player:
    """Plays one table after another, all seats of it."""

    def __init__(self, server: _Server, game: str, rng: Random) -> None:
        self._server, self._game, self._rng = server, game, rng
        self._browsers: list[_Browser] = []
        self._stack = AsyncExitStack()
        self._heard = asyncio.Event()
        self._before = 0
        self.times: list[float] = []
        self.on_act: Callable[[], None] = lambda: None

    @property
    def entries(self) -> int:
        """Of all tables so far."""
        return self._before + self._now()

    def _now(self) -> int:
        return max((b.position.entry for b in self._browsers if b.position), default=0)

    async def play(self, acts: int) -> None:
        for _ in range(acts):
            browser = await self._asked()
            while browser is None:
                await self.leave()
                await self._sit_down()
                browser = await self._asked()
            self.times.append(await self._act(browser))
            self.on_act()

    async def leave(self) -> None:
        self._before += self._now()
        self._browsers = []
        await self._stack.aclose()

    async def _sit_down(self) -> None:
        opened = await asyncio.to_thread(_open, self._server.address, self._game)
        live = f"{self._server.address.replace('http', 'ws', 1)}/api/tables/{opened['table']}/live"
        for seat, key in enumerate(opened["keys"]):
            socket = await self._stack.enter_async_context(
                connect(live, max_queue=None, max_size=None, proxy=None)
            )
            await socket.send(encode({"do": "hello", "keys": [key]}), text=True)
            browser = _Browser(socket, seat, self._heard)
            listening = asyncio.ensure_future(browser.listen())
            self._stack.callback(listening.cancel)
            self._browsers.append(browser)

    async def _asked(self) -> _Browser | None:
        """Whoever has a choice, once somebody has; None when the game is over."""
        while True:
            self._heard.clear()
            positions = [browser.position for browser in self._browsers]
            if not positions or any(position and position.over for position in positions):
                return None
            for browser in self._browsers if all(positions) else ():
                position = browser.position
                if position and position.decision is not None and not position.forced:
                    return browser
            await self._heard.wait()

    async def _act(self, browser: _Browser) -> float:
        """Seconds until the last who hears of an act has."""
        position = browser.position
        assert position is not None
        alone = position.opened is not None
        hearing = [browser] if alone else self._browsers
        for other in hearing:
            other.awaits = browser.seat
        said = {
            "do": "act",
            "seat": browser.seat,
            "decision": position.decision,
            "action": self._rng.choice(position.options),
        }
        begun = time.perf_counter()
        await browser.socket.send(encode(said), text=True)
        while any(other.awaits is not None for other in hearing):
            self._heard.clear()
            await self._heard.wait()
        return max(other.heard_at for other in hearing) - begun


def _open(address: str, game: str) -> dict[str, Any]:
    from httpx import post

    seats = [{"kind": "link", "name": f"{seat}"} for seat in range(PLAYERS)]
    wish = {"game": game, "players": PLAYERS, "seats": seats, "pace": 0}
    opened: dict[str, Any] = post(f"{address}/api/tables", json=wish, trust_env=False).json()
    return opened
