"""A half-board (E1-0.4 to E1-0.6) and the text it is drawn in; see docs/island-format.md."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from mesozoic.core.errors import PackError
from mesozoic.core.hexes import Cell, Hex, coast_mask, read_drawing
from mesozoic.core.kinds import Kind, Names
from mesozoic.core.pack import Wishes
from mesozoic.islands.drawing import (
    Line,
    Promise,
    check_signs,
    choice,
    headers_and_rows,
    promise,
    unknown_sign,
)
from mesozoic.islands.evenness import at, check_one_piece, check_shares
from mesozoic.islands.island import Zone


class Terrain(Kind):
    """E1-0.4: from hot to cold."""

    BEACH = 0
    MEADOW = 1
    HILL = 2
    MOUNTAIN = 3


TerrainSlug = Annotated[str, Names("terrain", (terrain.slug for terrain in Terrain))]


START = "*"
SEAM = "|"
LETTERS = {
    "b": Terrain.BEACH,
    START: Terrain.BEACH,
    "m": Terrain.MEADOW,
    "h": Terrain.HILL,
    "^": Terrain.MOUNTAIN,
}
SIDES = ("left", "right")
YES_NO = ("yes", "no")
HEADERS = ("side", "zones", "stars", "printed")


@dataclass(frozen=True)
class HalfBoard:
    """One face of a half-board, its zones in reading order.

    Hex(0, 0) is the one just east of the seam in the top row, on a left half as on a right one.
    """

    file: str
    side: str
    zones: tuple[Zone, ...]
    across: tuple[Hex, ...]
    """Row by row, the hex just across the seam: the other half's, so never sea."""
    promised_zones: Promise
    promised_stars: Promise
    is_printed: bool
    """A copy of a printed board, which need not be as even as E1-0.6 wants ours."""


def read_half(file: str, text: str) -> HalfBoard:
    """Parse a drawing; whether it makes a good board is for `check_half` to say."""
    headers, rows = headers_and_rows(file, text, HEADERS)
    side = choice(file, headers, "side", SIDES)
    printed = choice(file, {"printed": (0, "no"), **headers}, "printed", YES_NO)
    check_signs(file, rows, LETTERS)
    seam = _seam_columns(file, rows)
    cells = read_drawing(
        file, [(line, row.replace(SEAM, " ")) for line, row in rows], origin=seam[0] + 1
    )
    if not cells:
        raise PackError("pack-empty-island", file=file, line=rows[0][0])
    return HalfBoard(
        file=file,
        side=side,
        zones=tuple(_zone(file, cell, side, seam[cell.place.r]) for cell in cells),
        across=_across(side, seam),
        promised_zones=promise(file, headers, "zones"),
        promised_stars=promise(file, headers, "stars"),
        is_printed=printed == "yes",
    )


def _seam_columns(file: str, rows: Sequence[Line]) -> list[int]:
    """Where each row has its seam mark: one a row, to and fro by half a zone."""
    columns = []
    for line, row in rows:
        if row.count(SEAM) != 1:
            raise PackError("pack-seam-mark", file=file, line=line, found=row.count(SEAM))
        columns.append(row.index(SEAM) + 1)
    for n, column in enumerate(columns[1:], start=1):
        allowed = columns[n - 2] if n > 1 else _beside(columns[0], column)
        if column != allowed:
            raise PackError(
                "pack-seam-crooked", file=file, line=rows[n][0], column=column, expected=allowed
            )
    return columns


def _beside(column: int, wanted: int) -> int:
    return column + 1 if wanted > column else column - 1


def _across(side: str, seam: Sequence[int]) -> tuple[Hex, ...]:
    west = 1 if side == "right" else 0
    return tuple(Hex((column - seam[0] - row) // 2 - west, row) for row, column in enumerate(seam))


def _zone(file: str, cell: Cell, side: str, seam: int) -> Zone:
    where = {"file": file, "line": cell.line, "column": cell.column}
    if cell.token not in LETTERS:
        raise unknown_sign(file, cell.line, cell.column, cell.token, LETTERS)
    if (cell.column < seam) != (side == "left"):
        raise PackError("pack-wrong-side", **where, side=side)
    return Zone(cell.place, LETTERS[cell.token], cell.token == START, cell.line, cell.column)


def check_half(half: HalfBoard, wishes: Wishes) -> None:
    """Refuse a half-board that breaks its own promise, or E1-0.6 (a printed one may)."""
    half.promised_zones.check(half.file, "pack-zone-count", len(half.zones))
    stars = sum(zone.is_start for zone in half.zones)
    half.promised_stars.check(half.file, "pack-star-count", stars)
    check_one_piece(half.file, half.zones)
    with wishes.ours(is_printed=half.is_printed):
        _check_beaches(half)
    with wishes.ours(is_printed=half.is_printed):
        check_shares(half.file, half.zones, Terrain)


def _check_beaches(half: HalfBoard) -> None:
    coast = coast_mask([zone.place for zone in half.zones], dry=half.across)
    for number, zone in enumerate(half.zones):
        if zone.terrain is Terrain.BEACH and not coast >> number & 1:
            raise at(half.file, zone, "pack-beach-inland")
