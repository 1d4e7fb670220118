"""boardgame.io's server from npm: the same clients, a state as large as ours, no rules, no secrets.

It is installed once, in the user's cache, at the versions of the lock beside its script.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from msgspec import Raw, Struct, field
from msgspec.json import Decoder, encode

from mesozoic.arena.peers.environments import cache
from mesozoic.arena.subject import PLAYERS, Subject
from mesozoic.core.codec import plain
from mesozoic.core.errors import Refused
from mesozoic.core.record import Record
from mesozoic.core.seats import Seat
from mesozoic.server import redaction
from mesozoic.server.bench.party import PATIENCE
from mesozoic.server.bench.socket import Socket
from mesozoic.server.bench.started import Started, started

PEER: Final = "boardgame.io-0.50.2"
FOLDER: Final = Path(__file__).parent / "boardgame_io"
LISTED: Final = ("package.json", "package-lock.json", ".npmrc")
GAME: Final = "table"
# What engine.io and socket.io put before what is said.
OPEN: Final = b"0"
PING: Final = b"2"
PONG: Final = b"3"
ENTER: Final = f"40/{GAME},".encode()
WELCOME: Final = ENTER
EVENT: Final = f"42/{GAME},".encode()
SYNC: Final = EVENT + b'["sync"'
UPDATE: Final = EVENT + b'["update"'


def install() -> Path:
    """The folder of its modules."""
    folder = cache() / PEER
    modules = folder / "node_modules"
    npm = found("npm")
    wanted = {name: (FOLDER / name).read_bytes() for name in LISTED}
    ready = folder / "ready"
    if ready.is_file() and ready.read_bytes() == wanted["package-lock.json"]:
        return modules
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in wanted.items():
        (folder / name).write_bytes(content)
    done = subprocess.run(
        [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"],
        cwd=folder,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        problem = next((line for line in done.stderr.splitlines() if "error" in line), "npm ci")
        raise Refused("peer-not-installed", peer=PEER, problem=problem)
    ready.write_bytes(wanted["package-lock.json"])
    return modules


def found(program: str) -> str:
    """Where node is on this machine, or beside our own Python."""
    places = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
    path = shutil.which(program, path=places)
    if path is None:
        raise Refused("peer-not-installed", peer=PEER, problem=f"{program}?")
    return path


def states_of(game: str) -> tuple[bytes, bytes]:
    """What a seat is shown halfway through a random game of ours, as JSON: with the board, without.

    We tell the board once. The peer tells its whole state with each act; whoever writes a game for
    it may leave out what never changes, if its pages know that by themselves.
    """
    subject = Subject(game)
    whole = subject.record
    table = subject.fold(Record(whole.header, whole.entries[: len(whole.entries) // 2]))
    view = redaction.position(table, Seat(0)).view
    return encode({"board": plain(table.game.board(table.state)), "view": view}), encode(view)


@asynccontextmanager
async def peer(modules: Path, state: bytes, folder: Path | None = None) -> AsyncIterator[Started]:
    """Its server; it keeps its games in a folder, or nowhere."""
    kept = [str(folder)] if folder else []
    environment = {**os.environ, "NODE_PATH": str(modules), "NODE_ENV": "production"}
    command = [found("node"), str(FOLDER / "server.cjs"), *kept]
    async with started(command, state, environment) as server:
        yield server


class _Update(Struct):
    """What a client needs of its state."""

    ctx: _Context
    number: int = field(name="_stateID")


class _Context(Struct):
    current: str = field(name="currentPlayer")


class _Sync(Struct):
    state: _Update


_sync: Final = Decoder(tuple[str, str, _Sync])
_update: Final = Decoder(tuple[str, str, _Update, Raw])


class PeerBrowser:
    """One websocket that speaks socket.io."""

    def __init__(self, address: str, match: str, seat: int, key: str, heard: asyncio.Event) -> None:
        self.state: _Update | None = None
        self.heard_at = 0.0
        self.is_told = False
        """Whether it has heard of the last act."""
        self._match, self._seat, self._key = match, str(seat), key
        self._heard = heard
        uri = f"ws://{address}/socket.io/?EIO=4&transport=websocket"
        self._socket = Socket(uri, self._hear)

    async def come(self) -> None:
        await self._socket.open()

    def leave(self) -> None:
        self._socket.close()

    def act(self) -> None:
        assert self.state is not None
        payload = {"type": "act", "args": [], "playerID": self._seat, "credentials": self._key}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._say("update", action, self.state.number, self._match, self._seat)

    def _say(self, *event: object) -> None:
        self._socket.say(EVENT + encode(event))

    def _hear(self, text: bytes) -> None:
        now = time.perf_counter()
        if text.startswith(UPDATE):
            self.state = _update.decode(text[len(EVENT) :])[2]
            self.is_told, self.heard_at = True, now
            self._heard.set()
        elif text.startswith(SYNC):
            self.state = _sync.decode(text[len(EVENT) :])[2].state
            self._heard.set()
        elif text.startswith(PING):
            self._socket.say(PONG)
        elif text.startswith(WELCOME):
            self._say("sync", self._match, self._seat, self._key, PLAYERS)
        elif text.startswith(OPEN):
            self._socket.say(ENTER)


class PeerParty:
    """Four at one table of the peer."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._heard = asyncio.Event()
        self._browsers: list[PeerBrowser] = []

    async def come(self) -> None:
        """One after another: two who come at once may find different games."""
        match, keys = await asyncio.to_thread(_open, self._address)
        for seat, key in enumerate(keys):
            browser = PeerBrowser(self._address, match, seat, key, self._heard)
            self._browsers.append(browser)
            await browser.come()
            while browser.state is None:
                await self._next()

    def leave(self) -> None:
        for browser in self._browsers:
            browser.leave()

    async def act(self) -> float:
        """Seconds until the last has heard of an act of whose turn it is."""
        state = self._browsers[0].state
        assert state is not None
        for browser in self._browsers:
            browser.is_told = False
        begun = time.perf_counter()
        self._browsers[int(state.ctx.current)].act()
        while not all(browser.is_told for browser in self._browsers):
            await self._next()
        return max(browser.heard_at for browser in self._browsers) - begun

    async def _next(self) -> None:
        self._heard.clear()
        async with asyncio.timeout(PATIENCE):
            await self._heard.wait()


def _open(address: str) -> tuple[str, list[str]]:
    """A new game and the keys to its seats."""
    from httpx import Client

    with Client(base_url=f"http://{address}/games/{GAME}", trust_env=False) as http:
        match: str = http.post("/create", json={"numPlayers": PLAYERS}).json()["matchID"]
        sat = (
            http.post(f"/{match}/join", json={"playerID": str(seat), "playerName": str(seat)})
            for seat in range(PLAYERS)
        )
        return match, [answer.json()["playerCredentials"] for answer in sat]
