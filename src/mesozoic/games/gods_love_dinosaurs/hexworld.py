"""The unbounded plane of hexes, packed: a place is one small number, a step is one addition.

Nobody ever has more than 18 tiles of two hexes round a start tile (36 tiles for 2 players, 52 for
3, 68 for 4, 84 for 5), so nothing lies further than 37 steps from the nest. Places are numbered in
a window that leaves room around that; what lies outside of it is out of everybody's reach.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from mesozoic.core.hexes import DIRECTIONS, Hex
from mesozoic.games.gods_love_dinosaurs.actions import Place
from mesozoic.games.gods_love_dinosaurs.kinds import DIRECTION_NAMES

STRIDE: Final = 128
MIDDLE: Final = STRIDE // 2
REACH: Final = 40
"""How far from the nest places are numbered."""

OFFSETS: Final = tuple(q + r * STRIDE for q, r in DIRECTIONS)
CENTRE: Final = MIDDLE + MIDDLE * STRIDE


def place_of(q: int, r: int) -> int | None:
    """The number of a place; None where nobody can ever come."""
    if abs(q) > REACH or abs(r) > REACH:
        return None
    return CENTRE + q + r * STRIDE


def hex_of(place: int) -> Hex:
    r, q = divmod(place, STRIDE)
    return Hex(q - MIDDLE, r - MIDDLE)


@cache
def ways_at(place: int) -> Mapping[int, Place]:
    """The tiles that lie on a place with either hex, each by a number of its own."""
    return {
        6 * one + direction: Place(*hex_of(one), DIRECTION_NAMES[direction])
        for side, offset in enumerate(OFFSETS)
        for one, direction in ((place, side), (place + offset, (side + 3) % 6))
    }


@cache
def around(place: int) -> tuple[int, ...]:
    """The six neighbours of a place."""
    return tuple([place + offset for offset in OFFSETS])


@cache
def rim_of(places: tuple[int, ...]) -> tuple[int, ...]:
    """All that is next to any of these places, and none of them."""
    near = {beside for place in places for beside in around(place)}
    return tuple(sorted(near.difference(places)))
