"""A kind of tile: two joined hexes, and perhaps an animal on one of them (GD-0.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from mesozoic.games.gods_love_dinosaurs.actions import DrawTile
from mesozoic.games.gods_love_dinosaurs.kinds import Animal, Terrain

Stack = tuple[tuple[DrawTile, int], ...]
"""Tiles that lie face down: how many of each kind, in no order until they are drawn."""


@dataclass(frozen=True, slots=True)
class Tile:
    """The animal, if there is one, stands on the first hex; without one the order is fixed."""

    first: Terrain
    second: Terrain
    animal: Animal | None = None

    @classmethod
    def of(cls, *hexes: tuple[Terrain, Animal | None]) -> Tile:
        """A tile of two hexes in either order; at most one holds an animal."""
        (one, guest), (two, other) = hexes
        if guest is None and other is None:
            return cls(min(one, two), max(one, two))
        return cls(one, two, guest) if other is None else cls(two, one, other)

    @property
    def terrains(self) -> tuple[str, str]:
        return (self.first.slug, self.second.slug)

    @property
    def guest(self) -> str | None:
        return None if self.animal is None else self.animal.slug

    @property
    def draw(self) -> DrawTile:
        return _draw(self)


@cache
def _draw(tile: Tile) -> DrawTile:
    """One and the same for equal tiles."""
    return DrawTile(*tile.terrains, tile.guest)


def counted(stacks: Sequence[Stack], kind_drawn: Mapping[DrawTile, int]) -> list[int]:
    """How many tiles of each kind are in some stacks."""
    tiles = [0] * len(kind_drawn)
    for stack in stacks:
        for drawn, left in stack:
            tiles[kind_drawn[drawn]] += left
    return tiles


def tiles_in(stack: Stack) -> int:
    tiles = 0
    for _, left in stack:
        tiles += left
    return tiles
