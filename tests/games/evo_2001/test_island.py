"""E1-0.4 to E1-0.6: terrain, half-boards, and the islands they make."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

import mesozoic.games.evo_2001 as evo
from mesozoic.core.errors import PackError
from mesozoic.core.hexes import bits, distance, mask_of
from mesozoic.core.pack import Pack, Wishes
from mesozoic.games.evo_2001.island import (
    PAIRS,
    HalfBoard,
    Terrain,
    check_half,
    check_island,
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


# What is refused

GOOD = """\
# A left half.
side = left
zones = 14
stars = 1

. . . b h|
 . . b m h|
. . * m ^|
 . . m ^ ^|
. . b m h|
"""
EAST_HALF = """\
side = right
zones = 14
stars = 1

 |h b . .
  |h m b .
 |^ m * .
  |^ ^ m .
 |h m b .
"""


def refusal(text: str) -> PackError:
    with pytest.raises(PackError) as refused:
        check_half(read_half("map.txt", text), Wishes())
    assert refused.value.about["file"] == "map.txt"
    return refused.value


def refused_pair(left: str, right: str, players: int = 2) -> PackError:
    with pytest.raises(PackError) as refused:
        check_island(read_half("left.txt", left), read_half("right.txt", right), players, Wishes())
    return refused.value


def test_a_good_drawing_passes() -> None:
    for text in (GOOD, EAST_HALF):
        check_half(read_half("map.txt", text), Wishes())
    check_island(read_half("left.txt", GOOD), read_half("right.txt", EAST_HALF), 2, Wishes())


def test_windows_line_ends_and_marks_are_no_matter() -> None:
    windows = "\ufeff" + GOOD.replace("\n", "\r\n")
    assert read_half("map.txt", windows) == read_half("map.txt", GOOD)


def test_comments_may_follow_a_row() -> None:
    noted = GOOD.replace("* m ^|", "* m ^|  # the only star")
    assert read_half("map.txt", noted) == read_half("map.txt", GOOD)


@pytest.mark.parametrize(
    ("old", "new", "key", "about"),
    [
        ("side = left", "sides = left", "pack-unknown-header", {"line": 2, "header": "sides"}),
        ("side = left", "", "pack-header-missing", {"header": "side"}),
        ("stars = 1", "", "pack-header-missing", {"header": "stars"}),
        ("stars = 1", "side = left", "pack-header-twice", {"line": 4, "header": "side"}),
        ("= left", "= west", "pack-header-value", {"line": 2, "value": "west"}),
        ("zones = 14", "zones = many", "pack-header-value", {"line": 3, "value": "many"}),
        ("zones = 14", "zones = 0", "pack-header-value", {"line": 3, "expected": "1, 2, 3..."}),
        ("stars = 1", "stars = 1\nprinted = oui", "pack-header-value", {"line": 5, "value": "oui"}),
        ("zones = 14", f"zones = {'9' * 60}", "pack-header-value", {"line": 3, "value": "9" * 60}),
        ("zones = 14", f"zones = {'9' * 5000}", "pack-header-value", {"line": 3}),
        ("zones = 14", "zones = 00014", "pack-header-value", {"value": "00014"}),
        ("zones = 14", "zones = \x1b[2J", "pack-header-value", {"value": r"\x1b[2J"}),
        ("side = left", "\x1b[2J = left", "pack-unknown-header", {"header": r"\x1b[2J"}),
        ("* m ^|", "* \x1b ^|", "pack-unknown-colour", {"column": 7, "letter": r"\x1b"}),
        ("* m ^|", "*\x1b m ^|", "pack-unknown-colour", {"column": 6, "letter": r"\x1b"}),
        ("* m ^|", "* x ^|", "pack-unknown-colour", {"line": 8, "column": 7, "letter": "x"}),
        ("* m ^|", "* m^ |", "pack-unknown-colour", {"line": 8, "letter": "m^"}),
        (". . * m ^|", ". .* m  ^|", "pack-misaligned", {"line": 8, "column": 4, "token": "*"}),
        ("* m ^|", "* m ^", "pack-seam-mark", {"line": 8, "found": 0}),
        ("* m ^|", "* m |^|", "pack-seam-mark", {"line": 8, "found": 2}),
        ("* m ^|", "* m ^ |", "pack-seam-crooked", {"line": 8, "column": 11, "expected": 10}),
        ("b m h|\n. . *", "b m h  |\n. . *", "pack-seam-crooked", {"line": 7, "expected": 11}),
        ("* m ^|", "* m ^|h", "pack-wrong-side", {"line": 8, "column": 11, "side": "left"}),
        ("zones = 14", "zones = 15", "pack-zone-count", {"line": 3, "found": 14, "expected": 15}),
        ("* m ^|", "b m ^|", "pack-star-count", {"line": 4, "found": 0, "expected": 1}),
        ("\n. . b m h|", "\nb . . m h|", "pack-zone-cut-off", {"line": 10, "column": 1}),
        (" . . b m h", " . . m b h", "pack-beach-inland", {"line": 7, "column": 8}),
    ],
)
def test_e1_0_6_a_broken_half_is_refused(
    old: str, new: str, key: str, about: dict[str, object]
) -> None:
    assert old in GOOD
    error = refusal(GOOD.replace(old, new, 1))
    assert error.key == key
    assert about.items() <= error.about.items()


def test_e1_0_6_a_tab_is_refused() -> None:
    error = refusal(GOOD.replace("\n . . b m", "\n\t. . b m"))
    assert (error.key, error.about["line"], error.about["column"]) == ("pack-tab", 7, 1)


@pytest.mark.parametrize("text", ["", "# nothing\n", "side = left\nzones = 1\nstars = 1\n"])
def test_an_empty_file_is_refused(text: str) -> None:
    assert refusal(text).key == "pack-empty-island"


def test_a_drawing_of_open_sea_is_refused() -> None:
    sea = "side = left\nzones = 1\nstars = 1\n. .|\n . .|\n"
    error = refusal(sea)
    assert (error.key, error.about["line"]) == ("pack-empty-island", 4)


def test_e1_0_6_a_colour_out_of_proportion_is_refused() -> None:
    error = refusal(GOOD.replace("b m h|\n. . *", "b h h|\n. . *").replace("m ^ ^", "h ^ ^"))
    assert error.key == "pack-colour-share"
    assert error.about == {
        "file": "map.txt",
        "line": 6,
        "terrain": "meadow",
        "found": 2,
        "fewest": 3,
        "most": 4,
    }


def test_e1_0_6_a_seam_is_no_coast() -> None:
    error = refusal(GOOD.replace(" . . b m h|\n. . *", " . . h m b|\n. . *"))
    assert (error.key, error.about["column"]) == ("pack-beach-inland", 10)


def test_a_printed_board_may_be_uneven() -> None:
    uneven = GOOD.replace("b m h|\n. . *", "m b h|\n. . *")
    assert refusal(uneven).key == "pack-beach-inland"
    wishes = Wishes()
    check_half(read_half("map.txt", uneven.replace("side", "printed = yes\nside")), wishes)
    assert [unmet.key for unmet in wishes.unmet] == ["pack-beach-inland"]


def test_e1_0_5_two_left_halves_make_no_island() -> None:
    error = refused_pair(GOOD, GOOD)
    assert error.key == "pack-wrong-half"
    assert error.about == {"file": "right.txt", "side": "left", "expected": "right"}


def test_e1_0_6_halves_with_other_seams_do_not_meet() -> None:
    error = refused_pair(GOOD, EAST_HALF + "  |\n")
    assert error.key == "pack-seams-differ"
    other_way = "\n".join(
        line[1:] if line.startswith("  |") else f" {line}" if "|" in line else line
        for line in EAST_HALF.splitlines()
    )
    assert refused_pair(GOOD, other_way).key == "pack-seams-differ"


def test_e1_0_5_stars_must_equal_the_players() -> None:
    error = refused_pair(GOOD, EAST_HALF, players=3)
    assert error.key == "pack-stars-players"
    assert (error.about["found"], error.about["expected"]) == (2, 3)


SHORT_SEAM = """\
side = right
zones = 14
stars = 1

 |  h h
  |  h m *
 |  ^ ^ m
  |  ^ m b
 |h m b b
"""


def test_e1_0_6_a_seam_of_two_pairs_is_too_short() -> None:
    error = refused_pair(GOOD, SHORT_SEAM)
    assert error.key == "pack-seam-short"
    assert (error.about["found"], error.about["fewest"]) == (2, 4)


def test_a_printed_board_may_have_a_short_seam() -> None:
    printed = GOOD.replace("side", "printed = yes\nside")
    check_island(read_half("left.txt", printed), read_half("right.txt", SHORT_SEAM), 2, Wishes())


def test_halves_that_do_not_touch_are_refused_even_if_printed() -> None:
    printed = GOOD.replace("side", "printed = yes\nside")
    error = refused_pair(printed, SHORT_SEAM.replace("|h m", "|  m"))
    assert error.key == "pack-seam-short"
    assert (error.about["found"], error.about["fewest"]) == (0, 1)


def test_e1_0_6_a_start_beach_in_a_corner_is_unfair() -> None:
    corner = EAST_HALF.replace("^ m *", "^ m b").replace("|h b . .", "|h b b *")
    corner = corner.replace("|h m b .", "|h m . .", 1)
    error = refused_pair(GOOD, corner)
    assert error.key == "pack-unfair-start"
    assert error.about["file"] == "right.txt"
    assert (error.about["line"], error.about["column"]) == (5, 9)


def test_a_pack_without_an_island_is_refused() -> None:
    with pytest.raises(PackError) as refused:
        read_islands(Pack("mine", {}))
    assert refused.value.key == "pack-file-missing"


def test_the_example_of_the_manual_is_a_good_half_board() -> None:
    manual = Path(__file__).parents[3] / "docs" / "island-format.md"
    example = manual.read_text(encoding="utf-8").split("```text\n")[1].split("```")[0]
    check_half(read_half("example.txt", example), Wishes())
