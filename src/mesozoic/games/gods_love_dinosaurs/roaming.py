"""How far each hunter may go (GD-4.1, GD-5.2), so that every step can be finished legally."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mesozoic.games.gods_love_dinosaurs.animals import Animals
from mesozoic.games.gods_love_dinosaurs.deed import walked
from mesozoic.games.gods_love_dinosaurs.hexworld import OFFSETS
from mesozoic.games.gods_love_dinosaurs.kinds import Animal
from mesozoic.games.gods_love_dinosaurs.land import RIM, Land

TIGER_STEPS: Final = 2
EAGLE_STEPS: Final = 3
DINOSAUR_STEPS: Final = 5
STEPS: Final = {
    Animal.TIGER: TIGER_STEPS,
    Animal.EAGLE: EAGLE_STEPS,
    Animal.DINOSAUR: DINOSAUR_STEPS,
}

Path = tuple[int, ...]
"""The hexes of a hunt in order, the one it began on first."""


@dataclass(frozen=True, slots=True)
class Range:
    """Where one hunter may go. Nothing in the ecosystem changes before its hunt is over."""

    hunter: int
    """Its hex."""
    first: int
    """Where its first step may lead; nowhere if it can eat nothing."""
    food: int
    ends: int
    """Where the hunt may end, something having been eaten."""
    hungry: list[int]
    """By steps left after it: where a step may lead while nothing has been eaten."""
    fed: list[int]
    """The same once something has been eaten."""
    is_straight: bool = False


def range_of(land: Land, animals: Animals, animal: Animal, hunter: int) -> Range:
    """The range of a hunter, as the ecosystem stands."""
    if animal is Animal.DINOSAUR:
        return _dinosaur(land, animals, hunter)
    prey, barred = animals.prey, animals.predators | animals.dinosaur
    if animal is Animal.TIGER:
        return _tiger(land, prey, barred, hunter)
    return _eagle(land, prey, barred, hunter)


def _tiger(land: Land, prey: int, barred: int, hunter: int) -> Range:
    """GD-4.1: a first step onto a prey, or next to one."""
    near, first, around = land.near, 0, land.near[hunter] & ~barred
    while around:
        low = around & -around
        around ^= low
        if low & prey or near[low.bit_length() - 1] & prey:
            first |= low
    steps = [prey, first]
    return Range(hunter, first, prey, prey, steps, steps)


def _eagle(land: Land, prey: int, barred: int, hunter: int) -> Range:
    """GD-4.1: in each direction as far as the last prey that nothing stands before.

    GD-4.3: where there is no hex there is no way.
    """
    grid, last, start, reach = land.grid, len(land.grid) - 1, land.places[hunter], 0
    for offset in OFFSETS:
        ray, place = 0, start
        for _ in range(EAGLE_STEPS):
            place += offset
            here = grid[place & last]
            if here >= RIM or barred >> here & 1:
                break
            ray |= 1 << here
            if prey >> here & 1:
                reach |= ray
    steps = [reach] * EAGLE_STEPS
    return Range(hunter, land.near[hunter] & reach, prey, prey, steps, steps, is_straight=True)


def _dinosaur(land: Land, animals: Animals, hunter: int) -> Range:
    """GD-5.2: not through another dinosaur, and to a mountain without one; its own will do."""
    food = animals.edible
    free = ~(animals.dinosaur & ~(1 << hunter))
    ends = land.mountains & free
    # With so many steps left, a mountain is within reach; and, before it, something to eat.
    homeward = fresh = ends
    filling = meals = food & ends
    fed, hungry = [homeward], [filling]
    for _ in range(DINOSAUR_STEPS - 1):
        fresh = land.spread(fresh) & free & ~homeward
        homeward |= fresh
        meals = (food & fresh | land.spread(meals) & free) & ~filling
        filling |= meals
        fed.append(homeward)
        hungry.append(filling)
    return Range(hunter, land.near[hunter] & filling, food, ends, hungry, fed)


def next_hexes(land: Land, reach: Range, path: Path) -> int:
    """Where the next step may lead."""
    left = len(reach.fed) - len(path)
    if left < 0:
        return 0
    if reach.is_straight and len(path) > 1:
        ahead = land.ahead(path[-2], path[-1])
        return 0 if ahead is None else reach.fed[left] & 1 << ahead
    allowed = reach.fed if has_eaten(reach, path) else reach.hungry
    return land.near[path[-1]] & allowed[left]


def may_end(reach: Range, path: Path) -> bool:
    """Whether the hunt may end where it stands."""
    return bool(reach.ends >> path[-1] & 1) and has_eaten(reach, path)


def has_eaten(reach: Range, path: Path) -> bool:
    return bool(reach.food & walked(path))


def first_steps(land: Land, animals: Animals, animal: Animal, hunter: int) -> int:
    """Where a hunter may go first; nowhere if it can eat nothing."""
    return range_of(land, animals, animal, hunter).first
