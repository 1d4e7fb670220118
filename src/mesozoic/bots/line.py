"""One line of play that a bot imagines: rivals do what they may well do, not what suits it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import inf
from random import Random
from typing import Any, Final, cast

from mesozoic.bots.chances import gumbel
from mesozoic.bots.fate import Fate
from mesozoic.bots.judge import Judge
from mesozoic.bots.manner import Manner
from mesozoic.core.moments import CHANCE, Chance, Choice, Sealed
from mesozoic.core.play import act, happen
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.core.values import Action

# What weighs so much less than the best, in units of warmth, nobody does.
REACH: Final = 6.0


class Moods:
    """What everybody has a mind to do in one imagined world: the same whenever it is asked again.

    So what one does differs between two lines of play only where it looks different.
    """

    __slots__ = ("_found", "_rng")

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._found: dict[tuple[Seat, Action], float] = {}

    def pick(
        self, seat: Seat, offered: Sequence[Action], weights: Sequence[float], warmth: float
    ) -> Action:
        """One of the options, the likelier the better it looks (the greatest by Gumbel's noise)."""
        least = max(weights) - REACH * warmth
        best, most = 0, -inf
        for at, weight in enumerate(weights):
            if weight >= least:
                promise = weight + warmth * self._mood(seat, offered[at])
                if promise > most:
                    best, most = at, promise
        return offered[best]

    def _mood(self, seat: Seat, action: Action) -> float:
        key = (seat, action)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = gumbel(self._rng)
        return found


class Line:
    """Where several are asked at once the others answer before `seat` does.

    So nobody's answer can depend on what `seat` does at the same time.
    """

    __slots__ = ("fate", "judge", "manner", "moods", "plies", "seat", "state", "turns")

    def __init__(
        self, state: State, seat: Seat, judge: Judge, fate: Fate, moods: Moods, manner: Manner
    ) -> None:
        self.state = state
        self.seat = seat
        self.judge = judge
        self.fate = fate
        self.moods = moods
        self.manner = manner
        self.plies = 0
        self.turns = 0
        """How many quiet points it has gone past."""

    def next_decision(self) -> Sequence[Action] | None:
        """Play on to where `seat` has more than one option; None where it is time to judge."""
        state, seat = self.state, self.seat
        least, turns = self.manner.least, self.manner.turns
        while state.stack:
            if self.plies >= least and self.judge.is_quiet(state):
                if self.turns >= turns:
                    return None
                self.turns += 1
            top = state.stack[-1]
            self.plies += 1
            if top.kind == CHANCE:
                chance = cast("Chance[Any]", top)
                happen(state, chance, self.fate.land(state, chance))
                continue
            choice = cast("Choice[Any]", top)
            rival = first_other(choice.seats(state), seat)
            offered = choice.options(state, rival)
            if len(offered) == 1:
                act(state, choice, rival, offered[0])
            elif rival == seat:
                return offered
            else:
                act(state, choice, rival, self.likely(rival, offered, self.manner.warmth))
        return None

    def finish(self) -> Sequence[float]:
        """Play on to where it can be judged: each seat's share of the victory."""
        offered = self.next_decision()
        while offered is not None:
            self.take(self.likely(self.seat, offered, self.manner.own_warmth))
            offered = self.next_decision()
        return self.shares()

    def take(self, action: Action) -> None:
        act(self.state, cast("Choice[Any]", self.state.stack[-1]), self.seat, action)

    def likely(self, seat: Seat, offered: Sequence[Action], warmth: float) -> Action:
        """What a seat may well do: the better it looks to the judge, the likelier."""
        weights = self.judge.weigh(self.state, seat, offered)
        return self.moods.pick(seat, offered, weights, warmth)

    def shares(self) -> Sequence[float]:
        result = self.state.result
        if result is None:
            return self.judge.evaluate(self.state)
        share = 1.0 / len(result.winners)
        seats = range(len(result.scores))
        return [share if seat in result.winners else 0.0 for seat in seats]


def first_other(seats: Sequence[Seat], seat: Seat) -> Seat:
    """The first of the seats asked that is not this one, if there is any other."""
    for other in seats:
        if other != seat:
            return other
    return seat


def answered(line: Line) -> None:
    """Let the others answer, in a state that a seat imagines, what is asked of it and them at once.

    What they have answered already in secret is drawn anew: not any answer is as likely.
    """
    state, seat = line.state, line.seat
    top = state.stack[-1]
    if isinstance(top, Sealed) and top.answers:
        others = [other for other, _ in top.answers if other != seat]
        own = tuple([answer for answer in top.answers if answer[0] == seat])
        state.stack[-1] = replace(top, waiting=(*others, *top.waiting), answers=own)
    choice = cast("Choice[Any]", state.stack[-1])
    while choice.simultaneous:
        rival = first_other(choice.seats(state), seat)
        if rival == seat:
            return
        offered = choice.options(state, rival)
        act(state, choice, rival, line.likely(rival, offered, line.manner.warmth))
        choice = cast("Choice[Any]", state.stack[-1])
