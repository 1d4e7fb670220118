"""Whom to send back, and where the cone is in somebody's way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mesozoic.bots.heuristics.evolution_family.evaluation import Evaluation
from mesozoic.bots.heuristics.evolution_family.trails import NO_CONE, cone_number
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evolution_family.actions import Erupt, MoveCone, Strike
from mesozoic.games.evolution_family.moving import Cone
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.ways import landing

# How many cards ahead of a piece the cone is thought about.
AHEAD: Final = 1


def weigh_victims(
    state: FamilyState, seat: Seat, options: Sequence[Action], moment: Any
) -> list[float]:
    evaluation = Evaluation(state, seat)
    sparing = evaluation.weight()
    return [
        evaluation.weight_if(option.path, _turns_sent_back(evaluation, state, option.path))
        if isinstance(option, Erupt | Strike)
        else sparing
        for option in options
    ]


def _turns_sent_back(evaluation: Evaluation, state: FamilyState, animal: int) -> float:
    return evaluation.outlook.turns_on(animal, landing(state, animal))


def weigh_cone(
    state: FamilyState, seat: Seat, options: Sequence[Action], moment: Cone
) -> list[float]:
    coning = _Coning(state, seat)
    leaving = coning.evaluation.weight()
    return [coning.weigh(option) if isinstance(option, MoveCone) else leaving for option in options]


class _Coning:
    __slots__ = ("evaluation", "free", "nowhere", "state")

    def __init__(self, state: FamilyState, seat: Seat) -> None:
        self.state = state
        self.evaluation = Evaluation(state, seat)
        self.free = self.evaluation.turns[:]
        """What each animal needs if the cone is nowhere near it."""
        if state.cone is not None:
            animal = state.cone.path
            self.free[animal] = self._turns(animal, NO_CONE)
        self.nowhere = self.evaluation.weight_of(self.free)

    def weigh(self, option: MoveCone) -> float:
        animal = option.path
        if animal in self.evaluation.own:
            return self.nowhere - 0.01
        depth = self.state.pieces[animal].depth
        if not depth <= option.depth <= depth + AHEAD:
            return self.nowhere
        needs = self._turns(animal, cone_number(option.depth, option.lane))
        if needs == self.free[animal]:
            return self.nowhere
        changed = self.free[:]
        changed[animal] = needs
        return self.evaluation.weight_of(changed)

    def _turns(self, animal: int, cone: int) -> float:
        state = self.state
        return self.evaluation.outlook.turns_if(
            state.paths[animal], state.pieces[animal], cone, state.tokens[animal]
        )
