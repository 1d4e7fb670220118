"""The unbounded plane of hexes, packed: a place is one small number, a step is one addition.

Nobody ever has more than 18 tiles of two hexes round a start tile (36 tiles for 2 players, 52 for
3, 68 for 4, 84 for 5), so nothing lies further than 37 steps from the nest. Places are numbered in
a window that leaves room around that; what lies outside of it is out of everybody's reach.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from mesozoic.core.hexes import DIRECTIONS, Hex
from mesozoic.games.gods_love_dinosaurs.actions import Place

STRIDE: Final = 128
MIDDLE: Final = STRIDE // 2
REACH: Final = 40
"""How far from the nest places are numbered."""

DIRECTION_NAMES: Final = (
    "east",
    "north-east",
    "north-west",
    "west",
    "south-west",
    "south-east",
)
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


class Side(NamedTuple):
    """A neighbour of a place, and the tiles that lie on both."""

    near: int
    there: Place
    """The tile's first hex on the place, its second on the neighbour."""
    back: Place
    """The other way round."""


@cache
def sides(place: int) -> tuple[Side, ...]:
    """The six sides of a place, counter-clockwise from the east."""
    return tuple(
        Side(
            place + offset,
            Place(*hex_of(place), DIRECTION_NAMES[direction]),
            Place(*hex_of(place + offset), DIRECTION_NAMES[(direction + 3) % 6]),
        )
        for direction, offset in enumerate(OFFSETS)
    )


@cache
def around(place: int) -> tuple[int, ...]:
    """The six neighbours of a place."""
    return tuple([place + offset for offset in OFFSETS])


@cache
def vicinity(places: tuple[int, ...]) -> tuple[int, ...]:
    """All within two steps of any of these places."""
    near = {beside for place in places for beside in around(place)}
    return tuple(sorted(near | {beside for place in near for beside in around(place)}))
