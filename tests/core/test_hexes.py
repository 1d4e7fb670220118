"""Hexes: geometry, drawings in text, masks of numbered cells."""

from __future__ import annotations

import pytest

from mesozoic.core.errors import PackError
from mesozoic.core.hexes import (
    DIRECTIONS,
    EAST,
    SOUTH_EAST,
    WEST,
    Hex,
    adjacency,
    around,
    ball_masks,
    bits,
    coast_mask,
    distance,
    mask_of,
    reach,
    read_drawing,
    reading_order,
    spread,
    step,
)


def drawn(text: str, pitch: int = 2) -> dict[str, Hex]:
    """The places of a drawing in which every token is different."""
    rows = enumerate(text.splitlines(), start=1)
    return {cell.token: cell.place for cell in read_drawing("map.txt", rows, pitch)}


FLOWER = """\
 a b
c x d
 e f
"""


def test_six_directions_make_a_ring() -> None:
    assert len(set(DIRECTIONS)) == 6
    assert [distance(Hex(0, 0), direction) for direction in DIRECTIONS] == [1] * 6
    ring = zip(DIRECTIONS, DIRECTIONS[1:] + DIRECTIONS[:1], strict=True)
    assert all(distance(a, b) == 1 for a, b in ring)


def test_stepping_there_and_back() -> None:
    place = Hex(3, -2)
    assert step(step(place, EAST), WEST) == place
    assert set(around(place)) == {step(place, direction) for direction in DIRECTIONS}


@pytest.mark.parametrize(
    ("place", "steps"),
    [(Hex(0, 0), 0), (Hex(2, 0), 2), (Hex(0, 3), 3), (Hex(2, -2), 2), (Hex(2, 2), 4)],
)
def test_distance(place: Hex, steps: int) -> None:
    assert distance(Hex(0, 0), place) == distance(place, Hex(0, 0)) == steps


def test_reading_order_goes_by_rows_from_west_to_east() -> None:
    places = drawn(FLOWER)
    assert sorted(places, key=lambda token: reading_order(places[token])) == list("abcxdef")


def test_neighbours_of_a_drawing_are_those_one_sees() -> None:
    places = drawn(FLOWER)
    assert set(around(places["x"])) == {places[token] for token in "abcdef"}
    assert distance(places["a"], places["f"]) == 2
    assert distance(places["a"], places["e"]) == 2
    assert step(places["x"], SOUTH_EAST) == places["f"]


def test_a_wider_pitch_holds_longer_tokens() -> None:
    wide = "  la  fi\nwi  x   .   fo\n  a   b\n"
    places = drawn(wide, pitch=4)
    assert set(places) == {"la", "fi", "wi", "x", "fo", "a", "b"}
    near = {token for token in places if distance(places[token], places["x"]) == 1}
    assert near == {"la", "fi", "wi", "a", "b"}
    assert distance(places["x"], places["fo"]) == 2


def test_cells_know_where_they_were_drawn() -> None:
    cells = read_drawing("map.txt", [(7, ". a"), (9, "   b c")])
    assert [(cell.token, cell.line, cell.column) for cell in cells] == [
        ("a", 7, 3),
        ("b", 9, 4),
        ("c", 9, 6),
    ]


def test_the_origin_may_be_given() -> None:
    (cell,) = read_drawing("map.txt", [(1, "    a")], origin=1)
    assert cell.place == Hex(2, 0)


def test_an_empty_drawing_has_no_cells() -> None:
    assert read_drawing("map.txt", [(1, ". . ."), (2, "")]) == ()


def test_a_token_off_the_grid_is_refused() -> None:
    with pytest.raises(PackError) as refused:
        drawn(" a b\nc x d\ne f\n")
    assert refused.value.key == "pack-misaligned"
    assert refused.value.about == {"file": "map.txt", "line": 3, "column": 1, "token": "e"}


def test_the_first_row_may_be_the_one_that_is_wrong() -> None:
    with pytest.raises(PackError) as refused:
        drawn("a b\nc x d\n e f\n")
    assert refused.value.about["line"] == 1


def test_a_tab_is_refused() -> None:
    with pytest.raises(PackError) as refused:
        drawn(" a b\n\tx d\n")
    assert refused.value.key == "pack-tab"
    assert refused.value.about == {"file": "map.txt", "line": 2, "column": 1}


def test_bits_and_masks_are_inverse() -> None:
    assert bits(0) == ()
    assert bits(0b1010010) == (1, 4, 6)
    assert mask_of(bits(1 << 69 | 5)) == 1 << 69 | 5


LINE = [Hex(q, 0) for q in range(4)]


def test_adjacency_is_by_number_smallest_first() -> None:
    assert adjacency(LINE) == ((1,), (0, 2), (1, 3), (2,))


def test_balls_grow_by_one_step_until_all_is_reached() -> None:
    near = [mask_of(numbers) for numbers in adjacency(LINE)]
    balls = ball_masks(near)
    assert [balls[d][0] for d in range(len(balls))] == [0b0001, 0b0011, 0b0111, 0b1111]
    assert balls[1][2] == 0b1110


def test_balls_count_steps_over_the_cells_not_over_the_sea() -> None:
    places = drawn(" a b\nc   d\n e f\n")
    ring = [places[token] for token in "abcdef"]
    near = [mask_of(numbers) for numbers in adjacency(ring)]
    a, d, f = 0, 3, 5
    assert distance(ring[a], ring[f]) == 2
    balls = ball_masks(near)
    assert not balls[2][a] >> f & 1
    assert balls[3][a] >> f & 1
    assert balls[2][a] >> d & 1


def test_reach_stays_on_its_island() -> None:
    near = [mask_of(numbers) for numbers in adjacency([*LINE, Hex(9, 9)])]
    assert reach(1, near) == 0b01111
    assert reach(4, near) == 0b10000
    assert spread(0b00010, near) == 0b00111


def test_the_coast_is_where_a_neighbour_is_missing() -> None:
    places = list(drawn(FLOWER).values())
    heart = places.index(drawn(FLOWER)["x"])
    assert coast_mask(places) == 0b1111111 & ~(1 << heart)


def test_dry_hexes_are_no_sea() -> None:
    assert coast_mask([Hex(0, 0)], dry=around(Hex(0, 0))) == 0
    assert coast_mask([Hex(0, 0)], dry=around(Hex(0, 0))[1:]) == 1
