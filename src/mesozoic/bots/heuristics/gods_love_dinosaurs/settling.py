"""Where to lay a tile: like beside like, predators by prey, and everything close together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.gods_love_dinosaurs.actions import Place
from mesozoic.games.gods_love_dinosaurs.animals import Animals
from mesozoic.games.gods_love_dinosaurs.hexworld import CENTRE, OFFSET, STRIDE
from mesozoic.games.gods_love_dinosaurs.kinds import HOME, Animal, Terrain
from mesozoic.games.gods_love_dinosaurs.land import Land
from mesozoic.games.gods_love_dinosaurs.state import GodsState
from mesozoic.games.gods_love_dinosaurs.turn import Placing

CLOSE: Final = 0.06
KIN: Final = 0.1
PARENT: Final = 0.2
MEAL: Final = 0.3
NEAR_MEAL: Final = 0.08
ROOM: Final = 0.15
PASTURE: Final = 0.06

_DWELLER: Final = {terrain: animal for animal, terrain in HOME.items()}


def weigh_places(
    state: GodsState, seat: Seat, options: Sequence[Action], moment: Placing
) -> list[float]:
    """Only what touches the ecosystem makes a difference, so only the rim is weighed."""
    land, animals, tile = state.lands[seat], state.animals[seat], state.world.kinds[moment.tile]
    first, second = Ground(tile.first, land, animals), Ground(tile.second, land, animals)
    guest = Guest(tile.animal, land, animals)
    last = len(land.grid) - 1
    firsts, seconds = [0.0] * len(land.grid), [0.0] * len(land.grid)
    for place in land.rim:
        beside = land.beside(place)
        firsts[place & last] = first.weigh(beside) + guest.weigh(beside)
        seconds[place & last] = second.weigh(beside)
    weights = []
    for option in options:
        assert isinstance(option, Place)
        place = CENTRE + option.q + option.r * STRIDE
        weights.append(firsts[place & last] + seconds[place + OFFSET[option.direction] & last])
    return weights


class Ground:
    """What a terrain is worth somewhere, by the hexes beside it."""

    def __init__(self, terrain: Terrain, land: Land, animals: Animals) -> None:
        self.kin = self.parents = self.most_parents = self.pasture = 0
        if terrain in _DWELLER:
            self.kin = land.home(terrain)
            self.parents, self.most_parents = animals.of(_DWELLER[terrain]), 2
        elif terrain is Terrain.WILD:
            self.parents, self.most_parents = animals.prey, 3
        else:
            self.pasture = animals.edible

    def weigh(self, beside: int) -> float:
        parents = min((beside & self.parents).bit_count(), self.most_parents)
        return (
            CLOSE * beside.bit_count()
            + KIN * (beside & self.kin).bit_count()
            + PARENT * parents
            + PASTURE * (beside & self.pasture).bit_count()
        )


class Guest:
    """What an animal that comes into play is worth somewhere, by the hexes beside it."""

    def __init__(self, animal: Animal | None, land: Land, animals: Animals) -> None:
        self.animal = animal
        self.land = land
        self.is_prey = animal in HOME
        self.prey = animals.prey
        self.predators = animals.predators
        self.room = land.home(HOME[animal]) & ~animals.everywhere if animal in HOME else 0

    def weigh(self, beside: int) -> float:
        if self.animal is None:
            return 0.0
        if self.is_prey:
            room = min((beside & self.room).bit_count(), 2)
            return ROOM * room + NEAR_MEAL * (beside & self.predators).bit_count()
        meals = min((beside & self.prey).bit_count(), 2)
        further = (self.land.spread(beside) & self.prey & ~beside).bit_count()
        if self.animal is Animal.EAGLE:
            further //= 2
        return MEAL * meals + NEAR_MEAL * min(further, 3)
