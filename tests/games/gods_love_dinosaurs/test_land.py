"""The hexes of an ecosystem, and where a tile may lie."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from mesozoic.core.codec import plain
from mesozoic.core.game import Setup
from mesozoic.core.hexes import Hex, distance
from mesozoic.files.packs import standard_components
from mesozoic.games.gods_love_dinosaurs import GAME
from mesozoic.games.gods_love_dinosaurs.actions import Place
from mesozoic.games.gods_love_dinosaurs.hexworld import (
    GRID,
    GRID_TILES,
    REACH,
    WIDE_GRID,
    hex_of,
    place_of,
)
from mesozoic.games.gods_love_dinosaurs.kinds import Terrain
from mesozoic.games.gods_love_dinosaurs.land import Land
from mesozoic.games.gods_love_dinosaurs.tiles import Tile
from mesozoic.games.gods_love_dinosaurs.world import World, make_world
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
HALF_OF_ALL_TILES = 42


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


def world_of_all_tiles() -> World:
    """A printed copy may mark its tiles as it likes: two players get all there are."""
    components = standard_components(GAME.id)
    tiles = tuple(tile._replace(mark="2+") for tile in components.tiles)
    return make_world(Setup(2, replace(components, tiles=tiles)))


@pytest.mark.parametrize("direction", STEP)
@pytest.mark.parametrize("tiles", [MOST_TILES, HALF_OF_ALL_TILES])
def test_gd_2_1_the_longest_ecosystem_lies_within_the_numbered_places(
    direction: str, tiles: int
) -> None:
    """A snake in any direction, and nobody has more than 2048 options."""
    land = (world() if tiles == MOST_TILES else world_of_all_tiles()).start
    for _ in range(tiles):
        furthest = [a for a in land.placements() if a.direction == direction]
        land = laid(land, max(furthest, key=lambda a: abs(a.q) + abs(a.r) + abs(a.q + a.r)))
    offered = land.placements()
    assert 200 < len(offered) < 2048
    assert all(place_of(action.q, action.r) is not None for action in offered)
    spots = {tuple(hex_of(place)) for place in land.places}
    assert {covered(action) for action in offered} == by_hand(spots)  # type: ignore[arg-type]


@pytest.mark.parametrize(("grid", "tiles"), [(GRID, GRID_TILES), (WIDE_GRID, HALF_OF_ALL_TILES)])
def test_places_that_share_a_cell_never_meet(grid: int, tiles: int) -> None:
    """Across the start tile, the tiles and, at either end, the rim and a place beyond it."""
    widest, here = 2 + 2 * tiles + 2 * 2, place_of(0, 0)
    assert here is not None
    for q, r in product(range(-widest, widest + 1), repeat=2):
        there = Hex(q, r)
        if there != (0, 0) and distance(Hex(0, 0), there) <= widest:
            step = q + r * (place_of(0, 1) or 0) - r * here
            assert step % grid != 0, there


def test_a_place_far_away_is_no_hex_though_it_shares_a_cell_with_one() -> None:
    land = world().start
    reach = range(-REACH, REACH + 1)
    places = [place_of(q, r) for q, r in product(reach, repeat=2)]
    found = {place: land.number_at(place) for place in places if place is not None}
    assert {n: place for place, n in found.items() if n is not None} == dict(enumerate(land.places))


@pytest.mark.parametrize("seed", range(3))
def test_gd_2_1_a_placement_is_drawn_evenly(seed: int) -> None:
    """Whatever is thrown, once each: every placement comes, and none twice."""
    rng, land = Random(seed), world().start
    for _ in range(MOST_TILES):
        throws = 12 * len(land.rim)
        thrown = iter([(n + 0.5) / throws for n in range(throws)])
        drawn: list[Place] = []
        with suppress(StopIteration):
            while True:
                drawn.append(land.drawn_placement(thrown.__next__))
        assert len(drawn) == len(land.placements())
        assert set(drawn) == set(land.placements())
        land = laid(land, rng.choice(drawn))


def test_places_beyond_all_reach_have_no_number() -> None:
    assert place_of(1_000, 0) is None
    assert place_of(0, -REACH - 1) is None
    assert hex_of(place_of(-REACH, REACH) or 0) == (-REACH, REACH)


def test_equal_lands_are_equal_whichever_way_they_were_made() -> None:
    start = world().start
    one, other = laid(start, Place(2, 0, "east")), laid(start, Place(2, 0, "east"))
    assert one == other
    assert hash(one) == hash(other)
    assert one != laid(start, Place(3, 0, "west"))
    assert one != "land"


def test_a_land_is_told_hex_by_hex() -> None:
    assert plain(draw_land("^ l")) == [[0, 0, "mountain"], [1, 0, "lake"]]
