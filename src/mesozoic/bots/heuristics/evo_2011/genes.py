"""What a gene is worth at this stage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mesozoic.bots.heuristics.zones import Row
from mesozoic.games.evo_2011.genes import UNIQUE, Gene, Species

# By gene: what the first one more than at the start brings a turn, and what part of that each
# further one. Found by giving one away at the start of hundreds of games.
A_TURN: Final = {
    Gene.LEGS: (0.36, 0.8),
    Gene.HORN: (0.19, 0.8),
    Gene.THERMOREGULATION: (0.55, 0.65),
    Gene.FUR: (0.47, 0.85),
    Gene.EGG: (0.58, 0.55),
    Gene.VIAL: (0.35, 0.92),
}
UNIQUE_A_TURN: Final = {
    Gene.BONE_PLATE: 0.19,
    Gene.GREAT_HORN: 0.12,
    Gene.THICK_SHELL: 0.14,
    Gene.FINS: 0.37,
    Gene.WINGS: 0.17,
    Gene.REGENERATION: 0.29,
    Gene.KILLER_BABIES: 0.28,
    Gene.SIXTH_SENSE: 0.1,
    Gene.CAVE_DWELLER: 0.7,
    Gene.ADRENALINE_RUSH: 0.05,
    Gene.MUSCULAR_THIGHS: 0.45,
    Gene.CHAMELEON_SKIN: 0.27,
}
# An event card, if there is time to play it.
CARD: Final = 0.4
TIME_FOR_A_CARD: Final = 3.0

FIRST: Final = Species().counts()
_MOST: Final = 64


def tables() -> tuple[Row, ...]:
    """By gene and how many more than at the start one has: what another one brings a turn."""
    normal = [
        tuple([first * less**owned for owned in range(_MOST)]) for first, less in A_TURN.values()
    ]
    return (*normal, *[(UNIQUE_A_TURN[gene],) for gene in UNIQUE])


_TABLES: Final[tuple[Row, ...]] = tables()


def gene_worth(species: Species, gene: Gene, turns: float) -> float:
    """In points, to the end of the game."""
    if gene.is_unique:
        return _TABLES[gene][0] * turns
    # A vial takes nothing off its own price: it helps from the next turn on.
    uses = turns - 1.0 if gene is Gene.VIAL else turns
    return _TABLES[gene][species.counts()[gene] - FIRST[gene]] * uses


def column_worths(species: Species, genes: Sequence[Gene | None], turns: float) -> list[float]:
    """The first column is an event card; one without a gene gives nothing but its place."""
    card = CARD * min(1.0, turns / TIME_FOR_A_CARD)
    worths = [gene_worth(species, gene, turns) if gene is not None else 0.0 for gene in genes]
    return [card, *worths]
