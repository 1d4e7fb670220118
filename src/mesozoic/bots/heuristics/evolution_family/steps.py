"""Where to begin, and where to step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mesozoic.bots.heuristics.evolution_family.evaluation import Evaluation
from mesozoic.bots.heuristics.evolution_family.trails import cone_on
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evolution_family.actions import ChooseRock, Move
from mesozoic.games.evolution_family.moving import Moving
from mesozoic.games.evolution_family.opening import StartRock
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.world import spot_at

# From the middle every lane is near.
MIDDLE: Final = 1


def weigh_start(
    state: FamilyState, seat: Seat, options: Sequence[Action], moment: StartRock
) -> list[float]:
    return [
        0.1 if isinstance(option, ChooseRock) and option.lane == MIDDLE else 0.0
        for option in options
    ]


def weigh_steps(
    state: FamilyState, seat: Seat, options: Sequence[Action], moment: Moving
) -> list[float]:
    evaluation, animal = Evaluation(state, seat), state.active
    path, cone = state.paths[animal], cone_on(state, animal)
    tokens = state.tokens[animal] - moment.paid
    outlook, staying = evaluation.outlook, evaluation.weight()
    weights = []
    for option in options:
        if isinstance(option, Move):
            spot = spot_at(option.depth, option.lane, option.part)
            weights.append(evaluation.weight_if(animal, outlook.turns_if(path, spot, cone, tokens)))
        else:
            weights.append(staying)
    return weights
