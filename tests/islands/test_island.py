"""An island as it is laid out: numbers, masks, coast and reach; and what makes a good one."""

from __future__ import annotations

from enum import IntEnum

import pytest

from mesozoic.core.errors import PackError
from mesozoic.core.hexes import bits, mask_of, read_drawing
from mesozoic.islands.evenness import Unfair, check_one_piece, check_shares, unfair_start
from mesozoic.islands.island import Island, Zone, lay_out


class Ground(IntEnum):
    SAND = 0
    SNOW = 1


FLOWER = """
 s n
S n s
 n s
"""


def zones(drawing: str) -> list[Zone]:
    """`s` sand, `n` snow; a capital is a start."""
    rows = enumerate(drawing.strip("\n").splitlines(), start=1)
    letters = {"s": Ground.SAND, "n": Ground.SNOW}
    return [
        Zone(cell.place, letters[cell.token.lower()], cell.token.isupper(), cell.line, cell.column)
        for cell in read_drawing("drawing", rows)
    ]


def island(drawing: str) -> Island:
    return lay_out(zones(drawing), Ground)


def test_zones_are_numbered_in_reading_order() -> None:
    laid = island(FLOWER)
    assert len(laid) == 7
    assert [ground.name for ground in laid.terrain[:3]] == ["SAND", "SNOW", "SAND"]
    assert laid.neighbours[3] == (0, 1, 2, 4, 5, 6)
    assert laid.neighbours[0] == (1, 2, 3)


def test_masks_say_the_same() -> None:
    laid = island(FLOWER)
    assert [mask_of(near) for near in laid.neighbours] == list(laid.neighbour_masks)
    assert [bits(mask) for mask in laid.terrain_masks] == [(0, 2, 4, 6), (1, 3, 5)]


def test_the_coast_has_sea_beside_it() -> None:
    assert bits(island(FLOWER).coast_mask) == (0, 1, 2, 4, 5, 6)


def test_starts_are_marked() -> None:
    assert island(FLOWER).starts == (2,)


def test_what_lies_within_some_steps() -> None:
    laid = island("s n s n")
    assert bits(laid.within(0)[1]) == (1,)
    assert bits(laid.within(1)[1]) == (0, 1, 2)
    assert bits(laid.within(2)[0]) == (0, 1, 2)
    assert bits(laid.within(3)[0]) == (0, 1, 2, 3)


def test_farther_than_the_island_is_wide_is_all_of_it() -> None:
    assert island("s n s").within(9) == (0b111,) * 3


def test_an_island_is_in_one_piece() -> None:
    check_one_piece("drawing", zones(FLOWER))
    with pytest.raises(PackError, match="pack-zone-cut-off") as refused:
        check_one_piece("drawing", zones("s n s   n"))
    about = refused.value.about
    assert (about["line"], about["column"]) == (1, 9), "the smaller part looks cut off"


@pytest.mark.parametrize("sand", [2, 3])
def test_each_terrain_has_a_fifth_to_three_tenths(sand: int) -> None:
    class Two(IntEnum):
        SAND = 0

    row = zones(" ".join("s" * sand + "n" * (10 - sand)))
    only_sand = [
        Zone(z.place, Two.SAND if z.terrain is Ground.SAND else z.terrain, False, 1, 1) for z in row
    ]
    check_shares("drawing", only_sand, Two)


@pytest.mark.parametrize("sand", [1, 4])
def test_a_terrain_with_less_or_more_is_refused(sand: int) -> None:
    row = zones(" ".join("s" * sand + "n" * (10 - sand)))
    with pytest.raises(PackError, match="pack-colour-share") as refused:
        check_shares("drawing", row, Ground)
    about = refused.value.about
    assert (about["terrain"], about["found"]) == ("sand", sand)
    assert (about["fewest"], about["most"]) == (2, 3)


def test_starts_may_differ_by_two_zones_within_two_steps() -> None:
    assert unfair_start(island("S n s n S")) is None
    assert unfair_start(island("S n S n s")) is None, "three zones and five"


def test_the_poorest_start_is_named() -> None:
    wide = """
 s n s n
S n s S n
 n s n s
"""
    laid = island(wide)
    assert laid.starts == (4, 7)
    near = {start: laid.within(2)[start].bit_count() for start in laid.starts}
    assert near == {4: 7, 7: 10}
    assert unfair_start(laid) == Unfair(start=4, zones=7, best=10)
