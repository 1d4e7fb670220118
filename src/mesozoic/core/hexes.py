"""Hexes: axial coordinates, drawings in text, and sets of numbered cells as bitmasks.

Pointy-top hexes. `q` grows eastwards along a row, `r` southwards from row to row:

      NW   NE            (0,-1)  (1,-1)
    W   hex   E      (-1,0)  (0,0)  (1,0)
      SW   SE            (-1,1)  (0,1)
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from mesozoic.core.errors import PackError

_TOKEN = re.compile(r"[^\s.]+")


class Hex(NamedTuple):
    """A place on the grid, in axial coordinates."""

    q: int
    r: int


EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST = DIRECTIONS = (
    Hex(1, 0),
    Hex(1, -1),
    Hex(0, -1),
    Hex(-1, 0),
    Hex(-1, 1),
    Hex(0, 1),
)


def step(place: Hex, direction: Hex) -> Hex:
    return Hex(place.q + direction.q, place.r + direction.r)


def around(place: Hex) -> tuple[Hex, ...]:
    """The six hexes next to this one, counter-clockwise from the east."""
    return tuple(step(place, direction) for direction in DIRECTIONS)


def distance(a: Hex, b: Hex) -> int:
    """Steps between two hexes as the crow flies, over land and sea."""
    dq, dr = a.q - b.q, a.r - b.r
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def reading_order(place: Hex) -> tuple[int, int]:
    """A sort key: by rows from the north, each from west to east."""
    return (place.r, place.q)


# Drawings


class Cell(NamedTuple):
    """A token of a drawing: where it stands in the text (both from 1) and on the grid."""

    line: int
    column: int
    place: Hex
    token: str


def read_drawing(
    file: str,
    rows: Iterable[tuple[int, str]],
    pitch: int = 2,
    origin: int | None = None,
) -> tuple[Cell, ...]:
    """The cells of a map drawn in text, in reading order.

    `rows` are numbered lines. Tokens of a row stand `pitch` characters apart, and each row is
    shifted by half of that against the one above, as the hexes are on the table. Blanks and dots
    are empty. `origin` is the column of Hex(0, 0); without it, most of the tokens decide.
    """
    tokens = [
        (line, match.start() + 1, row, match.group())
        for row, (line, text) in enumerate(rows)
        for match in _TOKEN.finditer(_without_tabs(file, line, text))
    ]
    half = pitch // 2
    if origin is None:
        origin = _likely_origin([column - row * half for _, column, row, _ in tokens], pitch)
    cells = []
    for line, column, row, token in tokens:
        q, astray = divmod(column - row * half - origin, pitch)
        if astray:
            raise PackError("pack-misaligned", file=file, line=line, column=column, token=token)
        cells.append(Cell(line, column, Hex(q, row), token))
    return tuple(cells)


def _without_tabs(file: str, line: int, text: str) -> str:
    if "\t" in text:
        raise PackError("pack-tab", file=file, line=line, column=text.index("\t") + 1)
    return text


def _likely_origin(columns: Sequence[int], pitch: int) -> int:
    """A column for Hex(0, 0) that suits as many tokens as possible, given theirs unshifted."""
    votes = Counter(column % pitch for column in columns)
    return votes.most_common(1)[0][0] if votes else 0


# Numbered cells: sets are masks, bit n for cell n


def mask_of(numbers: Iterable[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def bits(mask: int) -> tuple[int, ...]:
    """The numbers in a mask, smallest first."""
    numbers = []
    while mask:
        lowest = mask & -mask
        numbers.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(numbers)


def each_bit(mask: int) -> Iterator[int]:
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def adjacency(places: Sequence[Hex]) -> tuple[tuple[int, ...], ...]:
    """For each place, the numbers of the places next to it, smallest first."""
    number = {place: n for n, place in enumerate(places)}
    return tuple(
        tuple(sorted(number[near] for near in around(place) if near in number)) for place in places
    )


def coast_mask(places: Sequence[Hex], dry: Collection[Hex] = ()) -> int:
    """The places with sea beside them: a hex that is neither one of the places nor `dry`."""
    land = {*places, *dry}
    return mask_of(n for n, place in enumerate(places) if not land.issuperset(around(place)))


def spread(mask: int, neighbour_masks: Sequence[int]) -> int:
    """The mask and all that is next to it."""
    reached = mask
    for number in each_bit(mask):
        reached |= neighbour_masks[number]
    return reached


def reach(start: int, neighbour_masks: Sequence[int]) -> int:
    """All that can be walked to from a cell, and the cell itself."""
    reached, wider = 0, 1 << start
    while wider != reached:
        reached, wider = wider, spread(wider, neighbour_masks)
    return reached


def ball_masks(neighbour_masks: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """By distance, then by cell: all that lies within that many steps over the cells.

    The last row is everything that can be reached at all.
    """
    balls = [tuple(1 << number for number in range(len(neighbour_masks)))]
    while (wider := _wider(balls[-1], neighbour_masks)) != balls[-1]:
        balls.append(wider)
    return tuple(balls)


def _wider(balls: tuple[int, ...], neighbour_masks: Sequence[int]) -> tuple[int, ...]:
    """Balls one step larger: what lies within d+1 of a cell lies within d of a neighbour."""
    wider = []
    for ball, near in zip(balls, neighbour_masks, strict=True):
        for number in each_bit(near):
            ball |= balls[number]
        wider.append(ball)
    return tuple(wider)
