"""Who is likely to win."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from mesozoic.bots.heuristics.evo_2011.genes import A_TURN, UNIQUE_A_TURN
from mesozoic.bots.heuristics.evo_2011.outlook import sum_at
from mesozoic.bots.heuristics.evo_2011.prospects import pile_seen_by, prospects_of, turns_to_come
from mesozoic.core.hexes import bits
from mesozoic.core.seats import Seat
from mesozoic.games.evo_2011.genes import NORMAL, Gene, Species
from mesozoic.games.evo_2011.state import EvoState

# What a dinosaur's prospects count for, as there will not be room for all; and a card in hand.
HERD: Final = 0.6
CARD: Final = 0.6
# How far off the forecast is, in points: always, and for each turn to come.
DOUBT: Final = 0.8
DOUBT_A_TURN: Final = 0.6


def shares(state: EvoState) -> Sequence[float]:
    """Each seat's chance to win, from what each may have at the end."""
    final = [expected_points(state, seat) for seat in state.world.seats]
    best = max(final)
    width = DOUBT + DOUBT_A_TURN * turns_to_come(pile_seen_by(state, state.order[0]))
    chances = [exp((points - best) / width) for points in final]
    total = sum(chances)
    return [chance / total for chance in chances]


def expected_points(state: EvoState, seat: Seat) -> float:
    """What a seat may have at the end, but for what every seat may expect alike."""
    pile = pile_seen_by(state, seat)
    species = state.species[seat]
    row = prospects_of(state).turn(
        pile.revealed, state.section, species.thermoregulation, species.fur
    )
    return (
        state.points[seat]
        + HERD * sum_at(row, state.herds[seat])
        + CARD * len(state.hands[seat])
        + genes_a_turn(species) * turns_to_come(pile)
    )


_FIRST: Final = Species()
_SUMS: Final = tuple(
    tuple(A_TURN[gene][0] * sum(A_TURN[gene][1] ** n for n in range(count)) for count in range(64))
    for gene in NORMAL
)
_unique_sums: dict[int, float] = {}


def genes_a_turn(species: Species) -> float:
    unique = _unique_sums.get(species.unique)
    if unique is None:
        unique = sum(UNIQUE_A_TURN[Gene(gene)] for gene in bits(species.unique))
        _unique_sums[species.unique] = unique
    return unique + sum([_SUMS[gene][species[gene] - _FIRST[gene]] for gene in NORMAL])
