"""Hexes as bricks of two lines, each row half a brick beside the one above."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final

from rich.style import Style
from rich.text import Text

from mesozoic.core.hexes import Hex

HALF: Final = 3
EDGE: Final = "▏"

Pieces = list[tuple[str, Style]]
Cell = tuple[Pieces, Pieces]
"""The two lines of a brick, or of half of one."""


def draw_bricks(cells: Mapping[Hex, Cell], beyond: Callable[[int, int], Cell]) -> Text:
    """All cells at their places; `beyond` draws half a brick, by row and column, where none is."""
    west, east = _extent(cells)
    rows = [place.r for place in cells]
    lines = [
        line
        for row in range(min(rows), max(rows) + 1)
        for line in _row(row, cells, beyond, west, east)
    ]
    return Text("\n", no_wrap=True).join(lines)


def bricks_width(hexes: Collection[Hex]) -> int:
    west, east = _extent(hexes)
    return (east - west + 2) * HALF


def _extent(hexes: Collection[Hex]) -> tuple[int, int]:
    """The westernmost and the easternmost half-brick."""
    columns = [2 * place.q + place.r for place in hexes]
    return min(columns), max(columns)


def _row(
    row: int,
    cells: Mapping[Hex, Cell],
    beyond: Callable[[int, int], Cell],
    west: int,
    east: int,
) -> list[Text]:
    lines = [Text(), Text()]
    column = west
    while column <= east + 1:
        q, between = divmod(column - row, 2)
        cell = None if between else cells.get(Hex(q, row))
        for line, pieces in zip(lines, cell or beyond(row, column), strict=True):
            for text, style in pieces:
                line.append(text, style)
        column += 2 if cell else 1
    return lines
