"""E1-0.5, E1-0.6: how half-boards that somebody draws are checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from mesozoic.core.errors import PackError
from mesozoic.core.pack import Pack, Wishes
from mesozoic.games.evo_2001.island import (
    check_half,
    check_island,
    read_half,
    read_islands,
)

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
