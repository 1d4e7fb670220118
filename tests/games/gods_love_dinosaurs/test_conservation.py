"""The accounts of Gods Love Dinosaurs: whatever is lost, found or not told is named."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from mesozoic.core.play import advance, deciders, options, outcomes, pending
from mesozoic.core.values import Event
from mesozoic.games.gods_love_dinosaurs import GAME
from mesozoic.games.gods_love_dinosaurs.animals import Animals
from mesozoic.games.gods_love_dinosaurs.events import (
    DinosaurHatched,
    DinosaurHunted,
    PredatorHunted,
    PreyBorn,
)
from mesozoic.games.gods_love_dinosaurs.state import EMPTY, GodsState
from mesozoic.games.gods_love_dinosaurs.turn import Placing
from tests.games.gods_love_dinosaurs.kit import A, Eco, activating, fresh, position


def placing() -> GodsState:
    """A game in which a tile is in somebody's hand, played there at random."""
    state, rng = fresh(3), Random(2)
    while not (state.turn == 9 and isinstance(pending(state), Placing)):
        possible = [outcome for outcome, _ in outcomes(state)]
        seat = None if possible else deciders(state)[0]
        offered = options(state, seat) if seat is not None else possible
        advance(state, seat, rng.choice(offered))
    return state


def found(state: GodsState, before: GodsState | None = None, *told: Event) -> str:
    return "; ".join(GAME.unaccounted(before, state, told))


def test_nothing_is_missing_in_a_true_game() -> None:
    state = placing()
    assert found(state) == ""
    assert found(state, state.copy()) == ""


def lose_what_is_in_hand(state: GodsState) -> None:
    state.stack.pop()


def lose_a_tile_of_the_board(state: GodsState) -> None:
    state.tiles[next(n for n, kind in enumerate(state.tiles) if kind != EMPTY)] = EMPTY


def draw_without_taking(state: GodsState) -> None:
    state.stacks = [*state.stacks[:3], ()]


def stack_animals(state: GodsState) -> None:
    state.animals[A] = Animals(frog=0b10, rat=0b10)


def leave_the_land(state: GodsState) -> None:
    state.animals[A] = Animals(tiger=1 << len(state.lands[A]))


def move_out(state: GodsState) -> None:
    state.animals[A] = Animals(frog=0b1000)


def climb(state: GodsState) -> None:
    state.animals[A] = Animals(eagle=1)


def descend(state: GodsState) -> None:
    state.animals[A] = Animals(dinosaur=0b10)


def owe(state: GodsState) -> None:
    state.eggs[A] = -1


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lose_what_is_in_hand, "tiles Tile("),
        (lose_a_tile_of_the_board, "tiles Tile("),
        (draw_without_taking, "tiles Tile("),
        (stack_animals, "a rat of seat 0 is on no hex, or on another's"),
        (leave_the_land, "a tiger of seat 0 is on no hex"),
        (move_out, "a frog of seat 0 is away from home"),
        (climb, "a eagle of seat 0 is on a mountain"),
        (descend, "a dinosaur of seat 0 is on no mountain"),
        (owe, "seat 0 has -1 eggs"),
    ],
)
def test_what_is_wrong_is_named(wrong: Callable[[GodsState], None], said: str) -> None:
    state = placing()
    wrong(state)
    assert said in found(state)


def changed(eco: Eco, animals: str, eggs: int = 0) -> tuple[GodsState, GodsState]:
    """A position, and the same with other animals and eggs."""
    return position(eco), position(Eco(eco.drawing, animals, eggs))


def untold(eco: Eco, animals: str, *told: Event, eggs: int = 0) -> str:
    before, after = changed(eco, animals, eggs)
    return "; ".join(line for line in GAME.unaccounted(before, after, told) if "tiles" not in line)


def test_births_that_nobody_told_of_are_named() -> None:
    pond = Eco("l l", "F .")
    assert "animals of seat 0" in untold(pond, "F F")
    assert untold(pond, "F F", PreyBorn(A, "frog", 0, 1)) == ""


def test_hunts_account_for_hunter_eaten_and_newborn() -> None:
    eco = Eco("t l l", "T F F")
    hunt = PredatorHunted(A, "tiger", (0, 1, 2), ("frog", "frog"), (1,))
    assert untold(eco, ". T T", hunt) == ""
    assert "animals" in untold(eco, ". . T", hunt)
    assert "animals" in untold(
        eco, ". T T", PredatorHunted(A, "tiger", (0, 1, 2), ("frog", "rat"), (1,))
    )


def test_eggs_are_accounted_for() -> None:
    eco = Eco("^ t ^", "D T .")
    hunt = DinosaurHunted(A, (0, 1, 2), ("tiger",), 1)
    assert untold(eco, ". . D", hunt, eggs=1) == ""
    assert "eggs" in untold(eco, ". . D", hunt, eggs=2)
    assert untold(Eco("^", ".", eggs=1), "D", DinosaurHatched(A, (), -1)) == ""


def test_starving_is_told() -> None:
    state = position(Eco("^ t", "D T"))
    before = state.copy()
    for animal in ("tiger", "dinosaur"):
        state = activating(state, animal)
    told = [telling.event for telling in state.tellings]
    assert [line for line in GAME.unaccounted(before, state, told) if "tiles" not in line] == []
