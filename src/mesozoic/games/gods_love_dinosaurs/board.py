"""The table's things that never change, for whoever draws them."""

from __future__ import annotations

from dataclasses import dataclass

from mesozoic.games.gods_love_dinosaurs.kinds import HOME, AnimalSlug, TerrainSlug
from mesozoic.games.gods_love_dinosaurs.roaming import STEPS
from mesozoic.games.gods_love_dinosaurs.tile_list import LETTERS
from mesozoic.games.gods_love_dinosaurs.tiles import Tile
from mesozoic.games.gods_love_dinosaurs.world import World


@dataclass(frozen=True, slots=True)
class Column:
    animal: AnimalSlug
    home: TerrainSlug | None
    """The terrain where prey lives; the wild is home to all of them."""
    steps: int | None
    """How far predators hunt."""


@dataclass(frozen=True, slots=True)
class TileKind:
    first: TerrainSlug
    second: TerrainSlug
    animal: AnimalSlug | None
    copies: dict[str, int]
    """How many of each letter are in play."""


@dataclass(frozen=True, slots=True)
class Board:
    columns: tuple[Column, ...]
    rows: int
    tiles: tuple[TileKind, ...]


def board(world: World) -> Board:
    return Board(
        columns=tuple(
            Column(
                animal.slug,
                HOME[animal].slug if animal in HOME else None,
                STEPS.get(animal),
            )
            for animal in world.columns
        ),
        rows=world.rows,
        tiles=tuple(_kind(world, tile) for tile in world.kinds if _copies(world, tile)),
    )


def _kind(world: World, tile: Tile) -> TileKind:
    return TileKind(*tile.terrains, tile.guest, _copies(world, tile))


def _copies(world: World, tile: Tile) -> dict[str, int]:
    stacks = zip(LETTERS, map(dict, world.stacks), strict=True)
    return {letter: stack[tile.draw] for letter, stack in stacks if tile.draw in stack}
