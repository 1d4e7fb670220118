"""What the compiled engine has of its own, where the interpreter's would be slow."""

from __future__ import annotations

from typing import Any, Final, cast

WORD: Final = 1 << 60

total: Any = sum
"""A sum whose type the compiler does not guess."""


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
