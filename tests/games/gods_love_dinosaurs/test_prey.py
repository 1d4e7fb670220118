"""The activation of prey."""

from __future__ import annotations

import pytest

from mesozoic.core.play import deciders
from mesozoic.games.gods_love_dinosaurs.events import PreyBorn
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


def test_gd_3_1_two_rabbits_and_three_empty_fields() -> None:
    """The rulebook's example: two newborn, and the field on the right stays empty."""
    state = activating(position(Eco("^ f f f f f", ". . H H . .")), "rabbit")
    assert offered(state) == ["breed 2-1", "breed 3-4", "confirm"]
    state = after(state, "breed 2-1", "breed 3-4")
    assert standing(state) == ". H H H H ."
    assert offered(state) == ["confirm"]
    assert is_idle(after(state, "confirm"))


def test_gd_3_1_each_prey_reproduces_once() -> None:
    state = activating(position(Eco("^ l l l", ". . F .")), "frog")
    state = after(state, "breed 2-1")
    assert offered(state) == ["confirm"]


def test_gd_3_1_the_newborn_do_not_reproduce() -> None:
    state = activating(position(Eco("^ l l l l", ". F . . .")), "frog")
    state = after(state, "breed 1-2")
    assert offered(state) == ["confirm"]


@pytest.mark.parametrize(
    ("animal", "token", "homes"),
    [("frog", "F", "l w"), ("rabbit", "H", "f w"), ("rat", "R", "t w")],
)
def test_gd_0_1_where_prey_lives(animal: str, token: str, homes: str) -> None:
    for terrain in ["l", "t", "f", "w", "^"]:
        state = activating(position(Eco(f"{homes[0]} {terrain}", f"{token} .")), animal)
        assert is_idle(state) == (terrain not in homes.split())


def test_gd_3_1_only_the_species_of_the_column_reproduces() -> None:
    state = activating(position(Eco("w w w w w", "F . H . R")), "rabbit")
    assert offered(state) == ["breed 2-1", "breed 2-3", "confirm"]


def test_gd_3_1_one_animal_a_hex() -> None:
    state = activating(position(Eco("w w w w", "F H . .")), "frog")
    assert is_idle(state)


def test_gd_3_1_only_beside_it() -> None:
    drawing = """
l . l
 t l
"""
    state = activating(position(Eco(drawing, "F . . .")), "frog")
    assert is_idle(state)


def test_gd_3_1_the_owner_chooses_where() -> None:
    drawing = """
 l l
l l l
 l l
"""
    state = activating(position(Eco(drawing, ". . . F . . .")), "frog")
    assert offered(state) == [*(f"breed 3-{hexagon}" for hexagon in (0, 1, 2, 4, 5, 6)), "confirm"]


def test_gd_3_1_the_owner_chooses_the_order() -> None:
    """Two frogs, one lake between them: either may have it."""
    state = activating(position(Eco("l l l", "F . F")), "frog")
    assert offered(state) == ["breed 0-1", "breed 2-1", "confirm"]
    for line in ("breed 0-1", "breed 2-1"):
        assert standing(after(state, line)) == "F F F"


def test_gd_3_1_the_owner_may_decline() -> None:
    state = activating(position(Eco("l l", "F .")), "frog")
    assert standing(after(state, "confirm")) == "F ."


def test_gd_3_1_who_cannot_reproduce_is_not_asked_and_nobody_starves() -> None:
    state = activating(position(Eco("l t", "F ."), Eco("l l", "F .")), "frog")
    assert list(deciders(state)) == [B]
    assert standing(after(state, "confirm")) == "F ."


def test_gd_3_1_births_are_told() -> None:
    state = activating(position(Eco("l l", "F .")), "frog")
    state = after(state, "breed 0-1")
    assert told(state, PreyBorn, A) == [PreyBorn(A, "frog", 0, 1)]


def test_gd_0_5_pieces_are_never_short() -> None:
    """The box holds 25 frogs; thirty may be in play."""
    state = position(Eco(" ".join("l" * 31), " ".join("F" * 30 + ".")))
    state = after(activating(state, "frog"), "breed 29-30")
    assert standing(state).count("F") == 31
