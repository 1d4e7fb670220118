"""E2-0.8: how a board that somebody draws is checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from mesozoic.core.errors import PackError
from mesozoic.core.pack import Pack, Wishes
from mesozoic.games.evo_2011.board_drawing import read_board
from mesozoic.games.evo_2011.boards import check_board, read_boards
from mesozoic.words.catalogue import LANGUAGES, catalogue
from mesozoic.words.sentences import refusal as sentence

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
        read_boards(Pack("mine", {}), [2, 3, 4, 5])
    assert (refused.value.key, refused.value.about["file"]) == (
        "pack-file-missing",
        "boards/2.txt",
    )


def test_the_example_of_the_manual_is_a_good_board() -> None:
    manual = Path(__file__).parents[3] / "docs" / "island-format.md"
    ours = manual.read_text(encoding="utf-8").partition("## The boards of EVO (2011)")[2]
    check_board(read_board("example.txt", ours.split("```text\n")[1].split("```")[0], 2), Wishes())
