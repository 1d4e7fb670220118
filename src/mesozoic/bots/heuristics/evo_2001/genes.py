"""What a gene is worth at this stage, and weighing bids (phase 6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mesozoic.bots.heuristics.evo_2001.prospects import prospects_of
from mesozoic.bots.heuristics.zones import Row
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2001.actions import Bid
from mesozoic.games.evo_2001.auction import Auction
from mesozoic.games.evo_2001.genes import Gene, Portrait
from mesozoic.games.evo_2001.state import EvoState

# By gene: what the first one more than at the start brings a turn, and what part of that each
# further one. Found by playing thousands of games with one number changed.
A_TURN: Final = {
    Gene.TAIL: (0.1, 0.6),
    Gene.LEG: (0.42, 0.8),
    Gene.HORN: (0.2, 0.7),
    Gene.EGG: (1.1, 0.7),
    Gene.FUR: (0.5, 0.8),
    Gene.PARASOL: (0.5, 0.8),
    Gene.MUTANT: (0.48, 0.9),
}
# An event card, if there is time to play it.
CARD: Final = 0.6
TIME_FOR_A_CARD: Final = 3.0
# Of bids that cost the same the lowest.
MODESTY: Final = 0.01

_FIRST: Final = Portrait().counts()
_MOST: Final = 64


def tables() -> tuple[Row, ...]:
    """By gene and how many more than at the start one has: what another one brings a turn."""
    return tuple(
        tuple(first * less**owned for owned in range(_MOST)) for first, less in A_TURN.values()
    )


_TABLES: Final[tuple[Row, ...]] = tables()


def gene_worths(state: EvoState, seat: Seat, genes: Sequence[Gene]) -> list[float]:
    """In points, to the end of the game. An auction is held only where a turn follows."""
    turns = prospects_of(state).turns_to_come(state.meteor)
    owned = state.portraits[seat].counts()
    worths: list[float] = []
    for gene in genes:
        if gene is Gene.CARD:
            worths.append(CARD * min(1.0, turns / TIME_FOR_A_CARD))
        else:
            # A mutant gene takes nothing off its own price: it helps from the next auction on.
            uses = turns - 1.0 if gene is Gene.MUTANT else turns
            worths.append(_TABLES[gene][owned[gene] - _FIRST[gene]] * uses)
    return worths


def weigh_bids(
    state: EvoState, seat: Seat, options: Sequence[Action], moment: Auction
) -> list[float]:
    """A point paid is a point lost; the least bid on what gains most, as one may bid again."""
    worths = gene_worths(state, seat, moment.genes)
    discount = state.portraits[seat].mutant
    weights: list[float] = []
    for action in options:
        if isinstance(action, Bid):
            left = worths[action.lot] - max(0, action.amount - discount)
            weights.append(left - MODESTY * action.amount)
        else:
            weights.append(0.0)
    return weights
