"""Recovery codes: each opens an account once, where all else is lost."""

from __future__ import annotations

import secrets
from typing import Final

from mesozoic.server.keys import digest

COUNT: Final = 8
_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without those that are easily taken for one another."""
_HALF: Final = 6


def new_codes() -> list[str]:
    return [f"{_part()}-{_part()}" for _ in range(COUNT)]


def kept_code(code: str) -> str:
    """As a hash, however it was typed: 59 random bits need no slow one."""
    return digest("".join(filter(str.isalnum, code)).upper())


def _part() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(_HALF))
