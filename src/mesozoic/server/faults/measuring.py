"""`mesozoic bench --faults`: random games at a club whose parts are killed, and what was lost."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from itertools import cycle, islice
from math import ceil
from pathlib import Path
from random import Random
from typing import Final

from mesozoic.core.errors import Refused
from mesozoic.games import find_game, game_ids
from mesozoic.server.database import bring_up_to_date, connect
from mesozoic.server.faults.house import house
from mesozoic.server.faults.judging import judge
from mesozoic.server.faults.killing import Killer
from mesozoic.server.faults.party import Party
from mesozoic.server.services import PostgreSQL, Redis, missing

WORKERS: Final = 4
TABLES: Final = 50
KILLS: Final = 200
BREATH: Final = 10.0
"""Seconds after which the next is killed in any case, though little was played since."""
PATIENCE: Final = 60.0
"""Seconds after the last fault in which every table has gone on, or is stuck."""
LOOK: Final = 0.05
"""Seconds between two looks at what goes on."""
FINISHING: Final = 900.0
"""Seconds after that in which as many games as there are tables come to their ends, if they do."""
USUAL: Final = 3
"""People and bots at every other round of tables; at the rest as few as can play."""
QUIET: Final = 3.0
"""Seconds in which nobody is told anything, once all rest."""


@dataclass(frozen=True)
class Faults:
    """What was done to a club, and what that did to its games."""

    kills: int
    outages: int
    tables: int
    told: int
    """Lines of tables' logs, each counted for everybody who heard it."""
    lost: int
    """Of those, what the record does not say so."""
    doubled: int
    """Acts that were told or kept twice, or that nobody made."""
    holes: int
    stuck: int
    """Tables that did not go on, or of which somebody was not told all in the end."""
    finished: int
    verified: int

    def to_json(self) -> dict[str, int]:
        return asdict(self)


def measure(
    kills: int = KILLS,
    *,
    tables: int = TABLES,
    workers: int = WORKERS,
    seed: str = "faults",
    patience: float = PATIENCE,
    games: int | None = None,
    log: Path | None = None,
    on_kill: Callable[[], None] = lambda: None,
) -> Faults:
    """`games`: how many are to be finished, if not as many as there are tables; `log`: where the
    server says what it says."""
    if packages := missing():
        raise Refused("services-missing", packages=" ".join(packages))
    with ExitStack() as stack:
        redis = Redis()
        redis.signal = "KILL"
        services = PostgreSQL(), redis
        for service in services:
            stack.callback(service.end)
            service.start()
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        said = log or folder / "log"
        trial = Trial(*services, Random(seed), patience, said, on_kill)
        return asyncio.run(trial.run(kills, tables, workers, tables if games is None else games))


class Trial:
    def __init__(
        self,
        postgresql: PostgreSQL,
        redis: Redis,
        rng: Random,
        patience: float,
        log: Path,
        on_kill: Callable[[], None],
    ) -> None:
        self._postgresql, self._redis, self._rng = postgresql, redis, rng
        self._patience, self._log, self._on_kill = patience, log, on_kill
        self._told = 0
        """How often somebody was told of an entry."""

    async def run(self, kills: int, tables: int, workers: int, games: int) -> Faults:
        url = self._postgresql.create("club")
        engine = connect(url)
        await bring_up_to_date(engine)
        with self._log.open("ab") as log:
            async with house(url, self._redis.url, workers, log) as server:
                parties = self._parties(server.address, tables)
                playing = [asyncio.ensure_future(party.play()) for party in parties]
                killer = Killer(server, self._postgresql, self._redis, engine, self._rng)
                for _ in range(kills):
                    await self._breathe(tables)
                    await killer.kill()
                    self._on_kill()
                stuck = await self._stuck(parties)
                await self._until(lambda: sum(p.finished for p in parties) >= games, FINISHING)
                await self._rest(parties)
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
        try:
            found = await judge(engine, parties)
        finally:
            await engine.dispose()
        return Faults(
            kills=kills,
            outages=killer.outages,
            stuck=len(stuck | found.deaf),
            tables=found.tables,
            holes=found.holes,
            **asdict(found.verdict),
        )

    def _parties(self, address: str, tables: int) -> list[Party]:
        """People alone, and at every fifth table a bot with them."""
        fewest = [(game, find_game(game).players[0]) for game in game_ids()]
        usual = [(game, USUAL) for game in game_ids()]
        return [
            Party(
                address,
                game,
                players,
                int(place % 5 == 0),
                Random(self._rng.random()),
                self._hear,
            )
            for place, (game, players) in enumerate(islice(cycle(fewest + usual), tables))
        ]

    def _hear(self) -> None:
        self._told += 1

    async def _breathe(self, tables: int) -> None:
        """Play goes on for a while, which may be no time at all."""
        enough = self._told + self._rng.randint(0, 2 * tables)
        await self._until(lambda: self._told >= enough, BREATH)

    async def _stuck(self, parties: Sequence[Party]) -> set[str]:
        """The tables at which nobody hears anything new."""
        before = {party: party.entries for party in parties}

        def stuck() -> list[Party]:
            return [party for party in parties if party.entries <= before[party]]

        await self._until(lambda: not stuck(), self._patience)
        return {party.table for party in stuck()}

    async def _rest(self, parties: Sequence[Party]) -> None:
        """Until all that was done has been told."""
        for party in parties:
            party.rest()
        told = -1
        while told < self._told:
            told = self._told
            await asyncio.sleep(QUIET)

    async def _until(self, is_so: Callable[[], bool], seconds: float) -> None:
        for _ in range(ceil(seconds / LOOK)):
            if is_so():
                return
            await asyncio.sleep(LOOK)
