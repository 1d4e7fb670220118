"""E1-7.6: what everybody may see, and what only one may."""

from __future__ import annotations

from random import Random

import pytest

from mesozoic.core.codec import plain
from mesozoic.core.play import options, secretly_asked
from mesozoic.core.seats import Seat
from mesozoic.core.state import Result
from mesozoic.games.evo_2001 import GAME
from mesozoic.games.evo_2001.births import BirthTurn
from mesozoic.games.evo_2001.cards import Card
from mesozoic.games.evo_2001.climate_phase import ClimatePhase
from mesozoic.games.evo_2001.events import CardDealt, CardDrawn
from mesozoic.games.evo_2001.meteor import Meteor
from mesozoic.games.evo_2001.movement import MovementTurn
from mesozoic.games.evo_2001.opening import CardDraw, FirstCardDraw
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.view import EvoView
from tests.games.evo_2001.kit import BROWN, COPIES, GREEN, A, B, C, after, hand, now, position, told

HANDS = {0: "great-clutch refuge", 1: "stampede stampede mutagen", 2: ""}
SEERS: list[Seat | None] = [A, B, C, None]


def table() -> EvoState:
    state = position(
        "bmh^",
        "0.12",
        climate=GREEN,
        hands=HANDS,
        discard="sunburn thick-coat",
        points={1: 7},
        genes={1: {"horn": 2, "mutant": 1}},
        order=(1, 2, 0),
    )
    state.guards, state.moults, state.sunburns = (0, 2, 0), (1, 0, 0), (0, 0, 1)
    return now(state, ClimatePhase())


def seen(state: EvoState, seat: Seat | None) -> EvoView:
    return GAME.view(state, seat)


@pytest.mark.parametrize("seat", SEERS)
def test_e1_7_6_hands_are_secret_but_for_their_owner(seat: Seat | None) -> None:
    hands = [species.hand for species in seen(table(), seat).species]
    for owner, cards in enumerate(hands):
        assert cards == (tuple(HANDS[owner].split()) if owner == seat else None)


@pytest.mark.parametrize("seat", SEERS)
def test_e1_7_6_the_size_of_a_hand_is_public(seat: Seat | None) -> None:
    assert [species.cards for species in seen(table(), seat).species] == [2, 3, 0]


@pytest.mark.parametrize("seat", SEERS)
def test_e1_7_6_portraits_points_and_dinosaurs_are_public(seat: Seat | None) -> None:
    view = seen(table(), seat)
    assert [species.points for species in view.species] == [10, 7, 10]
    assert view.species[1].genes == {
        "tail": 1,
        "leg": 1,
        "horn": 2,
        "egg": 1,
        "fur": 1,
        "parasol": 1,
        "mutant": 1,
    }
    assert [species.dinosaurs for species in view.species] == [(0,), (2,), (3,)]
    assert [species.reserve for species in view.species] == [9, 9, 9]


@pytest.mark.parametrize("seat", SEERS)
def test_e1_7_6_the_rest_of_the_table_is_public(seat: Seat | None) -> None:
    view = seen(table(), seat)
    assert (view.seat, view.turn, view.order) == (seat, 3, (1, 2, 0))
    assert (view.climate, view.meteor) == (GREEN, 3)
    assert view.temperatures == {
        "beach": "hot",
        "meadow": "temperate",
        "hill": "cold",
        "mountain": "deadly",
    }
    assert view.deck == 26 - 5 - 2
    assert view.discard == {"sunburn": 1, "thick-coat": 1}
    assert sum(view.bag.values()) == 62
    assert (view.asked, view.result) == ((B,), None)
    effects = [(species.guard, species.moult, species.sunburn) for species in view.species]
    assert effects == [(0, 1, 0), (2, 0, 0), (0, 0, 1)]


@pytest.mark.parametrize("seat", [A, C, None])
def test_e1_7_6_nothing_in_a_view_names_a_card_that_is_hidden(seat: Seat | None) -> None:
    text = str(plain(seen(table(), seat)))
    hidden = {card for owner, cards in HANDS.items() if owner != seat for card in cards.split()}
    assert not any(card in text for card in hidden)


def test_e1_7_6_at_the_end_the_result_is_seen() -> None:
    state = position("bm", "01", meteor=14)
    view = seen(now(state, Meteor()), None)
    assert view.result == Result((10, 10, 10), (A, B), "last-space")
    assert (view.moment, view.asked) == (None, ())


# Events


def test_e1_7_6_a_drawn_card_is_told_to_its_owner_alone() -> None:
    state = after(now(position("bmh"), CardDraw(B)), "card refuge")
    assert hand(state, B) == "refuge"
    assert told(state, CardDrawn, B) == [CardDrawn(B, "refuge")]
    for other in (A, C, None):
        assert told(state, CardDrawn, other) == [CardDrawn(B, None)]


def test_e1_1_1_a_dealt_card_is_told_to_its_owner_alone() -> None:
    state = after(now(position("bmh", turn=0), FirstCardDraw(B)), "card refuge")
    assert told(state, CardDealt, B) == [CardDealt(B, "refuge")]
    for other in (A, C, None):
        assert told(state, CardDealt, other) == [CardDealt(B, None)]
    assert not told(state, CardDrawn, B)


# Redeal


@pytest.mark.parametrize("seat", [A, B, C])
def test_e1_7_6_a_redeal_looks_the_same_to_a_seat(seat: Seat) -> None:
    state = table()
    for seed in range(20):
        other = GAME.redeal(state, seat, Random(seed))
        assert seen(other, seat) == seen(state, seat)
        assert options(other, seat) == options(state, seat)
        assert other.hands[seat] == state.hands[seat]
        assert [len(cards) for cards in other.hands] == [2, 3, 0]


@pytest.mark.parametrize("seat", [A, B, C])
def test_e1_7_6_a_redeal_loses_no_card(seat: Seat) -> None:
    other = GAME.redeal(table(), seat, Random(1))
    held = [card for cards in other.hands for card in cards]
    for card in Card:
        everywhere = held.count(card) + other.deck[card] + other.discard[card]
        assert everywhere == COPIES[card.slug]


def test_e1_7_6_a_redeal_gives_the_others_other_cards() -> None:
    state = table()
    hands = {GAME.redeal(state, A, Random(seed)).hands[B] for seed in range(50)}
    assert len(hands) > 20
    assert all(tuple(sorted(cards)) == cards for cards in hands)


def test_e1_7_6_a_redeal_leaves_the_state_as_it_was() -> None:
    state = table()
    before = state.copy()
    GAME.redeal(state, A, Random(3))
    assert state == before


def test_e1_7_6_a_redeal_with_nothing_hidden_is_a_copy() -> None:
    state = now(position("bm", "01", hands={0: "moult"}), MovementTurn(A))
    other = GAME.redeal(state, A, Random(3))
    assert other == state
    assert other is not state


def test_e1_7_6_a_redeal_is_the_same_for_the_same_luck() -> None:
    state = now(position("hh", "0.", climate=BROWN, hands=HANDS), BirthTurn(A))
    assert GAME.redeal(state, A, Random(5)) == GAME.redeal(state, A, Random(5))


@pytest.mark.parametrize("cards", ["great-clutch", "refuge"])
def test_e1_7_6_births_without_a_place_are_asked_in_secret(cards: str) -> None:
    """Only a card could bring a newborn, and whether one is held is nobody else's business."""
    state = now(position("hhh", ".0.", hands={0: cards}), BirthTurn(A))
    assert secretly_asked(state) == []
    assert secretly_asked(after(state, "newborn 0")) == [A]


@pytest.mark.parametrize("cards", ["stampede", "refuge"])
def test_e1_7_6_movement_without_a_step_is_asked_in_secret(cards: str) -> None:
    state = now(position("hhh", "0..", hands={0: cards}), MovementTurn(A))
    assert secretly_asked(state) == []
    assert secretly_asked(after(state, "walk 0-1")) == [A]
