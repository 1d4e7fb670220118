"""Who is likely to win. The numbers were fitted to games of four greedy species."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from mesozoic.bots.heuristics.evo_2001.prospects import prospects_of
from mesozoic.bots.heuristics.zones import sum_at
from mesozoic.core.seats import Seat
from mesozoic.games.evo_2001.genes import Portrait
from mesozoic.games.evo_2001.state import EvoState

# What a species' genes bring it a turn, beyond those that every species begins with: the first
# more of a kind, and what part of that each further one.
TAIL: Final = (0.05, 0.7)
LEG: Final = (0.37, 0.8)
HORN: Final = (0.21, 0.7)
EGG: Final = (1.0, 0.7)
FUR: Final = (0.35, 0.8)
PARASOL: Final = (0.4, 0.8)
MUTANT: Final = (0.25, 0.95)
BY_GENE: Final = (TAIL, LEG, HORN, EGG, FUR, PARASOL, MUTANT)
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
    total = sum(chances)
    return [chance / total for chance in chances]


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
_SUMS: Final = tuple(
    tuple(first * sum(less**n for n in range(count)) for count in range(64))
    for first, less in BY_GENE
)


def genes_a_turn(portrait: Portrait) -> float:
    return sum([_SUMS[gene][owned - _FIRST[gene]] for gene, owned in enumerate(portrait.counts())])
