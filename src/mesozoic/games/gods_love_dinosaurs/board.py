"""The table's things that never change, for whoever draws them."""

from __future__ import annotations

from dataclasses import dataclass

from mesozoic.games.gods_love_dinosaurs.kinds import HOME, SPECIES
from mesozoic.games.gods_love_dinosaurs.roaming import STEPS
from mesozoic.games.gods_love_dinosaurs.tile_list import LETTERS
from mesozoic.games.gods_love_dinosaurs.world import World


@dataclass(frozen=True, slots=True)
class Column:
    animal: str
    home: str | None
    """The terrain where prey lives; the wild is home to all of them."""
    steps: int | None
    """How far predators hunt."""


@dataclass(frozen=True, slots=True)
class TileKind:
    first: str
    second: str
    animal: str | None
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
            if animal in SPECIES
        ),
        rows=world.rows,
        tiles=tuple(
            TileKind(
                *tile.terrains,
                tile.guest,
                {
                    letter: stack[kind]
                    for letter, stack in zip(LETTERS, world.stacks, strict=True)
                    if stack[kind]
                },
            )
            for kind, tile in enumerate(world.kinds)
            if any(stack[kind] for stack in world.stacks)
        ),
    )
