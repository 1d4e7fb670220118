"""What a climate makes of each terrain: one terrain is temperate, its neighbours cold and hot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from mesozoic.core.kinds import Kind, Names
from mesozoic.islands.island import Island


class Temperature(Kind):
    TEMPERATE = 0
    COLD = 1
    HOT = 2
    DEADLY = 3


TemperatureSlug = Annotated[str, Names("temperature", (one.slug for one in Temperature))]


def temperature(terrain: int, temperate: int) -> Temperature:
    """Terrains are numbered from hot to cold: the next colder is cold, the next hotter hot."""
    colder_by = terrain - temperate
    if colder_by == 0:
        return Temperature.TEMPERATE
    if colder_by == 1:
        return Temperature.COLD
    if colder_by == -1:
        return Temperature.HOT
    return Temperature.DEADLY


@dataclass(frozen=True, slots=True)
class Weather:
    """The zones of an island by temperature, as masks."""

    temperate: int
    cold: int
    hot: int
    deadly: int


def weather_by_space(island: Island, ring: Sequence[int]) -> tuple[Weather, ...]:
    """The weather for each space of a climate ring, which names the terrain that is temperate."""
    return tuple(_weather(island, temperate) for temperate in ring)


def _weather(island: Island, temperate: int) -> Weather:
    masks = [0] * len(Temperature)
    for terrain, zones in enumerate(island.terrain_masks):
        masks[temperature(terrain, temperate)] |= zones
    return Weather(
        temperate=masks[Temperature.TEMPERATE],
        cold=masks[Temperature.COLD],
        hot=masks[Temperature.HOT],
        deadly=masks[Temperature.DEADLY],
    )
