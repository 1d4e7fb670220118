"""The climate chart and what it makes of each terrain (E1-0.7, E1-3.3)."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple

from mesozoic.games.evo_2001.island import Island, Terrain

# E1-0.7: a ring; forward is this order
CHART: Final = (
    Terrain.BEACH,
    Terrain.MEADOW,
    Terrain.HILL,
    Terrain.MOUNTAIN,
    Terrain.HILL,
    Terrain.MEADOW,
)
# E1-3.2
SHIFT_BY_FACE: Final = {1: -1, 2: 0, 3: 1, 4: 1, 5: 1, 6: 1}


class Temperature(IntEnum):
    TEMPERATE = 0
    COLD = 1
    HOT = 2
    DEADLY = 3


def temperature(terrain: Terrain, temperate: Terrain) -> Temperature:
    """E1-3.3: the pawn's colour is temperate, the next colder cold, the next hotter hot."""
    colder_by = terrain - temperate
    if colder_by == 0:
        return Temperature.TEMPERATE
    if colder_by == 1:
        return Temperature.COLD
    if colder_by == -1:
        return Temperature.HOT
    return Temperature.DEADLY


class Weather(NamedTuple):
    """The zones of an island by temperature, as masks."""

    temperate: int
    cold: int
    hot: int
    deadly: int


def weather_by_space(island: Island) -> tuple[Weather, ...]:
    """The weather for each space of the chart."""
    return tuple(_weather(island, temperate) for temperate in CHART)


def _weather(island: Island, temperate: Terrain) -> Weather:
    masks = [0] * len(Temperature)
    for terrain in Terrain:
        masks[temperature(terrain, temperate)] |= island.terrain_masks[terrain]
    return Weather(*masks)
