"""One scale of strength from the orders that games ended in: Plackett-Luce, as likely as can be.

Found by minorization and maximization (Hunter 2004); how sure it is, by drawing the games anew.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log
from random import Random
from typing import Final

# Points for a factor of ten, as in Elo's scale.
POINTS: Final = 400
# Against somebody of strength 1 everybody has half won and half lost one game beforehand: so who
# never won is weak, and not infinitely so.
BEFOREHAND: Final = 0.5
ROUNDS: Final = 200
FEWER_ROUNDS: Final = 25
DRAWN: Final = 200

Order = Sequence[Sequence[str]]
"""Who ended where in one game: groups of those who share a place, the winners first."""


@dataclass(frozen=True)
class Strength:
    """In points above the anchor, with the bounds of 95 %."""

    points: float
    low: float
    high: float


def strengths(orders: Sequence[Order], anchor: str, seed: str) -> dict[str, Strength]:
    """How strong each is who played, compared with the anchor, who must have played."""
    games = [_choices(order) for order in orders]
    names = sorted({name for order in orders for place in order for name in place})
    even = dict.fromkeys(names, 1.0)
    found = fit(games, even, ROUNDS)
    rng = Random(seed)
    drawn = [
        _points(fit(rng.choices(games, k=len(games)), found, FEWER_ROUNDS), anchor)
        for _ in range(DRAWN)
    ]
    points = _points(found, anchor)
    return {name: Strength(points[name], *_bounds([one[name] for one in drawn])) for name in names}


Choices = Sequence[tuple[Sequence[str], Sequence[str]]]
"""Of one game: who came next, and out of whom."""


def _choices(order: Order) -> Choices:
    left = [name for place in order for name in place]
    found = []
    for place in order:
        if len(left) > len(place):
            found.append((tuple(place), tuple(left)))
        left = left[len(place) :]
    return found


def fit(games: Sequence[Choices], begin: Mapping[str, float], rounds: int) -> dict[str, float]:
    """The strengths that make these games likeliest."""
    wins = dict.fromkeys(begin, BEFOREHAND)
    for game in games:
        for chosen, _ in game:
            for name in chosen:
                wins[name] += 1
    strong = dict(begin)
    for _ in range(rounds):
        faced = {name: 2 * BEFOREHAND / (strong[name] + 1.0) for name in strong}
        for game in games:
            for chosen, among in game:
                each = len(chosen) / sum(strong[name] for name in among)
                for name in among:
                    faced[name] += each
        strong = {name: wins[name] / faced[name] for name in strong}
    return strong


def _points(strong: Mapping[str, float], anchor: str) -> dict[str, float]:
    base = strong[anchor]
    return {name: POINTS * log(value / base) / log(10) for name, value in strong.items()}


def _bounds(drawn: Sequence[float]) -> tuple[float, float]:
    """What 95 % of the drawn lie between."""
    ordered = sorted(drawn)
    beyond = len(ordered) * 25 // 1000
    return ordered[beyond], ordered[-1 - beyond]
