"""Making shares as sure as they should be: a temperature by players and third of the game."""

from __future__ import annotations

from typing import Final

import numpy as np

from mesozoic.arena.training.buffer import MOST_GAMES, Groups, held_out, positions_of
from mesozoic.arena.training.gradients import Array, Weights, loss_of
from mesozoic.arena.training.lesson import Lesson
from mesozoic.bots.learnt.network import THIRDS
from mesozoic.bots.learnt.network_file import DIGITS, Calibration

RIDGE: Final = 1.0
# Temperatures that are tried.
LEAST: Final = 0.3
MOST: Final = 4.0
TRIED: Final = 120
# How much is asked of games before a temperature leaves 1: it holds a few of them in check.
DOUBT: Final = 10.0


def calibrate(weights: Weights, lesson: Lesson, thoughtful: int) -> Calibration:
    """How far a game is by its table, and temperatures fitted to games that were held out.

    Only the first so many games of each generation tell: in others nobody thinks.
    """
    start, progress = fit_progress(lesson.tables.astype(float), lesson.played.astype(float))
    numbers = lesson.position_games
    out = np.flatnonzero(held_out(numbers) & (numbers % MOST_GAMES < thoughtful))
    positions = positions_of(lesson).taken(out)
    thirds = thirds_of(positions.context @ progress + start)
    temperatures: dict[int, list[float]] = {}
    for players in sorted({*map(int, positions.sizes)}):
        temperatures[players] = []
        for at in range(THIRDS):
            some = np.flatnonzero((positions.sizes == players) & (thirds == at))
            games = len(np.unique(numbers[out][some]))
            temperatures[players].append(fit_temperature(weights, positions.taken(some), games))
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


def fit_temperature(weights: Weights, positions: Groups, games: int) -> float:
    """The one of least loss, nearer to 1 the fewer games there are: their positions end alike."""
    if not games:
        return 1.0
    tried = np.geomspace(LEAST, MOST, TRIED)
    losses = [
        games * loss_of(weights, positions, float(at)) + DOUBT * float(np.log(at)) ** 2
        for at in tried
    ]
    return round(float(tried[int(np.argmin(losses))]), DIGITS)
