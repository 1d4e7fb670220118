"""E2-8.7, E2-8.10, E2-9.1: what everybody may see, and what only one may."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from random import Random

import pytest

from mesozoic.core.codec import plain
from mesozoic.core.events import Telling
from mesozoic.core.play import apply, deciders, options, outcomes
from mesozoic.core.seats import Seat
from mesozoic.games.evo_2011 import GAME
from mesozoic.games.evo_2011.births import BirthTurn
from mesozoic.games.evo_2011.climate_phase import ClimatePhase
from mesozoic.games.evo_2011.events import (
    CardDrawn,
    CardPlayed,
    GameEnded,
    LotPaid,
    PointsScored,
    TokenForeseen,
    TokenRevealed,
)
from mesozoic.games.evo_2011.movement import MovementTurn
from mesozoic.games.evo_2011.mutations import MutationPhase
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.survival import SurvivalPhase
from mesozoic.games.evo_2011.view import EvoView
from tests.games.evo_2011.kit import (
    BAG,
    COPIES,
    GREEN,
    PILE,
    UNIQUE,
    A,
    B,
    C,
    after,
    asked,
    fresh,
    now,
    offered,
    position,
)

HANDS = {0: "geysers egg-thief", 1: "prescience frenzied-attack frenzied-attack", 2: ""}
POINTS = {0: 41, 1: 42, 2: 43}
SEERS: list[Seat | None] = [A, B, C, None]
NINE = "plus-2 plus-2 plus-1 plus-1 plus-1 plus-1 plus-1 still minus-1"


def table(open_points: str = "off", foreseen: str = "minus-1") -> EvoState:
    """The second has sixth sense and knows the next token; the first is asked."""
    state = position(
        "dfc^cf",
        "001122",
        section=GREEN,
        hands=HANDS,
        discard="swarm-of-rats geysers",
        points=POINTS,
        genes={1: "horn horn vial sixth-sense", 2: "wings"},
        order=(1, 2, 0),
        foreseen=foreseen,
        open_points=open_points,
    )
    return now(state, MovementTurn(A))


def seen(state: EvoState, seat: Seat | None) -> EvoView:
    return GAME.view(state, seat)


# Views


@pytest.mark.parametrize("seat", SEERS)
def test_e2_9_1_hands_are_secret_but_for_their_owner(seat: Seat | None) -> None:
    for owner, species in enumerate(seen(table(), seat).species):
        assert species.hand == (tuple(HANDS[owner].split()) if owner == seat else None)


@pytest.mark.parametrize("seat", SEERS)
def test_e2_9_1_the_size_of_a_hand_is_public(seat: Seat | None) -> None:
    assert [species.cards for species in seen(table(), seat).species] == [2, 3, 0]


@pytest.mark.parametrize("seat", SEERS)
def test_e2_8_10_each_sees_only_their_own_points(seat: Seat | None) -> None:
    points = [species.points for species in seen(table(), seat).species]
    assert points == [POINTS[owner] if owner == seat else None for owner in range(3)]


@pytest.mark.parametrize("seat", SEERS)
def test_e2_8_10_with_open_points_all_see_them_all(seat: Seat | None) -> None:
    points = [species.points for species in seen(table(open_points="on"), seat).species]
    assert points == [41, 42, 43]


@pytest.mark.parametrize("seat", SEERS)
def test_e2_2_1_at_the_end_the_points_are_turned_up(seat: Seat | None) -> None:
    state = position("dfc", points=POINTS, revealed=NINE, hands=HANDS)
    state = after(now(state, ClimatePhase()), "token meteorite")
    view = seen(state, seat)
    assert [species.points for species in view.species] == [41, 42, 43]
    assert view.result is not None
    assert (view.result.scores, view.result.winners) == ((41, 42, 43), (C,))
    assert (view.moment, view.asked) == (None, ())


@pytest.mark.parametrize("seat", SEERS)
@pytest.mark.parametrize("token", [*PILE, "meteorite"])
def test_e2_8_7_only_the_owner_of_sixth_sense_sees_the_next_token(
    seat: Seat | None, token: str
) -> None:
    foreseen = seen(table(foreseen=token), seat).foreseen
    assert foreseen == (token if seat == B else None)


def test_e2_8_7_before_it_has_looked_its_owner_sees_none() -> None:
    state = position("dfc", players=2)
    state = after(now(state, MutationPhase()), "gene sixth-sense", "bid 0 on 1", "bid 0 on 0")
    assert seen(state, A).unseen_tokens == seen(state, B).unseen_tokens
    assert seen(state, A).foreseen is None, "a card is drawn first"


@pytest.mark.parametrize("token", [*PILE, "meteorite"])
def test_e2_8_7_what_is_foreseen_shows_nowhere_else(token: str) -> None:
    """To anybody else the table looks the same whichever token it is."""
    for seat in (A, C, None):
        assert seen(table(foreseen=token), seat) == seen(table(foreseen="plus-1"), seat)


@pytest.mark.parametrize("seat", SEERS)
def test_e2_8_7_tokens_not_turned_up_are_counted_with_the_foreseen(seat: Seat | None) -> None:
    view = seen(table(), seat)
    assert view.unseen_tokens == {"plus-2": 2, "plus-1": 4, "still": 1, "minus-1": 2}
    assert (view.pile, view.revealed) == (9, ("plus-1", "still", "plus-1"))


@pytest.mark.parametrize("seat", SEERS)
def test_e2_9_1_the_rest_of_the_table_is_public(seat: Seat | None) -> None:
    view = seen(table(), seat)
    assert (view.seat, view.turn, view.order, view.section) == (seat, 3, (B, C, A), GREEN)
    assert (view.asked, view.result) == ((A,), None)
    assert view.deck == 15 - 5 - 2
    assert view.discard == {"geysers": 1, "swarm-of-rats": 1}
    assert view.bag == BAG | {"horn": 4, "vial": 5}
    assert view.unseen_genes == tuple(
        gene for gene in UNIQUE if gene not in ("sixth-sense", "wings")
    )
    assert [species.dinosaurs for species in view.species] == [(0, 1), (2, 3), (4, 5)]
    assert [species.reserve for species in view.species] == [6, 6, 6]
    assert view.species[1].genes == dict.fromkeys(BAG, 0) | {"horn": 2, "egg": 1, "vial": 1}
    assert [species.unique for species in view.species] == [(), ("sixth-sense",), ("wings",)]


@pytest.mark.parametrize("seat", SEERS)
def test_nothing_in_a_view_names_what_is_hidden(seat: Seat | None) -> None:
    """No card of another's hand, and none of the others' points, anywhere in the whole view."""
    view = plain(seen(table(), seat))
    text = str(view)
    public = {"swarm-of-rats", "geysers"}
    for owner, cards in HANDS.items():
        if owner != seat:
            assert not any(card in text for card in set(cards.split()) - public)
            assert str(POINTS[owner]) not in text


# Redeals


@pytest.mark.parametrize("seat", [A, B, C])
def test_a_redeal_looks_the_same_to_a_seat(seat: Seat) -> None:
    state = table()
    for seed in range(20):
        other = GAME.redeal(state, seat, Random(seed))
        assert seen(other, seat) == seen(state, seat)
        assert options(other, seat) == options(state, seat)
        assert GAME.unaccounted(None, other, ()) == ()


def test_a_redeal_gives_the_others_other_cards() -> None:
    state = table()
    hands = Counter(GAME.redeal(state, A, Random(seed)).hands[B] for seed in range(60))
    assert len(hands) > 12
    assert all(tuple(sorted(cards)) == cards for cards in hands)
    decks = {tuple(GAME.redeal(state, A, Random(seed)).deck) for seed in range(60)}
    assert len(decks) > 5


def test_a_redeal_keeps_ones_own_hand() -> None:
    state = table()
    for seed in range(10):
        assert GAME.redeal(state, B, Random(seed)).hands[B] == state.hands[B]


def test_e2_8_10_a_redeal_keeps_the_points_which_a_counting_player_knows() -> None:
    assert GAME.redeal(table(), A, Random(1)).points == [41, 42, 43]


def test_e2_8_7_a_redeal_draws_the_foreseen_token_anew_for_others() -> None:
    """Unseen to the first: two +2, four +1, one still, two -1, and no meteorite among the next."""
    state = table()
    draws = Counter(
        token.slug
        for seed in range(900)
        if (token := GAME.redeal(state, A, Random(seed)).foreseen) is not None
    )
    assert draws.total() == 900
    expected = {"plus-2": 200, "plus-1": 400, "still": 100, "minus-1": 200}
    assert set(draws) == set(expected)
    for name, number in expected.items():
        assert abs(draws[name] - number) < 60


def test_e2_8_7_among_the_last_three_the_meteorite_is_drawn_anew_too() -> None:
    state = position("dfc", genes={1: "sixth-sense"}, revealed=NINE, foreseen="meteorite")
    draws = Counter(
        token.slug
        for seed in range(900)
        if (token := GAME.redeal(state, A, Random(seed)).foreseen) is not None
    )
    assert set(draws) == {"plus-1", "still", "minus-1", "meteorite"}
    assert abs(draws["meteorite"] - 300) < 60
    assert abs(draws["still"] - 200) < 60


def test_e2_8_7_a_redeal_keeps_the_foreseen_token_for_its_seer() -> None:
    state = table()
    for seed in range(20):
        other = GAME.redeal(state, B, Random(seed))
        assert (other.foreseen, other.tokens) == (state.foreseen, state.tokens)


def test_a_redeal_with_nothing_foreseen_foresees_nothing() -> None:
    state = position("dfc", hands={1: "geysers"})
    assert GAME.redeal(state, A, Random(1)).foreseen is None


def test_a_redeal_leaves_the_state_as_it_was() -> None:
    state = table()
    before = state.copy()
    GAME.redeal(state, A, Random(3))
    assert state == before


def test_a_redeal_with_nothing_hidden_is_a_copy() -> None:
    state = now(position("cc", "01", hands={0: "geysers"}), MovementTurn(A))
    other = GAME.redeal(state, A, Random(3))
    assert other == state
    assert other is not state


def test_a_redeal_is_the_same_for_the_same_luck() -> None:
    state = now(position("cc", "0.", hands=HANDS), BirthTurn(A))
    assert GAME.redeal(state, A, Random(5)) == GAME.redeal(state, A, Random(5))


# Events


def whole_game(seed: int, **options_: str) -> list[tuple[EvoState, list[Telling]]]:
    """Every state of a random game, with what led to it."""
    rng = Random(seed)
    state = fresh("dfc^cfdfc^cf", players=3, **options_)
    states = []
    while not state.result:
        seats = deciders(state)
        if seats:
            state = apply(state, seats[0], rng.choice(options(state, seats[0])))
        else:
            found, weights = zip(*outcomes(state), strict=True)
            state = apply(state, None, rng.choices(found, weights)[0])
        states.append((state, list(state.tellings)))
    return states


def test_e2_8_10_no_event_before_the_end_carries_a_total() -> None:
    """Points that change hands are told as they are laid down and taken up, never added up."""
    for event in GAME.events:
        names = {field.name for field in fields(event)}
        if event is not GameEnded:
            assert not names & {"total", "totals", "scores"}
    assert [field.name for field in fields(PointsScored)] == ["seat", "points"]
    assert [field.name for field in fields(LotPaid)] == ["seat", "lot", "bid", "paid"]
    for state, tellings in whole_game(3):
        for telling in tellings:
            if isinstance(telling.event, PointsScored):
                assert telling.event.points == state.dinosaurs(telling.event.seat)


def test_e2_9_1_no_public_event_carries_a_hidden_card_or_token() -> None:
    hidden = {CardDrawn: "card", TokenForeseen: "token"}
    for seed in range(4):
        for _, tellings in whole_game(seed):
            for telling in tellings:
                name = hidden.get(type(telling.event))
                if name is None:
                    assert telling.only is None
                    assert telling.but is None
                else:
                    owner = getattr(telling.event, "seat")  # noqa: B009
                    knows = getattr(telling.event, name) is not None
                    assert (telling.only == owner) == knows
                    assert (telling.but == owner) == (not knows)


def test_e2_9_1_only_played_cards_and_revealed_tokens_are_named_to_all() -> None:
    named = (CardPlayed, TokenRevealed)
    for _, tellings in whole_game(7):
        for telling in tellings:
            if telling.only is None and not isinstance(telling.event, named):
                words = str(plain(telling.event))
                assert not any(card in words for card in COPIES)


# Asking


def test_e2_8_10_who_is_asked_does_not_hang_on_points() -> None:
    for points in ({0: 0, 1: 0, 2: 0}, {0: 0, 1: 30, 2: 4}):
        state = position("dfc", points=points)
        state = after(now(state, MutationPhase()), "gene horn", "gene egg")
        assert asked(state) == A
        assert asked(after(state, "bid 0 on 0")) == B


def test_e2_8_7_who_is_asked_does_not_hang_on_what_is_foreseen() -> None:
    for token in ("plus-1", "minus-1"):
        state = position("cccccc", "001122", hands=HANDS, genes={1: "sixth-sense"})
        state = after(now(state, ClimatePhase()), "token still", f"token {token}")
        assert asked(state) == A


@pytest.mark.parametrize("line", ["pass", "play geysers"])
def test_e2_9_1_geysers_are_asked_for_by_public_facts(line: str) -> None:
    """Whoever has a card in the cold is asked, with geysers or without."""
    hands = {0: "geysers" if line == "play geysers" else "egg-thief"}
    state = position("ffccff", "000111", players=2, section=GREEN, hands=hands)
    state = now(state, SurvivalPhase())
    assert asked(state) == A
    assert line in offered(state)


def test_e2_8_7_what_is_foretold_to_all_tells_nothing_of_the_foreseen() -> None:
    for token in ("meteorite", "plus-1"):
        state = position("dfc", genes={1: "sixth-sense"}, revealed=NINE, foreseen=token)
        assert {seen(state, seat).forecast.meteorite for seat in (A, B, None)} == {3}
