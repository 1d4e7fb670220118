"""E1-8.1, E1-8.3: when cards are played, by whom, and who is asked.

What each card does stands in the file of its phase.
"""

from __future__ import annotations

from random import Random

import pytest

from mesozoic.core.moments import Moment
from mesozoic.core.seats import Seat
from mesozoic.games.evo_2001.auction import Evolution
from mesozoic.games.evo_2001.births import BirthPhase, BirthTurn
from mesozoic.games.evo_2001.cards import CARDS
from mesozoic.games.evo_2001.climate_phase import ClimatePhase
from mesozoic.games.evo_2001.events import CardPlayed
from mesozoic.games.evo_2001.movement import MovementPhase, MovementTurn
from mesozoic.games.evo_2001.payment import AfterAuction, PaymentTurn
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.survival import SurvivalPhase, SurvivalTurn
from mesozoic.games.evo_2001.view import redeal
from tests.games.evo_2001.kit import (
    BROWN,
    COPIES,
    A,
    B,
    C,
    after,
    asked,
    gene,
    hand,
    is_over,
    now,
    offered,
    position,
    told,
)

# Where each card may be played by the first seat, and how.
MOMENTS: dict[str, tuple[Moment[EvoState], str]] = {
    "still-air": (ClimatePhase(), "play still-air"),
    "seasons-turn": (ClimatePhase(), "play seasons-turn"),
    "seasons-return": (ClimatePhase(), "play seasons-return"),
    "stampede": (MovementTurn(A), "play stampede"),
    "giants-rage": (MovementTurn(A), "play giants-rage"),
    "herd-guard": (MovementPhase(), "play herd-guard"),
    "long-swim": (MovementTurn(A), "play long-swim"),
    "great-clutch": (BirthTurn(A), "play great-clutch"),
    "far-nests": (BirthTurn(A), "play far-nests"),
    "barren-season": (BirthPhase(), "play barren-season"),
    "thick-coat": (SurvivalTurn(A), "play thick-coat"),
    "deep-shade": (SurvivalTurn(A), "play deep-shade"),
    "moult": (SurvivalPhase(), "play moult against 2"),
    "sunburn": (SurvivalPhase(), "play sunburn against 1"),
    "refuge": (SurvivalTurn(A), "play refuge for 0"),
    "unlooked-for-gene": (AfterAuction(), "play unlooked-for-gene"),
    "mutagen": (PaymentTurn(A, 5, gene("leg")), "play mutagen"),
}


def holding(card: str, moment: Moment[EvoState], turn: int = 3, discard: str = "") -> EvoState:
    """The first seat with one card, at a moment; its dinosaur stands in a deadly zone."""
    state = position("bmh", "0.1", turn=turn, climate=BROWN, hands={0: card}, discard=discard)
    return now(state, moment)


def test_e1_8_2_every_card_has_a_test_here() -> None:
    assert set(MOMENTS) == set(COPIES)


@pytest.mark.parametrize("card", MOMENTS)
def test_e1_8_1_a_card_is_used_once_then_discarded(card: str) -> None:
    moment, line = MOMENTS[card]
    state = after(holding(card, moment), line)
    assert hand(state, A) == ""
    assert state.discard[CARDS[card]] == 1
    assert [(played.seat, played.card) for played in told(state, CardPlayed)] == [(A, card)]


@pytest.mark.parametrize("card", MOMENTS)
def test_e1_8_1_no_card_in_the_first_two_turns(card: str) -> None:
    moment, line = MOMENTS[card]
    assert line in offered(holding(card, moment, turn=3))
    for turn in (1, 2):
        assert not any("play" in option for option in offered(holding(card, moment, turn=turn)))


@pytest.mark.parametrize("card", MOMENTS)
def test_e1_8_2_a_card_is_played_at_its_own_moment_only(card: str) -> None:
    own, _ = MOMENTS[card]
    moments = {str(moment): moment for moment, _ in MOMENTS.values()}
    for name, moment in moments.items():
        state = holding(card, moment)
        assert any("play" in line for line in offered(state)) == (name == str(own))


def test_e1_8_2_no_card_is_played_while_bidding() -> None:
    state = now(position("bmh", hands={0: " ".join(COPIES)}), Evolution())
    state = after(state, *["gene leg"] * 3)
    assert not any("play" in line for line in offered(state))


@pytest.mark.parametrize("card", MOMENTS)
def test_e1_8_1_a_card_one_does_not_hold_is_not_played(card: str) -> None:
    moment, line = MOMENTS[card]
    other = "moult" if card != "moult" else "stampede"
    assert line not in offered(holding(other, moment))


# Several at one moment


def test_e1_8_1_one_may_play_several_at_a_moment() -> None:
    state = position("hhh", "012", hands={0: "moult sunburn", 1: "thick-coat"})
    state = after(now(state, SurvivalPhase()), "play moult against 1")
    assert asked(state) == A
    assert "play sunburn against 1" in offered(state)
    state = after(state, "play sunburn against 1")
    assert (state.moults, state.sunburns) == ((0, 1, 0), (0, 1, 0))


def test_e1_8_1_several_play_in_turn_order_and_may_change_their_minds() -> None:
    held = {0: "herd-guard", 1: "stampede", 2: "herd-guard"}
    state = now(position("hhh", "012", hands=held, order=(2, 1, 0)), MovementPhase())
    assert asked(state) == C
    state = after(state, "play herd-guard")
    assert (asked(state), offered(state)) == (B, ["pass"])
    state = after(state, "pass")
    assert (asked(state), offered(state)) == (A, ["play herd-guard", "pass"])
    assert after(state, "pass").guards == (0, 0, 2)


def test_e1_8_1_a_moment_goes_round_once() -> None:
    held = {0: "herd-guard", 1: "herd-guard"}
    state = now(position("hhh", "012", hands=held), MovementPhase())
    state = after(state, "pass", "play herd-guard")
    assert asked(state) == A
    assert "play herd-guard" not in offered(state)


# Who is asked, by what everybody knows


def seats_asked(state: EvoState) -> list[Seat | None]:
    """Who is asked, one after the other, while nobody plays a card."""
    seats = []
    while asked(state) is not None:
        seats.append(asked(state))
        state = after(state, next(line for line in offered(state)[::-1] if "play" not in line))
    return seats


@pytest.mark.parametrize(
    "phase", [ClimatePhase(), MovementPhase(), BirthPhase(), SurvivalPhase(), AfterAuction()]
)
def test_e1_8_1_everyone_with_a_card_is_asked_whatever_it_is(phase: Moment[EvoState]) -> None:
    useless = {0: "mutagen", 1: "mutagen", 2: "mutagen"}
    useful = {0: "still-air", 1: "herd-guard", 2: "moult"}
    herds = "0.1.2."
    asked_of = [
        seats_asked(now(position("hhhhhh", herds, climate=BROWN, hands=held), phase))
        for held in (useless, useful)
    ]
    assert asked_of[0] == asked_of[1]
    assert asked_of[0][:3] == [A, B, C]


def test_e1_8_1_who_holds_no_card_is_not_asked() -> None:
    state = now(position("hhh", hands={1: "moult"}), ClimatePhase())
    assert seats_asked(state) == [B]


def test_e1_8_1_nobody_is_asked_for_cards_that_are_all_discarded() -> None:
    spent = "still-air still-air seasons-turn seasons-turn"
    state = position("hhh", hands={0: "moult"}, discard=spent)
    assert seats_asked(now(state, ClimatePhase())) == [A], "one climate card is still about"
    state = position("hhh", hands={0: "moult"}, discard=f"{spent} seasons-return")
    assert seats_asked(now(state, ClimatePhase())) == []


def test_e1_8_1_who_is_asked_does_not_hang_on_the_hands() -> None:
    """Redealing the cards that a seat cannot see changes nobody's turn to speak."""
    held = {0: "still-air stampede", 1: "moult herd-guard", 2: "great-clutch refuge"}
    for phase in (ClimatePhase(), MovementPhase(), BirthPhase(), SurvivalPhase()):
        state = position("hhhhhh", "0.1.2.", climate=BROWN, hands=held)
        truth = seats_asked(now(state.copy(), phase))
        for seed in range(10):
            assert seats_asked(now(redeal(state, A, Random(seed)), phase)) == truth


def test_e1_8_1_a_played_card_is_gone_for_the_next_turn() -> None:
    state = after(holding("stampede", MovementTurn(A)), "play stampede", "stop")
    assert is_over(state)
    state.turn += 1
    assert "play stampede" not in offered(now(state, MovementTurn(A)))


def test_e1_5_2_an_extinct_species_still_plays_cards() -> None:
    held = {0: "still-air barren-season moult unlooked-for-gene"}
    for phase in (ClimatePhase(), BirthPhase(), SurvivalPhase(), AfterAuction()):
        state = position("hhh", ".12", hands=held, extinction="final")
        assert any("play" in line for line in offered(now(state, phase)))
