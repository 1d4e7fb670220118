"""The pack that ships, and what a pack of one's own may not be."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

import pytest

from mesozoic.core.errors import PackError
from mesozoic.core.pack import Pack
from mesozoic.files.packs import standard_pack
from mesozoic.games.gods_love_dinosaurs import GAME
from mesozoic.games.gods_love_dinosaurs.components import Components

TILES, START, BOARD = "tiles.txt", "start.toml", "board.toml"
OURS = standard_pack(GAME.id)


def ours() -> Components:
    return GAME.components(OURS)


def lines() -> list[str]:
    """The tiles as they are written, without comments."""
    return [line for line in OURS.text(TILES).splitlines() if line and not line.startswith("#")]


def refused(file: str, text: str) -> PackError:
    with pytest.raises(PackError) as error:
        GAME.components(Pack("mine", {**OURS.files, file: text}))
    assert error.value.about["file"] == file
    assert isinstance(error.value.about["line"], int)
    return error.value


def written(*tiles: str) -> str:
    return "\n".join(tiles) + "\n"


def changed(change: Callable[[list[str]], None]) -> PackError:
    tiles = lines()
    change(tiles)
    return refused(TILES, written(*tiles))


# The tiles that ship


def test_gd_0_3_eighty_four_tiles_by_letter_and_mark() -> None:
    found = Counter((tile.letter, tile.mark) for tile in ours().tiles)
    assert sum(found.values()) == 84
    for letter in "ABCD":
        assert found[letter, "2+"] == (12 if letter == "A" else 8)
        assert [found[letter, mark] for mark in ("3+", "4+", "5")] == [4, 4, 4]


@pytest.mark.parametrize(("players", "tiles"), [(2, 36), (3, 52), (4, 68), (5, 84)])
def test_gd_0_3_tiles_in_play(players: int, tiles: int) -> None:
    assert sum(left for stack in ours().stacks(players) for _, left in stack) == tiles


def test_gd_0_3_terrains_and_animals_add_up() -> None:
    words = [line.split()[2:] for line in lines()]
    terrains = Counter(spot.partition(":")[0] for spots in words for spot in spots)
    assert terrains == {"lake": 42, "forest": 42, "field": 42, "wild": 18, "mountain": 24}
    animals = Counter("".join(spot.partition(":")[2] for spot in spots) for spots in words)
    assert animals.pop("") == 24
    assert animals == dict.fromkeys(("frog", "rabbit", "rat", "tiger", "eagle"), 12)


def test_gd_0_3_prey_at_home_or_in_the_wild_and_predators_off_mountains() -> None:
    spots = {spot for line in lines() for spot in line.split()[2:] if ":" in spot}
    homes = {"frog": "lake", "rabbit": "field", "rat": "forest"}
    for spot in spots:
        terrain, _, animal = spot.partition(":")
        assert terrain != "mountain"
        assert animal not in homes or terrain in (homes[animal], "wild")


def test_gd_0_3_early_and_late_tiles() -> None:
    def count(pattern: str, letters: str) -> int:
        return sum(len(re.findall(pattern, line)) for line in lines() if line[0] in letters)

    for early in (r":(frog|rabbit|rat)\b", r"\bwild\b"):
        assert count(early, "AB") > count(early, "CD")
    for late in (r":(tiger|eagle)\b", r"\bmountain\b"):
        assert count(late, "AB") < count(late, "CD")


def test_gd_0_3_equal_tiles_are_one_kind_whichever_way_they_are_written() -> None:
    turned = [
        " ".join((letter, mark, second, first))
        for letter, mark, first, second in map(str.split, lines())
    ]
    mine = GAME.components(Pack("mine", {**OURS.files, TILES: written(*turned)}))
    assert mine.kinds == ours().kinds
    assert mine.stacks(5) == ours().stacks(5)


def test_gd_0_2_gd_0_4_start_tile_and_board() -> None:
    components = ours()
    assert len(components.start) == 7
    assert components.eggs == 3
    assert [animal.slug for animal in components.columns] == [
        "frog",
        "rabbit",
        "rat",
        "tiger",
        "eagle",
    ]
    assert components.rows == {2: 2, 3: 2, 4: 3, 5: 3}
    assert components.pawn == 0


# What is refused: a line by itself


@pytest.mark.parametrize(
    ("line", "key", "about"),
    [
        ("A 2+ lake", "pack-tile-words", {"found": "A 2+ lake"}),
        ("A 2+ lake field wild", "pack-tile-words", {}),
        ("E 2+ lake field", "pack-tile-letter", {"found": "E", "known": "A, B, C, D"}),
        ("A 6 lake field", "pack-tile-mark", {"found": "6", "known": "2+, 3+, 4+, 5"}),
        ("A 2+ sea field", "pack-tile-terrain", {"found": "sea"}),
        ("A 2+ lake:newt field", "pack-tile-animal", {"found": "newt"}),
        ("A 2+ lake: field", "pack-tile-animal", {"found": ""}),
        ("A 2+ mountain:dinosaur field", "pack-tile-animal", {"found": "dinosaur"}),
        ("A 2+ lake:frog field:rabbit", "pack-tile-animals", {}),
        ("A 2+ field:frog field", "pack-animal-astray", {"animal": "frog", "terrain": "field"}),
        ("A 2+ lake mountain:tiger", "pack-animal-astray", {"animal": "tiger"}),
    ],
)
def test_gd_0_3_a_line_that_is_no_tile(line: str, key: str, about: dict[str, str]) -> None:
    error = refused(TILES, written("# mine", "", line + "  # a remark", *lines()))
    assert error.key == key
    assert error.about["line"] == 3
    assert about.items() <= error.about.items()


# What is refused: all of them together


def test_gd_0_3_so_many_of_each_letter_and_mark() -> None:
    def lose_one(tiles: list[str]) -> None:
        tiles.pop()

    error = changed(lose_one)
    assert error.key == "pack-tile-count"
    assert error.about["line"] == 83
    found = {name: error.about[name] for name in ("letter", "mark", "found", "expected")}
    assert found == {"letter": "D", "mark": "5", "found": 3, "expected": 4}


def test_gd_0_3_no_tiles_at_all() -> None:
    error = refused(TILES, "# nothing\n")
    assert (error.key, error.about["line"], error.about["expected"]) == ("pack-tile-count", 1, 12)


def swap(tiles: list[str], old: str, new: str) -> None:
    at = next(n for n, line in enumerate(tiles) if re.search(old, line))
    tiles[at] = re.sub(old, new, tiles[at], count=1)


def test_gd_0_3_so_many_hexes_of_each_terrain() -> None:
    error = changed(lambda tiles: swap(tiles, r"\blake$", "field"))
    assert error.key == "pack-terrain-total"
    assert (error.about["terrain"], error.about["found"], error.about["expected"]) == (
        "lake",
        41,
        42,
    )


def test_gd_0_3_so_many_tiles_with_each_animal() -> None:
    error = changed(lambda tiles: swap(tiles, ":tiger", ""))
    assert error.key == "pack-animal-total"
    assert (error.about["animal"], error.about["found"], error.about["expected"]) == (
        "tiger",
        11,
        12,
    )


PREY, WILD = r":(?:frog|rabbit|rat)\b", r"\bwild\b"
PREDATORS, MOUNTAINS = r":(?:tiger|eagle)\b", r"\bmountain\b"


def exchanged(tiles: list[str], pattern: str, early: str, late: str) -> bool:
    """Swap the letters of two tiles that differ in this alone and in mere lakes and fields."""

    def others(line: str) -> list[int]:
        kinds = (PREY, WILD, PREDATORS, MOUNTAINS)
        return [len(re.findall(kind, line)) for kind in kinds if kind != pattern]

    for one, line in enumerate(tiles):
        for other, second in enumerate(tiles):
            if (
                (line[0] in early and second[0] in late)
                and line.split()[1] == second.split()[1]
                and (re.search(pattern, line) and not re.search(pattern, second))
                and others(line) == others(second)
            ):
                tiles[one], tiles[other] = second[0] + line[1:], line[0] + second[1:]
                return True
    return False


@pytest.mark.parametrize(
    ("pattern", "early", "late", "share"),
    [
        (PREY, "AB", "CD", "prey"),
        (WILD, "AB", "CD", "wild"),
        (PREDATORS, "CD", "AB", "predators"),
        (MOUNTAINS, "CD", "AB", "mountains"),
    ],
)
def test_gd_0_3_shares_of_early_and_late_tiles(
    pattern: str, early: str, late: str, share: str
) -> None:
    tiles = lines()
    while exchanged(tiles, pattern, early, late):
        pass
    error = refused(TILES, written(*tiles))
    assert (error.key, error.about["share"]) == ("pack-tile-share", share)
    assert error.about["more"] == " + ".join(early)


def test_gd_0_3_every_letter_and_mark_has_each_kind() -> None:
    def all_frogs_elsewhere(tiles: list[str]) -> None:
        """No frog among the tiles for five: each changes its mark with another of its letter."""
        for at, line in enumerate(tiles):
            letter, mark, *_ = line.split()
            if mark == "5" and ":frog" in line:
                other = next(
                    n
                    for n, t in enumerate(tiles)
                    if t.startswith(f"{letter} 2+") and ":frog" not in t
                )
                tiles[at] = line.replace(" 5 ", " 2+ ", 1)
                tiles[other] = tiles[other].replace(" 2+ ", " 5 ", 1)

    error = changed(all_frogs_elsewhere)
    assert (error.key, error.about["name"], error.about["kind"]) == (
        "pack-tile-variety",
        "5",
        "frog",
    )


# Start tile and board


def ring(first: str) -> str:
    return f'["{first}", "lake", "lake", "lake", "lake", "lake"]'


def start(**parts: str) -> str:
    known = {
        "middle": '"mountain"',
        "ring": '["lake:frog", "lake", "field:rabbit", "field", "forest:rat", "forest"]',
        "eggs": "3",
    }
    return "".join(f"{name} = {value}\n" for name, value in (known | parts).items())


@pytest.mark.parametrize(
    ("parts", "key", "line"),
    [
        ({"middle": '"lake"'}, "pack-start-middle", 1),
        ({"middle": '"sea"'}, "pack-start-hex", 1),
        ({"middle": "7"}, "pack-start-hex", 1),
        ({"ring": '["lake:frog"]'}, "pack-ring", 2),
        ({"ring": "6"}, "pack-ring", 2),
        ({"ring": '["lake:newt", "lake", "lake", "lake", "lake", "lake"]'}, "pack-start-hex", 2),
        (
            {"ring": '["field:frog", "lake", "lake", "lake", "lake", "lake"]'},
            "pack-animal-astray",
            2,
        ),
        ({"ring": '["lake:frog", "lake", "lake", "lake", "lake", "lake"]'}, "pack-start-prey", 2),
        ({"eggs": "-1"}, "pack-count", 3),
        ({"eggs": '"three"'}, "pack-count", 3),
        ({"eggs": "9" * 30}, "pack-count-huge", 3),
        ({"nests": "1"}, "pack-part", 4),
    ],
)
def test_gd_0_2_a_start_tile_that_is_none(parts: dict[str, str], key: str, line: int) -> None:
    error = refused(START, start(**parts))
    assert (error.key, error.about["line"]) == (key, line)


def board(rows: str = "2 = 2\n3 = 2\n4 = 3\n5 = 3\n", **parts: str) -> str:
    known = {"columns": '["frog", "rabbit", "rat", "tiger", "eagle"]', "pawn": '"frog"'}
    settings = "".join(f"{name} = {value}\n" for name, value in (known | parts).items())
    return f"{settings}[rows]\n{rows}"


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        (board(columns='["frog"]'), "pack-columns", 1),
        (board(columns="5"), "pack-columns", 1),
        (board(pawn='"dinosaur"'), "pack-pawn", 2),
        (board(pawn="0"), "pack-pawn", 2),
        (board(rows="2 = 2\n"), "pack-rows", 3),
        ('columns = ["frog", "rabbit", "rat", "tiger", "eagle"]\npawn = "rat"\n', "pack-rows", 1),
        (board(rows="2 = 0\n3 = 2\n4 = 3\n5 = 3\n"), "pack-no-row", 4),
        (board(rows="2 = 2\n3 = 2\n4 = 3\n5 = true\n"), "pack-count", 7),
        (board(rows="2 = 3\n3 = 2\n4 = 3\n5 = 3\n"), "pack-board-large", 3),
        (board(meteor="1"), "pack-part", 3),
    ],
)
def test_gd_0_4_a_board_that_is_none(text: str, key: str, line: int) -> None:
    error = refused(BOARD, text)
    assert (error.key, error.about["line"]) == (key, line)


def test_gd_0_4_another_order_of_columns_and_another_start_for_the_pawn() -> None:
    text = board(columns='["eagle", "tiger", "rat", "rabbit", "frog"]', pawn='"rat"')
    mine = GAME.components(Pack("mine", {**OURS.files, BOARD: text}))
    assert mine.columns[0].slug == "eagle"
    assert mine.pawn == 2
