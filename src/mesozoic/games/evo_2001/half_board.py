"""A half-board (E1-0.4 to E1-0.6) and the text it is drawn in; see docs/island-format.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum

from mesozoic.core.codec import shown
from mesozoic.core.errors import PackError
from mesozoic.core.hexes import (
    Cell,
    Hex,
    adjacency,
    bits,
    coast_mask,
    mask_of,
    reach,
    read_drawing,
)

Line = tuple[int, str]


class Terrain(IntEnum):
    """E1-0.4: from hot to cold."""

    BEACH = 0
    MEADOW = 1
    HILL = 2
    MOUNTAIN = 3


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

# More than any half-board has zones.
MOST_DIGITS = 4

# E1-0.6
FEWEST_PER_CENT, MOST_PER_CENT = 20, 30


@dataclass(frozen=True)
class Zone:
    """A zone as drawn; line and column are for messages."""

    place: Hex
    terrain: Terrain
    is_start: bool
    line: int
    column: int


@dataclass(frozen=True)
class Promise:
    """A number that a header line gives and the drawing must keep."""

    number: int
    line: int


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
    headers, rows = _headers_and_rows(file, text)
    side = _choice(file, headers, "side", SIDES)
    printed = _choice(file, {"printed": (0, "no"), **headers}, "printed", YES_NO)
    _check_signs(file, rows)
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
        promised_zones=_promise(file, headers, "zones"),
        promised_stars=_promise(file, headers, "stars"),
        is_printed=printed == "yes",
    )


def _headers_and_rows(file: str, text: str) -> tuple[dict[str, Line], list[Line]]:
    """Header lines by name, and the rows of the drawing, all without comments."""
    headers: dict[str, Line] = {}
    rows: list[Line] = []
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        line = raw.partition("#")[0].rstrip()
        if "=" in line:
            name, value = (part.strip() for part in line.split("=", 1))
            _check_header(file, number, name, headers)
            headers[name] = (number, value)
        elif line:
            rows.append((number, line))
    if not rows:
        raise PackError("pack-empty-island", file=file, line=1)
    return headers, rows


def _check_header(file: str, line: int, name: str, headers: Mapping[str, Line]) -> None:
    if name not in HEADERS:
        expected = ", ".join(HEADERS)
        raise PackError(
            "pack-unknown-header", file=file, line=line, header=shown(name), expected=expected
        )
    if name in headers:
        raise PackError("pack-header-twice", file=file, line=line, header=name)


def _choice(file: str, headers: Mapping[str, Line], name: str, expected: Sequence[str]) -> str:
    line, value = _header(file, headers, name)
    if value not in expected:
        raise _bad_header(file, line, name, value, " / ".join(expected))
    return value


def _promise(file: str, headers: Mapping[str, Line], name: str) -> Promise:
    line, value = _header(file, headers, name)
    is_number = value.isascii() and value.isdecimal() and len(value) <= MOST_DIGITS
    if not is_number or int(value) == 0:
        raise _bad_header(file, line, name, value, "1, 2, 3...")
    return Promise(int(value), line)


def _header(file: str, headers: Mapping[str, Line], name: str) -> Line:
    if name not in headers:
        raise PackError("pack-header-missing", file=file, line=1, header=name)
    return headers[name]


def _bad_header(file: str, line: int, name: str, value: str, expected: str) -> PackError:
    return PackError(
        "pack-header-value",
        file=file,
        line=line,
        header=name,
        value=shown(value),
        expected=expected,
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


def _check_signs(file: str, rows: Sequence[Line]) -> None:
    """Refuse what does not print: it stands where no column shows it. Tabs have their own words."""
    for line, row in rows:
        for column, sign in enumerate(row, start=1):
            if not sign.isprintable() and sign != "\t":
                raise _unknown(file, line, column, sign)


def _unknown(file: str, line: int, column: int, sign: str) -> PackError:
    return PackError(
        "pack-unknown-colour",
        file=file,
        line=line,
        column=column,
        letter=shown(sign),
        expected=" ".join(LETTERS),
    )


def _across(side: str, seam: Sequence[int]) -> tuple[Hex, ...]:
    west = 1 if side == "right" else 0
    return tuple(Hex((column - seam[0] - row) // 2 - west, row) for row, column in enumerate(seam))


def _zone(file: str, cell: Cell, side: str, seam: int) -> Zone:
    where = {"file": file, "line": cell.line, "column": cell.column}
    if cell.token not in LETTERS:
        raise _unknown(file, cell.line, cell.column, cell.token)
    if (cell.column < seam) != (side == "left"):
        raise PackError("pack-wrong-side", **where, side=side)
    return Zone(cell.place, LETTERS[cell.token], cell.token == START, cell.line, cell.column)


def check_half(half: HalfBoard) -> None:
    """Refuse a half-board that breaks its own promise, or E1-0.6 (a printed one may)."""
    _check_promise(half, "pack-zone-count", len(half.zones), half.promised_zones)
    stars = sum(zone.is_start for zone in half.zones)
    _check_promise(half, "pack-star-count", stars, half.promised_stars)
    _check_nothing_cut_off(half)
    if not half.is_printed:
        _check_beaches(half)
        _check_shares(half)


def _check_promise(half: HalfBoard, problem: str, found: int, promise: Promise) -> None:
    if found != promise.number:
        raise PackError(
            problem, file=half.file, line=promise.line, found=found, expected=promise.number
        )


def _check_nothing_cut_off(half: HalfBoard) -> None:
    near = [mask_of(numbers) for numbers in adjacency([zone.place for zone in half.zones])]
    everything = (1 << len(near)) - 1
    parts = [reach(0, near)]
    parts.append(everything & ~parts[0])
    # The smaller part is the one that looks cut off to whoever drew it.
    lone = min(parts, key=int.bit_count)
    if lone:
        raise _at(half, half.zones[bits(lone)[0]], "pack-zone-cut-off")


def _check_beaches(half: HalfBoard) -> None:
    coast = coast_mask([zone.place for zone in half.zones], dry=half.across)
    for number, zone in enumerate(half.zones):
        if zone.terrain is Terrain.BEACH and not coast >> number & 1:
            raise _at(half, zone, "pack-beach-inland")


def _check_shares(half: HalfBoard) -> None:
    total = len(half.zones)
    fewest, most = -(-total * FEWEST_PER_CENT // 100), total * MOST_PER_CENT // 100
    for terrain in Terrain:
        found = sum(zone.terrain is terrain for zone in half.zones)
        if not fewest <= found <= most:
            raise PackError(
                "pack-colour-share",
                file=half.file,
                line=half.zones[0].line,
                terrain=terrain.name.lower(),
                found=found,
                fewest=fewest,
                most=most,
            )


def _at(half: HalfBoard, zone: Zone, problem: str) -> PackError:
    return PackError(problem, file=half.file, line=zone.line, column=zone.column)
