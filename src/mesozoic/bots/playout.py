"""Playing an imagined game on, as its judge would, until it can be judged."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, cast

from mesozoic.bots.fate import Fate
from mesozoic.bots.judge import Judge
from mesozoic.core.luck import outcome_at
from mesozoic.core.moments import CHANCE, Chance, Choice, Sealed
from mesozoic.core.play import act, happen
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.core.values import Action


class Playout:
    """One imagined game from a decision on; `first` acts first wherever several are asked."""

    __slots__ = ("fate", "first", "judge", "least", "plies", "state")

    def __init__(self, state: State, first: Seat, judge: Judge, fate: Fate, least: int) -> None:
        self.state = state
        self.first = first
        self.judge = judge
        self.fate = fate
        self.least = least
        """How many plies at least are played before it is judged."""
        self.plies = 0

    def next_decision(self) -> tuple[Choice[Any], Seat, Sequence[Action]] | None:
        """Play on to where a seat has more than one option; None where it is time to judge."""
        state, least = self.state, self.least
        while state.stack:
            if self.plies >= least and self.judge.is_quiet(state):
                return None
            top = state.stack[-1]
            self.plies += 1
            if top.kind == CHANCE:
                chance = cast("Chance[Any]", top)
                happen(state, chance, self.fate.land(state, chance))
                continue
            choice = cast("Choice[Any]", top)
            seats = choice.seats(state)
            seat = self.first if self.first in seats else seats[0]
            offered = choice.options(state, seat)
            if len(offered) > 1:
                return choice, seat, offered
            act(state, choice, seat, offered[0])
        return None

    def finish(self) -> Sequence[float]:
        """Play on as the judge would, and judge: each seat's share of the victory."""
        decision = self.next_decision()
        while decision is not None:
            choice, seat, offered = decision
            act(self.state, choice, seat, self.likely(choice, seat, offered))
            decision = self.next_decision()
        return self.shares()

    def likely(self, choice: Choice[Any], seat: Seat, offered: Sequence[Action]) -> Action:
        """What a seat would do: the best it sees, or, where answers open together, anything good.

        What a seat does in a lane of its own touches nobody else, so nobody need be surprised.
        """
        weights = self.judge.weigh(self.state, seat, offered)
        if isinstance(choice, Sealed):
            return self._anything_good(choice.tag, offered, weights)
        best = max(weights)
        ties = [offered[at] for at, weight in enumerate(weights) if weight == best]
        if len(ties) == 1:
            return ties[0]
        return ties[int(self.fate.number("tie") * len(ties))]

    def _anything_good(
        self, tag: str, offered: Sequence[Action], weights: Sequence[float]
    ) -> Action:
        best = max(weights)
        chances = [exp(weight - best) for weight in weights]
        point = self.fate.number(tag) * sum(chances)
        return outcome_at(point, list(zip(offered, chances, strict=True)))

    def shares(self) -> Sequence[float]:
        result = self.state.result
        return self.judge.evaluate(self.state) if result is None else result.shares
