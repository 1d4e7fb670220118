"""Animals and terrains (GD-0.1)."""

from __future__ import annotations

from typing import Annotated, Final

from mesozoic.core.kinds import Kind, Names


class Animal(Kind):
    """In the order of the animal board's columns, the dinosaur last."""

    FROG = 0
    RABBIT = 1
    RAT = 2
    TIGER = 3
    EAGLE = 4
    DINOSAUR = 5

    __hash__ = int.__hash__  # that of enums is slow, and animals are keys everywhere


class Terrain(Kind):
    LAKE = 0
    FOREST = 1
    FIELD = 2
    WILD = 3
    MOUNTAIN = 4

    __hash__ = int.__hash__


PREY: Final[tuple[Animal, ...]] = (Animal.FROG, Animal.RABBIT, Animal.RAT)
PREDATORS: Final[tuple[Animal, ...]] = (Animal.TIGER, Animal.EAGLE)
SPECIES: Final[tuple[Animal, ...]] = (*PREY, *PREDATORS)
"""Those that have a column of the animal board."""

HOME: Final = {
    Animal.FROG: Terrain.LAKE,
    Animal.RABBIT: Terrain.FIELD,
    Animal.RAT: Terrain.FOREST,
}

ANIMALS: Final = {animal.slug: animal for animal in Animal}
AnimalSlug = Annotated[str, Names("animal", ANIMALS)]
TERRAINS: Final = {terrain.slug: terrain for terrain in Terrain}
TerrainSlug = Annotated[str, Names("terrain", TERRAINS)]

DIRECTION_NAMES: Final[tuple[str, ...]] = (
    "east",
    "north-east",
    "north-west",
    "west",
    "south-west",
    "south-east",
)
Direction = Annotated[str, Names("direction", DIRECTION_NAMES)]


def is_prey(animal: Animal | None) -> bool:
    return animal is Animal.FROG or animal is Animal.RABBIT or animal is Animal.RAT


def may_stand(animal: Animal, terrain: Terrain) -> bool:
    """Where a tile may show an animal: prey at home or in the wild, predators off mountains."""
    if animal in HOME:
        return terrain in (HOME[animal], Terrain.WILD)
    return terrain is not Terrain.MOUNTAIN


def phase_of(animal: Animal) -> str:
    """The phase in which an animal acts: the dinosaurs have one of their own (GD-2.3)."""
    return "dinosaurs" if animal is Animal.DINOSAUR else "activation"
