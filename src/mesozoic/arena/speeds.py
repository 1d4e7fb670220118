"""How fast a game does each thing that is measured of it.

A ply is an entry of a record: an act of a seat, or an outcome of luck. Some plies are forced, with
one thing only to do; a decision is a ply with more than one, and those are counted apart.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from random import Random
from time import process_time
from typing import Final

from mesozoic.arena.stopwatch import rate, two_hundred_times
from mesozoic.arena.subject import Subject
from mesozoic.bots.perspective import Perspective
from mesozoic.bots.search import Search
from mesozoic.core.at_random import drawn, play_at_random
from mesozoic.core.play import advance, deciders, options, outcomes, pending
from mesozoic.core.state import State
from mesozoic.files.tables import setup

ITERATIONS: Final = 100
"""What the search has for a decision, when it is measured."""
LISTINGS: Final = 5
"""How often a game is played to time its listings."""


def playout_speeds(subject: Subject, rng: Random, seconds: float) -> tuple[float, float]:
    """Plies and decisions a second of uniformly random games, set-up included."""
    plies, decisions, begun = 0, 0, process_time()
    while (spent := process_time() - begun) < seconds:
        played, decided = play_at_random(setup(subject.name, subject.players), rng)
        plies += played
        decisions += decided
    return plies / spent, decisions / spent


def rollout_speed(subject: Subject, rng: Random, seconds: float) -> float:
    """Random games a second from the middle of a game to its end, copy included."""
    middles = cycle(subject.middles)

    def rollout() -> int:
        play_at_random(next(middles).state.copy(), rng)
        return 1

    return rate(rollout, seconds)


def search_speed(subject: Subject, rng: Random, seconds: float) -> float:
    """Iterations a second of the search, deciding in the middle of a game."""
    middles, search = cycle(subject.middles), Search.of_iterations(ITERATIONS)

    def decide() -> int:
        state, seat = next(middles)
        search.choose(Perspective.of(subject.game, state, seat, rng), rng)
        return ITERATIONS

    return rate(decide, seconds)


def copy_speed(subject: Subject, seconds: float) -> float:
    return rate(two_hundred_times(subject.middles[0].state.copy), seconds)


def replay_seconds(subject: Subject) -> float:
    begun = process_time()
    subject.fold(subject.record)
    return process_time() - begun


def slowest_options(begin: Callable[[], State], seed: int) -> float:
    """How long the longest listing takes in a random game, in seconds of processor time.

    The game is played several times over, and each listing takes as long as where it was quickest:
    what else the machine did meanwhile is no part of it. In each game it is listed once, as at a
    table, so that nothing is remembered from the time before.
    """
    quickest = _listing_times(begin(), Random(seed))
    for _ in range(1, LISTINGS):
        quickest = list(map(min, quickest, _listing_times(begin(), Random(seed))))
    return max(quickest)


def _listing_times(state: State, rng: Random) -> list[float]:
    """Play a state to its end at random, in place: how long each listing took."""
    times: list[float] = []
    while pending(state):
        seats = deciders(state)
        if seats:
            seat = rng.choice(seats)
            begun = process_time()
            offered = options(state, seat)
            times.append(process_time() - begun)
            advance(state, seat, rng.choice(offered))
        else:
            advance(state, None, drawn(rng.random(), outcomes(state)))
    return times
