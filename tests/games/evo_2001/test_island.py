"""E1-0.4 to E1-0.6: terrain, half-boards, and the islands they make."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

import mesozoic.games.evo_2001 as evo
from mesozoic.core.hexes import bits, distance, mask_of
from mesozoic.core.pack import Pack, Wishes
from mesozoic.games.evo_2001.island import (
    PAIRS,
    HalfBoard,
    Terrain,
    check_half,
    read_half,
    read_islands,
)
from mesozoic.islands.island import Island

FOLDER = Path(evo.__file__).parent / "pack" / "islands"
TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt")}
PACK = Pack("standard", {f"islands/{name}.txt": text for name, text in TEXTS.items()})
HALVES = {"small": (14, 1), "medium-1": (28, 2), "medium-2": (28, 2), "large": (42, 3)}
JOINED = [
    ("small", "medium-2"),
    ("medium-1", "medium-2"),
    ("small", "large"),
    ("medium-1", "large"),
]

# The drawings are measured here without the loader: a zone is the (row, column) of its letter,
# the column counted from the row's seam mark, straightened by the seam's own zigzag.
Spot = tuple[int, int]


def spots(name: str) -> dict[Spot, str]:
    rows = [line for line in TEXTS[name].splitlines() if "|" in line.partition("#")[0]]
    left = rows[0].index("|")
    return {
        (y, x - left): letter
        for y, row in enumerate(rows)
        for x, letter in enumerate(row.partition("#")[0])
        if letter in "bmh^*"
    }


def joined(left: str, right: str) -> dict[Spot, str]:
    return spots(left) | spots(right)


def beside(spot: Spot) -> list[Spot]:
    y, x = spot
    return [(y, x - 2), (y, x + 2), *((y + dy, x + dx) for dy in (-1, 1) for dx in (-1, 1))]


def steps_from(start: Spot, land: dict[Spot, str]) -> dict[Spot, int]:
    steps = {start: 0}
    queue = [start]
    for spot in queue:
        for near in beside(spot):
            if near in land and near not in steps:
                steps[near] = steps[spot] + 1
                queue.append(near)
    return steps


def starts(land: dict[Spot, str]) -> list[Spot]:
    return [spot for spot, letter in land.items() if letter == "*"]


def at_sea(spot: Spot, land: dict[Spot, str]) -> bool:
    return any(near not in land for near in beside(spot))


def half(name: str) -> HalfBoard:
    return read_half(f"islands/{name}.txt", TEXTS[name])


@pytest.fixture(scope="module")
def islands() -> dict[tuple[str, str], Island]:
    return read_islands(PACK)


# Our four half-boards


def test_e1_0_4_terrain_goes_from_hot_to_cold() -> None:
    assert [terrain.name for terrain in Terrain] == ["BEACH", "MEADOW", "HILL", "MOUNTAIN"]
    assert Terrain.BEACH < Terrain.MEADOW < Terrain.HILL < Terrain.MOUNTAIN


def test_e1_0_5_there_are_four_faces() -> None:
    assert set(TEXTS) == set(HALVES)


def test_e1_0_5_small_and_medium_1_are_faces_of_the_left_half() -> None:
    assert [half(name).side for name in HALVES] == ["left", "left", "right", "right"]


@pytest.mark.parametrize("name", HALVES)
def test_e1_0_6_zones_and_stars_are_as_many_as_written(name: str) -> None:
    letters = Counter(spots(name).values())
    assert (letters.total(), letters["*"]) == HALVES[name]


@pytest.mark.parametrize("name", HALVES)
def test_e1_0_6_each_colour_has_20_to_30_per_cent_of_a_half(name: str) -> None:
    letters = Counter(spots(name).values())
    colours = [letters["b"] + letters["*"], letters["m"], letters["h"], letters["^"]]
    assert all(20 <= 100 * zones / letters.total() <= 30 for zones in colours)


@pytest.mark.parametrize("name", HALVES)
def test_e1_0_6_no_zone_of_a_half_is_cut_off(name: str) -> None:
    land = spots(name)
    assert len(steps_from(next(iter(land)), land)) == len(land)


@pytest.mark.parametrize("name", HALVES)
def test_e1_0_6_our_halves_pass_our_own_check(name: str) -> None:
    check_half(half(name), Wishes())


# Our four islands


def test_e1_0_5_each_island_has_a_star_a_player() -> None:
    stars = {pair: len(starts(joined(*pair))) for pair in JOINED}
    assert list(stars.values()) == [3, 4, 4, 5]
    assert stars == PAIRS


@pytest.mark.parametrize("pair", JOINED)
def test_e1_0_6_no_zone_of_an_island_is_cut_off(pair: tuple[str, str]) -> None:
    land = joined(*pair)
    assert len(land) == HALVES[pair[0]][0] + HALVES[pair[1]][0]
    assert len(steps_from(next(iter(land)), land)) == len(land)


@pytest.mark.parametrize("pair", JOINED)
def test_e1_0_6_halves_join_in_at_least_four_pairs(pair: tuple[str, str]) -> None:
    west, east = spots(pair[0]), spots(pair[1])
    assert sum(near in east for spot in west for near in beside(spot)) >= 4


@pytest.mark.parametrize("pair", JOINED)
def test_e1_0_6_beaches_lie_along_the_coast(pair: tuple[str, str]) -> None:
    land = joined(*pair)
    assert all(at_sea(spot, land) for spot, letter in land.items() if letter in "b*")


@pytest.mark.parametrize("pair", JOINED)
def test_e1_0_6_mountains_lie_inland(pair: tuple[str, str]) -> None:
    land = joined(*pair)
    assert not any(at_sea(spot, land) for spot, letter in land.items() if letter == "^")


@pytest.mark.parametrize("pair", JOINED)
def test_e1_0_6_start_beaches_are_far_from_one_another(pair: tuple[str, str]) -> None:
    land = joined(*pair)
    assert all(steps_from(a, land)[b] >= 5 for a, b in combinations(starts(land), 2))


@pytest.mark.parametrize("pair", JOINED)
def test_e1_0_6_start_beaches_have_as_many_zones_within_two_steps(pair: tuple[str, str]) -> None:
    land = joined(*pair)
    near = [sum(s <= 2 for s in steps_from(start, land).values()) for start in starts(land)]
    assert max(near) - min(near) <= 2


@pytest.mark.parametrize("pair", JOINED)
def test_e1_0_6_start_beaches_are_alike_in_terrain(pair: tuple[str, str]) -> None:
    land = joined(*pair)
    for colour in ("b*", "m", "h", "^"):
        near = [
            sum(s <= 2 and land[spot] in colour for spot, s in steps_from(start, land).items())
            for start in starts(land)
        ]
        assert max(near) - min(near) <= 2


@pytest.mark.parametrize("pair", JOINED)
def test_e1_0_6_every_start_beach_has_three_ways_out(pair: tuple[str, str]) -> None:
    land = joined(*pair)
    assert {sum(near in land for near in beside(start)) for start in starts(land)} == {3}


@pytest.mark.parametrize("pair", JOINED)
def test_e1_0_6_islands_have_no_lakes(pair: tuple[str, str]) -> None:
    land = joined(*pair)
    sea = {(y, x): "" for y in range(-2, 14) for x in range(-30, 31) if (x + y) % 2}
    water = {spot: "" for spot in sea if spot not in land}
    assert len(water) == len(sea) - len(land)
    assert len(steps_from((-2, -29), water)) == len(water)


# The island that the rules play on


@pytest.mark.parametrize("pair", JOINED)
def test_zones_are_numbered_in_reading_order(
    islands: dict[tuple[str, str], Island], pair: tuple[str, str]
) -> None:
    land = joined(*pair)
    letters = [land[spot] for spot in sorted(land)]
    island = islands[pair]
    assert len(island) == len(letters)
    assert [island.terrain[zone] for zone in range(len(island))] == [
        Terrain("bmh^".index(letter.replace("*", "b"))) for letter in letters
    ]
    assert island.starts == tuple(n for n, letter in enumerate(letters) if letter == "*")


@pytest.mark.parametrize("pair", JOINED)
def test_tables_agree_with_the_drawing(
    islands: dict[tuple[str, str], Island], pair: tuple[str, str]
) -> None:
    island, land = islands[pair], joined(*pair)
    order = sorted(land)
    for zone, spot in enumerate(order):
        near = sorted(order.index(n) for n in beside(spot) if n in land)
        assert island.neighbours[zone] == tuple(near) == bits(island.neighbour_masks[zone])
        assert bool(island.coast_mask >> zone & 1) == at_sea(spot, land)
        steps = steps_from(spot, land)
        for d in range(5):
            ball = mask_of(n for n, other in enumerate(order) if steps[other] <= d)
            assert island.within(d)[zone] == ball
    assert island.within(99) == ((1 << len(island)) - 1,) * len(island)


@pytest.mark.parametrize("pair", JOINED)
def test_terrain_masks_part_the_island(
    islands: dict[tuple[str, str], Island], pair: tuple[str, str]
) -> None:
    island = islands[pair]
    assert sum(island.terrain_masks) == (1 << len(island)) - 1
    for zone, terrain in enumerate(island.terrain):
        assert island.terrain_masks[terrain] >> zone & 1


@pytest.mark.parametrize("pair", JOINED)
def test_coords_are_where_the_zones_are_drawn(
    islands: dict[tuple[str, str], Island], pair: tuple[str, str]
) -> None:
    island = islands[pair]
    assert len(set(island.coords)) == len(island)
    for zone, near in enumerate(island.neighbours):
        assert all(distance(island.coords[zone], island.coords[n]) == 1 for n in near)
