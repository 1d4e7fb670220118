"""The island: hexes as bricks of two lines, each row half a brick beside the one above."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.style import Style
from rich.text import Text

from mesozoic.cli.screens.island.palette import CHOSEN, DOOMED, MARKS, SEA, SPECIES, TerrainLook
from mesozoic.cli.screens.island.views import Zone
from mesozoic.core.hexes import Hex

HALF: Final = 3
EDGE: Final = "▏"
START: Final = "*"

Pieces = list[tuple[str, Style]]
Cell = tuple[Pieces, Pieces]
Looks = Mapping[str, TerrainLook]


@dataclass(frozen=True)
class Life:
    """What stands on the island now."""

    temperatures: Mapping[str, str] = field(default_factory=dict)
    owners: Mapping[int, int] = field(default_factory=dict)
    doomed: Collection[int] = ()
    threatened: Collection[int] = ()


EMPTY: Final = Life()


def draw_island(zones: Sequence[Zone], looks: Looks, life: Life = EMPTY) -> Text:
    """The whole island: zone numbers, terrain, temperature, and whose dinosaur stands where."""
    cells = {
        Hex(zone.q, zone.r): _cell(number, zone, looks[zone.terrain], life)
        for number, zone in enumerate(zones)
    }
    west, east = _extent(zones)
    rows = [zone.r for zone in zones]
    lines = [
        line for row in range(min(rows), max(rows) + 1) for line in _row(row, cells, west, east)
    ]
    return Text("\n", no_wrap=True).join(lines)


def island_width(zones: Sequence[Zone]) -> int:
    west, east = _extent(zones)
    return (east - west + 2) * HALF


def _extent(zones: Sequence[Zone]) -> tuple[int, int]:
    """The westernmost and the easternmost half-brick."""
    columns = [2 * zone.q + zone.r for zone in zones]
    return min(columns), max(columns)


def _row(row: int, cells: Mapping[Hex, Cell], west: int, east: int) -> list[Text]:
    lines = [Text(), Text()]
    column = west
    while column <= east + 1:
        q, between = divmod(column - row, 2)
        cell = None if between else cells.get(Hex(q, row))
        for line, pieces in zip(lines, cell or _sea(row, column), strict=True):
            for text, style in pieces:
                line.append(text, style)
        column += 2 if cell else 1
    return lines


def _sea(row: int, column: int) -> Cell:
    wave = " ~ " if (column * 5 + row * 3) % 4 == 0 else " " * HALF
    return [(wave, SEA)], [(" " * HALF, SEA)]


def _cell(number: int, zone: Zone, look: TerrainLook, life: Life) -> Cell:
    style = look.style(zone.q - zone.r)
    mark = MARKS[life.temperatures.get(zone.terrain, "temperate")]
    upper = [(EDGE, style), (f"{number:>2} {mark} ", style + Style(bold=True))]
    return upper, _ground(number, zone, look.texture, life, style)


def _ground(number: int, zone: Zone, texture: str, life: Life, style: Style) -> Pieces:
    owner = life.owners.get(number)
    if owner is None:
        middle = START if zone.is_start else texture
        return [(f"{EDGE}{texture} {middle} {texture}", style)]
    fate = DOOMED if number in life.doomed else CHOSEN if number in life.threatened else " "
    look = SPECIES[owner]
    return [(EDGE, style), (f" {look.badge}{fate}", look.style), (texture, style)]
