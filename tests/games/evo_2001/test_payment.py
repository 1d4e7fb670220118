"""E1-7.4, E1-7.5: paying for genes and laying them on, and the cards of that moment."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mesozoic.games.evo_2001.auction import Evolution
from mesozoic.games.evo_2001.events import CardPlayed, GenePaid, GeneTaken
from mesozoic.games.evo_2001.genes import Gene
from mesozoic.games.evo_2001.payment import Purchase, settle_up
from mesozoic.games.evo_2001.state import EvoState
from tests.games.evo_2001.kit import (
    A,
    B,
    C,
    after,
    asked,
    chances,
    gene,
    hand,
    is_over,
    now,
    offered,
    position,
    told,
)


def sold(
    *bids: int,
    genes: str = "leg egg fur",
    mutants: tuple[int, ...] = (),
    order: tuple[int, ...] = (),
    turn: int = 3,
    deck: str = "",
    **hands: str,
) -> EvoState:
    """The end of an auction in which each seat bid so much for its gene."""
    state = position(
        "bmh",
        turn=turn,
        deck=deck,
        genes={seat: {"mutant": owned} for seat, owned in enumerate(mutants)},
        hands={"abc".index(seat): cards for seat, cards in hands.items()},
        order=order,
    )
    names = genes.split()
    sales = [Purchase(seat, bids[seat], gene(names[seat])) for seat in state.order]
    settle_up(state, sales)
    return now(state)


# Paying


def test_e1_7_4_everyone_pays_what_they_bid() -> None:
    state = sold(3, 0, 7)
    assert state.points == [7, 10, 3]
    assert told(state, GenePaid) == [
        GenePaid(A, "leg", 3, 3),
        GenePaid(B, "egg", 0, 0),
        GenePaid(C, "fur", 7, 7),
    ]


def test_e1_7_4_example_five_with_two_mutants_is_three() -> None:
    assert sold(5, 0, 0, mutants=(2,)).points[A] == 10 - 3


def test_e1_7_4_example_one_with_two_mutants_is_nothing() -> None:
    assert sold(1, 0, 0, mutants=(2,)).points[A] == 10


@pytest.mark.parametrize(("bid", "due"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2)])
def test_e1_7_4_each_mutant_takes_one_off_but_never_below_nothing(bid: int, due: int) -> None:
    assert sold(bid, 0, 0, mutants=(2,)).points[A] == 10 - due


def test_e1_7_4_ones_own_mutants_count_only() -> None:
    assert sold(3, 3, 3, mutants=(0, 2, 1)).points == [7, 9, 8]


def test_e1_7_4_a_mutant_bought_now_takes_nothing_off_yet() -> None:
    state = sold(4, 0, 0, genes="mutant leg leg", mutants=(1,))
    assert state.points[A] == 7
    assert state.portraits[A].mutant == 2


# Taking


@pytest.mark.parametrize("name", ["tail", "leg", "horn", "egg", "fur", "parasol", "mutant"])
def test_e1_7_4_a_gene_is_laid_on_the_portrait(name: str) -> None:
    state = sold(0, 0, 0, genes=f"leg {name} leg")
    before = position("bmh").portraits[B]
    assert state.portraits[B] == replace(before, **{name: getattr(before, name) + 1})
    assert GeneTaken(B, name) in told(state, GeneTaken)


def test_e1_7_4_all_take_in_turn_order() -> None:
    state = sold(0, 0, 0, order=(2, 0, 1))
    assert [event.seat for event in told(state, GeneTaken)] == [C, A, B]
    assert [event.seat for event in told(state, GenePaid)] == [C, A, B]


# Card genes


def test_e1_7_5_a_card_gene_is_traded_at_once_for_a_card_and_leaves_the_game() -> None:
    state = sold(0, 0, 0, genes="leg card leg")
    assert asked(state) is None
    assert chances(state)["card moult"] == 1
    assert state.portraits[B] == position("bmh").portraits[B]
    state = after(state, "card moult")
    assert (hand(state, B), hand(state, A), hand(state, C)) == ("moult", "", "")
    assert state.spent_genes == 1
    assert sum(state.deck) == 25


def test_e1_7_5_cards_are_drawn_from_what_is_left_of_the_deck() -> None:
    state = sold(0, 0, 0, genes="card leg leg", b="stampede moult", c="mutagen")
    while asked(state) is not None:
        state = after(state, "pass")
    assert chances(state)["card stampede"] == 1
    assert "card moult" not in chances(state)
    assert "card mutagen" not in chances(state)


def test_e1_7_5_each_card_gene_is_a_card() -> None:
    state = after(
        sold(0, 0, 0, genes="card card card"), "card moult", "card refuge", "card sunburn"
    )
    assert [hand(state, seat) for seat in (A, B, C)] == ["moult", "refuge", "sunburn"]


def test_e1_7_5_a_card_gene_is_traded_before_the_next_takes_theirs() -> None:
    state = sold(0, 0, 0, genes="card leg leg")
    assert state.portraits[B].leg == 1
    assert after(state, "card moult").portraits[B].leg == 2


def test_e1_7_5_with_an_empty_deck_a_card_gene_gives_nothing() -> None:
    state = position("bmh")
    state.deck = [0] * len(state.deck)
    settle_up(state, [Purchase(A, 0, Gene.CARD)])
    state = now(state)
    assert (is_over(state), state.spent_genes, hand(state, A)) == (True, 1, "")


def test_e1_7_5_cards_are_bought_in_the_first_two_turns_too() -> None:
    state = after(sold(0, 0, 0, genes="card leg leg", turn=1), "card unlooked-for-gene")
    assert (hand(state, A), is_over(state)) == ("unlooked-for-gene", True)


# Mutagen


def test_e1_8_2_mutagen_takes_three_off() -> None:
    state = sold(5, 0, 0, a="mutagen")
    assert (asked(state), offered(state)) == (A, ["play mutagen", "pass"])
    state = after(state, "play mutagen")
    assert (state.points[A], hand(state, A)) == (8, "")
    assert told(state, GenePaid)[0] == GenePaid(A, "leg", 5, 2)
    assert told(state, CardPlayed) == [CardPlayed(A, "mutagen")]


def test_e1_8_2_mutagen_never_pays_anything_out() -> None:
    assert after(sold(2, 0, 0, a="mutagen"), "play mutagen").points[A] == 10


def test_e1_8_2_mutagen_goes_with_mutants() -> None:
    assert after(sold(9, 0, 0, a="mutagen", mutants=(2,)), "play mutagen").points[A] == 6


def test_e1_8_2_who_keeps_mutagen_pays_in_full() -> None:
    state = after(sold(5, 0, 0, a="mutagen"), "pass")
    assert (state.points[A], hand(state, A)) == (5, "mutagen")


def test_e1_8_3_mutagens_add_up() -> None:
    state = after(sold(7, 0, 0, a="mutagen mutagen"), "play mutagen", "play mutagen")
    assert state.points[A] == 9


def test_e1_8_2_mutagen_is_for_ones_own_payment() -> None:
    state = sold(5, 5, 0, a="moult", b="mutagen")
    assert (asked(state), offered(state)) == (A, ["pass"])
    state = after(state, "pass")
    assert (asked(state), offered(state)) == (B, ["play mutagen", "pass"])


def test_e1_8_2_who_owes_nothing_is_not_asked_for_mutagen() -> None:
    assert told(sold(2, 0, 0, mutants=(2,), a="mutagen"), GenePaid)[0] == GenePaid(A, "leg", 2, 0)


def test_e1_8_1_no_mutagen_in_the_first_two_turns() -> None:
    assert sold(5, 0, 0, a="mutagen", turn=2).points[A] == 5


def test_e1_8_2_mutagen_is_not_played_while_bidding() -> None:
    state = now(position("bmh", hands={0: "mutagen"}), Evolution())
    state = after(state, *["gene leg"] * 3)
    assert all(line.startswith("bid") for line in offered(state))


# Unlooked-for gene


def test_e1_8_2_an_unlooked_for_gene_is_drawn_from_the_bag_free() -> None:
    state = sold(0, 0, 0, a="unlooked-for-gene")
    assert (asked(state), offered(state)) == (A, ["play unlooked-for-gene", "pass"])
    assert state.portraits[C].fur == 2, "after all have taken"
    state = after(state, "play unlooked-for-gene")
    assert chances(state)["gene horn"] == 8
    state = after(state, "gene horn")
    assert (state.portraits[A].horn, state.points[A]) == (1, 10)
    assert state.bag[Gene.HORN] == 7
    assert told(state, GeneTaken) == [GeneTaken(A, "horn")]
    assert is_over(state)


def test_e1_8_2_an_unlooked_for_card_gene_is_traded() -> None:
    state = after(sold(0, 0, 0, a="unlooked-for-gene"), "play unlooked-for-gene", "gene card")
    state = after(state, "card refuge")
    assert (hand(state, A), state.spent_genes) == ("refuge", 1)
    assert state.portraits[A].leg == 2, "only what it bought"


def test_e1_8_3_unlooked_for_genes_add_up() -> None:
    state = sold(0, 0, 0, a="unlooked-for-gene unlooked-for-gene")
    state = after(state, *["play unlooked-for-gene", "gene horn"] * 2)
    assert state.portraits[A].horn == 2


def test_e1_8_3_a_card_just_traded_for_may_be_played_at_once() -> None:
    state = after(sold(0, 0, 0, genes="card leg leg"), "card unlooked-for-gene")
    assert (asked(state), offered(state)) == (A, ["play unlooked-for-gene", "pass"])


def test_e1_8_3_so_may_a_card_that_an_unlooked_for_gene_brought() -> None:
    state = sold(0, 0, 0, a="unlooked-for-gene", b="moult", deck="unlooked-for-gene")
    state = after(state, "play unlooked-for-gene", "gene card", "card unlooked-for-gene")
    assert (asked(state), offered(state)) == (A, ["play unlooked-for-gene", "pass"])
    state = after(state, "play unlooked-for-gene", "gene horn")
    assert state.portraits[A].horn == 1
    assert is_over(state), "there is no third"


def test_e1_8_2_unlooked_for_genes_go_in_turn_order() -> None:
    state = sold(0, 0, 0, order=(2, 1, 0), a="unlooked-for-gene", c="unlooked-for-gene")
    assert asked(state) == C
    state = after(state, "play unlooked-for-gene", "gene horn")
    assert asked(state) == A


def test_e1_8_1_no_unlooked_for_gene_in_the_first_two_turns() -> None:
    assert is_over(sold(0, 0, 0, turn=2, a="unlooked-for-gene"))
