"""What newcomers are warned of: E2-6.1, E2-7.1, E2-7.2, E2-8.9 and E2-9.1 seen beforehand."""

from __future__ import annotations

from functools import partial

import pytest

from mesozoic.games.evo_2011 import GAME
from mesozoic.games.evo_2011.births import BirthTurn
from mesozoic.games.evo_2011.fight import Assault, ChameleonSkin
from mesozoic.games.evo_2011.genes import Gene
from mesozoic.games.evo_2011.movement import MovementTurn
from mesozoic.games.evo_2011.mutations import Laboratory
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.survival import Scoring, SurvivalPhase, SurvivalTurn
from mesozoic.games.evo_2011.tokens import TURNING, Token
from mesozoic.games.evo_2011.turn import Turn
from tests.games import advice_kit
from tests.games.evo_2011.kit import BROWN, A, B, C, now, position

slips = partial(advice_kit.slips, GAME, seat=A)
pressing = partial(advice_kit.pressing, GAME, seat=A)
TEN = "plus-2 plus-2 plus-1 plus-1 plus-1 plus-1 plus-1 still minus-1"


def moving(board: str, herds: str) -> EvoState:
    state = position(board, herds, section=BROWN)
    state.push(SurvivalPhase())
    return now(state, MovementTurn(A))


def born(board: str, herds: str) -> EvoState:
    state = position(board, herds, section=BROWN)
    state.push(SurvivalPhase())
    return now(state, BirthTurn(A))


def test_e2_7_1_to_stop_is_a_slip_while_a_step_would_save_somebody() -> None:
    assert slips(moving("ccdc", "000.")) == {"slip-left-to-die": ["stop"]}
    assert slips(moving("cccc", "000.")) == {}


def test_e2_7_1_two_are_never_in_danger() -> None:
    assert slips(moving("cdc", "00.")) == {}


def test_e2_6_1_to_have_no_newborn_where_it_would_live() -> None:
    assert slips(born("cccd", "00..")) == {"slip-no-newborn": ["decline"]}


def test_e2_7_1_a_newborn_where_it_dies_while_it_could_live() -> None:
    assert slips(born("dcccc", ".000.")) == {
        "slip-no-newborn": ["decline"],
        "slip-born-to-die": ["newborn 0"],
    }
    assert slips(born("dcccd", ".000.")) == {}


def test_e2_9_1_to_keep_geysers_that_would_save_somebody() -> None:
    state = position("cc^", "000", section=BROWN, hands={0: "geysers"})
    assert slips(now(state, SurvivalTurn(A))) == {"slip-unsaved": ["pass"]}
    state = position("ccc", "000", section=BROWN, hands={0: "geysers"})
    assert slips(now(state, SurvivalTurn(A))) == {}


@pytest.mark.parametrize("token", TURNING)
def test_e2_8_10_whoever_keeps_geysers_is_not_told_what_another_foresees(token: Token) -> None:
    """When all have survived the next climate comes by itself: no warning looks so far."""
    state = position("cc^", "000", section=BROWN, hands={0: "geysers"})
    for step in (Turn(), Scoring()):
        state.push(step)
    state.foreseen = token
    assert slips(now(state, SurvivalTurn(A))) == {"slip-unsaved": ["pass"]}


def test_e2_8_9_to_fall_where_one_could_slip_away() -> None:
    state = position("cccc", "0.01", genes={0: "chameleon-skin"})
    state = now(state, ChameleonSkin(A, Assault(B, A, 3, 2, 0)))
    assert slips(state) == {"slip-fall": ["fall"]}


def test_e2_7_2_more_than_half_of_what_one_has() -> None:
    state = position("cccc", "0012", points={0: 3})
    state = now(state, Laboratory((Gene.EGG, Gene.HORN), (None, (B, 1), (C, 6)), (A,)))
    assert slips(state) == {
        "slip-dear-bid": ["bid 2 on 0", "bid 2 on 1", "bid 3 on 0", "bid 3 on 1"]
    }


def test_e2_7_1_what_presses_says_how_many_die_and_of_what() -> None:
    assert pressing(moving("cccdf^", "000000")) == {
        "urgent-cold": {"count": 1},
        "urgent-hot": {"count": 1},
        "urgent-deadly": {"count": 1},
    }
    assert pressing(moving("cddd", "0000")) == {"urgent-losses": {"count": 2}}
    assert pressing(moving("ccc", "000")) == {}


def test_e2_2_1_what_presses_says_that_the_meteorite_may_come() -> None:
    state = position("ccc", "000", section=BROWN, revealed=TEN)
    assert pressing(now(state, MovementTurn(A))) == {"urgent-end": {"count": 3}}
    state = position("ccc", "000", section=BROWN, revealed=f"{TEN} plus-1 minus-1")
    assert pressing(now(state, MovementTurn(A))) == {"urgent-last-turn": {}}
