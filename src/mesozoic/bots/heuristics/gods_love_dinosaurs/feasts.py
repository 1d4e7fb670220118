"""Whole hunts: what the best of them brings, and what a species' activation would."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mesozoic.bots.heuristics.gods_love_dinosaurs.worth import Worth
from mesozoic.core.hexes import bits
from mesozoic.games.gods_love_dinosaurs.animals import Animals
from mesozoic.games.gods_love_dinosaurs.deed import walked
from mesozoic.games.gods_love_dinosaurs.kinds import HOME, Animal, is_prey
from mesozoic.games.gods_love_dinosaurs.land import Land
from mesozoic.games.gods_love_dinosaurs.roaming import (
    DINOSAUR_STEPS,
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
# The hexes of a land have fewer bits than this: a way is what was eaten, and behind it a hex.
HEX_BITS: Final = 7
A_HEX: Final = (1 << HEX_BITS) - 1


@dataclass(frozen=True, slots=True)
class Feast:
    """How a hunt ends: what it is worth, the hexes whose animals it ate, and where."""

    worth: float
    eaten: int
    end: int

    def beats(self, other: Feast) -> bool:
        """Whether it is worth more; of those worth the same, one and always the same wins."""
        if self.worth != other.worth:
            return self.worth > other.worth
        if self.eaten != other.eaten:
            return self.eaten > other.eaten
        return self.end > other.end


FAMINE: Final = Feast(float("-inf"), 0, 0)

# Lands and animals are met again and again as a search looks ahead: what was found is kept.
MOST_KEPT: Final = 4096
_FEASTS: Final[dict[tuple[Land, Animals, Animal, Path, Worth], Feast]] = {}
_HARVESTS: Final[dict[tuple[Land, Animals, Animal, Worth], float]] = {}


def best_feast(land: Land, animals: Animals, animal: Animal, path: Path, worth: Worth) -> Feast:
    """The best end of a hunt that has come so far; FAMINE where it cannot end well."""
    key = (land, animals, animal, path, worth)
    found = _FEASTS.get(key)
    if found is None:
        reach = range_of(land, animals, animal, path[0])
        if animal is Animal.DINOSAUR:
            found = _roaming(land, animals, reach, path, worth)
        else:
            found = _prowling(land, reach, path, worth)
        if len(_FEASTS) >= MOST_KEPT:
            _FEASTS.clear()
        _FEASTS[key] = found
    return found


def _prowling(land: Land, reach: Range, path: Path, worth: Worth) -> Feast:
    """Predators have few ways to go: all of them."""
    best = FAMINE
    if may_end(reach, path):
        eaten = walked(path) & reach.food
        meals = eaten.bit_count()
        gain = (meals - 1) * worth.predator - meals * worth.prey
        best = Feast(gain - A_STEP * (len(path) - 1), eaten, path[-1])
    onward = next_hexes(land, reach, path)
    while onward:
        low = onward & -onward
        onward ^= low
        feast = _prowling(land, reach, (*path, low.bit_length() - 1), worth)
        if feast.beats(best):
            best = feast
    return best


def _roaming(land: Land, animals: Animals, reach: Range, path: Path, worth: Worth) -> Feast:
    """Dinosaurs have many ways, but all that counts is what was eaten and where one stands.

    Step by step all that can be had of both, whatever the way; what was had earlier is not looked
    at again, for it had more steps left.
    """
    near, food, ends = land.near, reach.food, reach.ends
    begun = walked(path) & food
    ways = [begun << HEX_BITS | path[-1]]
    seen = set(ways)
    rests: dict[int, int] = {}
    if begun and ends >> path[-1] & 1:
        rests[ways[0]] = len(path) - 1
    for left in range(DINOSAUR_STEPS - len(path), -1, -1):
        fed, hungry = reach.fed[left], reach.hungry[left]
        steps = DINOSAUR_STEPS - left
        onward: list[int] = []
        for way in ways:
            eaten = way >> HEX_BITS
            around = near[way & A_HEX] & (fed if eaten else hungry)
            while around:
                low = around & -around
                around ^= low
                full = eaten | low & food
                further = full << HEX_BITS | low.bit_length() - 1
                if further not in seen:
                    seen.add(further)
                    onward.append(further)
                    if low & ends and full:
                        rests[further] = steps
        ways = onward
    return _best_rest(land, animals, rests, worth)


def _best_rest(land: Land, animals: Animals, rests: dict[int, int], worth: Worth) -> Feast:
    """By where a hunt may end and what it has eaten: after how many steps."""
    near, predators, edible = land.near, animals.predators, animals.edible
    egg, meal = 1.0 - worth.predator + worth.prey, worth.prey
    larder = LARDER * (worth.dinosaur - 1.0)
    best, best_way = FAMINE.worth, 0
    for way, steps in rests.items():
        eaten, end = way >> HEX_BITS, way & A_HEX
        feast = (eaten & predators).bit_count() * egg - eaten.bit_count() * meal - A_STEP * steps
        if near[end] & edible & ~eaten:
            feast += larder
        if feast > best or (feast == best and way > best_way):
            best, best_way = feast, way
    return Feast(best, best_way >> HEX_BITS, best_way & A_HEX)


def harvest(land: Land, animals: Animals, animal: Animal, worth: Worth) -> float:
    """What a species' activation would bring its owner, played well enough."""
    key = (land, animals, animal, worth)
    found = _HARVESTS.get(key)
    if found is None:
        if is_prey(animal):
            found = _births(land, animals, animal) * worth.prey
        else:
            found = _hunts(land, animals, animal, worth)
        if len(_HARVESTS) >= MOST_KEPT:
            _HARVESTS.clear()
        _HARVESTS[key] = found
    return found


def _births(land: Land, animals: Animals, animal: Animal) -> int:
    cradles, parents = land.home(HOME[animal]) & ~animals.everywhere, 0
    for parent in bits(animals.of(animal)):
        if land.near[parent] & cradles:
            parents += 1
    return min(parents, (land.spread(animals.of(animal)) & cradles).bit_count())


def _hunts(land: Land, animals: Animals, animal: Animal, worth: Worth) -> float:
    brought, waiting = 0.0, animals.of(animal)
    while waiting:
        best, best_hunter = FAMINE, -1
        for hunter in bits(waiting):
            feast = best_feast(land, animals, animal, (hunter,), worth)
            if not best.beats(feast):
                best, best_hunter = feast, hunter
        if best == FAMINE:
            return brought - waiting.bit_count() * worth.of(animal)
        brought += best.worth
        waiting &= ~(1 << best_hunter)
        animals = after_feast(animals, animal, best_hunter, best)
    return brought


def after_feast(animals: Animals, animal: Animal, hunter: int, feast: Feast) -> Animals:
    grown = 1 << feast.end if animal is Animal.DINOSAUR else feast.eaten
    return animals.replaced(feast.eaten | 1 << hunter, animal, grown)
