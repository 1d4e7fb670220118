"""E2-3.1 to E2-3.3: the laboratory, the bids on its columns, and what they cost."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from mesozoic.games.evo_2011 import GAME
from mesozoic.games.evo_2011.events import (
    BidMade,
    CardDrawn,
    GenesOffered,
    GeneTaken,
    LotPaid,
    TokenForeseen,
)
from mesozoic.games.evo_2011.genes import GENES
from mesozoic.games.evo_2011.moments import LaboratoryMoment
from mesozoic.games.evo_2011.mutations import MutationPhase
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.islands.bidding import StandingBid
from tests.games.evo_2011.kit import (
    UNIQUE,
    A,
    B,
    C,
    D,
    after,
    asked,
    chances,
    hand,
    is_over,
    now,
    offered,
    position,
    told,
)

NORMAL = ("legs", "horn", "thermoregulation", "fur", "egg", "vial")
EIGHT = " ".join(UNIQUE[:8])


def filling(
    players: int = 3,
    genes: Mapping[int, str] | None = None,
    bag: Mapping[str, int] | None = None,
) -> EvoState:
    """The first gene is about to be drawn."""
    return now(position("dfc", players=players, genes=genes, bag=bag), MutationPhase())


def laboratory(
    genes: str = "horn egg",
    points: tuple[int, ...] = (10, 10, 10, 10, 10),
    vials: tuple[int, ...] = (),
    order: tuple[int, ...] = (),
) -> EvoState:
    """The first bid, with these genes on offer."""
    state = position(
        "dfc",
        players=len(genes.split()) + 1,
        points=dict(enumerate(points)),
        genes={seat: " ".join(["vial"] * owned) for seat, owned in enumerate(vials)},
        order=order,
    )
    return after(now(state, MutationPhase()), *(f"gene {name}" for name in genes.split()))


def bids_on(state: EvoState, column: int) -> list[int]:
    """The values that the pawn may be put on."""
    words = [line.split() for line in offered(state, "bid")]
    return [int(line[1]) for line in words if line[3] == str(column)]


def paid(state: EvoState) -> dict[int, tuple[str, int, int]]:
    """Who got what, on which bid, and for how much, as the last act told."""
    return {event.seat: (event.lot, event.bid, event.paid) for event in told(state, LotPaid)}


# The genes on offer


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_e2_3_1_one_gene_fewer_than_players(players: int) -> None:
    state = filling(players)
    genes = NORMAL[: players - 1]
    for gene in genes:
        assert asked(state) is None
        state = after(state, f"gene {gene}")
    assert told(state, GenesOffered) == [GenesOffered(genes)]
    assert [len(bids_on(state, column)) for column in range(players + 1)] == [7] * players + [0]


def test_e2_1_1_eight_of_twelve_unique_genes_are_in_the_bag() -> None:
    """44 genes: 6 of each normal kind, and each unique one with eight chances in twelve."""
    weights = chances(filling())
    assert weights == {
        **{f"gene {gene}": 6 * 12 for gene in NORMAL},
        **{f"gene {gene}": 8 for gene in UNIQUE},
    }
    assert sum(weights.values()) == 44 * 12


def test_e2_1_1_of_the_unique_genes_not_yet_seen_four_are_left_out() -> None:
    weights = chances(filling(genes={0: "wings", 1: "fins bone-plate"}))
    assert weights["gene horn"] == 6 * 9
    assert weights["gene great-horn"] == 5
    assert "gene wings" not in weights
    assert sum(weights.values()) == (36 + 5) * 9


def test_e2_1_1_after_eight_unique_genes_the_others_never_come() -> None:
    weights = chances(filling(genes={0: EIGHT}))
    assert weights == {f"gene {gene}": 6 for gene in NORMAL}


def test_e2_1_1_the_last_unique_gene_is_any_of_five() -> None:
    seven = " ".join(UNIQUE[:7])
    weights = chances(filling(genes={0: seven}))
    assert weights["gene horn"] == 6 * 5
    assert [weights.get(f"gene {gene}") for gene in UNIQUE] == [None] * 7 + [1] * 5


def test_e2_3_1_what_is_bought_leaves_the_bag() -> None:
    assert chances(filling(genes={0: "horn horn", 2: "horn"}))["gene horn"] == 3 * 12


def test_e2_3_1_no_two_alike() -> None:
    state = after(filling(players=4), "gene horn")
    weights = chances(state)
    assert "gene horn" not in weights
    assert weights["gene egg"] == 6 * 12
    assert weights["gene wings"] == 8
    state = after(state, "gene egg")
    assert not {"gene horn", "gene egg"} & set(chances(state))


def test_e2_3_1_a_double_goes_back_so_the_others_are_as_likely_as_before() -> None:
    """Without horns, the weights of the rest do not change."""
    before, then = chances(filling()), chances(after(filling(), "gene horn"))
    assert then == {gene: weight for gene, weight in before.items() if gene != "gene horn"}


def test_e2_3_1_a_unique_gene_on_offer_is_not_drawn_again() -> None:
    weights = chances(after(filling(players=4), "gene wings"))
    assert "gene wings" not in weights
    assert weights == {
        **{f"gene {gene}": 6 * 11 for gene in NORMAL},
        **{f"gene {gene}": 7 for gene in UNIQUE if gene != "wings"},
    }


def test_e2_3_1_if_the_bag_has_nothing_else_doubles_are_allowed() -> None:
    state = filling(players=4, genes={0: EIGHT}, bag={"horn": 3})
    assert chances(state) == {"gene horn": 3}
    state = after(state, "gene horn")
    assert chances(state) == {"gene horn": 2}
    state = after(state, "gene horn", "gene horn")
    assert told(state, GenesOffered) == [GenesOffered(("horn", "horn", "horn"))]


def test_e2_3_1_a_double_is_not_drawn_while_a_unique_gene_is_left() -> None:
    seven = " ".join(UNIQUE[:7])
    state = after(filling(genes={0: seven}, bag={"horn": 3}), "gene horn")
    assert chances(state) == {f"gene {gene}": 1 for gene in UNIQUE[7:]}


def test_e2_3_1_the_last_gene_of_a_kind_may_be_doubled_by_another_kind_only() -> None:
    state = filling(players=4, genes={0: EIGHT}, bag={"horn": 2, "egg": 1})
    state = after(state, "gene horn")
    assert chances(state) == {"gene egg": 1}
    state = after(state, "gene egg")
    assert chances(state) == {"gene horn": 1}


def test_e2_3_1_an_empty_bag_leaves_columns_bare() -> None:
    state = after(filling(genes={0: EIGHT}, bag={"egg": 1}), "gene egg")
    assert told(state, GenesOffered) == [GenesOffered(("egg",))]
    assert [len(bids_on(state, column)) for column in range(4)] == [7, 7, 7, 0]


def test_e2_3_1_a_bare_column_gives_only_its_place() -> None:
    state = after(filling(genes={0: EIGHT}, bag={}), "bid 3 on 2", "bid 0 on 1")
    before = state.species
    state = after(state, "bid 0 on 0")
    assert paid(state) == {A: ("bare", 3, 3), B: ("bare", 0, 0), C: ("card", 0, 0)}
    assert state.species == before
    assert state.points == [7, 10, 10]
    assert state.order == (C, B, A)
    assert not told(state, GeneTaken)


# Bidding


def test_e2_3_2_pawns_are_put_down_in_initiative_order() -> None:
    state = laboratory(order=(2, 0, 1))
    assert asked(state) == C
    state = after(state, "bid 0 on 0")
    assert asked(state) == A
    assert asked(after(state, "bid 0 on 1")) == B


def test_e2_3_2_on_an_empty_column_any_value_from_0_to_6() -> None:
    assert [bids_on(laboratory(), column) for column in (0, 1, 2)] == [[0, 1, 2, 3, 4, 5, 6]] * 3


def test_e2_3_2_on_an_occupied_column_above_the_pawn_there() -> None:
    state = after(laboratory(), "bid 3 on 1")
    assert bids_on(state, 1) == [4, 5, 6]
    assert bids_on(state, 0) == bids_on(state, 2) == [0, 1, 2, 3, 4, 5, 6]


def test_e2_3_2_a_pawn_on_6_cannot_be_dislodged() -> None:
    state = after(laboratory(points=(10, 50, 50)), "bid 6 on 1")
    assert bids_on(state, 1) == []
    state = after(state, "bid 5 on 0")
    assert bids_on(state, 0) == [6]


def test_e2_3_2_nobody_bids_what_they_could_not_pay() -> None:
    state = laboratory(points=(2, 10, 10))
    assert bids_on(state, 0) == [0, 1, 2]


def test_e2_3_2_without_points_one_bids_0() -> None:
    state = laboratory(points=(10, 0, 10))
    state = after(state, "bid 0 on 1")
    assert offered(state) == ["bid 0 on 0", "bid 0 on 2"]


def test_e2_3_2_vials_count_in_what_one_can_pay() -> None:
    state = laboratory(points=(2, 0, 10), vials=(2, 1, 0))
    assert bids_on(state, 0) == [0, 1, 2, 3, 4]
    state = after(state, "bid 4 on 1")
    assert bids_on(state, 0) == [0, 1]


def test_e2_3_2_everyone_must_bid() -> None:
    state = laboratory()
    for line in ("bid 0 on 0", "bid 1 on 0", "bid 0 on 1"):
        assert all(option.startswith("bid") for option in offered(state))
        state = after(state, line)


def test_e2_3_2_the_dislodged_bids_again_at_once() -> None:
    state = after(laboratory(), "bid 1 on 1", "bid 2 on 1")
    assert told(state, BidMade) == [BidMade(B, 1, "horn", 2, dislodged=A)]
    assert asked(state) == A
    assert asked(after(state, "bid 0 on 0")) == C


def test_e2_3_2_the_dislodged_must_change_column() -> None:
    state = after(laboratory(), "bid 1 on 1", "bid 2 on 1")
    assert bids_on(state, 1) == []
    assert [bids_on(state, column)[0] for column in (0, 2)] == [0, 0]


def test_e2_3_2_the_dislodged_may_dislodge_another_who_must_change_too() -> None:
    state = after(laboratory(), "bid 1 on 1", "bid 1 on 2", "bid 2 on 1")
    assert (asked(state), bids_on(state, 1), bids_on(state, 2)[0]) == (A, [], 2)
    state = after(state, "bid 2 on 2")
    assert (asked(state), bids_on(state, 2), bids_on(state, 1)[0]) == (B, [], 3)


def test_e2_3_2_later_they_may_return() -> None:
    """A is driven from column 1, then from column 2: by then column 1 is open to A again."""
    state = after(laboratory("horn egg fur"), "bid 1 on 1", "bid 2 on 1", "bid 0 on 2")
    assert asked(state) == C
    state = after(state, "bid 1 on 2")
    assert asked(state) == A
    assert bids_on(state, 1) == [3, 4, 5, 6]
    assert bids_on(state, 2) == []
    state = after(state, "bid 3 on 1")
    assert (asked(state), bids_on(state, 1)) == (B, [])


def test_e2_3_2_only_the_dislodged_is_barred() -> None:
    state = after(laboratory("horn egg fur"), "bid 1 on 1", "bid 2 on 1", "bid 0 on 0")
    assert (asked(state), bids_on(state, 1)) == (C, [3, 4, 5, 6])


def test_e2_3_2_a_chain_is_settled_before_the_next_player() -> None:
    state = laboratory("horn egg fur")
    state = after(state, "bid 1 on 1", "bid 1 on 2", "bid 2 on 1", "bid 2 on 2", "bid 3 on 1")
    assert asked(state) == C
    state = after(state, "bid 0 on 0")
    assert asked(state) == D
    assert [bids_on(state, column)[0] for column in (0, 1, 2, 3)] == [1, 4, 3, 0]


def test_e2_3_2_a_dislodged_pawn_costs_nothing_where_it_stood() -> None:
    state = after(laboratory(), "bid 5 on 1", "bid 6 on 1", "bid 0 on 2", "bid 0 on 0")
    assert paid(state) == {A: ("egg", 0, 0), B: ("horn", 6, 6), C: ("card", 0, 0)}


def test_e2_3_2_a_bid_is_not_taken_from_the_purse_before_payment() -> None:
    state = after(laboratory(points=(5, 10, 10)), "bid 5 on 1", "bid 6 on 1")
    assert bids_on(state, 2) == [0, 1, 2, 3, 4, 5]


def test_e2_3_2_two_players_have_two_columns() -> None:
    state = after(laboratory("wings"), "bid 2 on 1")
    assert [bids_on(state, column) for column in (0, 1)] == [[*range(7)], [3, 4, 5, 6]]
    state = after(state, "bid 3 on 1")
    assert (asked(state), bids_on(state, 1)) == (A, [])
    state = after(state, "bid 1 on 0")
    assert paid(state) == {A: ("card", 1, 1), B: ("wings", 3, 3)}


# Payment


def test_e2_3_3_all_pay_the_bank_and_take_their_genes() -> None:
    state = after(laboratory("wings egg"), "bid 4 on 1", "bid 2 on 2", "bid 3 on 0")
    assert state.points == [6, 8, 7]
    assert paid(state) == {A: ("wings", 4, 4), B: ("egg", 2, 2), C: ("card", 3, 3)}
    assert told(state, GeneTaken) == [GeneTaken(A, "wings"), GeneTaken(B, "egg")]
    assert state.species[A].has(GENES["wings"])
    assert [species.egg for species in state.species] == [1, 2, 1]
    assert [species.horn for species in state.species] == [0, 0, 0]


def test_e2_3_3_normal_genes_add_up() -> None:
    state = laboratory("vial egg", vials=(2,))
    state = after(state, "bid 0 on 1", "bid 0 on 2", "bid 0 on 0")
    assert state.species[A].vial == 3


def test_e2_3_3_the_first_column_is_an_event_card_from_the_deck() -> None:
    state = after(laboratory(), "bid 0 on 1", "bid 0 on 0", "bid 0 on 2")
    assert chances(state) == {
        "card geysers": 3,
        "card prescience": 3,
        "card swarm-of-rats": 3,
        "card egg-thief": 3,
        "card frenzied-attack": 3,
    }
    state = after(state, "card egg-thief")
    assert (hand(state, A), hand(state, B), hand(state, C)) == ("", "egg-thief", "")
    assert told(state, CardDrawn, B) == [CardDrawn(B, "egg-thief")]
    for other in (A, C, None):
        assert told(state, CardDrawn, other) == [CardDrawn(B, None)]
    assert is_over(state)


def test_e2_3_3_cards_held_or_played_are_not_drawn() -> None:
    state = position("dfc", players=2, hands={0: "geysers geysers"}, discard="geysers egg-thief")
    state = after(now(state, MutationPhase()), "gene horn", "bid 0 on 0", "bid 0 on 1")
    weights = chances(state)
    assert "card geysers" not in weights
    assert (weights["card egg-thief"], sum(weights.values())) == (2, 11)
    assert hand(after(state, "card egg-thief"), A) == "geysers geysers egg-thief"


def test_e2_3_3_an_empty_deck_gives_no_card() -> None:
    state = position("dfc", players=2)
    state.deck = [0] * len(state.deck)
    state = after(now(state, MutationPhase()), "gene horn", "bid 0 on 0", "bid 0 on 1")
    assert (is_over(state), state.hands) == (True, [(), ()])


@pytest.mark.parametrize(("vials", "due"), [(0, 4), (1, 3), (3, 1), (4, 0), (5, 0)])
def test_e2_3_3_a_pawn_shows_what_it_would_cost(vials: int, due: int) -> None:
    moment = GAME.view(after(laboratory(vials=(vials,)), "bid 4 on 1"), None).moment
    assert isinstance(moment, LaboratoryMoment)
    assert moment.bids == (None, StandingBid(A, 4, due), None)


@pytest.mark.parametrize(("vials", "due"), [(0, 4), (1, 3), (3, 1), (4, 0), (5, 0)])
def test_e2_3_3_each_vial_takes_one_off_never_below_0(vials: int, due: int) -> None:
    state = laboratory(vials=(vials,))
    state = after(state, "bid 4 on 1", "bid 0 on 0", "bid 0 on 2")
    assert paid(state)[A] == ("horn", 4, due)
    assert state.points == [10 - due, 10, 10]


def test_e2_3_3_vials_take_off_a_card_too() -> None:
    state = after(laboratory(vials=(2,)), "bid 5 on 0", "bid 0 on 1", "bid 0 on 2")
    assert paid(state)[A] == ("card", 5, 3)


def test_e2_3_3_a_vial_works_from_the_turn_after() -> None:
    state = after(laboratory("vial egg"), "bid 4 on 1", "bid 0 on 0", "bid 0 on 2")
    assert paid(state)[A] == ("vial", 4, 4)
    assert state.species[A].vial == 1


def test_e2_3_3_another_vial_is_cheaper_by_those_owned_before() -> None:
    state = after(laboratory("vial egg", vials=(1,)), "bid 4 on 1", "bid 0 on 0", "bid 0 on 2")
    assert paid(state)[A] == ("vial", 4, 3)


def test_e2_3_3_one_may_spend_the_last_point() -> None:
    state = laboratory(points=(3, 10, 10), vials=(2,))
    state = after(state, "bid 5 on 1", "bid 0 on 0", "bid 0 on 2")
    assert state.points == [0, 10, 10]


def test_e2_8_7_whoever_buys_sixth_sense_looks_at_once() -> None:
    state = after(laboratory("sixth-sense egg"), "bid 0 on 1", "bid 0 on 0", "bid 0 on 2")
    state = after(state, "card geysers")
    assert set(chances(state)) == {"token plus-2", "token plus-1", "token still", "token minus-1"}
    state = after(state, "token plus-2")
    assert told(state, TokenForeseen, A) == [TokenForeseen(A, "plus-2")]
    assert is_over(state)


def test_e2_8_7_it_is_looked_at_once_only() -> None:
    state = position("dfc", genes={0: "sixth-sense"}, foreseen="still")
    state = after(now(state, MutationPhase()), "gene horn", "gene egg", "bid 0 on 1", "bid 0 on 0")
    state = after(state, "bid 0 on 2", "card geysers")
    assert is_over(state), "it knows already"
