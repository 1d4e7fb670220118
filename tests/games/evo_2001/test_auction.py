"""E1-7.2, E1-7.3, E1-7.7: bidding for genes."""

from __future__ import annotations

import pytest

from mesozoic.games.evo_2001 import GAME
from mesozoic.games.evo_2001.auction import Evolution
from mesozoic.games.evo_2001.events import (
    BidMade,
    DroppedOut,
    GenePaid,
    GeneReturned,
    GenesOffered,
    GeneTaken,
)
from mesozoic.games.evo_2001.genes import Gene
from mesozoic.games.evo_2001.moments import AuctionMoment
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.islands.bidding import StandingBid
from tests.games.evo_2001.kit import (
    A,
    B,
    C,
    D,
    after,
    asked,
    chances,
    gene,
    is_over,
    now,
    offered,
    position,
    told,
)


def auction(
    genes: str = "leg egg fur",
    points: tuple[int, ...] = (10, 10, 10),
    mutants: tuple[int, ...] = (),
    order: tuple[int, ...] = (),
    scarce: bool = False,
    players: int = 3,
) -> EvoState:
    """An auction at its first bid, with these genes on offer."""
    state = position(
        "bmh",
        players=players,
        points=dict(enumerate(points)),
        genes={seat: {"mutant": owned} for seat, owned in enumerate(mutants)},
        order=order,
        scarce_genes="on" if scarce else "off",
    )
    return after(now(state, Evolution()), *(f"gene {name}" for name in genes.split()))


def bids_on(state: EvoState, lot: int) -> list[int]:
    """The amounts that may be bid on a gene."""
    words = [line.split() for line in offered(state)]
    return [int(line[1]) for line in words if line[0] == "bid" and line[3] == str(lot)]


def paid(state: EvoState) -> dict[int, tuple[str, int]]:
    """Who bought what, and for how much, as the last act told."""
    return {event.seat: (event.gene, event.paid) for event in told(state, GenePaid)}


# The genes on offer


@pytest.mark.parametrize("players", [3, 4, 5])
def test_e1_7_2_as_many_genes_as_players_are_drawn(players: int) -> None:
    state = now(position("bmh", players=players), Evolution())
    state = after(state, *["gene tail"] * players)
    assert told(state, GenesOffered) == [GenesOffered(("tail",) * players)]
    assert offered(state)


def test_e1_7_2_genes_are_drawn_from_the_bag_without_return() -> None:
    state = now(position("bmh"), Evolution())
    assert chances(state) == {
        "gene tail": 6,
        "gene leg": 12,
        "gene horn": 8,
        "gene egg": 8,
        "gene fur": 8,
        "gene parasol": 8,
        "gene mutant": 6,
        "gene card": 6,
    }
    state = after(state, "gene tail")
    assert chances(state)["gene tail"] == 5
    assert after(state, "gene tail", "gene leg").bag[Gene.TAIL] == 4


def test_e1_7_2_what_the_bag_has_no_more_is_not_drawn() -> None:
    state = position("bmh")
    state.bag = [0, 0, 1, 0, 0, 0, 0, 2]
    assert chances(now(state, Evolution())) == {"gene horn": 1, "gene card": 2}


# Bidding


def test_e1_7_2_each_bids_in_turn_order() -> None:
    state = auction(order=(2, 0, 1))
    assert asked(state) == C
    state = after(state, "bid 0 on 0")
    assert asked(state) == A
    assert asked(after(state, "bid 0 on 1")) == B


def test_e1_7_2_any_amount_from_nothing_on_a_gene_without_a_bid() -> None:
    state = auction(points=(4, 10, 10))
    assert [bids_on(state, lot) for lot in range(3)] == [[0, 1, 2, 3, 4]] * 3


def test_e1_7_2_more_than_the_standing_bid_on_one_that_has() -> None:
    state = after(auction(points=(10, 5, 10)), "bid 3 on 1")
    assert bids_on(state, 1) == [4, 5]
    assert bids_on(state, 0) == [0, 1, 2, 3, 4, 5]


def test_e1_7_2_bids_above_six_are_allowed() -> None:
    state = after(auction(points=(25, 10, 10)), "bid 25 on 0", "bid 0 on 1", "bid 0 on 2")
    assert paid(state)[A] == ("leg", 25)


def test_e1_7_2_there_is_no_passing() -> None:
    assert all(line.startswith("bid") for line in offered(auction()))
    assert all(line.startswith("bid") for line in offered(auction(points=(0, 0, 0))))
    state = after(auction(), "bid 1 on 0", "bid 2 on 0")
    assert all(line.startswith("bid") for line in offered(state)), "nor for who is outbid"


def test_e1_7_2_who_is_outbid_bids_again_before_the_next_player() -> None:
    state = after(auction(), "bid 1 on 0", "bid 2 on 0")
    assert told(state, BidMade) == [BidMade(B, 0, "leg", 2, outbid=A)]
    assert asked(state) == A
    assert asked(after(state, "bid 0 on 1")) == C


def test_e1_7_2_who_is_outbid_may_bid_on_the_same_gene_again() -> None:
    state = after(auction(), "bid 1 on 0", "bid 2 on 0", "bid 3 on 0")
    assert (asked(state), bids_on(state, 0)) == (B, [4, 5, 6, 7, 8, 9, 10])
    state = after(state, "bid 0 on 1")
    assert asked(state) == C


def test_e1_7_2_whom_that_outbids_bids_again_likewise() -> None:
    """C outbids A, A outbids B, B takes what is left."""
    state = after(auction(), "bid 1 on 0", "bid 1 on 1", "bid 2 on 0")
    assert asked(state) == A
    state = after(state, "bid 2 on 1")
    assert asked(state) == B
    state = after(state, "bid 0 on 2")
    assert paid(state) == {A: ("egg", 2), B: ("fur", 0), C: ("leg", 2)}


def test_e1_7_2_a_chain_is_settled_before_the_fourth_player() -> None:
    state = auction("leg egg fur horn", points=(10,) * 4, players=4)
    state = after(state, "bid 1 on 0", "bid 1 on 1", "bid 2 on 0", "bid 2 on 1", "bid 3 on 0")
    assert asked(state) == C
    state = after(state, "bid 0 on 2")
    assert asked(state) == D
    assert bids_on(state, 0) == [4, 5, 6, 7, 8, 9, 10]
    assert bids_on(state, 1) == [3, 4, 5, 6, 7, 8, 9, 10]


def test_e1_7_2_an_earlier_bid_stands_for_nothing_once_outbid() -> None:
    state = after(auction(), "bid 5 on 0", "bid 6 on 0", "bid 0 on 1", "bid 0 on 2")
    assert paid(state) == {A: ("egg", 0), B: ("leg", 6), C: ("fur", 0)}


def test_e1_7_2_two_genes_of_a_kind_are_two_lots() -> None:
    state = after(auction("leg leg leg"), "bid 2 on 1", "bid 0 on 0")
    assert (asked(state), bids_on(state, 2)[0], bids_on(state, 1)[0]) == (C, 0, 3)


def test_e1_5_2_an_extinct_species_still_bids_and_buys() -> None:
    state = position("bmh", ".12", extinction="final")
    state = after(now(state, Evolution()), *["gene leg"] * 3)
    assert asked(state) == A
    state = after(state, "bid 4 on 0", "bid 0 on 1", "bid 0 on 2")
    assert (state.points[A], state.portraits[A].leg) == (6, 2)


# What may be bid at most


def test_e1_7_3_nobody_bids_more_than_they_have() -> None:
    assert bids_on(auction(points=(2, 10, 10)), 0) == [0, 1, 2]


def test_e1_7_3_without_points_only_nothing_may_be_bid() -> None:
    state = after(auction(points=(10, 0, 10)), "bid 0 on 0")
    assert offered(state) == ["bid 0 on 1", "bid 0 on 2"]


@pytest.mark.parametrize(("mutants", "pays"), [(0, 2), (1, 1), (3, 0)])
def test_e1_7_4_a_bid_shows_what_it_would_cost(mutants: int, pays: int) -> None:
    moment = GAME.view(after(auction(mutants=(mutants,)), "bid 2 on 1"), None).moment
    assert isinstance(moment, AuctionMoment)
    assert moment.bids == (None, StandingBid(A, 2, pays), None)


def test_e1_7_3_mutant_genes_are_money_at_the_auction() -> None:
    state = auction(points=(2, 10, 10), mutants=(3,))
    assert bids_on(state, 0) == [0, 1, 2, 3, 4, 5]
    state = after(state, "bid 5 on 0", "bid 0 on 1", "bid 0 on 2")
    assert state.points[A] == 0


def test_e1_7_3_cards_in_hand_do_not_count() -> None:
    state = position("bmh", points={0: 2}, hands={0: "mutagen"})
    state = after(now(state, Evolution()), *["gene leg"] * 3)
    assert bids_on(state, 0) == [0, 1, 2]


def test_e1_7_3_a_bid_that_stands_is_not_taken_from_the_purse() -> None:
    state = after(auction(points=(5, 10, 10)), "bid 5 on 0", "bid 6 on 0")
    assert bids_on(state, 1) == [0, 1, 2, 3, 4, 5]


# Scarce genes


@pytest.mark.parametrize("players", [3, 4, 5])
def test_e1_7_7_one_gene_fewer_than_players(players: int) -> None:
    state = now(position("bmh", players=players, scarce_genes="on"), Evolution())
    state = after(state, *["gene leg"] * (players - 1))
    assert told(state, GenesOffered) == [GenesOffered(("leg",) * (players - 1))]


def test_e1_7_7_the_first_bid_is_compulsory() -> None:
    state = auction("leg egg", scarce=True)
    assert "drop out" not in offered(state)
    state = after(state, "bid 0 on 0", "bid 0 on 1")
    assert offered(state)[0] == "bid 1 on 0"
    assert "drop out" not in offered(state)


def test_e1_7_7_who_is_outbid_may_drop_out() -> None:
    state = after(auction("leg egg", scarce=True), "bid 0 on 0", "bid 1 on 0")
    assert asked(state) == A
    assert offered(state)[-1] == "drop out"
    assert "bid 0 on 1" in offered(state)
    state = after(state, "drop out")
    assert told(state, DroppedOut) == [DroppedOut(A)]
    assert asked(state) == C
    assert "drop out" not in offered(state)


def test_e1_7_7_after_a_chain_the_next_bids_for_the_first_time() -> None:
    state = after(auction("leg egg", scarce=True), "bid 0 on 0", "bid 1 on 0", "bid 0 on 1")
    assert asked(state) == C
    assert "drop out" not in offered(state)


def test_e1_7_7_who_drops_out_neither_pays_nor_takes() -> None:
    state = auction("leg egg", scarce=True)
    state = after(state, "bid 3 on 0", "bid 2 on 1", "bid 4 on 0", "drop out")
    assert paid(state) == {B: ("egg", 2), C: ("leg", 4)}
    assert state.points == [10, 8, 6]
    assert [portrait.leg for portrait in state.portraits] == [1, 1, 2]
    assert is_over(state)


def test_e1_7_7_who_can_afford_no_legal_bid_drops_out() -> None:
    state = after(auction("leg egg", points=(10, 10, 0), scarce=True), "bid 0 on 0", "bid 0 on 1")
    assert (asked(state), offered(state)) == (C, ["drop out"])
    assert paid(after(state, "drop out")) == {A: ("leg", 0), B: ("egg", 0)}


def test_e1_7_7_a_first_bid_is_compulsory_even_of_ones_last_point() -> None:
    state = after(auction("leg egg", points=(10, 10, 1), scarce=True), "bid 0 on 0", "bid 1 on 1")
    assert offered(state) == ["bid 1 on 0"]


def test_e1_7_7_a_gene_without_a_bidder_returns_to_the_bag() -> None:
    state = auction("leg egg", points=(10, 10, 10), scarce=True)
    before = state.bag
    state = after(state, "bid 1 on 0", "bid 2 on 0", "drop out", "bid 3 on 0", "drop out")
    assert paid(state) == {C: ("leg", 3)}
    assert told(state, GeneReturned) == [GeneReturned("egg")]
    assert state.bag[gene("egg")] == before[gene("egg")] + 1
    assert [event.gene for event in told(state, GeneTaken)] == ["leg"]


def test_e1_7_7_without_the_option_nobody_drops_out() -> None:
    state = after(auction(), "bid 0 on 0", "bid 1 on 0")
    assert "drop out" not in offered(state)


def test_e1_7_7_several_may_drop_out() -> None:
    state = auction("leg egg fur", points=(10,) * 4, players=4, scarce=True)
    state = after(state, "bid 0 on 0", "bid 1 on 0", "drop out", "bid 2 on 0", "drop out")
    assert asked(state) == D
    state = after(state, "bid 0 on 2")
    assert paid(state) == {C: ("leg", 2), D: ("fur", 0)}
