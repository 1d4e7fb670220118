"""The plane of hexes, packed: a place is one number, a step is one addition.

There are 84 tiles (GD-0.3), which two players at least take in turn (GD-2.1): nobody ever lays more
than 42 of them, of two hexes, round a start tile of three across. So no two hexes of an ecosystem
are further than 86 steps apart; with the rim round it, and the places beyond that a tile may cover,
90. By the rulebook's marks (GD-1.1) it is at most 18 tiles each, and 42 steps.

Places are folded into a grid: the grid is round, and places that share a cell of it lie further
apart than any two that one ecosystem has to do with.
"""

from __future__ import annotations

from typing import Final

from mesozoic.core.hexes import DIRECTIONS, Hex
from mesozoic.games.gods_love_dinosaurs.actions import Place
from mesozoic.games.gods_love_dinosaurs.kinds import DIRECTION_NAMES

STRIDE: Final = 214
MIDDLE: Final = STRIDE // 2
REACH: Final = 90
"""How far from the nest places are numbered."""

OFFSETS: Final[tuple[int, ...]] = tuple([q + r * STRIDE for q, r in DIRECTIONS])
OFFSET: Final = dict(zip(DIRECTION_NAMES, OFFSETS, strict=True))
CENTRE: Final = MIDDLE + MIDDLE * STRIDE

GRID: Final = 2_048
GRID_TILES: Final = 20
"""So many tiles fit on the grid: places that share a cell are 48 steps apart at least."""
WIDE_GRID: Final = 8_192
"""Here 94, which is room for any number of tiles."""


def grid_for(tiles: int) -> int:
    """The size of a grid for an ecosystem of so many tiles."""
    return GRID if tiles <= GRID_TILES else WIDE_GRID


def place_of(q: int, r: int) -> int | None:
    """The number of a place; None where nobody can ever come."""
    if abs(q) > REACH or abs(r) > REACH:
        return None
    return CENTRE + q + r * STRIDE


def hex_of(place: int) -> Hex:
    r, q = divmod(place, STRIDE)
    return Hex(q - MIDDLE, r - MIDDLE)


_WAYS_CACHE: Final[dict[int, tuple[Place, ...]]] = {}


def ways_at(place: int) -> tuple[Place, ...]:
    """How a tile may lie on a place: by side, with its first hex here, or its second.

    One and the same for a place, made when it is first asked for.
    """
    found = _WAYS_CACHE.get(place)
    if found is None:
        ways = []
        for side, direction in enumerate(DIRECTION_NAMES):
            here, there = hex_of(place), hex_of(place + OFFSETS[side])
            ways.append(Place(here.q, here.r, direction))
            ways.append(Place(there.q, there.r, DIRECTION_NAMES[(side + 3) % 6]))
        found = _WAYS_CACHE[place] = tuple(ways)
    return found


TOUCHES_FIRST: Final = 1
TOUCHES_SECOND: Final = 2


def _around_tile(beyond: int) -> tuple[tuple[int, int], ...]:
    """The places round a tile, in order: how far from its first hex, and which hexes they touch."""
    first, second = set(OFFSETS), {beyond + offset for offset in OFFSETS}
    return tuple(
        (offset, TOUCHES_FIRST * (offset in first) | TOUCHES_SECOND * (offset in second))
        for offset in sorted((first | second) - {0, beyond})
    )


AROUND_TILE: Final = {offset: _around_tile(offset) for offset in OFFSETS}
"""By where its second hex lies."""
