"""The text that a board of Kumtagh is drawn in; see docs/island-format.md."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from mesozoic.core.codec import shown
from mesozoic.core.errors import PackError
from mesozoic.core.hexes import Cell, read_drawing
from mesozoic.games.evo_2011.terrain import Terrain
from mesozoic.islands.drawing import (
    Promise,
    check_signs,
    choice,
    headers_and_rows,
    promise,
    unknown_sign,
)
from mesozoic.islands.island import Zone

LETTERS: Final = {
    "d": Terrain.DESERT,
    "f": Terrain.FOREST,
    "c": Terrain.CANYON,
    "^": Terrain.MOUNTAIN,
}
YES_NO: Final = ("yes", "no")
HEADERS: Final = ("players", "zones", "printed")
# A letter, and on a start the number of its pair.
SIGN: Final = re.compile(r"(\D)([0-9]*)")
PITCH: Final = 4


@dataclass(frozen=True)
class Drawing:
    """A board as it is drawn, its zones in reading order."""

    file: str
    players: Promise
    zones: tuple[Zone, ...]
    pairs: Mapping[int, tuple[int, ...]]
    """By number, from 1 to the players': the zones that bear it."""
    promised_zones: Promise
    is_printed: bool
    """A copy of a printed board, which need not be as even as E2-0.8 wants ours."""


def read_board(file: str, text: str, players: int) -> Drawing:
    """Parse a drawing; whether it makes a good board is for `check_board` to say."""
    headers, rows = headers_and_rows(file, text, HEADERS)
    choice(file, headers, "players", (str(players),))
    printed = choice(file, {"printed": (0, "no"), **headers}, "printed", YES_NO)
    check_signs(file, rows, LETTERS)
    cells = read_drawing(file, rows, PITCH)
    if not cells:
        raise PackError("pack-empty-island", file=file, line=rows[0][0])
    signs = [_sign(file, cell, players) for cell in cells]
    return Drawing(
        file=file,
        players=promise(file, headers, "players"),
        zones=tuple(
            Zone(cell.place, terrain, pair > 0, cell.line, cell.column)
            for cell, (terrain, pair) in zip(cells, signs, strict=True)
        ),
        pairs={
            number: tuple(zone for zone, (_, pair) in enumerate(signs) if pair == number)
            for number in range(1, players + 1)
        },
        promised_zones=promise(file, headers, "zones"),
        is_printed=printed == "yes",
    )


def _sign(file: str, cell: Cell, players: int) -> tuple[Terrain, int]:
    """The terrain that a cell shows, and the number of its pair: 0 where nobody starts."""
    sign = SIGN.fullmatch(cell.token)
    if sign is None or sign[1] not in LETTERS:
        raise unknown_sign(file, cell.line, cell.column, cell.token, LETTERS)
    letter, number = sign.groups()
    if not number:
        return LETTERS[letter], 0
    if number not in map(str, range(1, players + 1)):
        raise PackError(
            "pack-pair-number",
            file=file,
            line=cell.line,
            column=cell.column,
            found=shown(number),
            players=players,
        )
    return LETTERS[letter], int(number)
