"""Who is likely to win: what each has, and what it may still bring."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from mesozoic.bots.heuristics.gods_love_dinosaurs.worth import Worth, time_left, worth_now
from mesozoic.core.seats import Seat
from mesozoic.games.gods_love_dinosaurs.state import GodsState

# How far off the forecast is, in points: at the end, and with all tiles still to be taken.
DOUBT: Final = 1.0
DOUBT_EARLY: Final = 4.0


def shares(state: GodsState) -> Sequence[float]:
    worth = worth_now(state)
    final = [_outlook(state, seat, worth) for seat in state.world.seats]
    best, width = max(final), DOUBT + DOUBT_EARLY * time_left(state)
    chances = [exp((points - best) / width) for points in final]
    total = sum(chances)
    return [chance / total for chance in chances]


def _outlook(state: GodsState, seat: Seat, worth: Worth) -> float:
    animals = state.animals[seat]
    return (
        state.eggs[seat]
        + animals.dinosaur.bit_count() * worth.dinosaur
        + animals.predators.bit_count() * worth.predator
        + animals.prey.bit_count() * worth.prey
    )
