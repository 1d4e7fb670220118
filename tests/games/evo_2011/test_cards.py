"""E2-9.1, E2-9.3: when cards are played, by whom, and who is asked.

What each card does stands in the file of its phase.
"""

from __future__ import annotations

from random import Random

import pytest

from mesozoic.core.moments import Moment
from mesozoic.core.seats import Seat
from mesozoic.games.evo_2011 import GAME
from mesozoic.games.evo_2011.births import BirthPhase, BirthTurn
from mesozoic.games.evo_2011.cards import CARDS
from mesozoic.games.evo_2011.climate_phase import ClimatePhase
from mesozoic.games.evo_2011.events import CardPlayed
from mesozoic.games.evo_2011.movement import MovementPhase, MovementTurn
from mesozoic.games.evo_2011.mutations import MutationPhase
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.survival import SurvivalPhase, SurvivalTurn
from mesozoic.games.evo_2011.turn import Turn
from tests.games.evo_2011.kit import (
    COPIES,
    GREEN,
    A,
    B,
    C,
    after,
    asked,
    hand,
    now,
    offered,
    position,
    told,
)

# Where each card may be played by the first seat: the moment, what leads there, and the line.
MOMENTS: dict[str, tuple[Moment[EvoState], tuple[str, ...], str]] = {
    "geysers": (SurvivalTurn(A), (), "play geysers"),
    "prescience": (ClimatePhase(), ("token still",), "foretell 1"),
    "swarm-of-rats": (BirthPhase(), (), "play swarm-of-rats"),
    "egg-thief": (BirthTurn(B), ("newborn 9",), "play egg-thief"),
    "frenzied-attack": (MovementTurn(A), (), "play frenzied-attack"),
}


def holding(card: str, moment: str) -> EvoState:
    """The first seat with one card at the moment of one: three in the cold, a rival's newborn."""
    phase, lines, _ = MOMENTS[moment]
    state = position("c" * 12, "000...111...", section=GREEN, hands={0: card})
    return after(now(state, phase), *lines)


def test_e2_0_7_every_card_has_a_test_here() -> None:
    assert set(MOMENTS) == set(COPIES) == set(CARDS)


@pytest.mark.parametrize("card", MOMENTS)
def test_e2_9_1_a_card_is_used_once_then_discarded(card: str) -> None:
    state = after(holding(card, card), MOMENTS[card][2])
    assert hand(state, A) == ""
    assert state.discard[CARDS[card]] == 1
    assert [(played.seat, played.card) for played in told(state, CardPlayed)] == [(A, card)]


@pytest.mark.parametrize("card", MOMENTS)
@pytest.mark.parametrize("moment", MOMENTS)
def test_e2_9_1_a_card_is_played_at_its_own_moment_only(card: str, moment: str) -> None:
    state = holding(card, moment)
    assert asked(state) == A
    plays = [*offered(state, "play"), *offered(state, "foretell")]
    assert bool(plays) == (card == moment)


@pytest.mark.parametrize("card", MOMENTS)
def test_e2_9_1_no_card_must_be_played(card: str) -> None:
    state = holding(card, card)
    assert offered(state)[-1] in ("pass", "stop")
    assert hand(after(state, offered(state)[-1]), A) == card


def test_e2_9_1_no_card_is_played_while_bidding() -> None:
    state = position("ccc", players=2, hands={0: " ".join(COPIES), 1: " ".join(COPIES)})
    state = after(now(state, MutationPhase()), "gene horn")
    assert all(line.startswith("bid") for line in offered(state))


def test_e2_9_1_several_may_be_played_in_a_turn() -> None:
    held = {0: "frenzied-attack swarm-of-rats geysers"}
    state = position("c" * 9, "000...111", section=GREEN, hands=held, players=2)
    state = now(state, MovementTurn(A), BirthPhase(), SurvivalPhase())
    state = after(state, "play frenzied-attack", "stop", "play swarm-of-rats", "play geysers")
    assert (hand(state, A), sum(state.discard)) == ("", 3)


def test_e2_9_3_a_card_may_be_played_in_the_turn_it_is_drawn() -> None:
    state = position("ffffff", "000.11", players=2, order=(0, 1))
    state = now(state, MutationPhase(), MovementTurn(A))
    state = after(state, "gene horn", "bid 0 on 0", "bid 0 on 1", "card frenzied-attack")
    assert "play frenzied-attack" in offered(state)


def test_e2_9_3_prescience_drawn_waits_for_the_next_token() -> None:
    state = position("ffff", "0011", players=2, order=(0, 1))
    state = now(state, MutationPhase(), ClimatePhase())
    state = after(state, "gene horn", "bid 0 on 0", "bid 0 on 1", "card prescience")
    state = after(state, "token still")
    assert (asked(state), "foretell 2" in offered(state)) == (A, True)


# Who is asked, by what everybody knows


def seats_asked(state: EvoState) -> list[Seat | None]:
    """Who is asked, one after the other, while nobody plays a card and luck is ordinary."""
    seats: list[Seat | None] = []
    while True:
        if asked(state) is None:
            if not state.stack:
                return seats
            state = after(state, "token still")
            continue
        seats.append(asked(state))
        quiet = [line for line in offered(state) if not line.startswith(("play", "foretell"))]
        state = after(state, "newborn 3" if "newborn 3" in quiet else quiet[-1])


# One of each people stands in the cold, two in ideal terrain.
BOARD, HERDS = "ffcfffffcffc", "000...111222"
PHASES = [ClimatePhase(), MovementPhase(), BirthPhase(), SurvivalPhase()]


def phase_with(hands: dict[int, str], phase: Moment[EvoState], discard: str = "") -> EvoState:
    state = position(BOARD, HERDS, section=GREEN, hands=hands, discard=discard)
    return now(state, phase)


@pytest.mark.parametrize("phase", PHASES)
def test_e2_9_1_everyone_with_a_card_is_asked_whatever_it_is(phase: Moment[EvoState]) -> None:
    one_way = {0: "geysers", 1: "prescience", 2: "swarm-of-rats"}
    another = {0: "egg-thief", 1: "frenzied-attack", 2: "egg-thief"}
    seats = [seats_asked(phase_with(held, phase)) for held in (one_way, another)]
    assert seats[0] == seats[1]
    assert {A, B, C} <= set(seats[0])


@pytest.mark.parametrize("phase", [ClimatePhase(), SurvivalPhase()])
def test_e2_9_1_who_holds_no_card_is_not_asked(phase: Moment[EvoState]) -> None:
    assert seats_asked(phase_with({1: "egg-thief"}, phase)) == [B]


@pytest.mark.parametrize(
    ("phase", "card"),
    [
        (ClimatePhase(), "prescience"),
        (BirthTurn(A), "egg-thief"),
        (SurvivalPhase(), "geysers"),
    ],
)
def test_e2_9_1_nobody_is_asked_for_cards_that_are_all_discarded(
    phase: Moment[EvoState], card: str
) -> None:
    held = {1: "frenzied-attack"}
    two, three = f"{card} {card}", f"{card} {card} {card}"
    assert B in seats_asked(phase_with(held, phase, two)), "one of them is still about"
    assert B not in seats_asked(phase_with(held, phase, three))


def test_e2_9_1_nobody_is_asked_for_rats_that_are_all_discarded() -> None:
    held = {1: "frenzied-attack"}
    spent = "swarm-of-rats swarm-of-rats swarm-of-rats"
    assert offered(phase_with(held, BirthPhase(), "swarm-of-rats")) == ["pass"]
    assert offered(phase_with(held, BirthPhase(), spent), "newborn") == ["newborn 3"]


@pytest.mark.parametrize("phase", PHASES)
def test_e2_9_1_who_is_asked_does_not_hang_on_the_hands(phase: Moment[EvoState]) -> None:
    """Redealing the cards that a seat cannot see changes nobody's turn to speak."""
    held = {0: "geysers egg-thief", 1: "prescience swarm-of-rats", 2: "geysers geysers"}
    truth = seats_asked(phase_with(held, phase))
    for seed in range(10):
        state = position(BOARD, HERDS, section=GREEN, hands=held)
        assert seats_asked(now(GAME.redeal(state, A, Random(seed)), phase)) == truth


def test_e2_9_1_a_played_card_is_gone_for_the_next_turn() -> None:
    state = after(holding("frenzied-attack", "frenzied-attack"), "play frenzied-attack", "stop")
    assert "play frenzied-attack" not in offered(now(state, MovementTurn(A)))


def test_e2_9_1_cards_may_be_played_from_the_first_turn() -> None:
    state = position("ffff", "0011", players=2, turn=0, hands={0: "prescience"})
    state = after(now(state, Turn()), "token still")
    assert (state.turn, asked(state), offered(state)[0]) == (1, A, "foretell 2")
