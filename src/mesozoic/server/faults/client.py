"""Somebody who plays at random, and comes back whenever they are cut off, as our pages do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any, Final

from msgspec.json import decode, encode
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from mesozoic.server.faults.ledger import Ledger
from mesozoic.server.messages import Json

FIRST_WAIT: Final = 0.4
LONGEST_WAIT: Final = 10.0
RESTART: Final = 1012
RESTART_WAIT: Final = 2.0
"""Seconds, as web/src/api/socket.ts has them."""
SLOWEST: Final = 1.0
"""Seconds that somebody thinks, at most."""
CUT: Final = (OSError, WebSocketException, asyncio.TimeoutError)


class Client:
    def __init__(
        self,
        uri: str,
        seat: int,
        key: str,
        ledger: Ledger,
        rng: Random,
        on_told: Callable[[], None],
    ) -> None:
        self._uri, self._key, self._rng = uri, key, rng
        self.seat, self.ledger = seat, ledger
        self._on_told = on_told
        self._socket: ClientConnection | None = None
        self._position: Json = {}
        self._seen = 0
        self._last = -1
        """The entry that this connection was told last."""
        self._attempts = 0
        self._thinking: asyncio.TimerHandle | None = None
        self.is_over = False
        self.is_resting = False
        """Whether it only listens."""

    @property
    def entries(self) -> int:
        """How many it knows of."""
        return int(self._position.get("entry", 0))

    async def play(self) -> None:
        """Until the game is over, or it is cancelled."""
        while not self.is_over:
            is_restart = False
            try:
                await self._sit()
            except ConnectionClosed as closed:
                is_restart = closed.rcvd is not None and closed.rcvd.code == RESTART
            except CUT:
                pass
            self._socket = None
            if not self.is_over:
                await asyncio.sleep(self._wait(is_restart))

    def _wait(self, is_restart: bool) -> float:
        usual = min(LONGEST_WAIT, FIRST_WAIT * 2.0**self._attempts)
        self._attempts += 1
        longest = max(usual, RESTART_WAIT) if is_restart else usual
        return longest * self._rng.uniform(0.5, 1)

    async def _sit(self) -> None:
        async with connect(
            self._uri, compression=None, max_size=None, ping_interval=None, proxy=None
        ) as socket:
            self._socket, self._seen, self._last = socket, 0, -1
            await socket.send(encode({"do": "hello", "keys": [self._key]}), text=True)
            while not self.is_over:
                await self._hear(decode(await socket.recv()))

    async def _hear(self, message: Json) -> None:
        if message["is"] != "refused":
            self._attempts = 0
        is_missing = self._seen > 0 and message["n"] != self._seen + 1
        self._seen = message["n"]
        if is_missing and message["is"] != "situation":
            await self._say({"do": "resync"})
            return
        match message["is"]:
            case "situation":
                self.ledger.show(self.seat, message["entry"])
                self._stand_at(message)
            case "progress":
                self.ledger.repeated += message["entry"] <= self._last
                self._last = message["entry"]
                self.ledger.hear(self.seat, message)
                self._on_told()
                self._stand_at(message["situation"])
            case "refused":
                self._think()  # and try again

    def _stand_at(self, position: Json) -> None:
        self._position = position
        self.is_over = position["over"]
        self._think()

    def _think(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
        if self._is_asked():
            seconds, loop = self._rng.uniform(0, SLOWEST), asyncio.get_running_loop()
            self._thinking = loop.call_later(seconds, self._begin, self._position)

    def _is_asked(self) -> bool:
        position = self._position
        return bool(position) and position["decision"] is not None and not position["forced"]

    def _begin(self, position: Json) -> None:
        if self._position is position and not self.is_resting:
            self._acting = asyncio.ensure_future(self._act(position))

    async def _act(self, position: Json) -> None:
        decision, action = position["decision"], self._rng.choice(position["options"])
        self.ledger.say(self.seat, decision, action)
        await self._say({"do": "act", "seat": self.seat, "decision": decision, "action": action})

    async def _say(self, message: Any) -> None:
        if self._socket is not None:
            try:
                await self._socket.send(encode(message), text=True)
            except CUT:
                return  # whoever listens notices
