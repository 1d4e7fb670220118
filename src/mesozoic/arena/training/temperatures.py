"""Making shares as sure as they should be: a temperature by players and third of the game."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from mesozoic.arena.training.buffer import MOST_GAMES, Groups, held_out, positions_of
from mesozoic.arena.training.gradients import Array, Weights, loss_of
from mesozoic.arena.training.lesson import Lesson, Numbers
from mesozoic.arena.training.self_play import Task
from mesozoic.arena.training.settings import Settings
from mesozoic.bots.learnt.network import THIRDS
from mesozoic.bots.learnt.network_file import DIGITS, Calibration

Chosen = npt.NDArray[np.bool_]

RIDGE: Final = 1.0
# Temperatures that are tried.
LEAST: Final = 0.3
MOST: Final = 4.0
TRIED: Final = 120
# How much is asked of games before a temperature leaves what it was thought to be: it holds a few
# of them in check.
DOUBT: Final = 10.0


def telling(games: Numbers, settings: Settings, generation: int) -> Chosen:
    """Which games tell how sure shares should be: held out, and such as most is thought about in.

    Of strong games only those of this generation do, where the best play so far.
    """
    if settings.strong:
        return held_out(games) & among_thinkers(games, settings, generation)
    numbers = games % MOST_GAMES
    chosen: Chosen = held_out(games) & (numbers < settings.thoughtful)
    return chosen


def among_thinkers(games: Numbers, settings: Settings, generation: int) -> Chosen:
    """Which are strong games of a generation in which everybody thinks."""
    found = [
        game
        for game in np.unique(games).tolist()
        if game // MOST_GAMES == generation
        and all(Task(settings, None, generation, game % MOST_GAMES).thinkers)
    ]
    return np.isin(games, found)


def calibrate(weights: Weights, lesson: Lesson, tells: Chosen) -> Calibration:
    """How far a game is by its table, and temperatures fitted to the positions that tell.

    Numbers of players have much in common: each is held to what was found for all of them.
    """
    start, progress = fit_progress(lesson.tables.astype(float), lesson.played.astype(float))
    out = np.flatnonzero(tells)
    games, positions = lesson.position_games[out], positions_of(lesson).taken(out)
    thirds = thirds_of(positions.context @ progress + start)

    def fitted(some: Chosen, around: float) -> float:
        count = len(np.unique(games[some]))
        return fit_temperature(weights, positions.taken(np.flatnonzero(some)), count, around)

    common = [fitted(thirds == at, 1.0) for at in range(THIRDS)]
    temperatures = {
        players: [
            fitted((positions.sizes == players) & (thirds == at), common[at])
            for at in range(THIRDS)
        ]
        for players in sorted({*map(int, lesson.seats_in)})
    }
    return Calibration(start, [float(part) for part in progress], temperatures)


def fit_progress(tables: Array, played: Array) -> tuple[float, Array]:
    """The weighted sum of the table's values that comes nearest to the part that is over."""
    with_one = np.hstack([tables, np.ones((len(tables), 1))])
    square = with_one.T @ with_one + RIDGE * np.eye(with_one.shape[1])
    found = np.round(np.linalg.solve(square, with_one.T @ played), DIGITS)
    return float(found[-1]), found[:-1]


def thirds_of(progress: Array) -> Array:
    """As `network.third` does."""
    found: Array = np.clip((THIRDS * progress).astype(int), 0, THIRDS - 1)
    return found


def fit_temperature(weights: Weights, positions: Groups, games: int, around: float = 1.0) -> float:
    """The one of least loss, nearer to `around` the fewer games there are, whose positions end
    alike."""
    if not games:
        return around
    tried = np.geomspace(LEAST, MOST, TRIED)
    losses = [
        games * loss_of(weights, positions, float(at)) + DOUBT * float(np.log(at / around)) ** 2
        for at in tried
    ]
    return round(float(tried[int(np.argmin(losses))]), DIGITS)
