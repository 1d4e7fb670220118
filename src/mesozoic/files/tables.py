"""Beginning a game: a state to play with, or a table that keeps a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from mesozoic.core.codec import shown
from mesozoic.core.errors import Refused
from mesozoic.core.game import Game, Setup
from mesozoic.core.luck import SeededLuck
from mesozoic.core.record import LONGEST_NAME, Header, Record, is_name
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
    return lay_table(
        found,
        components,
        (pack.name, pack.digest),
        options or {},
        tuple(seats) or tuple(f"seat {seat}" for seat in range(players)),
        SeededLuck(seed) if isinstance(seed, bytes) else SeededLuck.named(seed),
    )


def lay_table(
    game: Game[Any],
    components: Any,
    pack: tuple[str, str],
    options: Mapping[str, str],
    seats: Sequence[str],
    luck: SeededLuck,
) -> Table[Any]:
    """A table for a game and components at hand; `pack` is the name and digest of theirs."""
    for seat in seats:
        if not is_name(seat):
            raise Refused("seat-name", found=shown(seat), most=LONGEST_NAME)
    header = Header(
        game=game.id,
        rules=game.rules_version,
        players=len(seats),
        options=game.settle_options(options),
        pack=pack[0],
        pack_digest=pack[1],
        seats=tuple(seats),
        commitment=luck.commitment,
    )
    return Table(game, Record(header, seed=luck.seed.hex()), components)
