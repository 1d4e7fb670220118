"""How somebody's ratings went."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from mesozoic.server.ratings.scale import points
from mesozoic.server.ratings.shapes import CurvePoint, GameRating
from mesozoic.server.ratings.store import RatedSeat

LONGEST: Final = 300
"""Points of a curve, and lines of a ladder."""


def game_ratings(rows: Iterable[RatedSeat]) -> list[GameRating]:
    ordered = sorted(rows, key=lambda row: (row.game, row.number))
    return [_game_rating(game, list(some)) for game, some in groupby(ordered, lambda row: row.game)]


def _game_rating(game: str, rows: Sequence[RatedSeat]) -> GameRating:
    curve = [(row.at, points(row.rating, number)) for number, row in enumerate(rows, 1)]
    return GameRating(
        game=game,
        points=curve[-1][1],
        curve=[CurvePoint(at, shown.rating, shown.doubt) for at, shown in curve[-LONGEST:]],
    )
