"""The tables and numbers of packs, and what is said of those that are none."""

from __future__ import annotations

import pytest

from mesozoic.core.errors import PackError
from mesozoic.core.pack import Pack
from mesozoic.core.pack_numbers import check_parts, check_total, count, numbered, table

FILE = "bag.toml"
PACK = Pack("odd", {FILE: "# What is in the bag\nunique = 8\n\n[bag]\nhorn = 6\negg = 5\n"})


def test_the_parts_that_are_known_pass() -> None:
    check_parts(PACK, FILE, {"bag": {}, "unique": 8}, ("unique", "bag"))
    check_parts(PACK, FILE, {}, ("unique",))


def test_an_unknown_part_is_named_with_its_line() -> None:
    with pytest.raises(PackError, match="pack-part") as refused:
        check_parts(PACK, FILE, {"horn": 6, "egg": 5}, ("horn", "tail"))
    assert refused.value.about["line"] == 6
    assert refused.value.about["known"] == "horn, tail"


def test_a_total_must_be_right() -> None:
    check_total(PACK, FILE, "bag", 11, 11)
    with pytest.raises(PackError, match="pack-total") as refused:
        check_total(PACK, FILE, "bag", 11, 36)
    about = refused.value.about
    assert (about["line"], about["found"], about["expected"]) == (4, 11, 36)


def test_a_table_is_a_table() -> None:
    assert table(PACK, FILE, "bag", {"horn": 6}) == {"horn": 6}
    for nothing in (None, 6, "horn", [6]):
        with pytest.raises(PackError, match="pack-table"):
            table(PACK, FILE, "bag", nothing)


@pytest.mark.parametrize("number", [0, 1, 99])
def test_a_count_is_a_whole_number_below_a_hundred(number: int) -> None:
    assert count(PACK, FILE, "horn", number) == number


@pytest.mark.parametrize("wrong", [-1, 100, 1.0, "6", None, True, [6]])
def test_any_other_count_is_refused(wrong: object) -> None:
    with pytest.raises(PackError, match="pack-count") as refused:
        count(PACK, FILE, "horn", wrong)
    assert refused.value.about["line"] == 5


def test_a_count_too_long_to_be_shown_is_refused_too() -> None:
    with pytest.raises(PackError, match="pack-count-huge"):
        count(PACK, FILE, "horn", 10**5000)


def test_a_numbered_table_has_numbers_for_keys() -> None:
    assert numbered(PACK, FILE, "bag", {"3": "a", "12": "b"}) == {3: "a", 12: "b"}
    for wrong in ("x", "-1", "1.5", "", "²", "12345"):
        with pytest.raises(PackError, match="pack-number"):
            numbered(PACK, FILE, "bag", {wrong: 0})
