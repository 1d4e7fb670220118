"""What newcomers are warned of: GD-3.1, GD-4.2, GD-5.2 and GD-5.3 seen beforehand."""

from __future__ import annotations

from functools import partial

from mesozoic.games.gods_love_dinosaurs import GAME
from mesozoic.games.gods_love_dinosaurs.state import GodsState
from mesozoic.games.gods_love_dinosaurs.turn import Placing, TileChoice
from tests.games import advice_kit
from tests.games.gods_love_dinosaurs.kit import (
    A,
    Eco,
    activating,
    after,
    kind_of,
    now,
    offered,
    position,
    standing,
)

PLAIN = "forest lake"
slips = partial(advice_kit.slips, GAME, seat=A)
pressing = partial(advice_kit.pressing, GAME, seat=A)


def choosing(eco: Eco, pawn: str = "frog") -> GodsState:
    """Where one tile is left of the tigers' column, and two of the frogs'."""
    columns = {"frog": (PLAIN, PLAIN), "tiger": ("-", PLAIN)}
    state = position(eco, columns=columns, pawn=pawn, stacks={"A": [PLAIN] * 20})
    return now(state, TileChoice(A))


def test_gd_4_2_the_last_tile_by_which_ones_own_starve() -> None:
    state = choosing(Eco("^ l l w", "D . . T"))
    assert slips(state) == {"slip-starves": ["take tiger 1"]}
    assert pressing(state) == {"urgent-starving": {"animal": "tiger", "count": 1}}


def test_gd_4_2_those_that_find_prey_do_not_starve() -> None:
    state = choosing(Eco("^ l l w", "D . F T"))
    assert slips(state) == {}
    assert pressing(state) == {}


def laying(tile: str, left: str = "-") -> GodsState:
    """With a tile from the tigers' column in hand, three hexes of wild from a frog."""
    state = position(Eco("^ w w w l", "D . . . F"), columns={"tiger": (left, "-")})
    column = state.world.column_of["tiger"]
    return now(state, Placing(A, kind_of(state, tile), column))


def test_gd_4_2_a_predator_laid_out_of_reach_of_prey_starves_at_once() -> None:
    state = laying("field:tiger forest")
    far = slips(state)["slip-laid-to-starve"]
    near = [line for line in offered(state) if line not in far]
    lives = {
        line: "T" in standing(after(laying("field:tiger forest"), line)) for line in (*far, *near)
    }
    assert far == [line for line, alive in lives.items() if not alive]
    assert near == [line for line, alive in lives.items() if alive]
    assert near


def test_gd_4_2_a_predator_may_lie_anywhere_while_its_column_is_not_empty() -> None:
    assert slips(laying("field:tiger forest", left=PLAIN)) == {}
    assert slips(laying(PLAIN)) == {}


def test_gd_5_3_dinosaurs_starve_with_the_column_of_the_pawn() -> None:
    state = choosing(Eco("^ l l w", "D . . ."), pawn="tiger")
    assert slips(state) == {"slip-starves": ["take tiger 1"]}
    assert pressing(state) == {"urgent-starving": {"animal": "dinosaur", "count": 1}}


def test_gd_5_5_what_presses_says_that_the_game_could_end() -> None:
    columns = {"frog": (PLAIN, PLAIN), "rat": ("-", PLAIN)}
    eco = Eco("^ l t ^", "D F T .")
    state = position(eco, columns=columns, pawn="rat", stacks={"A": [PLAIN] * 7})
    assert pressing(now(state, TileChoice(A))) == {"urgent-end": {"column": "rat"}}


def test_gd_3_1_to_confirm_while_some_could_still_reproduce() -> None:
    state = activating(position(Eco("^ l l w", "D F . .")), "frog")
    assert slips(state) == {"slip-unborn": ["confirm"]}
    assert slips(after(state, "breed 1-2")) == {}


def test_gd_5_3_to_hatch_a_dinosaur_that_starves() -> None:
    state = activating(position(Eco("^ l l ^", ". . . D", eggs=1)), "dinosaur")
    assert slips(state) == {"slip-hatched-to-starve": ["hatch"]}


def test_gd_5_2_to_end_a_hunt_before_a_predator_that_would_bring_an_egg() -> None:
    state = activating(position(Eco("^ l ^ t ^", "D F . T .")), "dinosaur")
    state = after(state, "hunt 0-1")
    assert "slip-egg-missed" in slips(after(state, "go 2"))
