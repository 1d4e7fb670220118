"""What a gene is worth at this stage, and weighing bids (phase 6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mesozoic.bots.heuristics.evo_2001.prospects import prospects_of
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2001.actions import Bid
from mesozoic.games.evo_2001.auction import Auction
from mesozoic.games.evo_2001.genes import Gene
from mesozoic.games.evo_2001.state import EvoState

# By gene: what one brings a turn, and by how much each that one has already makes it less.
A_TURN: dict[Gene, float] = {
    Gene.TAIL: 0.1,
    Gene.LEG: 0.42,
    Gene.HORN: 0.25,
    Gene.EGG: 1.1,
    Gene.FUR: 0.5,
    Gene.PARASOL: 0.5,
    Gene.MUTANT: 0.6,
    Gene.CARD: 0.0,
}
EACH_MORE: dict[Gene, float] = {
    Gene.TAIL: 0.6,
    Gene.LEG: 0.8,
    Gene.HORN: 0.7,
    Gene.EGG: 0.7,
    Gene.FUR: 0.8,
    Gene.PARASOL: 0.8,
    Gene.MUTANT: 0.9,
    Gene.CARD: 1.0,
}
FIRST: Final = {Gene.HORN: 0, Gene.MUTANT: 0}
CARD_WORTH = [0.6]


def gene_worth(state: EvoState, seat: Seat, gene: Gene) -> float:
    """In points, to the end of the game."""
    turns = prospects_of(state).turns_left[state.meteor]
    # An auction is held only where a turn follows.
    turns = 1.0 + prospects_of(state).turns_left[min(state.meteor + 1, 15)]
    if gene is Gene.CARD:
        return CARD_WORTH[0] * min(1.0, turns / 3)
    owned = state.portraits[seat][gene] - FIRST.get(gene, 1)
    brings = turns - 1 if gene is Gene.MUTANT else turns
    return A_TURN[gene] * EACH_MORE[gene] ** owned * brings


def weigh_bids(
    state: EvoState, seat: Seat, options: Sequence[Action], moment: Auction
) -> list[float]:
    """A point paid is a point lost; of equal gains the lower bid is better, the next will see."""
    worths = [gene_worth(state, seat, gene) for gene in moment.genes]
    discount = state.portraits[seat].mutant
    return [
        worths[action.lot] - max(0, action.amount - discount) - 0.01 * action.amount
        if isinstance(action, Bid)
        else 0.0
        for action in options
    ]
