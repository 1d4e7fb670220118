"""Who is likely to win. The numbers were fitted to games of four greedy species."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from mesozoic.bots.heuristics.evo_2011.genes import A_TURN, FIRST
from mesozoic.bots.heuristics.evo_2011.prospects import prospects_of, tokens_gone, turns_after
from mesozoic.bots.heuristics.zones import Row, sum_at, total
from mesozoic.core.seats import Seat
from mesozoic.games.evo_2011.genes import Gene, Species
from mesozoic.games.evo_2011.state import EvoState

# What a species' genes bring it a turn: the first more of a normal kind, and each unique one.
BY_GENE: Final = {
    Gene.LEGS: 0.3,
    Gene.HORN: 0.28,
    Gene.THERMOREGULATION: 0.42,
    Gene.FUR: 0.38,
    Gene.EGG: 0.48,
    Gene.VIAL: 0.29,
    Gene.BONE_PLATE: 0.26,
    Gene.GREAT_HORN: 0.22,
    Gene.THICK_SHELL: 0.1,
    Gene.FINS: 0.43,
    Gene.WINGS: 0.17,
    Gene.REGENERATION: 0.26,
    Gene.KILLER_BABIES: 0.35,
    Gene.SIXTH_SENSE: 0.03,
    Gene.CAVE_DWELLER: 0.7,
    Gene.ADRENALINE_RUSH: 0.0,
    Gene.MUSCULAR_THIGHS: 0.38,
    Gene.CHAMELEON_SKIN: 0.33,
}
# What a dinosaur counts for wherever it stands, and its prospects there; and a card in hand.
DINOSAUR: Final = 0.42
HERD: Final = 0.47
CARD: Final = 0.48
# How far off the forecast is, in points: always, and for each turn to come.
DOUBT: Final = 0.65
DOUBT_A_TURN: Final = 0.42


def shares(state: EvoState) -> Sequence[float]:
    """Each seat's chance to win, from what each may have at the end.

    The points are those of the imagined state, hidden or not: every payment and every scoring is
    seen by all, so whoever counts knows them.
    """
    turns = 1.0 + turns_after(tokens_gone(state))
    final = [expected_points(state, seat, turns) for seat in state.world.seats]
    best = max(final)
    width = DOUBT + DOUBT_A_TURN * turns
    chances = [exp((points - best) / width) for points in final]
    whole = total(chances)
    return [chance / whole for chance in chances]


def expected_points(state: EvoState, seat: Seat, turns: float) -> float:
    """What a seat may have at the end, but for what every seat may expect alike."""
    species, herd = state.species[seat], state.herds[seat]
    row = prospects_of(state).turn(
        tokens_gone(state), state.section, species.thermoregulation, species.fur
    )
    return (
        state.points[seat]
        + DINOSAUR * herd.bit_count()
        + HERD * sum_at(row, herd)
        + CARD * len(state.hands[seat])
        + genes_a_turn(species) * turns
    )


def _sums(gene: Gene) -> Row:
    """By how many a species has of a normal gene: what those beyond the first bring a turn."""
    first, (_, less) = FIRST[gene], A_TURN[gene]
    more = [BY_GENE[gene] * sum(less**n for n in range(owned)) for owned in range(64)]
    return (*[0.0] * first, *more)


_LEGS: Final[Row] = _sums(Gene.LEGS)
_HORN: Final[Row] = _sums(Gene.HORN)
_THERMOREGULATION: Final[Row] = _sums(Gene.THERMOREGULATION)
_FUR: Final[Row] = _sums(Gene.FUR)
_EGG: Final[Row] = _sums(Gene.EGG)
_VIAL: Final[Row] = _sums(Gene.VIAL)
_UNIQUE: Final[Row] = tuple(BY_GENE[gene] for gene in Gene)


def genes_a_turn(species: Species) -> float:
    return (
        sum_at(_UNIQUE, species.unique)
        + _LEGS[species.legs]
        + _HORN[species.horn]
        + _THERMOREGULATION[species.thermoregulation]
        + _FUR[species.fur]
        + _EGG[species.egg]
        + _VIAL[species.vial]
    )
