"""Whole hunts: what the best of them brings, and what a species' activation would."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from mesozoic.bots.heuristics.gods_love_dinosaurs.worth import Worth
from mesozoic.core.hexes import bits
from mesozoic.games.gods_love_dinosaurs.animals import Animals
from mesozoic.games.gods_love_dinosaurs.deed import walked
from mesozoic.games.gods_love_dinosaurs.kinds import HOME, Animal
from mesozoic.games.gods_love_dinosaurs.land import Land
from mesozoic.games.gods_love_dinosaurs.roaming import (
    STEPS,
    Path,
    Range,
    may_end,
    next_hexes,
    range_of,
)

# A dinosaur that rests beside something to eat will not starve next time.
LARDER: Final = 0.3
# Of ways that bring as much, the shortest.
A_STEP: Final = 1 / 1024


class Feast(NamedTuple):
    """How a hunt ends: what it is worth, the hexes whose animals it ate, and where."""

    worth: float
    eaten: int
    end: int


FAMINE: Final = Feast(float("-inf"), 0, 0)


@lru_cache(maxsize=4096)
def best_feast(land: Land, animals: Animals, animal: Animal, path: Path, worth: Worth) -> Feast:
    """The best end of a hunt that has come so far; FAMINE where it cannot end well."""
    reach = range_of(land, animals, animal, path[0])
    if animal is Animal.DINOSAUR:
        return _roaming(land, animals, reach, path, worth)
    return _prowling(land, animals, reach, path, worth)


def _prowling(land: Land, animals: Animals, reach: Range, path: Path, worth: Worth) -> Feast:
    """Predators have few ways to go: all of them."""
    best = FAMINE
    if may_end(reach, path):
        eaten = walked(path) & reach.food
        meals = eaten.bit_count()
        gain = (meals - 1) * worth.predator - meals * worth.prey
        best = Feast(gain - A_STEP * (len(path) - 1), eaten, path[-1])
    for target in bits(next_hexes(land, reach, path)):
        best = max(best, _prowling(land, animals, reach, (*path, target), worth))
    return best


def _roaming(land: Land, animals: Animals, reach: Range, path: Path, worth: Worth) -> Feast:
    """Dinosaurs have many ways, but all that counts is what was eaten and where one stands.

    Step by step all that can be had of both, whatever the way; what was had earlier is not looked
    at again, for it had more steps left.
    """
    near, food, ends = land.near, reach.food, reach.ends
    ways = [(path[-1], walked(path) & food)]
    seen = set(ways)
    rests = {way: len(path) - 1 for way in ways if way[1] and ends >> way[0] & 1}
    for left in range(STEPS[Animal.DINOSAUR] - len(path), -1, -1):
        fed, hungry = reach.fed[left], reach.hungry[left]
        steps = STEPS[Animal.DINOSAUR] - left
        onward = []
        for here, eaten in ways:
            around = near[here] & (fed if eaten else hungry)
            while around:
                low = around & -around
                around ^= low
                way = (low.bit_length() - 1, eaten | low & food)
                if way not in seen:
                    seen.add(way)
                    onward.append(way)
                    if low & ends and way[1]:
                        rests[way] = steps
        ways = onward
    return _best_rest(land, animals, rests, worth)


def _best_rest(
    land: Land, animals: Animals, rests: Mapping[tuple[int, int], int], worth: Worth
) -> Feast:
    """By where a hunt may end and what it has eaten: after how many steps."""
    near, predators, edible = land.near, animals.predators, animals.edible
    egg, meal = 1.0 - worth.predator + worth.prey, worth.prey
    larder = LARDER * (worth.dinosaur - 1.0)
    best = FAMINE
    for (end, eaten), steps in rests.items():
        feast = (eaten & predators).bit_count() * egg - eaten.bit_count() * meal - A_STEP * steps
        if near[end] & edible & ~eaten:
            feast += larder
        if feast > best[0] or (feast == best[0] and (eaten, end) > best[1:]):
            best = Feast(feast, eaten, end)
    return best


@lru_cache(maxsize=4096)
def harvest(land: Land, animals: Animals, animal: Animal, worth: Worth) -> float:
    """What a species' activation would bring its owner, played well enough."""
    if animal in HOME:
        cradles = land.home(HOME[animal]) & ~animals.everywhere
        parents = sum(bool(land.near[parent] & cradles) for parent in bits(animals.of(animal)))
        born = min(parents, (land.spread(animals.of(animal)) & cradles).bit_count())
        return born * worth.prey
    brought, waiting = 0.0, animals.of(animal)
    while waiting:
        feast, hunter = max(
            (best_feast(land, animals, animal, (hunter,), worth), hunter)
            for hunter in bits(waiting)
        )
        if feast == FAMINE:
            return brought - waiting.bit_count() * worth.of(animal)
        brought += feast.worth
        waiting &= ~(1 << hunter)
        animals = after_feast(animals, animal, hunter, feast)
    return brought


def after_feast(animals: Animals, animal: Animal, hunter: int, feast: Feast) -> Animals:
    grown = 1 << feast.end if animal is Animal.DINOSAUR else feast.eaten
    return animals.without(feast.eaten | 1 << hunter).having(animal, grown)
