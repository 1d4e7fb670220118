"""Beginning a game: a state to play with, or a table that keeps a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from mesozoic.core.errors import Refused
from mesozoic.core.game import Setup
from mesozoic.core.luck import SeededLuck
from mesozoic.core.record import Header, Record
from mesozoic.core.state import State
from mesozoic.core.table import Table
from mesozoic.files.packs import find_pack
from mesozoic.games import find_game

SEED_BYTES: Final = 32


def setup(
    game: str,
    players: int,
    options: Mapping[str, str] | None = None,
    pack_folder: Path | None = None,
) -> State:
    """A fresh state, run to its first decision or draw of luck."""
    found = find_game(game)
    found.check_players(players)
    _, components = find_pack(game, pack_folder)
    chosen = found.settle_options(options or {})
    state: State = found.setup(Setup(players, components, chosen, found.rules_version))
    return state


def new_table(
    game: str,
    players: int,
    options: Mapping[str, str] | None = None,
    *,
    seed: str | bytes,
    seats: Sequence[str] = (),
    pack_folder: Path | None = None,
) -> Table[Any]:
    """A table at which nothing has happened yet. A seed of text is hashed to one of 32 bytes."""
    if isinstance(seed, bytes) and len(seed) != SEED_BYTES:
        raise Refused("record-seed")
    found = find_game(game)
    found.check_players(players)
    pack, components = find_pack(game, pack_folder)
    luck = SeededLuck(seed) if isinstance(seed, bytes) else SeededLuck.named(seed)
    header = Header(
        game=game,
        rules=found.rules_version,
        players=players,
        options=found.settle_options(options or {}),
        pack=pack.name,
        pack_digest=pack.digest,
        seats=tuple(seats) or tuple(f"seat {seat}" for seat in range(players)),
        commitment=luck.commitment,
    )
    return Table(found, Record(header, seed=luck.seed.hex()), components)
