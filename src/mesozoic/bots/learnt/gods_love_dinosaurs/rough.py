"""What a species' activation would bring, roughly: each animal for itself, in microseconds.

The heuristic plays activations out (`feasts.harvest`), which takes a hundred times as long.
"""

from __future__ import annotations

from typing import Final

from mesozoic.games.gods_love_dinosaurs.animals import Animals
from mesozoic.games.gods_love_dinosaurs.hexworld import OFFSETS
from mesozoic.games.gods_love_dinosaurs.kinds import HOME, Animal
from mesozoic.games.gods_love_dinosaurs.land import RIM, Land
from mesozoic.games.gods_love_dinosaurs.roaming import DINOSAUR_STEPS, EAGLE_STEPS

# What a prey that is eaten costs, in predators.
MEAL: Final = 0.25
# How many predators a dinosaur eats in a hunt, and what one more within its reach counts for.
BELLY: Final = 2
SPARE: Final = 0.25


def brought(land: Land, animals: Animals, animal: Animal) -> float:
    """By prey newborns; by predators those that are born, less those that starve and the prey."""
    if animal is Animal.TIGER:
        return _tigers(land, animals)
    if animal is Animal.EAGLE:
        return _eagles(land, animals)
    return _births(land, animals, animal)


def _births(land: Land, animals: Animals, animal: Animal) -> float:
    """As many as there are parents with room beside them, or as there is room."""
    cradles, parents = land.home(HOME[animal]) & ~animals.everywhere, animals.of(animal)
    near, zones, fertile = land.near, 0, 0
    while parents:
        low = parents & -parents
        parents ^= low
        beside = near[low.bit_length() - 1] & cradles
        if beside:
            fertile += 1
            zones |= beside
    room = zones.bit_count()
    return float(room if room < fertile else fertile)


def _tigers(land: Land, animals: Animals) -> float:
    """Two prey in a row make a newborn; a prey within two steps is a meal."""
    near, prey, waiting = land.near, animals.prey, animals.tiger
    free, found = ~(animals.predators | animals.dinosaur), 0.0
    while waiting:
        low = waiting & -waiting
        waiting ^= low
        beside = near[low.bit_length() - 1]
        if beside & prey:
            found += 1.0 - 2 * MEAL if land.spread(beside & prey) & prey else -MEAL
        else:
            found -= MEAL if land.spread(beside & free) & prey else 1.0
    return found


def _eagles(land: Land, animals: Animals) -> float:
    """All prey in a straight line, as far as nothing stands before it."""
    grid, last, places = land.grid, len(land.grid) - 1, land.places
    prey, waiting, found = animals.prey, animals.eagle, 0.0
    barred = animals.predators | animals.dinosaur
    while waiting:
        low = waiting & -waiting
        waiting ^= low
        start, best = places[low.bit_length() - 1], 0
        for offset in OFFSETS:
            place, meals = start, 0
            for _ in range(EAGLE_STEPS):
                place += offset
                here = grid[place & last]
                if here >= RIM or barred >> here & 1:
                    break
                meals += prey >> here & 1
            if meals > best:
                best = meals
        found += best - 1 - MEAL * best
    return found


def feast(land: Land, animals: Animals) -> float:
    """Eggs that the dinosaurs would lay, less dinosaurs that would starve.

    A predator counts that lies on a way to a mountain, whichever dinosaur goes there.
    """
    dinosaurs = animals.dinosaur
    if not dinosaurs:
        return 0.0
    fresh = mountains = land.mountains
    homeward = [mountains]
    for _ in range(DINOSAUR_STEPS - 1):
        fresh = land.spread(fresh) & ~mountains
        mountains |= fresh
        homeward.append(mountains)
    fresh = seen = dinosaurs
    meals = 0
    for left in range(DINOSAUR_STEPS - 1, -1, -1):
        fresh = land.spread(fresh) & ~seen
        seen |= fresh
        meals |= fresh & homeward[left]
    hungry = dinosaurs.bit_count()
    predators = (meals & animals.predators).bit_count()
    starving = max(0, hungry - (meals & animals.edible).bit_count())
    eaten = min(predators, BELLY * hungry)
    return eaten + SPARE * (predators - eaten) - starving
