"""E2-0.8: the boards of Kumtagh, and how a drawing of one's own is checked."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import mesozoic.games.evo_2011 as evo
from mesozoic.core.errors import PackError
from mesozoic.core.hexes import bits, distance, mask_of
from mesozoic.core.pack import Pack, Wishes
from mesozoic.games.evo_2011.board_drawing import read_board
from mesozoic.games.evo_2011.boards import Kumtagh, check_board, read_boards
from mesozoic.games.evo_2011.terrain import Terrain
from mesozoic.words.catalogue import LANGUAGES, catalogue
from mesozoic.words.sentences import refusal as sentence

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


# What is refused

GOOD = """\
# For two.
players = 2
zones = 24

d   c1  f   f   c   c
  f1  d   d   ^   ^   ^
d   d   f   c   d   f2
  d   f   c   ^   c2  ^
"""
STRIP = """\
players = 3
zones = 36

d   d   d   d   d   d   f   f   f   f   f   f
  d   f1  c1  d   ^   f2  c2  ^   f3  c3  ^   ^
c   c   c   c   c   c   ^   ^   ^   ^   ^   d
"""


def refusal(text: str, players: int = 2) -> PackError:
    """What is said against a drawing, in every language."""
    with pytest.raises(PackError) as refused:
        check_board(read_board("map.txt", text, players), Wishes())
    for language in LANGUAGES:
        assert sentence(catalogue(language, "evo-2011"), refused.value).startswith("map.txt")
    return refused.value


def edited(text: str, *changes: tuple[str, str]) -> str:
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def printed(text: str) -> str:
    return edited(text, ("zones", "printed = yes\nzones"))


def test_a_good_drawing_passes() -> None:
    board = check_board(read_board("map.txt", GOOD, 2), Wishes())
    assert board.pairs == ((1, 6), (17, 22))
    assert len(check_board(read_board("map.txt", STRIP, 3), Wishes()).island) == 36


def test_windows_line_ends_and_comments_are_no_matter() -> None:
    windows = "\ufeff" + GOOD.replace("\n", "  # a note\r\n")
    assert read_board("map.txt", windows, 2) == read_board("map.txt", GOOD, 2)


@pytest.mark.parametrize(
    ("old", "new", "key", "about"),
    [
        ("players =", "seats =", "pack-unknown-header", {"line": 2, "header": "seats"}),
        ("players = 2", "", "pack-header-missing", {"header": "players"}),
        ("zones = 24", "", "pack-header-missing", {"header": "zones"}),
        ("zones = 24", "players = 2", "pack-header-twice", {"line": 3, "header": "players"}),
        ("= 2\n", "= 3\n", "pack-header-value", {"line": 2, "value": "3", "expected": "2"}),
        ("zones = 24", "zones = few", "pack-header-value", {"line": 3, "value": "few"}),
        ("zones", "printed = oui\nzones", "pack-header-value", {"line": 3, "value": "oui"}),
        ("f1  d", "x   d", "pack-unknown-colour", {"line": 6, "column": 3, "letter": "x"}),
        ("f1  d", "ff  d", "pack-unknown-colour", {"line": 6, "column": 3, "letter": "ff"}),
        ("f1  d", "1   d", "pack-unknown-colour", {"line": 6, "column": 3, "letter": "1"}),
        ("f1  d", "f1a d", "pack-unknown-colour", {"line": 6, "column": 3, "letter": "f1a"}),
        ("f1  d", "f١  d", "pack-unknown-colour", {"line": 6, "column": 3}),
        ("f1  d", "f\x1b  d", "pack-unknown-colour", {"column": 4, "letter": r"\x1b"}),
        ("f1  d   d", "f1 d    d", "pack-misaligned", {"line": 6, "column": 6, "token": "d"}),
        ("  f1", "\tf1", "pack-tab", {"line": 6, "column": 1}),
        ("f1", "f3", "pack-pair-number", {"line": 6, "column": 3, "found": "3", "players": 2}),
        ("f1", "f0", "pack-pair-number", {"line": 6, "column": 3, "found": "0"}),
        ("f1 ", "f01", "pack-pair-number", {"line": 6, "column": 3, "found": "01"}),
        ("f1", "f ", "pack-pair-count", {"line": 5, "pair": 1, "found": 1, "expected": 2}),
        ("f1", "f2", "pack-pair-count", {"line": 5, "pair": 1, "found": 1}),
        ("f1  d ", "f1  d1", "pack-pair-count", {"line": 6, "pair": 1, "found": 3}),
        ("zones = 24", "zones = 25", "pack-zone-count", {"line": 3, "found": 24, "expected": 25}),
        ("c2  ^", "c2  .   ^", "pack-zone-cut-off", {"line": 8, "column": 27}),
        ("f2", "c2", "pack-pair-terrain", {"line": 7, "column": 21, "pair": 2}),
    ],
)
def test_e2_0_8_a_broken_board_is_refused(
    old: str, new: str, key: str, about: dict[str, object]
) -> None:
    error = refusal(edited(GOOD, (old, new)))
    assert error.key == key
    assert about.items() <= error.about.items()


def test_a_pair_that_nobody_drew_is_reported_where_players_are_announced() -> None:
    error = refusal(edited(GOOD, ("f1", "f "), ("c1", "c ")))
    assert (error.key, error.about["line"]) == ("pack-pair-count", 2)
    assert (error.about["pair"], error.about["found"]) == (1, 0)


@pytest.mark.parametrize("text", ["", "# nothing\n", "players = 2\nzones = 24\n.   .\n"])
def test_a_board_without_land_is_refused(text: str) -> None:
    assert refusal(text).key == "pack-empty-island"


def test_a_long_number_is_quoted_in_part() -> None:
    error = refusal(edited(GOOD, ("f1  d   d   ^   ^   ^", "f" + "1" * 5000)))
    assert (error.key, error.about["column"]) == ("pack-pair-number", 3)
    assert len(str(error.about["found"])) < 100


def test_e2_0_8_a_board_of_another_size_is_refused() -> None:
    error = refusal(edited(GOOD, ("zones = 24", "zones = 23"), ("c2  ^", "c2")))
    assert error.key == "pack-board-size"
    assert error.about == {
        "file": "map.txt",
        "line": 3,
        "players": 2,
        "found": 23,
        "expected": 24,
    }


def test_e2_0_8_a_colour_out_of_proportion_is_refused() -> None:
    error = refusal(edited(GOOD, ("d   d   ^   ^   ^", "d   d   ^   f   f")))
    assert error.key == "pack-colour-share"
    assert error.about == {
        "file": "map.txt",
        "line": 5,
        "terrain": "forest",
        "found": 8,
        "fewest": 5,
        "most": 7,
    }


def test_e2_0_8_a_start_in_a_corner_is_unfair() -> None:
    error = refusal(edited(GOOD, ("c1", "c "), ("c   c\n", "c   c1\n")))
    assert error.key == "pack-unfair-start"
    assert (error.about["line"], error.about["column"]) == (5, 21)
    assert (error.about["steps"], error.about["difference"]) == (2, 2)


def test_e2_0_8_a_start_next_to_a_rival_is_unfair() -> None:
    error = refusal(edited(STRIP, ("d   ^   f2  c2", "f2  c2  d   ^ ")), 3)
    assert (error.key, error.about["line"], error.about["pair"]) == ("pack-pair-rival", 5, 1)


def test_e2_0_8_starts_of_a_pair_far_apart_are_unfair() -> None:
    error = refusal(edited(STRIP, ("^   f2  c2  ^ ", "f2  ^   ^   c2")), 3)
    assert error.key == "pack-pair-apart"
    assert error.about == {
        "file": "map.txt",
        "line": 5,
        "column": 19,
        "pair": 2,
        "found": 3,
        "other": 1,
        "fewest": 1,
        "difference": 1,
    }


def test_e2_0_8_a_pair_nearer_to_a_rival_than_others_is_unfair() -> None:
    error = refusal(
        edited(
            STRIP,
            ("f   f   f   f   f   f", "f   f   f   f   c3  f"),
            ("d   ^   f2  c2  ^   f3  c3", "d   f2  c2  ^   ^   ^   f3"),
        ),
        3,
    )
    assert error.key == "pack-pair-away"
    assert (error.about["found"], error.about["most"]) == (2, 4)
    assert (error.about["pair"], error.about["other"], error.about["line"]) == (1, 3, 5)


UNFAIR = {
    "size": (("zones = 24", "zones = 23"), ("c2  ^", "c2")),
    "colours": (("d   d   ^   ^   ^", "d   d   ^   f   f"),),
    "starts": (("c1", "c "), ("c   c\n", "c   c1\n")),
    "pairs": (("f2", "c2"),),
}


@pytest.mark.parametrize("case", UNFAIR)
def test_a_printed_board_may_be_uneven(case: str) -> None:
    uneven = edited(GOOD, *UNFAIR[case])
    refusal(uneven)
    wishes = Wishes()
    check_board(read_board("map.txt", printed(uneven), 2), wishes)
    assert wishes.unmet, "it is a warning"


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("zones = 24", "zones = 25", "pack-zone-count"),
        ("c2  ^", "c2  .   ^", "pack-zone-cut-off"),
        ("f2", "f ", "pack-pair-count"),
    ],
)
def test_a_printed_board_keeps_its_promises(old: str, new: str, key: str) -> None:
    assert refusal(printed(edited(GOOD, (old, new)))).key == key


def test_a_pack_without_a_board_is_refused() -> None:
    with pytest.raises(PackError) as refused:
        read_boards(Pack("mine", {}), PLAYERS)
    assert (refused.value.key, refused.value.about["file"]) == (
        "pack-file-missing",
        "boards/2.txt",
    )


def test_the_example_of_the_manual_is_a_good_board() -> None:
    manual = Path(__file__).parents[3] / "docs" / "island-format.md"
    ours = manual.read_text(encoding="utf-8").partition("## The boards of EVO (2011)")[2]
    check_board(read_board("example.txt", ours.split("```text\n")[1].split("```")[0], 2), Wishes())
