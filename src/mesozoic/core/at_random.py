"""Playing a state to its end at random, as fast as it goes: what playouts are measured by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from mesozoic.core.luck import one_of
from mesozoic.core.moments import CHANCE, Chance, Choice
from mesozoic.core.play import act, happen
from mesozoic.core.state import State
from mesozoic.core.values import Action

if TYPE_CHECKING:
    from random import Random


def play_at_random(state: State, rng: Random) -> tuple[int, int]:
    """Play a state to its end, in place: how many plies it took, and how many were decisions.

    Whoever is asked does any of its options, each as likely as another; luck is as it weighs.
    """
    random = rng.random
    plies = decisions = 0
    while state.stack:
        top = state.stack[-1]
        if top.kind == CHANCE:
            chance, number = cast("Chance[Any]", top), random()
            outcome = chance.pick(state, number)
            if outcome is None:
                possible = chance.outcomes(state)
                decisions += len(possible) > 1
                outcome = drawn(number, possible)
            else:
                decisions += 1
            happen(state, chance, outcome)
        else:
            choice = cast("Choice[Any]", top)
            seat = choice.seat_drawn(state, random())
            action = choice.pick(state, seat, random)
            if action is None:
                offered = choice.options(state, seat)
                decisions += len(offered) > 1
                action = one_of(offered, random())
            else:
                decisions += 1
            act(state, choice, seat, action)
        plies += 1
    return plies, decisions


def drawn(chance: float, outcomes: Sequence[tuple[Action, int]]) -> Action:
    """The outcome that a number from 0 to 1 picks, each as likely as it weighs."""
    total = 0
    for _, weight in outcomes:
        total += weight
    point = chance * total
    for outcome, weight in outcomes:
        point -= weight
        if point < 0:
            return outcome
    return outcomes[-1][0]  # rounding may carry a point past the end
