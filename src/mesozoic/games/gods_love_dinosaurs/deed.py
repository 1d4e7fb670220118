"""What an animal does in an activation, as data: so that it can be told again when all are done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mesozoic.games.gods_love_dinosaurs.animals import Animals
from mesozoic.games.gods_love_dinosaurs.kinds import Animal

BORN: Final = "born"
HUNTED: Final = "hunted"
STARVED: Final = "starved"
HATCHED: Final = "hatched"


@dataclass(frozen=True, slots=True)
class Deed:
    """One of four things, and the hexes it touches in order."""

    what: str
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a deed makes of an ecosystem."""

    animals: Animals
    eaten: int
    """The hexes of those that were eaten."""
    eggs: int
    """How many more, or fewer, there are in the nest."""


def outcome(animals: Animals, animal: Animal, deed: Deed) -> Outcome:
    """What comes of a deed of one animal of a species."""
    if deed.what == BORN:
        return Outcome(animals.having(animal, 1 << deed.path[-1]), 0, 0)
    if deed.what == STARVED:
        return Outcome(animals.without(1 << deed.path[0]), 0, 0)
    if deed.what == HATCHED:
        return _eating_all(animals, deed.path, price=1)
    if animal is Animal.DINOSAUR:
        return _eating_all(animals, deed.path)
    return _breeding_on_the_way(animals, animal, deed.path)


def _breeding_on_the_way(animals: Animals, animal: Animal, path: tuple[int, ...]) -> Outcome:
    """GD-4.1: what it ate last makes room for it, all else it ate for one newborn each."""
    eaten = walked(path) & animals.prey
    return Outcome(animals.replaced(eaten | 1 << path[0], animal, eaten), eaten, 0)


def _eating_all(animals: Animals, path: tuple[int, ...], price: int = 0) -> Outcome:
    """GD-5.2: everything on the way, the last hex included; an egg for each predator.

    GD-5.1: one newly hatched eats what should stand on its hex.
    """
    way = walked(path) if len(path) > 1 else 1 << path[0]
    eaten = way & animals.edible
    laid = (eaten & animals.predators).bit_count()
    left = animals.replaced(eaten | 1 << path[0], Animal.DINOSAUR, 1 << path[-1])
    return Outcome(left, eaten, laid - price)


def walked(path: tuple[int, ...]) -> int:
    """The hexes that a hunter entered; where it came from is not one, unless it came back."""
    way = 0
    for at in range(1, len(path)):
        way |= 1 << path[at]
    return way
