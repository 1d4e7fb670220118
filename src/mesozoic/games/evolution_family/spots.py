"""Where pieces and the cone stand (EF-0.4, EF-4.1): on a sector's rocks, on a place of a path."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SECTOR: Final = -1
INNER: Final = 0
OUTER: Final = 1


@dataclass(frozen=True, slots=True)
class Spot:
    """A place of a path: which card from the board, which lane, and which part of a marsh."""

    depth: int
    """0 for the card next to the board; -1 for the sector."""
    lane: int
    part: int = INNER
    """The inner part of a marsh is the one nearer the board."""


@dataclass(frozen=True, slots=True)
class ConeSpot:
    """Where the cone stands in somebody's path."""

    path: int
    depth: int
    lane: int
