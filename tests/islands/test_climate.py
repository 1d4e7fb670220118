"""What a climate makes of each terrain."""

from __future__ import annotations

from enum import IntEnum

import pytest

from mesozoic.core.hexes import Hex
from mesozoic.islands.climate import Temperature, Weather, temperature, weather_by_space
from mesozoic.islands.island import Zone, lay_out

TEMPERATE, COLD, HOT, DEADLY = Temperature


class Ground(IntEnum):
    """From hot to cold."""

    SAND = 0
    GRASS = 1
    ROCK = 2
    SNOW = 3


@pytest.mark.parametrize(
    ("ideal", "temperatures"),
    [
        (Ground.SAND, [TEMPERATE, COLD, DEADLY, DEADLY]),
        (Ground.GRASS, [HOT, TEMPERATE, COLD, DEADLY]),
        (Ground.ROCK, [DEADLY, HOT, TEMPERATE, COLD]),
        (Ground.SNOW, [DEADLY, DEADLY, HOT, TEMPERATE]),
    ],
)
def test_one_step_hotter_is_hot_one_colder_is_cold_the_rest_is_deadly(
    ideal: Ground, temperatures: list[Temperature]
) -> None:
    assert [temperature(ground, ideal) for ground in Ground] == temperatures


def test_every_space_of_a_ring_has_its_weather() -> None:
    grounds = [Ground.SNOW, Ground.SAND, Ground.GRASS, Ground.SAND, Ground.ROCK]
    zones = [Zone(Hex(q, 0), ground, False, 1, q) for q, ground in enumerate(grounds)]
    ring = (Ground.SAND, Ground.ROCK, Ground.SAND)
    sand, rock, sand_again = weather_by_space(lay_out(zones, Ground), ring)
    assert sand == Weather(temperate=0b01010, cold=0b00100, hot=0, deadly=0b10001)
    assert rock == Weather(temperate=0b10000, cold=0b00001, hot=0b00100, deadly=0b01010)
    assert sand_again == sand
