"""The activation of dinosaurs: hatching and hunting."""

from __future__ import annotations

import pytest

from mesozoic.core.play import deciders
from mesozoic.games.gods_love_dinosaurs.events import (
    DinosaurHatched,
    DinosaurHunted,
    DinosaurStarved,
)
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


def hunts(drawing: str, animals: str) -> list[str]:
    """What may be done first when the dinosaurs of the first ecosystem activate."""
    state = activating(position(Eco(drawing, animals)), "dinosaur")
    return [] if is_idle(state) else offered(state)


# Hatching


def test_gd_5_1_an_egg_may_be_hatched_on_the_nest() -> None:
    state = activating(position(Eco("^ l", ". F", eggs=2)), "dinosaur")
    assert offered(state) == ["hatch", "keep eggs"]
    state = after(state, "hatch")
    assert standing(state) == "D F"
    assert state.eggs[A] == 1
    assert told(state, DinosaurHatched, A) == [DinosaurHatched(A, (), -1)]


def test_gd_5_1_it_may_be_declined() -> None:
    state = activating(position(Eco("^ l", ". F", eggs=2)), "dinosaur")
    state = after(state, "keep eggs")
    assert (standing(state), state.eggs[A]) == (". F", 2)
    assert offered(state) == ["confirm"]


def test_gd_5_1_one_dinosaur_at_most() -> None:
    state = activating(position(Eco("^ l ^", ". F .", eggs=5)), "dinosaur")
    state = after(state, "hatch", "hunt 0-1", "go 2", "end hunt")
    assert offered(state) == ["confirm"]


def test_gd_5_1_not_without_an_egg() -> None:
    assert is_idle(activating(position(Eco("^ l", ". F", eggs=0)), "dinosaur"))


def test_gd_5_1_not_while_a_dinosaur_stands_there() -> None:
    state = activating(position(Eco("^ l", "D F", eggs=3)), "dinosaur")
    assert offered(state) == ["hunt 0-1", "leave 0 to starve"]


def test_gd_5_1_before_any_hunting() -> None:
    state = activating(position(Eco("^ l ^", ". F D", eggs=1)), "dinosaur")
    assert offered(state) == ["hatch", "keep eggs"]
    assert offered(after(state, "keep eggs")) == ["hunt 2-1", "leave 2 to starve"]


def test_gd_5_1_only_on_the_nest() -> None:
    """The other mountain is no place to hatch, the nest being taken."""
    state = activating(position(Eco("^ l ^", "D F .", eggs=1)), "dinosaur")
    assert "hatch" not in offered(state)


@pytest.mark.parametrize(("token", "name", "laid"), [("F", "frog", 0), ("T", "tiger", 1)])
def test_gd_5_1_whatever_stands_on_the_nest_is_eaten(token: str, name: str, laid: int) -> None:
    state = activating(position(Eco("^ l", f"{token} F", eggs=2)), "dinosaur")
    state = after(state, "hatch")
    assert standing(state) == "D F"
    assert state.eggs[A] == 1 + laid
    assert told(state, DinosaurHatched, A) == [DinosaurHatched(A, (name,), laid - 1)]


# Hunting


def test_gd_5_2_an_eagle_and_a_frog_are_one_egg() -> None:
    """The rulebook's example."""
    state = activating(position(Eco("^ f l ^", "D E F .")), "dinosaur")
    state = after(state, "hunt 0-1", "go 2", "go 3", "end hunt")
    assert (standing(state), state.eggs[A]) == (". . . D", 1)
    assert told(state, DinosaurHunted, A) == [DinosaurHunted(A, (0, 1, 2, 3), ("eagle", "frog"), 1)]


def test_gd_5_2_an_eagle_and_a_tiger_are_two_eggs() -> None:
    """The rulebook's example."""
    state = activating(position(Eco("^ f l ^", "D E T .")), "dinosaur")
    state = after(state, "hunt 0-1", "go 2", "go 3", "end hunt")
    assert (standing(state), state.eggs[A]) == (". . . D", 2)


def test_gd_5_2_back_over_its_own_steps_to_its_own_mountain() -> None:
    """The rulebook's example."""
    state = activating(position(Eco("^ f l", "D . T")), "dinosaur")
    # There is one way only: to the tiger and back.
    state = after(state, "hunt 0-1")
    assert (standing(state), state.eggs[A]) == ("D . .", 1)
    assert told(state, DinosaurHunted, A) == [DinosaurHunted(A, (0, 1, 2, 1, 0), ("tiger",), 1)]


def test_gd_5_1_hatch_and_then_three_predators_and_the_other_eats_a_frog() -> None:
    """The rulebook's example: three eggs for five steps, and a frog that saves the other."""
    # In the second row the older dinosaur's mountain, 6, and a lake with a frog, 7.
    eco = Eco(
        """
^ t f t f ^
 . . . ^ l
""",
        ". T E T . . D F",
        eggs=1,
    )
    state = activating(position(eco), "dinosaur")
    state = after(state, "hatch")
    assert state.eggs[A] == 0
    state = after(state, "hunt 0-1", "go 2", "go 3")
    assert state.eggs[A] == 3
    assert standing(state) == ". . . . . D D F"
    state = after(state, "hunt 6-7", "go 6", "end hunt")
    assert (standing(state), state.eggs[A]) == (". . . . . D D .", 3)
    assert offered(state) == ["confirm"]


def test_gd_5_2_five_hexes_at_most() -> None:
    assert hunts("^ f f f l ^", "D . . . F .") == ["hunt 0-1", "leave 0 to starve"]
    assert hunts("^ f f f f l ^", "D . . . . F .") == []


def test_gd_5_2_never_through_another_dinosaur() -> None:
    assert hunts("^ ^ l ^", "D D F .") == ["hunt 1-2", "leave 0 to starve", "leave 1 to starve"]


def test_gd_5_2_it_must_end_on_a_mountain() -> None:
    state = activating(position(Eco("^ l f ^", "D F . .")), "dinosaur")
    state = after(state, "hunt 0-1")
    assert offered(state) == ["go 0", "go 2"]


def test_gd_5_2_on_a_mountain_without_another_dinosaur() -> None:
    """With the other mountain taken, there is only the way back."""
    state = activating(position(Eco("^ l ^", "D F D")), "dinosaur")
    state = after(state, "hunt 0-1")
    assert offered(state) == ["go 1", "end hunt"]
    # And then the other has nothing to eat.
    assert standing(after(state, "end hunt")) == "D . ."


def test_gd_5_2_it_eats_everything_on_its_way() -> None:
    state = activating(position(Eco("^ l f t w f ^", "D F H R T . .")), "dinosaur")
    state = after(state, "hunt 0-1", "go 2")
    assert standing(state) == "D . . R T . ."


def test_gd_5_2_what_is_eaten_once_is_not_eaten_again() -> None:
    state = activating(position(Eco("^ f ^", "D T .")), "dinosaur")
    state = after(state, "hunt 0-1", "go 2", "go 1", "go 0")
    assert state.eggs[A] == 1
    assert told(state, DinosaurHunted, A)[0].eaten == ("tiger",)


def test_gd_5_2_the_last_hex_is_eaten_too() -> None:
    """No animal can be on a mountain by the rules; if one were, it would be eaten."""
    state = activating(position(Eco("^ f ^", "D . T")), "dinosaur")
    state = after(state, "hunt 0-1", "go 2", "end hunt")
    assert (standing(state), state.eggs[A]) == (". . D", 1)


def test_gd_5_2_one_finishes_before_the_next_in_the_owners_order() -> None:
    state = activating(position(Eco("^ l l ^", "D F F D")), "dinosaur")
    assert offered(state) == ["hunt 0-1", "hunt 3-2", "leave 0 to starve", "leave 3 to starve"]
    state = after(state, "hunt 3-2", "go 3")
    assert offered(state) == ["go 2", "end hunt"]
    assert offered(after(state, "end hunt")) == ["hunt 0-1", "leave 0 to starve"]


# Starving


def test_gd_5_3_one_that_cannot_eat_starves() -> None:
    state = activating(position(Eco("^ f ^", "D . .")), "dinosaur")
    assert is_idle(state)
    assert standing(state) == ". . ."
    assert told(state, DinosaurStarved, B) == [DinosaurStarved(A, 0)]


def test_gd_5_3_one_that_cannot_end_on_a_mountain_starves() -> None:
    """It could eat, five steps away, but never come back."""
    state = activating(position(Eco("^ f f l", "D . . F")), "dinosaur")
    assert standing(state) == ". . . F"


def test_gd_5_3_the_owner_may_leave_it_to_starve_but_is_asked_back() -> None:
    state = activating(position(Eco("^ l", "D F")), "dinosaur")
    state = after(state, "leave 0 to starve")
    assert offered(state) == ["let starve", "hunt 0-1"]
    state = after(state, "let starve")
    assert standing(state) == ". F"
    assert told(state, DinosaurStarved, A) == [DinosaurStarved(A, 0)]


def test_gd_5_3_also_where_it_could_eat_once_another_has_made_way() -> None:
    state = activating(position(Eco("^ ^ l ^", "D D F .")), "dinosaur")
    state = after(state, "leave 0 to starve")
    assert offered(state) == ["let starve", "hunt 1-2"]


def test_gd_5_3_one_newly_hatched_hunts_and_starves_like_any_other() -> None:
    fed = activating(position(Eco("^ l", ". F", eggs=1)), "dinosaur")
    assert offered(after(fed, "hatch")) == ["hunt 0-1", "leave 0 to starve"]
    hungry = activating(position(Eco("^ l", ". .", eggs=1)), "dinosaur")
    hungry = after(hungry, "hatch")
    assert (standing(hungry), hungry.eggs[A]) == (". .", 0)
    assert offered(hungry) == ["confirm"]


def test_gd_5_3_a_whole_hunt_or_none() -> None:
    """A step from which it could not both eat and come to a mountain is never offered."""
    drawing = """
^ f f f
 l . . .
"""
    assert hunts(drawing, "D . . . F") == ["hunt 0-1", "hunt 0-4", "leave 0 to starve"]
    state = activating(position(Eco(drawing, "D . . . F")), "dinosaur")
    # From 1 it may go back or down, or one further: not to the end of the row.
    state = after(state, "hunt 0-1")
    assert offered(state) == ["go 0", "go 2", "go 4"]
    assert "go 3" not in offered(after(state, "go 2"))


def test_gd_5_3_its_mountain_is_free_for_those_that_hunt_later() -> None:
    drawing = "^ ^ l ^"
    state = activating(position(Eco(drawing, "D D F D")), "dinosaur")
    assert offered(state)[0] == "hunt 1-2"
    state = after(state, "leave 1 to starve", "let starve")
    assert "hunt 0-1" in offered(state)


def test_gd_2_3_all_activate_at_once() -> None:
    state = position(Eco("^ l", "D F"), Eco("^ l", "D F"))
    assert list(deciders(activating(state, "dinosaur"))) == [A, B]


def test_gd_6_2_a_player_with_neither_dinosaurs_nor_eggs_plays_on() -> None:
    state = position(Eco("^ l", ". F"), Eco("^ l", "D F"))
    assert list(deciders(activating(state, "dinosaur"))) == [B]
