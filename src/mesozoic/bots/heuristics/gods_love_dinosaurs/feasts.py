"""Whole hunts: what the best of them brings, and what a species' activation would."""

from __future__ import annotations

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
        left = STEPS[animal] - len(path) + 1
        return _Roaming(land, animals, reach, worth).best(path[-1], walked(path) & reach.food, left)
    return _prowling(land, animals, reach, path, worth)


def _prowling(land: Land, animals: Animals, reach: Range, path: Path, worth: Worth) -> Feast:
    """Predators have few ways to go: all of them."""
    best = FAMINE
    if may_end(reach, path):
        eaten = walked(path) & reach.food
        meals = eaten.bit_count()
        best = Feast((meals - 1) * worth.predator - meals * worth.prey, eaten, path[-1])
    for target in bits(next_hexes(land, reach, path)):
        best = max(best, _prowling(land, animals, reach, (*path, target), worth))
    return best


class _Roaming:
    """Dinosaurs have many ways, but all that counts is what was eaten and where one stands."""

    def __init__(self, land: Land, animals: Animals, reach: Range, worth: Worth) -> None:
        self.land = land
        self.animals = animals
        self.reach = reach
        self.worth = worth
        self.known: dict[tuple[int, int, int], Feast] = {}

    def best(self, here: int, eaten: int, left: int) -> Feast:
        key = (here, eaten, left)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._best(here, eaten, left)
        return found

    def _best(self, here: int, eaten: int, left: int) -> Feast:
        reach = self.reach
        best = FAMINE
        if eaten and reach.ends >> here & 1:
            best = Feast(self._worth(here, eaten), eaten, here)
        if not left:
            return best
        onward = self.land.near[here] & (reach.fed if eaten else reach.hungry)[left - 1]
        for target in bits(onward):
            best = max(best, self.best(target, eaten | 1 << target & reach.food, left - 1))
        return best

    def _worth(self, end: int, eaten: int) -> float:
        worth, animals = self.worth, self.animals
        predators = (eaten & animals.predators).bit_count()
        prey = (eaten & animals.prey).bit_count()
        larder = self.land.near[end] & animals.edible & ~eaten
        feast = predators * (1.0 - worth.predator) - prey * worth.prey
        return feast + (LARDER * (worth.dinosaur - 1.0) if larder else 0.0)


@lru_cache(maxsize=4096)
def harvest(land: Land, animals: Animals, animal: Animal, worth: Worth) -> float:
    """What a species' activation would bring its owner, played well enough."""
    if animal in HOME:
        cradles = land.home(HOME[animal]) & ~animals.everywhere
        parents = sum(bool(land.near[parent] & cradles) for parent in bits(animals[animal]))
        born = min(parents, (land.spread(animals[animal]) & cradles).bit_count())
        return born * worth.prey
    brought, waiting = 0.0, animals[animal]
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
