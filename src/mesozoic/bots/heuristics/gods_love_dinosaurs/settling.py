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
from mesozoic.games.gods_love_dinosaurs.tiles import Tile
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
    settling = _Settling(state.lands[seat], state.animals[seat], state.world.kinds[moment.tile])
    return [settling.weigh(option) for option in options if isinstance(option, Place)]


class _Settling:
    def __init__(self, land: Land, animals: Animals, tile: Tile) -> None:
        self.land = land
        self.animals = animals
        self.tile = tile
        self._firsts: dict[int, float] = {}
        self._seconds: dict[int, float] = {}

    def weigh(self, option: Place) -> float:
        place = CENTRE + option.q + option.r * STRIDE
        beyond = place + OFFSET[option.direction]
        return self._first(place) + self._second(beyond)

    def _first(self, place: int) -> float:
        found = self._firsts.get(place)
        if found is None:
            beside = self._beside(place)
            found = self._ground(self.tile.first, beside) + self._guest(beside)
            self._firsts[place] = found
        return found

    def _second(self, place: int) -> float:
        found = self._seconds.get(place)
        if found is None:
            found = self._seconds[place] = self._ground(self.tile.second, self._beside(place))
        return found

    def _beside(self, place: int) -> int:
        """The hexes next to a place that is still empty."""
        return self.land.beside(place)

    def _ground(self, terrain: Terrain, beside: int) -> float:
        land, animals = self.land, self.animals
        weight = CLOSE * beside.bit_count()
        if terrain in _DWELLER:
            kin = (beside & land.home(terrain)).bit_count()
            parents = (beside & animals.of(_DWELLER[terrain])).bit_count()
            return weight + KIN * kin + PARENT * min(parents, 2)
        if terrain is Terrain.WILD:
            return weight + PARENT * min((beside & animals.prey).bit_count(), 3)
        return weight + PASTURE * (beside & animals.edible).bit_count()

    def _guest(self, beside: int) -> float:
        """What comes into play on the first hex."""
        animal, land, animals = self.tile.animal, self.land, self.animals
        if animal is None:
            return 0.0
        if animal in HOME:
            room = (beside & land.home(HOME[animal]) & ~animals.everywhere).bit_count()
            return ROOM * min(room, 2) + NEAR_MEAL * (beside & animals.predators).bit_count()
        prey = animals.prey
        meals = (beside & prey).bit_count()
        further = (land.spread(beside) & prey & ~beside).bit_count()
        if animal is Animal.EAGLE:
            further //= 2
        return MEAL * min(meals, 2) + NEAR_MEAL * min(further, 3)
