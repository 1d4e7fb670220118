"""The hexes of an ecosystem, and where a tile may lie."""

from __future__ import annotations

from random import Random

import pytest

from mesozoic.core.codec import plain
from mesozoic.games.gods_love_dinosaurs.actions import Place
from mesozoic.games.gods_love_dinosaurs.hexworld import hex_of, place_of
from mesozoic.games.gods_love_dinosaurs.kinds import Terrain
from mesozoic.games.gods_love_dinosaurs.land import Land
from mesozoic.games.gods_love_dinosaurs.tiles import Tile
from tests.games.gods_love_dinosaurs.kit import draw_land, world

Spot = tuple[int, int]

STEP = {
    "east": (1, 0),
    "north-east": (1, -1),
    "north-west": (0, -1),
    "west": (-1, 0),
    "south-west": (-1, 1),
    "south-east": (0, 1),
}
TILE = Tile(Terrain.LAKE, Terrain.WILD)
MOST_TILES = 18


def around(spot: Spot) -> set[Spot]:
    return {(spot[0] + x, spot[1] + y) for x, y in STEP.values()}


def by_hand(land: set[Spot]) -> set[tuple[Spot, Spot]]:
    """GD-2.1: two empty neighbours, one of them at least touching the ecosystem."""
    touching = {beside for spot in land for beside in around(spot)} - land
    pairs = {(spot, beside) for spot in touching for beside in around(spot) - land}
    return pairs | {(second, first) for first, second in pairs}


def covered(action: Place) -> tuple[Spot, Spot]:
    x, y = STEP[action.direction]
    return (action.q, action.r), (action.q + x, action.r + y)


def laid(land: Land, action: Place) -> Land:
    first, second = (place_of(*spot) for spot in covered(action))
    assert first is not None
    assert second is not None
    return land.with_tile(0, TILE, first, second)


@pytest.mark.parametrize("seed", range(6))
def test_gd_2_1_tiles_touch_the_ecosystem_and_never_overlap(seed: int) -> None:
    rng, land = Random(seed), world().start
    for _ in range(MOST_TILES):
        offered = land.placements()
        spots = {tuple(hex_of(place)) for place in land.places}
        assert {covered(action) for action in offered} == by_hand(spots)  # type: ignore[arg-type]
        assert len(set(offered)) == len(offered)
        land = laid(land, rng.choice(offered))
    assert len(land) == 7 + 2 * MOST_TILES


@pytest.mark.parametrize("seed", range(3))
def test_hexes_know_their_neighbours_and_terrains(seed: int) -> None:
    rng, land = Random(seed), world().start
    for _ in range(MOST_TILES):
        land = laid(land, rng.choice(land.placements()))
    spots = [tuple(hex_of(place)) for place in land.places]
    for number, spot in enumerate(spots):
        near = {n for n, other in enumerate(spots) if other in around(spot)}  # type: ignore[arg-type]
        assert near == {n for n in range(len(land)) if land.near[number] >> n & 1}
        expected = (Terrain.LAKE, Terrain.WILD)[(number - 7) % 2]
        assert number < 7 or land.terrain_of(number) is expected
    assert sum(mask.bit_count() for mask in land.terrain) == len(land)


def test_gd_2_1_the_longest_ecosystem_lies_within_the_numbered_places() -> None:
    """A snake of eighteen tiles in any direction, and nobody has more than 1024 options."""
    for direction in STEP:
        land = world().start
        for _ in range(MOST_TILES):
            furthest = [a for a in land.placements() if a.direction == direction]
            land = laid(land, max(furthest, key=lambda a: abs(a.q) + abs(a.r) + abs(a.q + a.r)))
        assert 200 < len(land.placements()) < 1024
        assert all(place_of(action.q, action.r) is not None for action in land.placements())


def test_places_beyond_all_reach_have_no_number() -> None:
    assert place_of(1_000, 0) is None
    assert place_of(0, -41) is None
    assert hex_of(place_of(-40, 40) or 0) == (-40, 40)


def test_equal_lands_are_equal_whichever_way_they_were_made() -> None:
    start = world().start
    one, other = laid(start, Place(2, 0, "east")), laid(start, Place(2, 0, "east"))
    assert one == other
    assert hash(one) == hash(other)
    assert one != laid(start, Place(3, 0, "west"))
    assert one != "land"


def test_a_land_is_told_hex_by_hex() -> None:
    assert plain(draw_land("^ l")) == [[0, 0, "mountain"], [1, 0, "lake"]]
