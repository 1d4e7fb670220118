"""Ratings as they are shown: on the scale that players of other games know."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from mesozoic.arena.rating import BEGINNER, Rating

MIDDLE: Final = 1500
STEP: Final = 30
"""For 1 of OpenSkill's, so that 400 points more win about ten games of eleven between two."""
SETTLED: Final = 10
"""Games after which a rating is no longer provisional."""


class Points(Struct, frozen=True, kw_only=True):
    """A rating as it is shown: 1520 ± 80."""

    rating: int
    doubt: int
    """It lies so far to either side at most, with 95 % confidence."""
    games: int
    provisional: bool
    """Too few games for a place among the others."""


def points(rating: Rating, games: int) -> Points:
    return Points(
        rating=round(MIDDLE + STEP * (rating.mu - BEGINNER.mu)),
        doubt=round(STEP * rating.doubt),
        games=games,
        provisional=games < SETTLED,
    )
