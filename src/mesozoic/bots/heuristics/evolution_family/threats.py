"""Whom to send back, and where the cone is in somebody's way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mesozoic.bots.heuristics.evolution_family.evaluation import Evaluation
from mesozoic.bots.heuristics.evolution_family.trails import ConeAt, cone_on, trail_of
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evolution_family.actions import Erupt, MoveCone, Strike
from mesozoic.games.evolution_family.moving import Cone
from mesozoic.games.evolution_family.state import FamilyState

# How many cards ahead of a piece the cone is thought about.
AHEAD: Final = 1


def weigh_victims(
    state: FamilyState, seat: Seat, options: Sequence[Action], moment: Any
) -> list[float]:
    evaluation = Evaluation(state, seat)
    sparing = evaluation.weight()
    return [
        evaluation.weight((option.path, _turns_sent_back(evaluation, state, option.path)))
        if isinstance(option, Erupt | Strike)
        else sparing
        for option in options
    ]


def _turns_sent_back(evaluation: Evaluation, state: FamilyState, animal: int) -> float:
    path, cone = state.paths[animal], cone_on(state, animal)
    world = state.world
    trail = trail_of(world.components, world.barred_if, path, cone)
    spot = trail.sent_back(state.pieces[animal])
    return evaluation.outlook.turns_if(path, spot, cone, state.tokens[animal])


def weigh_cone(
    state: FamilyState, seat: Seat, options: Sequence[Action], moment: Cone
) -> list[float]:
    return _Coning(state, seat).weigh(options)


class _Coning:
    def __init__(self, state: FamilyState, seat: Seat) -> None:
        self.state = state
        self.evaluation = Evaluation(state, seat)
        self.free = self.evaluation.turns[:]
        """What each animal needs if the cone is nowhere near it."""
        if state.cone:
            animal = state.cone.path
            self.free[animal] = self._turns(animal, None)
        self.nowhere = self.evaluation.weight(*enumerate(self.free))

    def weigh(self, options: Sequence[Action]) -> list[float]:
        leaving = self.evaluation.weight()
        return [
            self._weigh(option) if isinstance(option, MoveCone) else leaving for option in options
        ]

    def _weigh(self, option: MoveCone) -> float:
        animal = option.path
        if animal in self.evaluation.own:
            return self.nowhere - 0.01
        depth = self.state.pieces[animal].depth
        if not depth <= option.depth <= depth + AHEAD:
            return self.nowhere
        changed = self.free[:]
        changed[animal] = self._turns(animal, (option.depth, option.lane))
        return self.evaluation.weight(*enumerate(changed))

    def _turns(self, animal: int, cone: ConeAt) -> float:
        state = self.state
        return self.evaluation.outlook.turns_if(
            state.paths[animal], state.pieces[animal], cone, state.tokens[animal]
        )
