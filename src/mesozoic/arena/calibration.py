"""Whether chances come true as often as they say, over games that nothing was fitted to.

A game's network tells its thirds apart, as they could be told then. How long it really went on
would tell of how it ended: who is ahead wins more often than was to be expected in a game that soon
was over. A game of which nothing is learnt has no other thirds than those.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import asdict, dataclass
from math import sqrt
from random import Random
from typing import Any, Final

from mesozoic.arena.match import Players
from mesozoic.arena.rating import SURE
from mesozoic.arena.workers import run_batches
from mesozoic.bots.bot import find_bot
from mesozoic.bots.judge import find_judge
from mesozoic.bots.learnt.judge import LearntJudge
from mesozoic.bots.learnt.network import third
from mesozoic.bots.outlook import outlook
from mesozoic.core.luck import SeededLuck
from mesozoic.core.moments import CHANCE
from mesozoic.core.play import advance, deciders, forced_pass, options, outcomes
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.files.tables import setup
from mesozoic.games import find_game

BINS: Final = 10
# A bin with fewer forecasts, or of fewer games, than this is shown, but says nothing.
FEWEST: Final = 200
FEWEST_GAMES: Final = 50
# How far off a bin may be.
ALLOWED: Final = 0.03


@dataclass(frozen=True)
class Match:
    """One game to look at."""

    game: str
    players: int
    bot: str
    seed: str
    positions: int


@dataclass(frozen=True)
class Forecast:
    """What was said of one position, and what happened."""

    seed: str
    """Of the game that it was a position of."""
    players: int
    third: int
    """Of the game, from 0."""
    said: tuple[float, ...]
    happened: tuple[float, ...]


@dataclass(frozen=True)
class Bin:
    low: float
    forecasts: int
    games: int
    said: float
    """The mean."""
    happened: float
    doubt: float
    """How far off it may well seem by luck alone, at 95 %: forecasts of a game come true or fail
    together, so games are counted, and not forecasts. Of a few games it says nothing."""
    counts: bool
    """Whether there are enough forecasts and games for it to say something."""

    @property
    def error(self) -> float:
        return abs(self.said - self.happened)

    @property
    def is_off(self) -> bool:
        """Whether it is further off than it may be."""
        return self.error > ALLOWED

    @property
    def is_surely_off(self) -> bool:
        """Whether luck alone does not explain that."""
        return self.error - self.doubt > ALLOWED


@dataclass(frozen=True)
class Diagram:
    """A number of players, and a third of the game from 1."""

    players: int
    third: int
    positions: int
    bins: tuple[Bin, ...]
    largest_error: float
    """Of the bins that say something, as all that follows."""
    counted: int
    off: int
    surely_off: int


@dataclass(frozen=True)
class Calibration:
    game: str
    bot: str
    seed: str
    games: int
    positions: int
    diagrams: tuple[Diagram, ...]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def calibrate(
    game: str,
    players: tuple[int, ...],
    positions: int,
    per_game: int,
    bot: str,
    seed: str,
    jobs: int = 1,
    on_position: Callable[[int], None] | None = None,
) -> Calibration:
    """Forecasts of so many positions, spread evenly over the numbers of players."""
    find_bot(bot)
    for number in players:
        find_game(game).check_players(number)
    games = max(len(players), -(-positions // per_game))
    matches = [
        Match(game, players[at % len(players)], bot, f"{seed}/{at}", per_game)
        for at in range(games)
    ]
    forecasts: list[Forecast] = []
    with closing(run_batches(forecast_game, matches, jobs, largest=4)) as played:
        for found in played:
            forecasts += found
            if on_position:
                on_position(len(found))
    return Calibration(game, bot, seed, games, len(forecasts), tuple(diagrams_of(forecasts)))


def forecast_game(match: Match) -> list[Forecast]:
    """Play a game and say at some of its decisions, as one of the seats, who will win."""
    game = find_game(match.game)
    state = setup(match.game, match.players)
    luck = SeededLuck.named(match.seed)
    bots = [find_bot(match.bot) for _ in range(match.players)]
    table, rng = Players(game, bots, match.seed), Random(f"{match.seed} forecasts")
    seen: list[tuple[int, State]] = []
    plies = draws = asked = 0
    while state.stack:
        if state.stack[-1].kind == CHANCE:
            advance(state, None, luck.draw(draws, outcomes(state)))
            draws += 1
        else:
            asked = _look(state, seen, asked, plies, match.positions, rng)
            advance(state, *(forced_pass(state) or table.decide(state)))
        plies += 1
    assert state.result is not None
    happened = state.result.shares
    return [
        forecast(match, before, at / plies, Seat(rng.randrange(match.players)), happened)
        for at, before in sorted(seen, key=lambda pair: pair[0])
    ]


def forecast(
    match: Match, state: State, played: float, seat: Seat, happened: tuple[float, ...]
) -> Forecast:
    """What a seat would say; `played` is which part of the game was over."""
    judge = find_judge(match.game, seat)
    at = judge.third(state) if isinstance(judge, LearntJudge) else third(played)
    return Forecast(match.seed, match.players, at, outlook(match.game, state, seat), happened)


def _look(
    state: State, seen: list[tuple[int, State]], asked: int, plies: int, most: int, rng: Random
) -> int:
    """Keep any `most` of a game's decisions, each as likely as another (reservoir sampling)."""
    if len(options(state, deciders(state)[0])) < 2:
        return asked
    if len(seen) < most:
        seen.append((plies, state.copy()))
    elif (place := rng.randrange(asked + 1)) < most:
        seen[place] = (plies, state.copy())
    return asked + 1


def diagrams_of(forecasts: Iterable[Forecast]) -> list[Diagram]:
    """One for each number of players and each third of the game."""
    apart: dict[tuple[int, int], list[Forecast]] = {}
    for forecast in forecasts:
        key = (forecast.players, 1 + forecast.third)
        apart.setdefault(key, []).append(forecast)
    return [_diagram(*key, found) for key, found in sorted(apart.items())]


def _diagram(players: int, third: int, forecasts: list[Forecast]) -> Diagram:
    trials: list[list[Trial]] = [[] for _ in range(BINS)]
    for forecast in forecasts:
        for said, happened in zip(forecast.said, forecast.happened, strict=True):
            trials[min(BINS - 1, int(BINS * said))].append((forecast.seed, said, happened))
    bins = tuple(_bin(at / BINS, found) for at, found in enumerate(trials) if found)
    counted = [found for found in bins if found.counts]
    return Diagram(
        players,
        third,
        len(forecasts),
        bins,
        largest_error=max((found.error for found in counted), default=0.0),
        counted=len(counted),
        off=sum(found.is_off for found in counted),
        surely_off=sum(found.is_surely_off for found in counted),
    )


Trial = tuple[str, float, float]
"""Of which game, what was said of a seat, and what it got."""


def _bin(low: float, trials: list[Trial]) -> Bin:
    number = len(trials)
    said = sum(trial[1] for trial in trials) / number
    happened = sum(trial[2] for trial in trials) / number
    # How far each game is off beside the others: the variance of the mean, by clusters.
    apart: dict[str, float] = {}
    for game, expected, got in trials:
        apart[game] = apart.get(game, 0.0) + got - expected - (happened - said)
    doubt = SURE * sqrt(sum(off * off for off in apart.values())) / number
    counts = number >= FEWEST and len(apart) >= FEWEST_GAMES
    return Bin(low, number, len(apart), said, happened, doubt, counts)
