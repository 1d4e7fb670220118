"""How fast a game does each thing that is measured of it.

A ply is an entry of a record: an act of a seat, or an outcome of luck. Some plies are forced, with
one thing only to do; a decision is a ply with more than one, and those are counted apart.
"""

from __future__ import annotations

from itertools import cycle
from random import Random
from time import perf_counter, process_time
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


def slowest_options(state: State, rng: Random) -> float:
    """Play a state to its end at random, in place: how long the longest listing took, in seconds.

    Each is listed once, as at a table, so that nothing is remembered from the time before.
    """
    slowest = 0.0
    while pending(state):
        seats = deciders(state)
        if seats:
            seat = rng.choice(seats)
            begun = perf_counter()
            offered = options(state, seat)
            slowest = max(slowest, perf_counter() - begun)
            advance(state, seat, rng.choice(offered))
        else:
            advance(state, None, drawn(rng.random(), outcomes(state)))
    return slowest
