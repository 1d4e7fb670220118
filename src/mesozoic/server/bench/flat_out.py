"""How fast a server is: ten tables of a game, four websockets at each, flat out."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Final, Protocol

from mesozoic.server.bench.opening import open_table
from mesozoic.server.bench.party import Party
from mesozoic.server.bench.peer import PeerParty, install, peer, states_of
from mesozoic.server.bench.started import Started, house
from mesozoic.server.database import sqlite_url

TABLES: Final = 10
ACTS: Final = 600
"""Of each round."""
WARM_UP: Final = 20
"""Acts at each table before the first that counts."""
FILES_SHARE: Final = 4
"""The peer's files are slow: so much fewer acts."""
OnRound = Callable[[], None]


@dataclass(frozen=True)
class Load:
    """What a server did in a round.

    An act is timed from being said until the last who hears of it at its table has; in a lane of
    one's own nobody else does.
    """

    acts: int
    acts_per_second: float
    entries_per_second: float
    p50_ms: float
    p95_ms: float
    cpu_ms_per_act: float


@dataclass(frozen=True)
class Speed:
    """Rounds of our server and, if it was asked for, of the peer beside it."""

    ours: Sequence[Load]
    peer: Sequence[Load] = ()
    lean: Sequence[Load] = ()
    """The peer with a state that lacks the board."""
    files: Sequence[Load] = ()
    """The peer, which keeps its games in files."""
    state_bytes: int = 0
    """The size of the peer's state."""

    def to_json(self) -> dict[str, float]:
        """Medians of the rounds, and of the rounds' ratios."""
        names = [name for name in Load.__dataclass_fields__ if name != "acts"]
        found: dict[str, float] = {"acts": sum(load.acts for load in self.ours)}
        found |= {name: _middle(self.ours, name) for name in names}
        if self.peer:
            found |= {
                "peer_acts_per_second": _middle(self.peer, "acts_per_second"),
                "peer_p95_ms": _middle(self.peer, "p95_ms"),
                "peer_cpu_ms_per_act": _middle(self.peer, "cpu_ms_per_act"),
                "ratio": _ratio(self.ours, self.peer),
                "peer_lean_acts_per_second": _middle(self.lean, "acts_per_second"),
                "peer_lean_cpu_ms_per_act": _middle(self.lean, "cpu_ms_per_act"),
                "ratio_to_lean": _ratio(self.ours, self.lean),
                "peer_files_acts_per_second": _middle(self.files, "acts_per_second"),
                "peer_files_p95_ms": _middle(self.files, "p95_ms"),
                "ratio_to_files": _ratio(self.ours, self.files),
                "state_bytes": self.state_bytes,
            }
        return found


def _middle(rounds: Sequence[Load], name: str) -> float:
    found: float = median(getattr(load, name) for load in rounds)
    return found


def _ratio(ours: Sequence[Load], theirs: Sequence[Load]) -> float:
    pairs = zip(ours, theirs, strict=True)
    return median(mine.acts_per_second / other.acts_per_second for mine, other in pairs)


def measure(
    game: str,
    rounds: int,
    acts: int = ACTS,
    *,
    tables: int = TABLES,
    beside_peer: bool = False,
    on_round: OnRound = lambda: None,
) -> Speed:
    """Play so many acts a round in all, and time each; in turns with the peer, if it is wished."""
    return asyncio.run(_measure(game, rounds, acts, tables, on_round, beside_peer=beside_peer))


async def _measure(
    game: str, rounds: int, acts: int, tables: int, on_round: OnRound, *, beside_peer: bool
) -> Speed:
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        ours = await stack.enter_async_context(house(sqlite_url(folder / "tables.sqlite")))
        sides = [Side(ours, [OurTable(ours, game, Random(seed)) for seed in range(tables)], acts)]
        state, lean = states_of(game)
        if beside_peer:
            modules = await asyncio.to_thread(install)
            others: list[tuple[bytes, Path | None, int]] = [
                (state, None, acts),
                (lean, None, acts),
                (state, folder / "peer", acts // FILES_SHARE),
            ]
            for shown, kept, share in others:
                other = await stack.enter_async_context(peer(modules, shown, kept))
                sides.append(Side(other, [PeerTable(other) for _ in range(tables)], share))
        for side in sides:
            await side.warm_up()
        found = []
        for _ in range(rounds):
            found.append([await side.round() for side in sides])
            on_round()
        for side in sides:
            side.leave()
    each = iter(zip(*found, strict=True))
    return Speed(
        ours=next(each),
        peer=next(each, ()),
        lean=next(each, ()),
        files=next(each, ()),
        state_bytes=len(state),
    )


class AtTable(Protocol):
    """A table where one game is played after another."""

    @property
    def entries(self) -> int:
        """Of all games so far."""
        ...

    async def prepare(self) -> None:
        """What is not to be measured."""

    async def act(self) -> float: ...

    def leave(self) -> None: ...


class Side:
    """A server and the tables at it."""

    def __init__(self, server: Started, tables: Sequence[AtTable], acts: int) -> None:
        self._server, self._tables = server, tables
        self._acts = acts

    async def warm_up(self) -> None:
        await self._prepare()
        await asyncio.gather(*(_play(table, WARM_UP) for table in self._tables))

    async def round(self) -> Load:
        await self._prepare()
        used, begun, entries = await self._server.used(), time.perf_counter(), self._entries()
        each = self._acts // len(self._tables)
        played = await asyncio.gather(*(_play(table, each) for table in self._tables))
        seconds = time.perf_counter() - begun
        spent = (await self._server.used()).seconds - used.seconds
        times = [time * 1000 for table in played for time in table]
        cuts = quantiles(times, n=20)
        return Load(
            acts=len(times),
            acts_per_second=len(times) / seconds,
            entries_per_second=(self._entries() - entries) / seconds,
            p50_ms=cuts[9],
            p95_ms=cuts[18],
            cpu_ms_per_act=spent * 1000 / len(times),
        )

    def leave(self) -> None:
        for table in self._tables:
            table.leave()

    async def _prepare(self) -> None:
        for table in self._tables:
            await table.prepare()

    def _entries(self) -> int:
        return sum(table.entries for table in self._tables)


async def _play(table: AtTable, acts: int) -> list[float]:
    return [await table.act() for _ in range(acts)]


class OurTable:
    """The next game is opened before a round begins: the peer's goes on for ever."""

    def __init__(self, server: Started, game: str, rng: Random) -> None:
        self._server, self._game, self._rng = server, game, rng
        self._party = Party(rng)
        self._next: Party | None = None
        self._before = 0

    @property
    def entries(self) -> int:
        return self._before + self._party.entries

    async def prepare(self) -> None:
        if self._next is None:
            self._next = await self._opened()

    async def act(self) -> float:
        browser = await self._party.asked() if self._party.browsers else None
        while browser is None:
            await self._play_another()
            browser = await self._party.asked()
        return await self._party.act(browser)

    async def _play_another(self) -> None:
        self._before = self.entries
        self._party.leave()
        self._party, self._next = self._next or await self._opened(), None

    async def _opened(self) -> Party:
        opened = await asyncio.to_thread(open_table, self._server.address, self._game)
        party = Party(self._rng)
        await party.come(self._server.address, opened["table"], opened["keys"])
        await party.shown()
        return party

    def leave(self) -> None:
        self._party.leave()
        if self._next is not None:
            self._next.leave()


class PeerTable:
    """It has no end: one game is enough."""

    def __init__(self, server: Started) -> None:
        self._server = server
        self._party: PeerParty | None = None
        self.entries = 0

    async def prepare(self) -> None:
        if self._party is None:
            self._party = PeerParty(self._server.address)
            await self._party.come()

    async def act(self) -> float:
        assert self._party is not None
        self.entries += 1
        return await self._party.act()

    def leave(self) -> None:
        if self._party is not None:
            self._party.leave()
