"""The activation of tigers and eagles."""

from __future__ import annotations

import pytest

from mesozoic.core.play import deciders
from mesozoic.games.gods_love_dinosaurs.events import PredatorHunted, PredatorStarved
from tests.games.gods_love_dinosaurs.kit import (
    A,
    B,
    Eco,
    activating,
    after,
    is_idle,
    offered,
    position,
    standing,
    told,
)


def hunts(drawing: str, animals: str, animal: str) -> list[str]:
    """What may be done first when a predator of the first ecosystem activates."""
    state = activating(position(Eco(drawing, animals)), animal)
    return [] if is_idle(state) else offered(state)


def leaving(*hunters: int) -> list[str]:
    return [f"leave {hunter} to starve" for hunter in hunters]


def test_gd_4_1_two_eagles() -> None:
    """The rulebook's example: one eats two rabbits, the other is blocked by the dinosaur."""
    state = activating(position(Eco("l l f f f ^ f", "F F E H H D E")), "eagle")
    assert offered(state) == ["hunt 2-1", "hunt 2-3", "leave 2 to starve", "leave 6 to starve"]
    state = after(state, "hunt 2-3", "go 4")
    # The other one could eat nothing: it is gone, and nothing is left but to confirm.
    assert standing(state) == "F F . E E D ."
    assert told(state, PredatorHunted, A) == [
        PredatorHunted(A, "eagle", (2, 3, 4), ("rabbit", "rabbit"), (3,))
    ]
    assert told(state, PredatorStarved, A) == [PredatorStarved(A, "eagle", 6)]
    assert offered(state) == ["confirm"]


BENT = """
t t
 . l
"""
"""The third hex lies next to the second alone, off the line of the first two."""


def test_gd_4_1_a_tiger_goes_two_hexes_and_may_turn() -> None:
    assert hunts("t t l", "T . F", "tiger") == ["hunt 0-1", *leaving(0)]
    assert hunts(BENT, "T . F", "tiger") == ["hunt 0-1", *leaving(0)]


def test_gd_4_1_a_tiger_does_not_go_three_hexes() -> None:
    assert hunts("t t t l", "T . . F", "tiger") == []
    assert hunts("t t l", "T . F", "tiger") == ["hunt 0-1", *leaving(0)]


def test_gd_4_1_an_eagle_goes_three_hexes_in_a_straight_line() -> None:
    assert hunts("t t t l", "E . . F", "eagle") == ["hunt 0-1", *leaving(0)]
    assert hunts("t t t t l", "E . . . F", "eagle") == []
    assert hunts(BENT, "E . F", "eagle") == []


def test_gd_4_1_an_eagle_flies_in_all_six_directions() -> None:
    drawing = """
 l l
l t l
 l l
"""
    state = activating(position(Eco(drawing, "F F F E F F F")), "eagle")
    assert offered(state)[:-1] == [f"hunt 3-{hexagon}" for hexagon in (0, 1, 2, 4, 5, 6)]


def test_gd_4_1_through_empty_hexes_of_any_terrain() -> None:
    for terrain in "ltfw^":
        assert hunts(f"t {terrain} l", "E . F", "eagle") == ["hunt 0-1", *leaving(0)]
        assert hunts(f"t {terrain} l", "T . F", "tiger") == ["hunt 0-1", *leaving(0)]


@pytest.mark.parametrize("barrier", ["E", "D"])
def test_gd_4_1_a_tiger_never_goes_through_a_predator_or_a_dinosaur(barrier: str) -> None:
    assert hunts("t ^ l", f"T {barrier} F", "tiger") == []


@pytest.mark.parametrize("barrier", ["T", "D"])
def test_gd_4_1_an_eagle_never_goes_through_a_predator_or_a_dinosaur(barrier: str) -> None:
    assert hunts("t ^ l", f"E {barrier} F", "eagle") == []


def test_gd_4_1_nor_through_one_of_their_own() -> None:
    assert hunts("t t l", "T T F", "tiger") == ["hunt 1-2", *leaving(0, 1)]
    assert hunts("t t l", "E E F", "eagle") == ["hunt 1-2", *leaving(0, 1)]


def test_gd_4_1_it_must_end_on_a_prey() -> None:
    state = activating(position(Eco("t t l", "E . F")), "eagle")
    # There is nowhere to stop on the way, so the hunt goes on by itself.
    assert standing(after(state, "hunt 0-1")) == ". . E"


def test_gd_4_1_it_may_stop_short_of_its_range() -> None:
    state = activating(position(Eco("t l l", "T F F")), "tiger")
    state = after(state, "hunt 0-1")
    assert offered(state) == ["go 2", "end hunt"]
    assert standing(after(state, "end hunt")) == ". T F"
    assert standing(after(state, "go 2")) == ". T T"


def test_gd_4_1_every_other_prey_on_the_way_becomes_a_predator() -> None:
    state = activating(position(Eco("t l f t", "E F H R")), "eagle")
    state = after(state, "hunt 0-1", "go 2", "go 3")
    assert standing(state) == ". E E E"
    assert told(state, PredatorHunted, A) == [
        PredatorHunted(A, "eagle", (0, 1, 2, 3), ("frog", "rabbit", "rat"), (1, 2))
    ]


def test_gd_4_1_one_finishes_before_the_next() -> None:
    state = activating(position(Eco("l l t t l l", "F F T T F F")), "tiger")
    state = after(state, "hunt 2-1")
    assert offered(state) == ["go 0", "end hunt"]


def test_gd_4_1_the_owner_chooses_the_order() -> None:
    """There is one frog for two tigers."""
    state = activating(position(Eco("t l t", "T F T")), "tiger")
    assert offered(state) == ["hunt 0-1", "hunt 2-1", *leaving(0, 2)]
    assert standing(after(state, "hunt 0-1")) == ". T ."
    assert standing(after(state, "hunt 2-1")) == ". T ."


def test_gd_4_1_each_hunts_once() -> None:
    state = activating(position(Eco("t l l l", "T F F F")), "tiger")
    state = after(state, "hunt 0-1", "end hunt")
    assert offered(state) == ["confirm"]


def test_gd_4_1_only_the_species_of_the_column_hunts() -> None:
    assert hunts("t l t", "T F E", "eagle") == ["hunt 2-1", *leaving(2)]


def test_gd_4_2_one_that_can_eat_nothing_starves_unasked() -> None:
    state = position(Eco("t t l", "T E F"))
    state = activating(state, "tiger")
    assert is_idle(state)
    assert standing(state) == ". E F"
    # There was nothing to decide, so everybody hears of it at once.
    assert told(state, PredatorStarved, B) == [PredatorStarved(A, "tiger", 0)]


def test_gd_4_2_the_owner_may_leave_one_to_starve_but_is_asked_back() -> None:
    state = activating(position(Eco("t l", "T F")), "tiger")
    state = after(state, "leave 0 to starve")
    assert standing(state) == "T F"
    assert offered(state) == ["let starve", "hunt 0-1"]
    assert standing(after(state, "let starve")) == ". F"
    assert standing(after(state, "hunt 0-1")) == ". T"


def test_gd_4_2_one_that_could_not_eat_is_not_asked_about() -> None:
    state = activating(position(Eco("t t l t", "T E F T")), "tiger")
    state = after(state, "leave 0 to starve")
    assert standing(state) == ". E F T"
    assert offered(state) == ["hunt 3-2", *leaving(3)]


def test_gd_4_2_one_that_could_eat_once_another_has_made_way_is_asked_about_too() -> None:
    state = activating(position(Eco("t t l l", "E E F F")), "eagle")
    state = after(state, "leave 0 to starve")
    assert offered(state) == ["let starve", "hunt 1-2"]
    assert standing(after(state, "let starve")) == ". E F F"
    state = after(state, "hunt 1-2", "end hunt")
    assert standing(state) == ". . E F", "the way is barred again: it starves"


def test_gd_4_2_under_the_first_rules_it_starved_unasked() -> None:
    state = activating(position(Eco("t t l", "E E F"), rules=1), "eagle")
    state = after(state, "leave 0 to starve")
    assert standing(state) == ". E F"
    assert offered(state) == ["hunt 1-2", *leaving(1)]


def test_gd_4_2_its_hex_is_free_for_those_that_hunt_later() -> None:
    """The eagle on 0 is barred by the one on 1, until that one has starved in its place."""
    state = activating(position(Eco("t t l", "E E F")), "eagle")
    assert offered(state) == ["hunt 1-2", *leaving(0, 1)]
    state = after(state, "leave 1 to starve", "let starve")
    assert offered(state) == ["hunt 0-1", *leaving(0)]
    assert standing(after(state, "hunt 0-1")) == ". . E"


def test_gd_4_3_newborn_neither_hunt_nor_starve() -> None:
    state = activating(position(Eco("t l l t t", "T F F . .")), "tiger")
    state = after(state, "hunt 0-1", "go 2")
    assert standing(state) == ". T T . ."
    assert offered(state) == ["confirm"]


def test_gd_4_3_newborn_bar_the_way() -> None:
    """The first tiger's newborn stands between the second and its frog."""
    state = activating(position(Eco("l t l l t", "F T F F T")), "tiger")
    state = after(state, "hunt 4-3", "go 2")
    assert standing(state) == "F T T T ."
    assert offered(state) == ["hunt 1-0", *leaving(1)]


def test_gd_4_3_where_there_is_no_hex_there_is_no_way() -> None:
    assert hunts("t . l", "E F", "eagle") == []
    assert hunts("t t . l", "E . F", "eagle") == []


def test_gd_2_2_players_without_the_species_are_not_asked() -> None:
    state = position(Eco("t l", "E F"), Eco("t l", "T F"))
    assert list(deciders(activating(state, "eagle"))) == [A]
