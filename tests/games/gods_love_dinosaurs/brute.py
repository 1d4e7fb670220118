"""All the hunts there are, found by trying everything: written from the rules alone.

It shares nothing with the engine. Hexes are (column, row) pairs, and an ecosystem is two mappings:
what terrain lies where, and what lives where.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise

Spot = tuple[int, int]
Ground = Mapping[Spot, str]
Life = Mapping[Spot, str]
Way = tuple[Spot, ...]

COMPASS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
PREY = ("frog", "rabbit", "rat")
RANGE = {"tiger": 2, "eagle": 3, "dinosaur": 5}


def all_hunts(ground: Ground, life: Life, start: Spot) -> set[Way]:
    """Every whole hunt of the animal on a hex, as the hexes it goes over."""
    animal = life[start]
    judge = dinosaur_may if animal == "dinosaur" else predator_may
    return {way for way in walks(ground, start, RANGE[animal]) if judge(ground, life, way)}


def walks(ground: Ground, start: Spot, longest: int) -> Iterator[Way]:
    """Every walk of one step or more over hexes that there are, whatever stands on them."""
    unfinished: list[Way] = [(start,)]
    while unfinished:
        way = unfinished.pop()
        if len(way) > 1:
            yield way
        if len(way) <= longest:
            q, r = way[-1]
            unfinished += [(*way, (q + x, r + y)) for x, y in COMPASS if (q + x, r + y) in ground]


def predator_may(ground: Ground, life: Life, way: Way) -> bool:
    """GD-4.1: through empty hexes and prey, to a prey; eagles straight on."""
    hunter, way_out = life[way[0]], way[1:]
    if hunter == "eagle" and len({(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(way)}) > 1:
        return False
    # Where it began is empty now; where it ate, one of its own was born and bars the way.
    there = {spot: animal for spot, animal in life.items() if spot != way[0]}
    for spot in way_out:
        if there.get(spot) not in (None, *PREY):
            return False
        if spot in there and spot != way_out[-1]:
            there[spot] = hunter
    return there.get(way_out[-1]) in PREY


def dinosaur_may(ground: Ground, life: Life, way: Way) -> bool:
    """GD-5.2, GD-5.3: past no dinosaur, to a mountain, with something eaten."""
    others = {spot for spot, animal in life.items() if animal == "dinosaur" and spot != way[0]}
    if any(spot in others for spot in way) or ground[way[-1]] != "mountain":
        return False
    return any(spot in life and spot != way[0] for spot in way[1:])
