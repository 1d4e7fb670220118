"""Who is likely to win: whoever needs the fewest turns, and has them first."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final

from mesozoic.bots.heuristics.evolution_family.outlook import Outlook
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
    outlook = Outlook(state)
    order = state.order
    after = order.index(state.active)
    count = len(order)
    turns = [0.0] * count
    for place, animal in enumerate(order):
        # Whose turn it is has it still to come.
        turns[animal] = outlook.turns(animal) + SOONER * ((place - after) % count) / count
    chances = _chances(turns, _width(turns))
    total = _sum(chances)
    return [_sum([chances[animal] for animal in own]) / total for own in state.world.own]


def _width(turns: list[float]) -> float:
    return DOUBT + DOUBT_A_TURN * max(min(turns), 0.0)


def _chances(turns: list[float], width: float) -> list[float]:
    least = min(turns)
    return [exp((least - needs) / width) for needs in turns]


def _sum(numbers: list[float]) -> float:
    """One after the other: so it is the same on every Python."""
    total = 0.0
    for number in numbers:
        total += number
    return total


class Evaluation:
    """A seat's chance to win, and what it would be if an animal needed more turns, or fewer."""

    __slots__ = ("outlook", "own", "turns", "width")

    def __init__(self, state: FamilyState, seat: Seat) -> None:
        self.outlook = Outlook(state)
        self.own = state.world.own[seat]
        self.turns = [self.outlook.turns(animal) for animal in state.world.animals]
        self.width = _width(self.turns)

    def weight(self) -> float:
        """How good it is as it is."""
        return self.weight_of(self.turns)

    def weight_if(self, animal: int, needs: float) -> float:
        """How good it would be if an animal needed so many turns."""
        turns = self.turns[:]
        turns[animal] = needs
        return self.weight_of(turns)

    def weight_of(self, turns: list[float]) -> float:
        """How good it would be if the animals needed so many turns."""
        chances = _chances(turns, self.width)
        mine = _sum([chances[animal] for animal in self.own])
        return WEIGHT * self.width * log(mine / _sum(chances))
