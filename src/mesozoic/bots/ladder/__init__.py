"""How strong bots are, as it was measured: a file a game, which `mesozoic ladder` writes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

ANCHOR: Final = "greedy"
"""Whose rating is `ANCHORED` on every ladder."""
ANCHORED: Final = 1000


@dataclass(frozen=True)
class Rung:
    """One bot's rating, and between which bounds it lies with 95 % confidence."""

    bot: str
    rating: int
    low: int
    high: int
    games: int
    """In how many it had a seat."""
    wins: float
    """Of its seats; a shared victory counts as its share."""


@dataclass(frozen=True)
class Ladder:
    """400 points more: ten to one to come before the other in a game."""

    game: str
    players: int
    games: int
    seed: str
    rungs: tuple[Rung, ...]
    """The strongest first."""

    def of(self, bot: str) -> Rung | None:
        return next((rung for rung in self.rungs if rung.bot == bot), None)

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Ladder:
        rungs = tuple(Rung(**rung) for rung in data["rungs"])
        return cls(data["game"], data["players"], data["games"], data["seed"], rungs)


@cache
def find_ladder(game: str) -> Ladder | None:
    """What ships of a game; None where nobody has measured."""
    place = resources.files(__name__) / f"{game}.json"
    return Ladder.read(json.loads(place.read_text("utf-8"))) if place.is_file() else None
