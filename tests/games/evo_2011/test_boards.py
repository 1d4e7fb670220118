"""E2-0.8: the boards of Kumtagh."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import mesozoic.games.evo_2011 as evo
from mesozoic.core.hexes import bits, distance, mask_of
from mesozoic.core.pack import Pack
from mesozoic.games.evo_2011.boards import Kumtagh, read_boards
from mesozoic.games.evo_2011.terrain import Terrain

FOLDER = Path(evo.__file__).parent / "pack" / "boards"
TEXTS = {int(path.stem): path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt")}
PLAYERS = [2, 3, 4, 5]
COLOURS = "dfc^"

# The drawings are measured here without the loader: a zone is the (row, column) of its letter.
Spot = tuple[int, int]
Land = dict[Spot, str]


def spots(players: int) -> Land:
    """The signs of a drawing, each a letter and perhaps the number of a pair."""
    lines = [line.partition("#")[0] for line in TEXTS[players].splitlines()]
    rows = [line for line in lines if line.strip() and "=" not in line]
    return {
        (y, match.start()): match.group()
        for y, row in enumerate(rows)
        for match in re.finditer(r"[dfc^][0-9]?", row)
    }


def beside(spot: Spot) -> list[Spot]:
    y, x = spot
    return [(y, x - 4), (y, x + 4), *((y + dy, x + dx) for dy in (-1, 1) for dx in (-2, 2))]


def steps_from(start: Spot, land: Land) -> dict[Spot, int]:
    steps = {start: 0}
    queue = [start]
    for spot in queue:
        for near in beside(spot):
            if near in land and near not in steps:
                steps[near] = steps[spot] + 1
                queue.append(near)
    return steps


def pairs(land: Land) -> dict[int, list[Spot]]:
    """The starts by the number of their pair, in reading order."""
    found: dict[int, list[Spot]] = {}
    for spot, sign in sorted(land.items()):
        if sign[1:]:
            found.setdefault(int(sign[1:]), []).append(spot)
    return found


def starts(land: Land) -> list[Spot]:
    return [spot for spot, sign in land.items() if sign[1:]]


def at_sea(spot: Spot, land: Land) -> bool:
    return any(near not in land for near in beside(spot))


def steps_from_pair(pair: list[Spot], land: Land) -> dict[Spot, int]:
    one, other = (steps_from(start, land) for start in pair)
    return {spot: min(one[spot], other[spot]) for spot in land}


def spread(numbers: list[int]) -> int:
    return max(numbers) - min(numbers)


# Our four boards


def test_e2_0_8_there_is_a_board_for_each_number_of_players() -> None:
    assert sorted(TEXTS) == PLAYERS


@pytest.mark.parametrize("players", PLAYERS)
def test_e2_0_8_a_board_has_twelve_zones_a_player(players: int) -> None:
    assert len(spots(players)) == 12 * players
    assert f"zones   = {12 * players}" in TEXTS[players]


@pytest.mark.parametrize("players", PLAYERS)
def test_e2_0_8_each_colour_has_20_to_30_per_cent(players: int) -> None:
    colours = Counter(sign[0] for sign in spots(players).values())
    assert set(colours) == set(COLOURS)
    assert all(20 <= 100 * zones / colours.total() <= 30 for zones in colours.values())


@pytest.mark.parametrize("players", PLAYERS)
def test_e2_0_8_land_is_in_one_piece(players: int) -> None:
    land = spots(players)
    assert len(steps_from(next(iter(land)), land)) == len(land)


@pytest.mark.parametrize("players", PLAYERS)
def test_e2_0_8_each_player_has_two_starts(players: int) -> None:
    found = pairs(spots(players))
    assert sorted(found) == list(range(1, players + 1))
    assert {len(pair) for pair in found.values()} == {2}


@pytest.mark.parametrize("players", PLAYERS)
def test_e2_0_8_starts_have_as_many_zones_within_two_steps(players: int) -> None:
    land = spots(players)
    near = [sum(s <= 2 for s in steps_from(start, land).values()) for start in starts(land)]
    assert spread(near) <= 2


@pytest.mark.parametrize("players", PLAYERS)
def test_e2_0_8_every_pair_starts_on_a_forest_and_a_canyon(players: int) -> None:
    """The climate begins on forest, and most often goes on to canyon."""
    land = spots(players)
    assert all(
        sorted(land[spot][0] for spot in pair) == ["c", "f"] for pair in pairs(land).values()
    )


@pytest.mark.parametrize("players", PLAYERS)
def test_e2_0_8_the_zones_of_a_pair_are_two_steps_apart(players: int) -> None:
    land = spots(players)
    assert {steps_from(one, land)[other] for one, other in pairs(land).values()} == {2}


@pytest.mark.parametrize("players", PLAYERS)
def test_e2_0_8_the_nearest_rival_is_three_steps_away(players: int) -> None:
    land = spots(players)
    for number, pair in pairs(land).items():
        steps = steps_from_pair(pair, land)
        assert min(steps[start] for start in starts(land) if land[start][1:] != str(number)) == 3


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(("steps", "difference"), [(1, 2), (2, 2), (3, 3)])
def test_e2_0_8_pairs_are_alike_in_what_is_near(players: int, steps: int, difference: int) -> None:
    land = spots(players)
    near = [steps_from_pair(pair, land) for pair in pairs(land).values()]
    assert spread([sum(s <= steps for s in zones.values()) for zones in near]) <= difference


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("colour", COLOURS)
def test_e2_0_8_pairs_are_alike_in_terrain(players: int, colour: str) -> None:
    land = spots(players)
    near = [steps_from_pair(pair, land) for pair in pairs(land).values()]
    for steps in (1, 2):
        counts = [sum(s <= steps and land[z][0] == colour for z, s in n.items()) for n in near]
        assert spread(counts) <= steps


@pytest.mark.parametrize("players", PLAYERS)
def test_e2_0_8_pairs_have_homes_of_about_twelve_zones(players: int) -> None:
    """A home: the zones nearer to a pair than to any rival, those as near to several shared."""
    land = spots(players)
    near = {number: steps_from_pair(pair, land) for number, pair in pairs(land).items()}
    homes: Counter[int] = Counter()
    for spot in land:
        least = min(steps[spot] for steps in near.values())
        owners = [number for number, steps in near.items() if steps[spot] == least]
        for owner in owners:
            homes[owner] += 60 // len(owners)
    assert all(abs(home - 12 * 60) <= 60 for home in homes.values())


@pytest.mark.parametrize("players", PLAYERS)
def test_e2_0_8_a_board_has_a_coast_and_a_heart(players: int) -> None:
    land = spots(players)
    assert 0.5 <= sum(at_sea(spot, land) for spot in land) / len(land) <= 0.85


@pytest.mark.parametrize("players", PLAYERS)
def test_e2_0_8_no_zone_has_a_single_way_out(players: int) -> None:
    land = spots(players)
    assert min(sum(near in land for near in beside(spot)) for spot in land) >= 2


@pytest.mark.parametrize("players", PLAYERS)
def test_boards_are_wider_than_high(players: int) -> None:
    rows, columns = zip(*spots(players), strict=True)
    width = (max(columns) - min(columns) + 4) / 4 * 3**0.5
    height = (max(rows) - min(rows)) * 1.5 + 2
    assert 1 <= width / height <= 1.7
    assert max(rows) - min(rows) < 8


def turned(spot: Spot, land: Land) -> Spot:
    """A spot after half a turn of the board."""
    rows, columns = zip(*land, strict=True)
    return max(rows) + min(rows) - spot[0], max(columns) + min(columns) - spot[1]


@pytest.mark.parametrize("players", [2, 4])
def test_boards_for_two_and_four_are_the_same_after_half_a_turn(players: int) -> None:
    land = spots(players)
    assert {turned(spot, land): sign[0] for spot, sign in land.items()} == {
        spot: sign[0] for spot, sign in land.items()
    }
    assert {turned(start, land) for start in starts(land)} == set(starts(land))


def test_the_board_for_three_is_the_same_after_a_third_of_a_turn() -> None:
    """So every zone sees what its two images see, at each distance."""
    land = spots(3)
    seen = Counter(
        tuple(sorted((s, land[z][0], bool(land[z][1:])) for z, s in steps_from(spot, land).items()))
        for spot in land
    )
    assert all(images % 3 == 0 for images in seen.values())


# The island that the rules play on


@pytest.fixture(scope="module")
def boards() -> dict[int, Kumtagh]:
    files = {f"boards/{players}.txt": text for players, text in TEXTS.items()}
    return read_boards(Pack("standard", files), PLAYERS)


@pytest.mark.parametrize("players", PLAYERS)
def test_zones_are_numbered_in_reading_order(boards: dict[int, Kumtagh], players: int) -> None:
    land = spots(players)
    order = sorted(land)
    island = boards[players].island
    assert list(island.terrain) == [Terrain(COLOURS.index(land[spot][0])) for spot in order]
    assert island.starts == tuple(n for n, spot in enumerate(order) if land[spot][1:])


@pytest.mark.parametrize("players", PLAYERS)
def test_e2_1_1_pairs_are_as_the_board_marks_them(boards: dict[int, Kumtagh], players: int) -> None:
    land = spots(players)
    order = sorted(land)
    assert boards[players].pairs == tuple(
        (order.index(one), order.index(other)) for _, (one, other) in sorted(pairs(land).items())
    )


@pytest.mark.parametrize("players", PLAYERS)
def test_e2_0_8_tables_agree_with_the_drawing(boards: dict[int, Kumtagh], players: int) -> None:
    island, land = boards[players].island, spots(players)
    order = sorted(land)
    for zone, spot in enumerate(order):
        near = sorted(order.index(n) for n in beside(spot) if n in land)
        assert island.neighbours[zone] == tuple(near) == bits(island.neighbour_masks[zone])
        assert all(distance(island.coords[zone], island.coords[n]) == 1 for n in near)
        assert bool(island.coast_mask >> zone & 1) == at_sea(spot, land)
        steps = steps_from(spot, land)
        for d in range(5):
            ball = mask_of(n for n, other in enumerate(order) if steps[other] <= d)
            assert island.within(d)[zone] == ball
