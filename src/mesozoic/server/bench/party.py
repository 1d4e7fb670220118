"""Four at one table, a websocket each, who act at random."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec import Raw, Struct
from msgspec.json import Decoder, encode

from mesozoic.server.bench.socket import Socket

HEAD: Final = 100
"""Where a message says what it is."""
PATIENCE: Final = 30
"""Seconds after which what has not come will not."""


class Position(Struct):
    """What a client needs of a position to play at random."""

    entry: int
    decision: int | None
    options: list[Raw]
    forced: bool
    opened: int | None
    over: bool


class _Told(Struct, tag_field="is", tag="progress"):
    seat: int | None
    situation: Position


class _Situation(Position, tag_field="is", tag="situation"):
    pass


_kinds: Final = Decoder(_Told | _Situation)


class Browser:
    """One of them, who hears by itself."""

    def __init__(self, uri: str, seat: int, heard: asyncio.Event) -> None:
        self.seat = seat
        self.position: Position | None = None
        self.awaits: int | None = None
        """The seat whose act it waits for."""
        self.heard_at = 0.0
        self._heard = heard
        self._socket = Socket(uri, self._hear)

    async def come(self, key: str, local: str | None) -> None:
        await self._socket.open(local)
        self.say({"do": "hello", "keys": [key]})

    def say(self, message: object) -> None:
        self._socket.say(encode(message))

    @property
    def is_gone(self) -> bool:
        return self._socket.is_closed

    def leave(self) -> None:
        self._socket.close()

    def _hear(self, text: bytes) -> None:
        now = time.perf_counter()
        head = text[:HEAD]
        if b'"is":"progress"' not in head and b'"is":"situation"' not in head:
            return
        message = _kinds.decode(text)
        if isinstance(message, _Told):
            self.position = message.situation
            if message.seat == self.awaits:
                self.awaits, self.heard_at = None, now
        else:
            self.position = message
        self._heard.set()


class Party:
    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._heard = asyncio.Event()
        self.browsers: list[Browser] = []

    async def come(
        self, address: str, table: str, keys: Sequence[str], local: str | None = None
    ) -> None:
        """Each with a key of their own, maybe all from an address of their own."""
        uri = f"ws://{address}/api/tables/{table}/live"
        for seat, key in enumerate(keys):
            browser = Browser(uri, seat, self._heard)
            self.browsers.append(browser)
            await browser.come(key, local)

    def leave(self) -> None:
        for browser in self.browsers:
            browser.leave()

    @property
    def entries(self) -> int:
        return max((b.position.entry for b in self.browsers if b.position), default=0)

    async def shown(self) -> None:
        """Until each of them has seen the table."""
        while not all(browser.position for browser in self.browsers):
            await self._next()

    async def asked(self) -> Browser | None:
        """Whoever has a choice, once somebody has; None when the game is over."""
        await self.shown()
        while True:
            for browser in self.browsers:
                position = browser.position
                assert position is not None
                if position.over:
                    return None
                if position.decision is not None and not position.forced:
                    return browser
            await self._next()

    async def act(self, browser: Browser) -> float:
        """Seconds until the last who hears of an act has: in a lane of one's own nobody else."""
        position = browser.position
        assert position is not None
        hearing = self.browsers if position.opened is None else [browser]
        for other in hearing:
            other.awaits = browser.seat
        said = {
            "do": "act",
            "seat": browser.seat,
            "decision": position.decision,
            "action": self._rng.choice(position.options),
        }
        begun = time.perf_counter()
        browser.say(said)
        while any(other.awaits is not None for other in hearing):
            await self._next()
        return max(other.heard_at for other in hearing) - begun

    async def _next(self) -> None:
        self._heard.clear()
        async with asyncio.timeout(PATIENCE):
            await self._heard.wait()
