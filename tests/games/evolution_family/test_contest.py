"""EF-3.4: the contest for a premium card."""

from __future__ import annotations

from typing import Any

import pytest

from mesozoic.core.play import deciders
from mesozoic.games.evolution_family.contest import Contest
from mesozoic.games.evolution_family.events import (
    CardRevealed,
    ContestDrawn,
    ContestOpened,
    ContestTied,
    ContestWon,
    DeckRenewed,
    HandsOpened,
    NobodyContested,
    ThunderboltStruck,
)
from mesozoic.games.evolution_family.moving import Moving
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.turn import Reveal
from tests.games.evolution_family.kit import (
    LEFT,
    MIDDLE,
    ORDER,
    A,
    B,
    C,
    after,
    asked,
    chances,
    contesting,
    discarded,
    eras,
    is_idle,
    now,
    offered,
    position,
    slug,
    told,
)

AT_STAKE = "fish waterhole"
TEN = [f"guess {tokens}" for tokens in range(1, 11)]


def contest(*hands: str, **more: Any) -> FamilyState:
    """A contest for the fish with a waterhole, and the hands that are closed, seat by seat."""
    return after(contesting(position(**more), AT_STAKE), *hands)


def winner(state: FamilyState) -> int:
    (won,) = told(state, ContestWon)
    assert asked(state) == state.world.owner[won.animal]
    assert "discard" in offered(state)
    return won.animal


# Entering


@pytest.mark.parametrize("card", ["fish waterhole", "fish rock cave rock"])
def test_ef_3_2_a_premium_card_is_contested(card: str) -> None:
    state = now(position(deck=f"{card}, eruption"), Reveal(ready=False))
    state = after(state, f"card {card}")
    assert told(state, CardRevealed) == [CardRevealed(0, slug(card))]
    assert told(state, ContestOpened) == [ContestOpened(slug(card))]
    assert deciders(state) == (A, B, C), "all close their hands at once"


@pytest.mark.parametrize("card", ["fish", "fish rock rock volcano", "fish hurricane"])
def test_ef_3_2_a_card_that_is_not_premium_is_not_contested(card: str) -> None:
    state = now(position(deck=f"{card}, eruption", active=1), Reveal(ready=False))
    state = after(state, f"card {card}")
    assert told(state, ContestOpened) == []
    assert (asked(state), offered(state)[-1]) == (B, "discard")


def test_ef_3_4_one_enters_with_one_to_ten_tokens_or_stays_out() -> None:
    state = contest()
    for seat in (A, B, C):
        assert offered(state, seat=seat) == [*TEN, "stay out"]


def test_ef_3_4_with_no_more_tokens_than_one_holds() -> None:
    state = contest(tokens={0: 3, 1: 1, 2: 0})
    assert offered(state, seat=A) == [*TEN[:3], "stay out"]
    assert offered(state, seat=B) == ["guess 1", "stay out"]
    assert offered(state, seat=C) == ["stay out"]


def test_ef_3_4_nobody_enters_and_the_card_is_discarded() -> None:
    state = contest("stay out", "stay out", "stay out")
    assert told(state, NobodyContested) == [NobodyContested(slug(AT_STAKE))]
    assert discarded(state) == [slug(AT_STAKE)]
    assert is_idle(state)


@pytest.mark.parametrize("alone", range(3))
def test_ef_3_4_one_alone_wins_unseen(alone: int) -> None:
    hands = ["guess 7" if seat == alone else "stay out" for seat in range(3)]
    state = contest(*hands)
    assert told(state, ContestWon) == [ContestWon(alone, slug(AT_STAKE), "alone")]
    assert told(state, HandsOpened) == [], "nothing is shown"
    assert (asked(state), discarded(state)) == (alone, []), "no card is turned up"


def test_ef_3_4_all_hands_open_together_and_then_a_card_is_turned_up() -> None:
    state = contest("guess 7", "stay out")
    assert told(state, HandsOpened) == []
    state = after(state, "guess 10")
    assert told(state, HandsOpened) == [HandsOpened((7, 0, 10))]
    assert sum(chances(state).values()) == 19
    assert "card fish-rock-rock-rock-waterhole" not in chances(state)


# The nearest guess


@pytest.mark.parametrize(("number", "era"), list(enumerate(ORDER, start=1)))
@pytest.mark.parametrize("sign", ["", " waterhole"])
def test_ef_3_4_one_to_eight_stand_for_the_eras(number: int, era: str, sign: str) -> None:
    if f"{era}{sign}" == AT_STAKE:
        return
    other = f"guess {10 if number < 6 else 1}"
    state = after(contest("stay out", f"guess {number}", other), f"card {era}{sign}")
    assert told(state, ContestDrawn) == [ContestDrawn(slug(f"{era}{sign}"), number)]
    assert winner(state) == 1


@pytest.mark.parametrize(("number", "card"), [(9, "eruption"), (10, "thunderbolt")])
def test_ef_3_4_nine_is_an_eruption_and_ten_a_thunderbolt(number: int, card: str) -> None:
    state = after(contest(f"guess {number}", f"guess {19 - number}", "stay out"), f"card {card}")
    assert told(state, ContestDrawn) == [ContestDrawn(card, number)]
    assert winner(state) == 0


@pytest.mark.parametrize(
    ("hands", "card", "won"),
    [
        ((1, 5, 9), "algae", 0),
        ((1, 5, 9), "reptiles", 1),
        ((1, 5, 9), "primates", 2),
        ((2, 6, 9), "eruption", 2),
        ((2, 6, 8), "thunderbolt", 2),
        ((2, 6, 5), "bacteria", 0),
        ((10, 3, 4), "dinosaurs", 2),
    ],
)
def test_ef_3_4_the_nearest_guess_wins(hands: tuple[int, ...], card: str, won: int) -> None:
    state = contest(*(f"guess {tokens}" for tokens in hands))
    state = after(state, f"card {card}")
    assert winner(state) == won
    assert told(state, ContestWon) == [ContestWon(won, slug(AT_STAKE), "nearest")]


def test_ef_3_4_who_stays_out_is_not_near_to_anything() -> None:
    """An empty hand is not the number nought."""
    assert winner(after(contest("guess 9", "stay out", "guess 10"), "card bacteria")) == 0


def test_ef_3_4_tokens_shown_are_kept() -> None:
    state = after(contest("guess 3", "guess 8", "stay out", tokens={1: 9}), "card algae")
    assert state.tokens == [10, 9, 10]


# The card that was to be guessed


@pytest.mark.parametrize("card", ["eruption", "thunderbolt", "algae", "birds waterhole"])
def test_ef_3_4_the_card_is_discarded_without_effect(card: str) -> None:
    line = "algae volcano rock rock"
    state = contest(
        *("guess 1", "guess 10", "stay out"),
        paths={1: line, 2: line},
        pieces={1: (0, MIDDLE), 2: (0, MIDDLE)},
        discard="primates",
    )
    state = after(state, f"card {card}")
    assert discarded(state) == [slug("primates"), slug(card)]
    assert (sum(state.bolts), state.struck) == (12, []), "it turns no thunderbolt"
    assert told(state, ThunderboltStruck) == []
    assert told(state, ContestOpened) == []
    assert offered(state) == ["put 0", "put 1", "put 2", "discard"]


# Ties


def test_ef_3_4_tied_players_guess_again_on_the_next_card() -> None:
    state = after(contest("guess 4", "guess 9", "guess 4"), "card algae")
    assert told(state, ContestTied) == [ContestTied((0, 2))]
    assert deciders(state) == (A, C), "only they"
    state = after(state, "guess 1", "guess 2")
    assert told(state, HandsOpened) == [HandsOpened((1, 0, 2))]
    state = after(state, "card birds")
    assert winner(state) == 2
    assert discarded(state) == [slug("algae"), slug("birds")]


def test_ef_3_4_equally_far_above_and_below_is_a_tie() -> None:
    state = after(contest("guess 2", "guess 6", "guess 10"), "card reptiles")
    assert told(state, ContestTied) == [ContestTied((0, 1))]


def test_ef_3_4_a_tied_player_may_not_withdraw() -> None:
    state = after(contest("guess 2", "guess 2", "stay out", tokens={0: 4}), "card reptiles")
    assert offered(state, seat=A) == TEN[:4]
    assert offered(state, seat=B) == TEN


def test_ef_3_4_ties_may_follow_ties() -> None:
    state = after(contest("guess 2", "guess 2", "guess 2"), "card reptiles")
    assert told(state, ContestTied) == [ContestTied((0, 1, 2))]
    state = after(state, "guess 7", "guess 8", "guess 7", "card birds")
    assert told(state, ContestTied) == [ContestTied((0, 2))]
    assert deciders(state) == (A, C)
    assert winner(after(state, "guess 1", "guess 10", "card eruption")) == 2


@pytest.mark.parametrize(("active", "won"), [(0, 1), (1, 1), (2, 2), (3, 1)])
def test_ef_3_4_if_all_tied_hold_one_token_the_first_in_turn_order_wins(
    active: int, won: int
) -> None:
    """From the active player on, who is included."""
    tokens = {1: 1, 2: 1}
    hands = ("stay out", "guess 1", "guess 1", "stay out")
    state = after(contest(*hands, players=4, active=active, tokens=tokens), "card primates")
    assert told(state, ContestTied) == [ContestTied((1, 2))]
    assert winner(state) == won
    assert told(state, ContestWon) == [ContestWon(won, slug(AT_STAKE), "turn-order")]


def test_ef_3_4_the_order_of_turns_and_not_of_seats() -> None:
    more = {"order": (3, 2, 1, 0), "tokens": {1: 1, 2: 1}}
    hands = ("stay out", "guess 1", "guess 1", "stay out")
    assert winner(after(contest(*hands, players=4, **more), "card primates")) == 2


def test_ef_3_4_if_one_of_them_holds_more_they_guess_again() -> None:
    state = contest("guess 1", "guess 1", "stay out", tokens={0: 1, 1: 2})
    state = after(state, "card primates")
    assert deciders(state) == (A, B)
    assert offered(state, seat=A) == ["guess 1"]
    assert offered(state, seat=B) == ["guess 1", "guess 2"]


def test_ef_3_4_all_of_one_token_shown_is_no_end_while_they_hold_more() -> None:
    state = after(contest("guess 1", "guess 1", "stay out"), "card primates")
    assert deciders(state) == (A, B)


@pytest.mark.parametrize(("active", "won"), [(0, 1), (1, 1), (2, 2)])
def test_ef_3_4_after_ten_ties_the_first_in_turn_order_wins(active: int, won: int) -> None:
    deck = f"{AT_STAKE}, {', '.join(['eruption'] * 12)}"
    state = contest("stay out", "guess 3", "guess 3", active=active, deck=deck)
    for _ in range(9):
        state = after(state, "card eruption")
        assert deciders(state) == (B, C)
        state = after(state, "guess 3", "guess 3")
    assert asked(state) is None
    state = after(state, "card eruption")
    assert told(state, ContestTied) == [ContestTied((1, 2))]
    assert winner(state) == won
    assert told(state, ContestWon) == [ContestWon(won, slug(AT_STAKE), "turn-order")]
    assert discarded(state) == ["eruption"] * 10


def test_ef_3_4_the_tenth_card_may_still_decide() -> None:
    deck = f"{AT_STAKE}, {', '.join(['eruption'] * 12)}"
    state = contest("stay out", "guess 3", "guess 3", deck=deck)
    for _ in range(8):
        state = after(state, "card eruption", "guess 3", "guess 3")
    state = after(state, "card eruption", "guess 3", "guess 4", "card eruption")
    assert winner(state) == 2


# Winning


def test_ef_3_4_the_winner_puts_the_card_in_any_path() -> None:
    state = after(
        contest("guess 1", "stay out", "guess 10", paths={1: "algae, birds"}), "card fish"
    )
    assert asked(state) == A
    state = after(state, "put 1")
    assert eras(state, 1) == "algae fish birds"


def test_ef_3_4_or_discards_it() -> None:
    state = after(contest("guess 1", "stay out", "guess 10"), "card fish", "discard")
    assert discarded(state) == [slug("fish"), slug(AT_STAKE)]


def test_ef_3_4_a_winner_whose_turn_it_is_not_drags_as_they_like() -> None:
    state = contest("stay out", "stay out", "guess 4", paths={1: "birds"}, pieces={1: (0, LEFT)})
    state = after(state, "put 1")
    assert (asked(state), offered(state)) == (C, ["drag 0", "drag 1", "drag 2"])


def test_ef_3_4_the_turn_then_ends_as_usual_for_whose_turn_it_is() -> None:
    state = now(position(active=1), Reveal(ready=False), Moving())
    state = after(state, f"card {AT_STAKE}", "guess 4", "stay out", "stay out", "put 0")
    assert asked(state) == B
    assert offered(state) == ["move -1/0/0", "move -1/2/0", "stay"]


def test_ef_3_4_nor_does_the_turn_end_when_nobody_enters() -> None:
    state = now(position(active=1), Reveal(ready=False), Moving())
    state = after(state, f"card {AT_STAKE}", "stay out", "stay out", "stay out")
    assert (asked(state), "stay" in offered(state)) == (B, True)


# The deck spent inside a contest


def test_ef_3_5_the_deck_is_made_anew_inside_a_contest() -> None:
    more = {"deck": AT_STAKE, "discard": "algae, birds, eruption"}
    state = contest("guess 1", "guess 2", "stay out", **more)
    assert told(state, DeckRenewed) == [DeckRenewed(("eruption",), 2)]
    assert chances(state) == {f"card {slug('algae')}": 1, f"card {slug('birds')}": 1}
    assert discarded(state) == []


def test_ef_3_5_also_between_two_ties() -> None:
    more = {"deck": f"{AT_STAKE}, eruption", "discard": "algae, birds"}
    state = after(contest("guess 1", "guess 1", "stay out", **more), "card eruption")
    assert (len(state.deck), deciders(state)) == (0, (A, B)), "not before a card is needed"
    state = after(state, "guess 2", "guess 5")
    assert told(state, DeckRenewed) == [DeckRenewed(("eruption",), 2)]
    assert winner(after(state, "card birds")) == 1


def test_ef_3_5_a_contested_card_is_not_in_the_discard() -> None:
    more = {"deck": AT_STAKE, "discard": "algae"}
    state = contest("guess 1", "guess 2", "stay out", **more)
    assert chances(state) == {f"card {slug('algae')}": 1}


def test_ef_3_5_nobody_entering_makes_no_deck() -> None:
    more = {"deck": AT_STAKE, "discard": "algae"}
    state = contest("stay out", "stay out", "stay out", **more)
    assert state.deck == []
    assert discarded(state) == [slug("algae"), slug(AT_STAKE)]


# Two animals each


def pair(*hands: str, **more: Any) -> FamilyState:
    return contest(*hands, players=2, **more)


def test_ef_6_2_each_may_guess_for_each_path_with_that_animals_tokens() -> None:
    state = pair(tokens={0: 2, 1: 1, 2: 1, 3: 0})
    assert deciders(state) == (A, B)
    assert offered(state, seat=A) == [
        "guess 0,1",
        "guess 1,0",
        "guess 1,1",
        "guess 2,0",
        "guess 2,1",
        "stay out",
    ]
    assert offered(state, seat=B) == ["guess 1,0", "stay out"]


def test_ef_6_2_hands_are_told_by_animal() -> None:
    state = pair("guess 3,7", "guess 0,5")
    assert told(state, HandsOpened) == [HandsOpened((3, 0, 7, 5))]


@pytest.mark.parametrize(("card", "won"), [("algae", 0), ("primates", 2), ("dinosaurs", 3)])
def test_ef_6_2_either_guess_may_win(card: str, won: int) -> None:
    state = after(pair("guess 3,8", "guess 0,6"), f"card {card}")
    assert winner(state) == won


def test_ef_6_2_an_animal_that_stays_out_is_not_near_to_anything() -> None:
    assert winner(after(pair("guess 3,9", "guess 0,9"), "card bacteria")) == 0


@pytest.mark.parametrize("hand", ["guess 4,0", "guess 0,4", "guess 4,9"])
def test_ef_3_4_one_player_alone_wins_unseen_with_either_animal(hand: str) -> None:
    state = pair(hand, "stay out")
    assert [won.reason for won in told(state, ContestWon)] == ["alone"]
    assert asked(state) == A
    assert told(state, HandsOpened) == []


def test_ef_3_4_if_all_tied_entries_are_one_players_that_player_wins() -> None:
    state = after(pair("guess 0,9", "guess 3,5"), "card reptiles")
    assert told(state, ContestTied) == []
    assert winner(state) == 1
    assert asked(state) == B


def test_ef_3_4_only_the_tied_animals_guess_again() -> None:
    state = after(pair("guess 3,9", "guess 1,3", tokens={0: 3, 3: 2 + 1}), "card fish")
    assert told(state, ContestTied) == [ContestTied((0, 3))]
    assert offered(state, seat=A) == ["guess 1,0", "guess 2,0", "guess 3,0"]
    assert offered(state, seat=B) == ["guess 0,1", "guess 0,2", "guess 0,3"]


def test_ef_3_4_both_animals_of_one_may_be_tied_with_one_of_another() -> None:
    state = after(pair("guess 3,5", "guess 0,3"), "card reptiles")
    assert told(state, ContestTied) == [ContestTied((0, 2, 3))]
    assert "guess 1,0" not in offered(state, seat=A)
    assert "guess 0,1" not in offered(state, seat=A)
    assert len(offered(state, seat=A)) == 100
    assert len(offered(state, seat=B)) == 10


@pytest.mark.parametrize(("active", "won"), [(1, 3), (3, 3), (0, 0), (2, 3)])
def test_ef_3_4_the_first_tied_animal_in_turn_order_wins(active: int, won: int) -> None:
    """Turn order 0, 1, 2, 3; animals 0 and 3 are tied."""
    state = pair("guess 1,0", "guess 0,1", active=active, tokens={0: 1, 3: 1})
    assert winner(after(state, "card primates")) == won


def test_the_moment_of_a_contest_carries_its_card() -> None:
    state = contest()
    (moment,) = state.stack
    assert isinstance(moment, Contest)
    assert state.world.slugs[moment.card] == slug(AT_STAKE)
