"""What newcomers are warned of: E1-4.2, E1-6.1, E1-6.2, E1-7.1 and E1-7.2 seen beforehand."""

from __future__ import annotations

from functools import partial

from mesozoic.games.evo_2001 import GAME
from mesozoic.games.evo_2001.auction import Auction
from mesozoic.games.evo_2001.births import BirthTurn
from mesozoic.games.evo_2001.genes import Gene
from mesozoic.games.evo_2001.movement import MovementTurn
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.survival import SurvivalPhase, SurvivalTurn
from tests.games import advice_kit
from tests.games.evo_2001.kit import BROWN, A, B, C, now, position

slips = partial(advice_kit.slips, GAME, seat=A)
pressing = partial(advice_kit.pressing, GAME, seat=A)


def moving(island: str, herds: str, **genes: int) -> EvoState:
    state = position(island, herds, climate=BROWN, genes={0: {"leg": 1, **genes}})
    state.push(SurvivalPhase())
    return now(state, MovementTurn(A))


def test_e1_6_1_to_stop_is_a_slip_while_a_step_would_save_somebody() -> None:
    assert slips(moving("bhm", "0..", parasol=0)) == {"slip-left-to-die": ["stop"]}


def test_e1_6_1_to_stop_is_none_where_all_live_or_no_step_helps() -> None:
    assert slips(moving("hhm", "0..")) == {}
    assert slips(moving("bbh", "0..")) == {}


def test_e1_4_2_an_attack_against_the_odds_by_one_that_is_safe() -> None:
    assert slips(moving("hh", "01")) == {"slip-poor-attack": ["attack 0-1"]}
    assert slips(moving("hh", "01", horn=1)) == {}
    assert slips(moving("bh", "01")) == {}


def test_e1_6_1_a_newborn_where_it_dies_while_it_could_live() -> None:
    state = position("bhh", ".0.", climate=BROWN, genes={0: {"egg": 1}})
    state.push(SurvivalPhase())
    assert slips(now(state, BirthTurn(A))) == {"slip-born-to-die": ["newborn 0"]}
    state = position("bhb", ".0.", climate=BROWN, genes={0: {"egg": 1}})
    state.push(SurvivalPhase())
    assert slips(now(state, BirthTurn(A))) == {}


def test_e1_8_2_to_keep_a_card_that_would_save_somebody() -> None:
    state = position("m", "0", climate=BROWN, genes={0: {"parasol": 0}}, hands={0: "deep-shade"})
    assert slips(now(state, SurvivalTurn(A))) == {"slip-unsaved": ["pass"]}
    state = position("h", "0", climate=BROWN, hands={0: "deep-shade"})
    assert slips(now(state, SurvivalTurn(A))) == {}


def bidding(points: int, standing: int) -> EvoState:
    state = position("hhh", "012", points={0: points})
    auction = Auction((Gene.LEG, Gene.EGG), ((B, standing), (C, 9)), (A,))
    return now(state, auction)


def test_e1_7_2_more_than_needed_and_more_than_half_of_what_one_has() -> None:
    assert slips(bidding(4, 1)) == {
        "slip-dear-bid": ["bid 3 on 0", "bid 4 on 0"],
        "slip-high-bid": ["bid 3 on 0", "bid 4 on 0"],
    }
    assert slips(bidding(3, 1)) == {
        "slip-dear-bid": ["bid 2 on 0", "bid 3 on 0"],
        "slip-high-bid": ["bid 3 on 0"],
    }


def test_e1_6_1_what_presses_says_how_many_die_and_of_what() -> None:
    assert pressing(moving("bm^^h", "00000", fur=1, parasol=0)) == {
        "urgent-cold": {"count": 1},
        "urgent-hot": {"count": 1},
        "urgent-deadly": {"count": 1},
    }
    assert pressing(moving("h", "0")) == {}


def test_e1_7_1_what_presses_says_that_the_game_may_end() -> None:
    state = moving("h", "0")
    state.meteor = 10
    assert pressing(state) == {"urgent-end": {"faces": 2}}
    state.meteor = 14
    assert pressing(state) == {"urgent-end": {"faces": 6}}
