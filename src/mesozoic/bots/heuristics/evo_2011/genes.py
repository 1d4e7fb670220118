"""What a gene is worth at this stage, and weighing bids (phase 2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mesozoic.bots.heuristics.evo_2011.prospects import pile_seen_by, turns_to_come
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2011.actions import Bid
from mesozoic.games.evo_2011.genes import UNIQUE, Gene, Species
from mesozoic.games.evo_2011.mutations import Laboratory
from mesozoic.games.evo_2011.state import EvoState

# By gene: what the first one more than at the start brings a turn, and what part of that each
# further one.
A_TURN: Final = {
    Gene.LEGS: (0.4, 0.7),
    Gene.HORN: (0.25, 0.8),
    Gene.THERMOREGULATION: (0.45, 0.8),
    Gene.FUR: (0.5, 0.8),
    Gene.EGG: (0.8, 0.7),
    Gene.VIAL: (0.5, 0.8),
}
UNIQUE_A_TURN: Final = {
    Gene.BONE_PLATE: 0.2,
    Gene.GREAT_HORN: 0.4,
    Gene.THICK_SHELL: 0.5,
    Gene.FINS: 0.4,
    Gene.WINGS: 0.3,
    Gene.REGENERATION: 0.4,
    Gene.KILLER_BABIES: 0.4,
    Gene.SIXTH_SENSE: 0.3,
    Gene.CAVE_DWELLER: 0.5,
    Gene.ADRENALINE_RUSH: 0.15,
    Gene.MUSCULAR_THIGHS: 0.6,
    Gene.CHAMELEON_SKIN: 0.15,
}
# An event card, if there is time to play it.
CARD: Final = 0.8
TIME_FOR_A_CARD: Final = 3.0
# Of bids that cost the same the lowest.
MODESTY: Final = 0.01

_FIRST: Final = Species()
_MOST: Final = 64


def tables() -> dict[Gene, tuple[float, ...]]:
    """By gene and how many more than at the start one has: what another one brings a turn."""
    normal = {
        gene: tuple(first * less**owned for owned in range(_MOST))
        for gene, (first, less) in A_TURN.items()
    }
    return normal | {gene: (UNIQUE_A_TURN[gene],) for gene in UNIQUE}


_TABLES: Final = tables()


def gene_worth(species: Species, gene: Gene, turns: float) -> float:
    """In points, to the end of the game."""
    if gene.is_unique:
        return _TABLES[gene][0] * turns
    # A vial takes nothing off its own price: it helps from the next turn on.
    uses = turns - 1.0 if gene is Gene.VIAL else turns
    return _TABLES[gene][species[gene] - _FIRST[gene]] * uses


def column_worths(state: EvoState, seat: Seat, genes: Sequence[Gene | None]) -> list[float]:
    """The first column is an event card; one without a gene gives nothing but its place."""
    turns = turns_to_come(pile_seen_by(state, seat))
    species = state.species[seat]
    return [
        CARD * min(1.0, turns / TIME_FOR_A_CARD),
        *(gene_worth(species, gene, turns) if gene is not None else 0.0 for gene in genes),
    ]


def weigh_bids(
    state: EvoState, seat: Seat, options: Sequence[Action], moment: Laboratory
) -> list[float]:
    """A point paid is a point lost; the least bid on what gains most, as one may bid again."""
    worths = column_worths(state, seat, moment.genes)
    discount = state.species[seat].vial
    return [
        worths[action.column] - max(0, action.amount - discount) - MODESTY * action.amount
        for action in options
        if isinstance(action, Bid)
    ]
