"""Luck that can be had again, so that two choices are compared under the same dice."""

from __future__ import annotations

from random import Random
from typing import Any

from mesozoic.core.at_random import drawn
from mesozoic.core.moments import Chance
from mesozoic.core.state import State
from mesozoic.core.values import Action


class Fate:
    """Numbers drawn once and told again after a rewind, separately for each kind of moment.

    A fight more in one line of play thus leaves the climate's die of the other as it was.
    """

    __slots__ = ("_drawn", "_next", "_rng")

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._drawn: dict[str, list[float]] = {}
        self._next: dict[str, int] = {}

    def rewind(self) -> None:
        self._next.clear()

    def number(self, what: str) -> float:
        """A number from 0 up to 1: the next for this kind of thing."""
        at = self._next.get(what, 0)
        self._next[what] = at + 1
        drawn = self._drawn.setdefault(what, [])
        if at == len(drawn):
            drawn.append(self._rng.random())
        return drawn[at]

    def land(self, state: State, chance: Chance[Any]) -> Action:
        """What luck decides at a moment."""
        number = self.number(chance.tag)
        outcome: Action | None = chance.pick(state, number)
        return drawn(number, chance.outcomes(state)) if outcome is None else outcome
