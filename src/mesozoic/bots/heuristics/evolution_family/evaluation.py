"""Who is likely to win: whoever needs the fewest turns, and has them first."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final

from mesozoic.bots.heuristics.evolution_family.outlook import outlook_of
from mesozoic.core.seats import Seat
from mesozoic.games.evolution_family.state import FamilyState

# How far off the forecast is, in turns: at the end, and for each turn to come.
DOUBT: Final = 0.4
DOUBT_A_TURN: Final = 0.65
# What it counts to have one's next turn a whole round sooner, in turns.
SOONER: Final = 1.5
# What a turn counts for.
WEIGHT: Final = 4.0


def shares(state: FamilyState) -> Sequence[float]:
    outlook = outlook_of(state)
    order = state.order
    after = order.index(state.active)
    count = len(order)
    turns = [0.0] * count
    for place, animal in enumerate(order):
        # Whose turn it is has it still to come.
        turns[animal] = outlook.turns(state, animal) + SOONER * ((place - after) % count) / count
    chances = _chances(turns)
    total = sum(chances)
    return [sum([chances[animal] for animal in own]) / total for own in state.world.own]


def _chances(turns: Sequence[float]) -> list[float]:
    least = min(turns)
    width = DOUBT + DOUBT_A_TURN * max(least, 0.0)
    return [exp((least - own) / width) for own in turns]


class Evaluation:
    """A seat's chance to win, and what it would be if an animal needed more turns, or fewer."""

    __slots__ = ("outlook", "own", "turns", "width")

    def __init__(self, state: FamilyState, seat: Seat) -> None:
        self.outlook = outlook_of(state)
        self.own = state.world.own[seat]
        self.turns = [self.outlook.turns(state, animal) for animal in state.world.animals]
        self.width = DOUBT + DOUBT_A_TURN * max(min(self.turns), 0.0)

    def weight(self, *changes: tuple[int, float]) -> float:
        """How good it would be if these animals needed so many turns."""
        turns = self.turns
        if changes:
            turns = turns[:]
            for animal, needs in changes:
                turns[animal] = needs
        least, width = min(turns), self.width
        chances = [exp((least - needs) / width) for needs in turns]
        mine = sum([chances[animal] for animal in self.own])
        return WEIGHT * width * log(mine / sum(chances))
