"""The components of a pack, read and checked (GD-0.2, GD-0.3, GD-0.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from mesozoic.core.codec import shown
from mesozoic.core.pack import Pack
from mesozoic.core.pack_numbers import check_parts, count
from mesozoic.games.gods_love_dinosaurs.kinds import (
    ANIMALS,
    HOME,
    PREY,
    SPECIES,
    TERRAINS,
    Animal,
    Terrain,
    may_stand,
)
from mesozoic.games.gods_love_dinosaurs.tile_list import (
    LETTERS,
    Printed,
    in_play,
    read_tiles,
)
from mesozoic.games.gods_love_dinosaurs.tiles import Stack, Tile

PLAYERS: Final = range(2, 6)
START_FILE: Final = "start.toml"
BOARD_FILE: Final = "board.toml"
START_PARTS: Final = ("eggs", "middle", "ring")
BOARD_PARTS: Final = ("columns", "pawn", "rows")
RING: Final = 6

Spot = tuple[Terrain, Animal | None]
"""A hex as it is printed: its terrain, and an animal on it."""


@dataclass(frozen=True, eq=False)
class Components:
    """Everything a pack holds; one reading of it is itself and no other, so it can be a key."""

    tiles: tuple[Printed, ...]
    start: tuple[Spot, ...]
    """The start tile: its middle, then the ring from the east."""
    eggs: int
    columns: tuple[Animal, ...]
    rows: Mapping[int, int]
    """The rows in play, by players."""
    pawn: int
    """The column that the dinosaur pawn starts under."""

    @cached_property
    def kinds(self) -> tuple[Tile, ...]:
        """Every kind of tile once, in order."""
        found = {printed.tile for printed in self.tiles}
        return tuple(
            sorted(
                found,
                key=lambda tile: (tile.animal is None, tile.animal or 0, tile.first, tile.second),
            )
        )

    def stacks(self, players: int, letters: Sequence[str] = LETTERS) -> tuple[Stack, ...]:
        """GD-1.1: for each letter, how many tiles of each kind are in play."""
        tiles = in_play(self.tiles, players)
        used = [(tile.letter, tile.tile) for tile in tiles if tile.letter in letters]
        return tuple(
            tuple(
                (kind.draw, used.count((letter, kind)))
                for kind in self.kinds
                if (letter, kind) in used
            )
            for letter in LETTERS
        )


def read_components(pack: Pack) -> Components:
    """A pack's components; raises PackError at the first thing that is not as it must be."""
    tiles = read_tiles(pack)
    start, eggs = _read_start(pack)
    columns, rows, pawn = _read_board(pack)
    for players in PLAYERS:
        places = len(columns) * rows[players]
        found = sum(tile.letter == LETTERS[0] for tile in in_play(tiles, players))
        if found < places:
            pack.refuse(
                BOARD_FILE, "rows", "pack-board-large", players=players, found=found, places=places
            )
    return Components(tiles, start, eggs, columns, rows, pawn)


def _read_start(pack: Pack) -> tuple[tuple[Spot, ...], int]:
    """GD-0.2, GD-1.1: the nest on a mountain, and round it each prey once where it lives."""
    data = pack.toml(START_FILE)
    check_parts(pack, START_FILE, data, START_PARTS)
    middle = _spot(pack, "middle", data.get("middle"))
    ring = data.get("ring")
    if not isinstance(ring, list) or len(ring) != RING:
        pack.refuse(START_FILE, "ring", "pack-ring", expected=RING)
    spots = (middle, *(_spot(pack, "ring", text) for text in ring))
    if middle != (Terrain.MOUNTAIN, None):
        pack.refuse(START_FILE, "middle", "pack-start-middle", found=shown(data.get("middle")))
    guests = sorted(animal for _, animal in spots if animal is not None)
    if guests != sorted(PREY):
        expected = ", ".join(animal.slug for animal in PREY)
        pack.refuse(START_FILE, "ring", "pack-start-prey", expected=expected)
    return spots, count(pack, START_FILE, "eggs", data.get("eggs"))


def _spot(pack: Pack, key: str, text: object) -> Spot:
    """A terrain, and an animal after a colon."""
    terrain, _, animal = text.partition(":") if isinstance(text, str) else ("", "", "")
    if terrain not in TERRAINS or (animal and animal not in ANIMALS):
        known = ", ".join((*TERRAINS, *(f"{HOME[prey].slug}:{prey.slug}" for prey in PREY)))
        pack.refuse(START_FILE, key, "pack-start-hex", found=shown(text), known=known)
    spot = (TERRAINS[terrain], ANIMALS[animal] if animal else None)
    with pack.wishes.ours():
        if spot[1] is not None and not may_stand(spot[1], spot[0]):
            pack.refuse(START_FILE, key, "pack-animal-astray", animal=animal, terrain=terrain)
    return spot


def _read_board(pack: Pack) -> tuple[tuple[Animal, ...], dict[int, int], int]:
    """GD-0.4: a column a species, rows by players, and where the dinosaur pawn starts."""
    data = pack.toml(BOARD_FILE)
    check_parts(pack, BOARD_FILE, data, BOARD_PARTS)
    columns, slugs = data.get("columns"), [animal.slug for animal in SPECIES]
    if not isinstance(columns, list) or sorted(map(str, columns)) != sorted(slugs):
        pack.refuse(BOARD_FILE, "columns", "pack-columns", expected=", ".join(slugs))
    rows = data.get("rows")
    if not isinstance(rows, dict) or set(rows) != {str(players) for players in PLAYERS}:
        expected = ", ".join(map(str, PLAYERS))
        pack.refuse(BOARD_FILE, "rows", "pack-rows", expected=expected)
    by_players = {
        int(players): count(pack, BOARD_FILE, players, found) for players, found in rows.items()
    }
    for players, found in by_players.items():
        if not found:
            pack.refuse(BOARD_FILE, str(players), "pack-no-row", players=players)
    pawn = data.get("pawn")
    if pawn not in columns:
        known = ", ".join(columns)
        pack.refuse(BOARD_FILE, "pawn", "pack-pawn", found=shown(pawn), known=known)
    return tuple(ANIMALS[slug] for slug in columns), by_players, columns.index(pawn)
