"""What newcomers are warned of: EF-2.2, EF-2.3, EF-3.3, EF-3.4, EF-5.1 and EF-6.1 beforehand."""

from __future__ import annotations

from functools import partial

from mesozoic.games.evolution_family import GAME
from mesozoic.games.evolution_family.eruption import Eruption
from mesozoic.games.evolution_family.moving import MOVING_ON
from mesozoic.games.evolution_family.turn import MOVING
from tests.games import advice_kit
from tests.games.evolution_family.kit import (
    LEFT,
    MIDDLE,
    SIX,
    A,
    contesting,
    now,
    placing,
    position,
)

slips = partial(advice_kit.slips, GAME, seat=A)
pressing = partial(advice_kit.pressing, GAME, seat=A)


def test_ef_2_2_to_throw_away_what_lengthens_ones_own_path() -> None:
    assert slips(placing(position({0: "bacteria"}), "fish")) == {"slip-discard": ["discard"]}


def test_ef_2_3_to_drag_ones_own_piece_back() -> None:
    state = position({0: "bacteria, fish"}, pieces={0: (1, MIDDLE)})
    assert slips(placing(state, "algae")) == {"slip-drags-own": ["put 0"]}


def test_ef_3_4_a_guess_costs_nothing() -> None:
    assert slips(contesting(position({}))) == {"slip-stay-out": ["stay out"]}


def test_ef_3_3_to_stay_while_a_step_forward_is_free() -> None:
    state = position({0: "bacteria, algae"}, pieces={0: (0, MIDDLE)})
    assert slips(now(state, MOVING)) == {"slip-stay": ["stay"]}
    state = position({0: "bacteria"}, pieces={0: (0, MIDDLE)})
    assert slips(now(state, MOVING)) == {}


def test_ef_3_3_the_last_token_for_a_second_step() -> None:
    state = position({0: "bacteria"}, pieces={0: (0, MIDDLE)}, tokens={0: 1})
    moves = ["move 0/0/0", "move 0/2/0", "move -1/1/0"]
    assert slips(now(state, MOVING_ON)) == {"slip-last-token": moves}
    state = position({0: "bacteria"}, pieces={0: (0, MIDDLE)}, tokens={0: 2})
    assert slips(now(state, MOVING_ON)) == {}


def test_ef_5_1_to_stand_beside_a_crater_for_nothing() -> None:
    path = {0: "algae rock volcano rock"}
    state = position(path, pieces={0: (-1, LEFT)}, deck="eruption")
    assert "slip-flank" not in slips(now(state, MOVING))
    path = {0: "algae, fish volcano rock rock"}
    state = position(path, pieces={0: (1, 2)}, deck="eruption")
    assert slips(now(state, MOVING)) == {"slip-flank": ["move 1/1/0"]}
    state = position(path, pieces={0: (1, 2)}, deck="fish")
    assert slips(now(state, MOVING)) == {}


def test_ef_5_1_to_spare_a_rival_on_a_flank() -> None:
    state = position({1: "algae volcano rock rock"}, pieces={1: (0, MIDDLE)})
    assert slips(now(state, Eruption())) == {"slip-spared": ["spare"]}


def test_ef_5_1_what_presses_says_that_ones_piece_is_on_a_flank() -> None:
    state = position({0: "algae volcano rock rock"}, pieces={0: (0, MIDDLE)}, deck="eruption")
    assert pressing(now(state, MOVING)) == {"urgent-flank": {"animal": 0, "count": 1}}


def test_ef_6_1_what_presses_says_who_is_about_to_win() -> None:
    state = position({0: SIX, 1: SIX}, pieces={0: (5, MIDDLE), 1: (5, LEFT)})
    assert pressing(now(state, MOVING)) == {
        "urgent-ready": {"animal": 0},
        "urgent-rival-ready": {"animal": 1},
    }
