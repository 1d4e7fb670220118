"""Tables in the middle of their games, put into a database before a server is measured on it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from mesozoic.arena.subject import PLAYERS
from mesozoic.core.luck import SeededLuck
from mesozoic.core.record import Record
from mesozoic.core.table import Table
from mesozoic.files.packs import standard_components
from mesozoic.files.tables import new_table
from mesozoic.games import game_ids
from mesozoic.server.database import bring_up_to_date, connect
from mesozoic.server.keys import digest, new_key, new_table_id
from mesozoic.server.store import Store
from mesozoic.server.stored import StoredSeat
from mesozoic.server.table_status import status_of

ENTRIES: Final = 300
"""That a table has, if its game lasts longer."""
LEFT: Final = 60
"""Entries that a game lasts at least from there."""
GAMES: Final = 4
"""Of each kind that are played: tables have the same past, not the same future."""


@dataclass(frozen=True)
class Prepared:
    table: str
    keys: Sequence[str]


async def prepare(database: str, tables: int) -> tuple[list[Prepared], Prepared]:
    """So many tables of all games in turns, and one at which the game is over."""
    engine = connect(database)
    await bring_up_to_date(engine)
    store = Store(engine, power_cuts=False)
    games = [_played(name, number) for number in range(GAMES) for name in game_ids()]
    pasts = [_up_to(game, _length(game)) for game in games]
    try:
        finished = await _keep(store, games[0])
        kept = [_keep(store, pasts[number % len(pasts)]) for number in range(tables)]
        return await asyncio.gather(*kept), finished
    finally:
        await store.close()
        await engine.dispose()


def _played(name: str, number: int) -> Table[Any]:
    seed = f"load {number}"
    table = new_table(name, PLAYERS, seed=seed, seats=[str(seat) for seat in range(PLAYERS)])
    luck, rng = SeededLuck.named(seed), Random(seed)
    while not table.is_over and len(table.record.entries) < ENTRIES + LEFT:
        table.go_on(luck, lambda seat: rng.choice(table.options(seat)))
    return table


def _length(game: Table[Any]) -> int:
    return min(ENTRIES, len(game.record.entries) - LEFT)


def _up_to(game: Table[Any], entries: int) -> Table[Any]:
    record = game.record
    past = Record(record.header, record.entries[:entries], seed=record.seed)
    return Table(game.game, past, standard_components(record.header.game))


async def _keep(store: Store, table: Table[Any]) -> Prepared:
    name, keys = new_table_id(), [new_key() for _ in range(PLAYERS)]
    seats = [StoredSeat(str(seat), "link", None, digest(key)) for seat, key in enumerate(keys)]
    status = status_of(table)
    await store.open(
        table,
        seats,
        status,
        id=name,
        owner=None,
        chosen_luck=False,
        pace=0,
        no_secrets=False,
        created=int(time.time()),
    )
    kept = await store.find(name)
    await store.add(kept.number, 0, table.record.entries, status)
    return Prepared(name, keys)
