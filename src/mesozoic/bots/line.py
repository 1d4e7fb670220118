"""One line of play that a bot imagines: rivals do what they may well do, not what suits it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import exp
from typing import Any, cast

from mesozoic.bots.fate import Fate
from mesozoic.bots.judge import Judge
from mesozoic.bots.manner import Manner
from mesozoic.core.moments import CHANCE, Chance, Choice, Sealed
from mesozoic.core.play import act, happen
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.core.values import Action


class Line:
    """Where several are asked at once the others answer before `seat` does.

    So nobody's answer can depend on what `seat` does at the same time.
    """

    __slots__ = ("fate", "judge", "manner", "plies", "seat", "state")

    def __init__(self, state: State, seat: Seat, judge: Judge, fate: Fate, manner: Manner) -> None:
        self.state = state
        self.seat = seat
        self.judge = judge
        self.fate = fate
        self.manner = manner
        self.plies = 0

    def next_decision(self) -> Sequence[Action] | None:
        """Play on to where `seat` has more than one option; None where it is time to judge."""
        state, seat, least = self.state, self.seat, self.manner.least
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
        return offered[drawn_by(weights, warmth, self.fate.number(f"{seat} {len(offered) > 4}"))]

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


def drawn_by(weights: Sequence[float], warmth: float, number: float) -> int:
    """Which of several a number from 0 to 1 picks, those of greater weight the likelier."""
    best = max(weights)
    total = 0.0
    chances = []
    for weight in weights:
        chance = exp((weight - best) / warmth)
        chances.append(chance)
        total += chance
    point = number * total
    for at, chance in enumerate(chances):
        point -= chance
        if point < 0:
            return at
    return len(chances) - 1


def answered(state: State, seat: Seat, judge: Judge, fate: Fate, manner: Manner) -> None:
    """Let the others answer, in a state that a seat imagines, what is asked of it and them at once.

    What they have answered already in secret is drawn anew: not any answer is as likely.
    """
    top = state.stack[-1]
    if isinstance(top, Sealed) and top.answers:
        others = [other for other, _ in top.answers if other != seat]
        own = tuple([answer for answer in top.answers if answer[0] == seat])
        state.stack[-1] = replace(top, waiting=(*others, *top.waiting), answers=own)
    line = Line(state, seat, judge, fate, manner)
    choice = cast("Choice[Any]", state.stack[-1])
    while choice.simultaneous:
        rival = first_other(choice.seats(state), seat)
        if rival == seat:
            return
        offered = choice.options(state, rival)
        act(state, choice, rival, line.likely(rival, offered, manner.warmth))
        choice = cast("Choice[Any]", state.stack[-1])
