"""Who is likely to win: what each has, and what it may still bring."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from mesozoic.bots.heuristics.gods_love_dinosaurs.feasts import harvest
from mesozoic.bots.heuristics.gods_love_dinosaurs.worth import Worth, time_left
from mesozoic.core.seats import Seat
from mesozoic.games.gods_love_dinosaurs.kinds import Animal
from mesozoic.games.gods_love_dinosaurs.refill import places_from_first
from mesozoic.games.gods_love_dinosaurs.state import GodsState

# How far off the forecast is, in points: at the end, and with all tiles still to be taken.
DOUBT: Final = 0.7
DOUBT_EARLY: Final = 2.5
# What animals turn out to be worth on the average, as it was in many games.
PREY: Final = 0.3
PREDATOR: Final = 0.8
PREDATOR_LATE: Final = 0.3
DINOSAUR: Final = 1.0
# GD-6.1: of those tied, who sits furthest from the first player wins.
TIE: Final = 0.2
# How much counts of what a species would bring its owner if it activated now.
READY: Final = 0.8

HUNTERS: Final[tuple[Animal, ...]] = (Animal.TIGER, Animal.EAGLE, Animal.DINOSAUR)


def shares(state: GodsState) -> Sequence[float]:
    left = time_left(state)
    worth = Worth(PREY * left, PREDATOR_LATE + (PREDATOR - PREDATOR_LATE) * left, DINOSAUR)
    final = [_outlook(state, seat, worth) for seat in state.world.seats]
    best, width = max(final), DOUBT + DOUBT_EARLY * left
    chances = [exp((points - best) / width) for points in final]
    total = sum(chances)
    return [chance / total for chance in chances]


def _outlook(state: GodsState, seat: Seat, worth: Worth) -> float:
    land, animals = state.lands[seat], state.animals[seat]
    ready = 0.0
    for hunter in HUNTERS:
        ready += harvest(land, animals, hunter, worth)
    return (
        state.eggs[seat]
        + animals.dinosaur.bit_count() * worth.dinosaur
        + animals.predators.bit_count() * worth.predator
        + animals.prey.bit_count() * worth.prey
        + READY * ready
        + TIE * places_from_first(state, seat)
    )
