"""The text an island is drawn in: a few lines about it, then the drawing; docs/island-format.md."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from mesozoic.core.codec import shown
from mesozoic.core.errors import PackError

Line = tuple[int, str]
# More than any island has zones.
MOST_DIGITS: Final = 4


@dataclass(frozen=True)
class Promise:
    """A number that a header line gives and the drawing must keep."""

    number: int
    line: int

    def check(self, file: str, problem: str, found: int) -> None:
        if found != self.number:
            raise PackError(problem, file=file, line=self.line, found=found, expected=self.number)


def headers_and_rows(
    file: str, text: str, known: Sequence[str]
) -> tuple[dict[str, Line], list[Line]]:
    """Header lines by name, and the rows of the drawing, all without comments."""
    headers: dict[str, Line] = {}
    rows: list[Line] = []
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        line = raw.partition("#")[0].rstrip()
        if "=" in line:
            name, value = (part.strip() for part in line.split("=", 1))
            _check_header(file, number, name, headers, known)
            headers[name] = (number, value)
        elif line:
            rows.append((number, line))
    if not rows:
        raise PackError("pack-empty-island", file=file, line=1)
    return headers, rows


def _check_header(
    file: str, line: int, name: str, headers: Mapping[str, Line], known: Sequence[str]
) -> None:
    if name not in known:
        expected = ", ".join(known)
        raise PackError(
            "pack-unknown-header", file=file, line=line, header=shown(name), expected=expected
        )
    if name in headers:
        raise PackError("pack-header-twice", file=file, line=line, header=name)


def choice(file: str, headers: Mapping[str, Line], name: str, expected: Sequence[str]) -> str:
    line, value = _header(file, headers, name)
    if value not in expected:
        raise _bad_header(file, line, name, value, " / ".join(expected))
    return value


def promise(file: str, headers: Mapping[str, Line], name: str) -> Promise:
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


def check_signs(file: str, rows: Sequence[Line], letters: Collection[str]) -> None:
    """Refuse what does not print: it stands where no column shows it. Tabs have their own words."""
    for line, row in rows:
        for column, sign in enumerate(row, start=1):
            if not sign.isprintable() and sign != "\t":
                raise unknown_sign(file, line, column, sign, letters)


def unknown_sign(
    file: str, line: int, column: int, sign: str, letters: Collection[str]
) -> PackError:
    return PackError(
        "pack-unknown-colour",
        file=file,
        line=line,
        column=column,
        letter=shown(sign),
        expected=" ".join(letters),
    )
