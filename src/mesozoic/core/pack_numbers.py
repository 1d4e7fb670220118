"""The tables and numbers of a pack's TOML files, each refused with its file and line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mesozoic.core.codec import is_short, shown
from mesozoic.core.pack import Pack

# More than any number that stands as a key has.
MOST_DIGITS: Final = 4


def check_parts(pack: Pack, file: str, data: Mapping[str, Any], parts: Sequence[str]) -> None:
    for name in data:
        if name not in parts:
            pack.refuse(file, name, "pack-part", found=shown(name), known=", ".join(parts))


def check_total(pack: Pack, file: str, key: str, found: int, expected: int) -> None:
    if found != expected:
        pack.refuse(file, key, "pack-total", found=found, expected=expected)


def table(pack: Pack, file: str, name: str, data: object) -> dict[str, Any]:
    if not isinstance(data, dict):
        pack.refuse(file, name, "pack-table", name=name)
    return data


def count(pack: Pack, file: str, key: str, value: object) -> int:
    if type(value) is int and not is_short(value):
        pack.refuse(file, key, "pack-count-huge", name=key)
    if type(value) is not int or not 0 <= value < 100:
        pack.refuse(file, key, "pack-count", name=key, found=shown(value))
    return value


def numbered(pack: Pack, file: str, name: str, data: object) -> dict[int, Any]:
    given = table(pack, file, name, data)
    for key in given:
        if not (key.isascii() and key.isdecimal() and len(key) <= MOST_DIGITS):
            pack.refuse(file, key, "pack-number", found=shown(key))
    return {int(key): value for key, value in given.items()}
