"""Bots against one another in rotated seats: who wins how often, and how sure that is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from math import sqrt
from pathlib import Path
from typing import Any

from mesozoic.arena.plan import Plan, Played
from mesozoic.arena.rating import SURE, Rating, rate
from mesozoic.arena.workers import play_plan


@dataclass(frozen=True)
class Interval:
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """How one bot did. `seats` counts the seats it had, so that three of a kind count three."""

    bot: str
    seats: int
    wins: float
    rate: float
    """Victories a seat; a shared one counts as its share. Par is one over the players."""
    rate_interval: Interval
    """Wilson's, at 95 %."""
    score: float
    """The mean of its points."""
    rating: float
    rating_interval: Interval
    """OpenSkill (Plackett-Luce): mu, and 1.96 sigma to either side."""


@dataclass(frozen=True)
class Standings:
    game: str
    players: int
    games: int
    par: float
    bots: tuple[Standing, ...]
    """The best rate first."""

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def tournament(
    plan: Plan,
    jobs: int = 1,
    records: Path | None = None,
    on_game: Callable[[Played], None] | None = None,
) -> Standings:
    """Play a plan with rotated seats and rank its bots.

    `Plan("evo-2001", 4, 200, "s", ("search", "greedy", "greedy", "greedy"))` measures search
    against three greedy. The number of games is best a multiple of the players.
    """
    score = Scoresheet()
    with closing(play_plan(replace(plan, rotate=True), jobs, records)) as playing:
        for played in playing:
            score.add(played)
            if on_game:
                on_game(played)
    best_first = sorted(score.standings(), key=lambda standing: -standing.rate)
    return Standings(plan.game, plan.players, plan.games, 1 / plan.players, tuple(best_first))


class Scoresheet:
    """Seats, wins, points and ratings by bot, game after game."""

    def __init__(self) -> None:
        self._ratings: dict[str, Rating] = {}
        self._seats: dict[str, int] = {}
        self._wins: dict[str, float] = {}
        self._points: dict[str, int] = {}

    def add(self, played: Played) -> None:
        result = played.ended.result
        for bot, share, points in zip(played.bots, result.shares, result.scores, strict=True):
            self._seats[bot] = self._seats.get(bot, 0) + 1
            self._wins[bot] = self._wins.get(bot, 0.0) + share
            self._points[bot] = self._points.get(bot, 0) + points
        self._ratings |= rate(self._ratings, played.bots, ranks(played))

    def standings(self) -> Iterable[Standing]:
        for bot, seats in self._seats.items():
            rating = self._ratings[bot]
            yield Standing(
                bot=bot,
                seats=seats,
                wins=self._wins[bot],
                rate=self._wins[bot] / seats,
                rate_interval=wilson(self._wins[bot], seats),
                score=self._points[bot] / seats,
                rating=rating.mu,
                rating_interval=Interval(rating.mu - rating.doubt, rating.mu + rating.doubt),
            )


def ranks(played: Played) -> list[float]:
    """Winners first, the others by their points; equal points rank alike."""
    result = played.ended.result
    lost = sorted({s for seat, s in enumerate(result.scores) if seat not in result.winners})
    return [
        0.0 if seat in result.winners else float(len(lost) - lost.index(score))
        for seat, score in enumerate(result.scores)
    ]


def wilson(wins: float, games: int) -> Interval:
    """Between what bounds a rate lies, with 95 % confidence."""
    rate, weight = wins / games, SURE**2 / games
    middle = (rate + weight / 2) / (1 + weight)
    reach = SURE / (1 + weight) * sqrt(rate * (1 - rate) / games + weight / (4 * games))
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))
