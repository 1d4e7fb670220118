"""Who is likely to win. The numbers were fitted to games of four greedy species."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from mesozoic.bots.heuristics.evo_2001.prospects import prospects_of
from mesozoic.bots.heuristics.zones import Row, sum_at, total
from mesozoic.core.seats import Seat
from mesozoic.games.evo_2001.genes import Gene, Portrait
from mesozoic.games.evo_2001.state import EvoState

# What a species' genes bring it a turn, beyond those that every species begins with: the first
# more of a kind, and what part of that each further one.
BY_GENE: Final = {
    Gene.TAIL: (0.05, 0.7),
    Gene.LEG: (0.37, 0.8),
    Gene.HORN: (0.21, 0.7),
    Gene.EGG: (1.0, 0.7),
    Gene.FUR: (0.35, 0.8),
    Gene.PARASOL: (0.4, 0.8),
    Gene.MUTANT: (0.25, 0.95),
}
# What a dinosaur's prospects count for, as there will not be room for all; and a card in hand.
HERD: Final = 0.6
CARD: Final = 0.45
# How far off the forecast is, in points: always, and for each turn to come.
DOUBT: Final = 0.8
DOUBT_A_TURN: Final = 0.5


def shares(state: EvoState) -> Sequence[float]:
    """Each seat's chance to win, from what each may have at the end."""
    final = [expected_points(state, seat) for seat in state.world.seats]
    best = max(final)
    width = DOUBT + DOUBT_A_TURN * prospects_of(state).turns_to_come(state.meteor)
    chances = [exp((points - best) / width) for points in final]
    whole = total(chances)
    return [chance / whole for chance in chances]


def expected_points(state: EvoState, seat: Seat) -> float:
    """What a seat may have at the end, but for what every seat may expect alike."""
    ahead = prospects_of(state)
    portrait = state.portraits[seat]
    row = ahead.next_turns(state.meteor, state.climate, portrait.fur, portrait.parasol)
    return (
        state.points[seat]
        + HERD * sum_at(row, state.herds[seat])
        + CARD * len(state.hands[seat])
        + genes_a_turn(portrait) * ahead.turns_to_come(state.meteor)
    )


_FIRST: Final = Portrait().counts()


def _sums(gene: Gene) -> Row:
    """By how many a species has of a gene: what those beyond the first bring a turn."""
    (worth, less), first = BY_GENE[gene], _FIRST[gene]
    more = [worth * sum(less**n for n in range(count)) for count in range(64)]
    return (*[0.0] * first, *more)


_TAIL: Final[Row] = _sums(Gene.TAIL)
_LEG: Final[Row] = _sums(Gene.LEG)
_HORN: Final[Row] = _sums(Gene.HORN)
_EGG: Final[Row] = _sums(Gene.EGG)
_FUR: Final[Row] = _sums(Gene.FUR)
_PARASOL: Final[Row] = _sums(Gene.PARASOL)
_MUTANT: Final[Row] = _sums(Gene.MUTANT)


def genes_a_turn(portrait: Portrait) -> float:
    return (
        _TAIL[portrait.tail]
        + _LEG[portrait.leg]
        + _HORN[portrait.horn]
        + _EGG[portrait.egg]
        + _FUR[portrait.fur]
        + _PARASOL[portrait.parasol]
        + _MUTANT[portrait.mutant]
    )
