"""What the compiled engine has of its own, where the interpreter's would be slow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar, cast

T = TypeVar("T")

WORD: Final = 1 << 60

total: Any = sum
"""A sum whose type the compiler does not guess."""


def item(several: Sequence[T], at: int) -> T:
    """What stands at a place."""
    if isinstance(several, list):
        return cast("T", several[at])
    if isinstance(several, tuple):
        return cast("T", several[at])
    return several[at]


def listed(several: Sequence[T]) -> list[T]:
    """The same as a list, to be looped over."""
    return several if isinstance(several, list) else list(several)


def ones(mask: int) -> int:
    """How many bits are set."""
    if mask >= WORD or mask < 0:
        wide: Any = mask
        return cast("int", wide.bit_count())
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
