"""How soon bots answer: at each table a person who acts at random, and the best bots beside."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any, Final

from msgspec import Struct
from msgspec.json import Decoder, encode

from mesozoic.core.errors import Refused
from mesozoic.games import game_ids
from mesozoic.server.bench.opening import open_table
from mesozoic.server.bench.party import HEAD, PATIENCE, Position
from mesozoic.server.bench.socket import Socket
from mesozoic.server.bench.started import Started, house
from mesozoic.server.database import sqlite_url
from mesozoic.server.thinking import LEVELS

BEST: Final = LEVELS[-1]
SECONDS: Final = 60.0
PERSON: Final = 0
"""The seat of whoever acts at random."""
HASTE: Final = "bots-in-haste"
ENOUGH: Final = 2
"""Times of which one can say how they lie."""
OnTable = Callable[[], None]


class _Waiting(Position):
    waiting: list[int]
    """The seats that are asked."""


class _Situation(_Waiting, tag_field="is", tag="situation"):
    pass


class _Progress(Struct, tag_field="is", tag="progress"):
    seat: int | None
    situation: _Waiting


class _Mention(Struct, tag_field="is", tag="mention"):
    key: str


_kinds: Final = Decoder(_Situation | _Progress | _Mention)
_HEEDED: Final = (b'"is":"situation"', b'"is":"progress"', b'"is":"mention"')


@dataclass(frozen=True)
class Answering:
    """An answer is timed from when somebody sees that a bot is asked until they see what it did."""

    tables: int
    answers: int
    answers_per_second: float
    p50_ms: float
    p95_ms: float
    most_ms: float
    in_haste: int
    """Tables that were told that bots think less."""

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def measure(
    tables: int, *, seconds: float = SECONDS, on_table: OnTable = lambda: None
) -> Answering:
    """Play at so many tables of all games in turns, for a while."""
    return asyncio.run(_measure(tables, seconds, on_table))


async def _measure(tables: int, seconds: float, on_table: OnTable) -> Answering:
    games = game_ids()
    people = [Person(games[at % len(games)], Random(at)) for at in range(tables)]
    with tempfile.TemporaryDirectory() as folder:
        async with house(sqlite_url(Path(folder) / "tables.sqlite")) as server:
            for person in people:
                await person.come(server)
                on_table()
            for person in people:
                person.times.clear()
            begun = time.perf_counter()
            await asyncio.gather(*(person.play(server, begun + seconds) for person in people))
            took = time.perf_counter() - begun
            for person in people:
                person.leave()
    return _answering(people, took)


def _answering(people: Sequence[Person], seconds: float) -> Answering:
    times = [1000 * time for person in people for time in person.times]
    cuts = quantiles(times, n=20, method="inclusive")
    return Answering(
        tables=len(people),
        answers=len(times),
        answers_per_second=len(times) / seconds,
        p50_ms=cuts[9],
        p95_ms=cuts[18],
        most_ms=max(times),
        in_haste=sum(person.heard_of_haste for person in people),
    )


class Person:
    """Somebody at a table of bots, who answers at once and begins anew where a game is over."""

    def __init__(self, game: str, rng: Random) -> None:
        self._game = game
        self._rng = rng
        self._socket: Socket | None = None
        self._asked: dict[int, float] = {}
        """By seat of a bot: since when it is asked."""
        self._answered: int | None = None
        self._position: _Waiting | None = None
        self._heard = asyncio.Event()
        self.times: list[float] = []
        self.heard_of_haste = False

    async def come(self, server: Started) -> None:
        """Until they have seen the table."""
        opened = await asyncio.to_thread(open_table, server.address, self._game, BEST)
        self._asked, self._answered, self._position = {}, None, None
        uri = f"ws://{server.address}/api/tables/{opened['table']}/live"
        self._socket = Socket(uri, self._hear)
        await self._socket.open()
        self._say({"do": "hello", "keys": [opened["keys"][PERSON]]})
        while self._position is None:
            await self._need()

    async def play(self, server: Started, end: float) -> None:
        """Until then, or longer where too few bots were asked; those that are still asked have not
        answered sooner than that."""
        while (left := end - time.perf_counter()) > 0 or not self._is_timed:
            if self._position is not None and self._position.over:
                self.leave()
                await self.come(server)
            elif left > 0:
                with suppress(TimeoutError):
                    await self._next(left)
            else:
                await self._need()
        now = time.perf_counter()
        self.times += [now - since for since in self._asked.values()]

    @property
    def _is_timed(self) -> bool:
        return len(self.times) + len(self._asked) >= ENOUGH

    async def _need(self) -> None:
        try:
            await self._next(PATIENCE)
        except TimeoutError:
            raise Refused("bench-no-answers", seconds=PATIENCE) from None

    async def _next(self, seconds: float) -> None:
        self._heard.clear()
        async with asyncio.timeout(seconds):
            await self._heard.wait()

    def leave(self) -> None:
        if self._socket is not None:
            self._socket.close()

    def _say(self, message: object) -> None:
        assert self._socket is not None
        self._socket.say(encode(message))

    def _hear(self, text: bytes) -> None:
        now = time.perf_counter()
        head = text[:HEAD]
        if not any(kind in head for kind in _HEEDED):
            return
        message = _kinds.decode(text)
        if isinstance(message, _Mention):
            self.heard_of_haste |= message.key == HASTE
        elif isinstance(message, _Progress):
            since = None if message.seat is None else self._asked.pop(message.seat, None)
            if since is not None:
                self.times.append(now - since)
            self._look(message.situation, now)
        else:
            self._look(message, now)

    def _look(self, position: _Waiting, now: float) -> None:
        self._position = position
        self._heard.set()
        waiting = set(position.waiting) - {PERSON}
        self._asked = {seat: self._asked.get(seat, now) for seat in waiting}
        if position.decision not in (None, self._answered) and not position.forced:
            self._answered = position.decision
            action = self._rng.choice(position.options)
            decision = {"decision": position.decision, "action": action}
            self._say({"do": "act", "seat": PERSON, **decision})
