"""An ecosystem: its hexes, what lives there, and where a tile may still go."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from mesozoic.cli.screens.bricks import EDGE, HALF, Cell, bricks_width, draw_bricks
from mesozoic.cli.screens.gods_love_dinosaurs.look import TERRAINS, mark, style_of
from mesozoic.cli.screens.island.palette import ACCENT, DOOMED, SOFT
from mesozoic.core.hexes import Hex
from mesozoic.games.gods_love_dinosaurs.hatching import NEST
from mesozoic.games.gods_love_dinosaurs.view import EcosystemView
from mesozoic.words.catalogue import Catalogue

NEST_MARK: Final = "⌂"
STEP: Final = "•"
GAP: Final = 3


@dataclass(frozen=True)
class Notes:
    """What is to be seen on the hexes besides what stands there."""

    starving: Collection[int] = ()
    path: Sequence[int] = ()
    places: Mapping[Hex, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Block:
    """An ecosystem as it is drawn under its heading."""

    heading: Text
    land: RenderableType
    width: int


def block(one: EcosystemView, heading: Text, notes: Notes, words: Catalogue, most: int) -> Block:
    """An ecosystem, in bands one below the other where it is wider than there is room."""
    cells: dict[Hex, Cell] = {place: _place(name) for place, name in notes.places.items()}
    animals = {number: kind for kind, numbers in one.animals.items() for number in numbers}
    for number, laid in enumerate(one.hexes):
        look = TERRAINS[laid.terrain]
        ground, animal = look.style(laid.q - laid.r), animals.get(number)
        sign = STEP if number in notes.path else NEST_MARK if number == NEST else " "
        fate = DOOMED if number in notes.starving else look.texture
        upper = [(EDGE, ground), (f"{number:>2}{sign}  ", ground + Style(bold=True))]
        middle = f" {mark(words, animal)}" if animal else f"{look.texture}  "
        lower = [
            (EDGE, ground),
            (middle, style_of(animal) if animal else ground),
            (f"{fate} ", ground),
        ]
        cells[Hex(laid.q, laid.r)] = (upper, lower)
    bands = _bands(cells, most)
    land = Group(*(draw_bricks(band, _nothing) for band in bands))
    width = max(bricks_width(band) for band in bands)
    return Block(heading, land, max(width, min(heading.cell_len, most)))


def _place(name: str) -> Cell:
    return [(" " * 2 * HALF, SOFT)], [(f"{name:^{2 * HALF}}", ACCENT)]


def _nothing(row: int, column: int) -> Cell:
    return [(" " * HALF, Style())], [(" " * HALF, Style())]


def _bands(cells: Mapping[Hex, Cell], width: int) -> list[dict[Hex, Cell]]:
    """The cells from west to east, as many as fit side by side."""
    room = width // HALF - 1
    west = min(2 * place.q + place.r for place in cells)
    bands: dict[int, dict[Hex, Cell]] = {}
    for place, cell in cells.items():
        bands.setdefault((2 * place.q + place.r - west) // room, {})[place] = cell
    return [bands[band] for band in sorted(bands)]


def side_by_side(blocks: Sequence[Block], width: int) -> list[RenderableType]:
    """Blocks in rows, as many in each as fit."""
    rows: list[list[Block]] = []
    for one in blocks:
        used = sum(other.width + GAP for other in rows[-1]) if rows else width
        if used + one.width > width:
            rows.append([])
        rows[-1].append(one)
    return [_row(row) for row in rows]


def _row(blocks: Sequence[Block]) -> RenderableType:
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    for one in blocks:
        grid.add_column(width=one.width)
    grid.add_row(*(one.heading for one in blocks))
    grid.add_row(*(one.land for one in blocks))
    return grid
