"""How a server bears many tables: four websockets at each, an act every five seconds."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any, Final

from mesozoic.arena.subject import PLAYERS
from mesozoic.core.errors import Refused
from mesozoic.server.bench.files import allow_many
from mesozoic.server.bench.noise import noise
from mesozoic.server.bench.party import Party
from mesozoic.server.bench.prepared import Prepared, prepare
from mesozoic.server.bench.started import Started, house
from mesozoic.server.database import sqlite_url

EVERY: Final = 5.0
"""Seconds between two acts at a table."""
SECONDS: Final = 30.0
COMING: Final = 8
"""Parties that come at a time."""
SPARE_FILES: Final = 100
OnTable = Callable[[], None]


@dataclass(frozen=True)
class Borne:
    """How a while was; an act is timed until the last who hears of it at its table has."""

    acts: int
    acts_per_second: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    dropped: int
    """Acts that somebody at the table never heard of, and connections that were closed."""
    cpu_share: float
    """Of a processor, that the server used."""


@dataclass(frozen=True)
class Crowd:
    tables: int
    sockets: int
    memory_mb: float
    """The most that the server has had."""
    come_seconds: float
    """Until all had come and seen their tables."""
    quiet: Borne
    noisy: Borne | None

    def to_json(self) -> dict[str, Any]:
        found = {
            "tables": self.tables,
            "sockets": self.sockets,
            **asdict(self.quiet),
            "memory_mb": self.memory_mb,
            "come_seconds": self.come_seconds,
        }
        if self.noisy is not None:
            found["quiet"], found["noisy"] = asdict(self.quiet), asdict(self.noisy)
            found["noise_ratio"] = self.noisy.p95_ms / self.quiet.p95_ms
        return found


def measure(
    tables: int,
    *,
    noisy: bool = False,
    seconds: float = SECONDS,
    on_table: OnTable = lambda: None,
) -> Crowd:
    """Play at so many tables for a while and, if it is wished, as long again beside noise."""
    most = allow_many()
    wanted = tables * PLAYERS + SPARE_FILES
    if most is not None and most < wanted:
        raise Refused("bench-few-files", wanted=wanted, most=most)
    return asyncio.run(_measure(tables, seconds, on_table, noisy=noisy))


async def _measure(tables: int, seconds: float, on_table: OnTable, *, noisy: bool) -> Crowd:
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = sqlite_url(Path(folder) / "tables.sqlite")
        prepared, finished = await prepare(database, tables)
        server = await stack.enter_async_context(house(database, limited=True))
        begun = time.perf_counter()
        parties = await _all_come(server, prepared, on_table)
        come = time.perf_counter() - begun
        quiet = await _while(server, parties, seconds)
        disturbed = None
        if noisy:
            async with noise(server.address, prepared[0].table, finished.table):
                disturbed = await _while(server, parties, seconds)
        used = await server.used()
        sockets = sum(not browser.is_gone for party in parties for browser in party.browsers)
        for party in parties:
            party.leave()
    return Crowd(tables, sockets, used.megabytes, come, quiet, disturbed)


async def _all_come(
    server: Started, prepared: Sequence[Prepared], on_table: OnTable
) -> list[Party]:
    parties = [Party(Random(number)) for number in range(len(prepared))]
    door = asyncio.Semaphore(COMING)

    async def come(number: int) -> None:
        async with door:
            at, local = prepared[number], address_of(number)
            await parties[number].come(server.address, at.table, at.keys, local)
            await parties[number].shown()
            on_table()

    await asyncio.gather(*(come(number) for number in range(len(parties))))
    return parties


def address_of(table: int) -> str:
    """Where a party comes from: an address of this machine of its own, as limits are for each."""
    return f"127.77.{table // 250}.{table % 250 + 1}"


async def _while(server: Started, parties: Sequence[Party], seconds: float) -> Borne:
    """Each party acts at moments of its own, whether or not others have been answered."""
    used, begun = await server.used(), time.perf_counter()
    gone = _gone(parties)
    shift = EVERY / len(parties)
    playing = (
        _play(party, begun + number * shift, begun + seconds)
        for number, party in enumerate(parties)
    )
    played = await asyncio.gather(*playing)
    took = time.perf_counter() - begun
    spent = (await server.used()).seconds - used.seconds
    times = [time * 1000 for party in played for time in party if time is not None]
    unheard = sum(time is None for party in played for time in party)
    cuts = quantiles(times, n=100)
    return Borne(
        acts=len(times),
        acts_per_second=len(times) / seconds,
        p50_ms=cuts[49],
        p95_ms=cuts[94],
        p99_ms=cuts[98],
        dropped=unheard + _gone(parties) - gone,
        cpu_share=spent / took,
    )


def _gone(parties: Sequence[Party]) -> int:
    return sum(browser.is_gone for party in parties for browser in party.browsers)


async def _play(party: Party, due: float, end: float) -> list[float | None]:
    """Seconds until each act was heard; None where it was not. Where a game is over nobody acts."""
    times: list[float | None] = []
    while due < end:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        try:
            browser = await party.asked()
            if browser is None:
                break
            times.append(await party.act(browser))
        except TimeoutError:
            times.append(None)
            break
        due += EVERY
    return times
