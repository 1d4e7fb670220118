"""Where to put an era card, and onto which rock to drag a piece."""

from __future__ import annotations

from collections.abc import Sequence

from mesozoic.bots.heuristics.evolution_family.evaluation import Evaluation
from mesozoic.bots.heuristics.evolution_family.trails import cone_on
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evolution_family.actions import Drag, PutCard
from mesozoic.games.evolution_family.paths import CardPlacing, Dragging, place_for
from mesozoic.games.evolution_family.spots import Spot
from mesozoic.games.evolution_family.state import FamilyState


def weigh_placing(
    state: FamilyState, seat: Seat, options: Sequence[Action], moment: CardPlacing
) -> list[float]:
    evaluation = Evaluation(state, seat)
    discarding = evaluation.weight()
    return [
        evaluation.weight((option.path, _turns_with(evaluation, state, option.path, moment.card)))
        if isinstance(option, PutCard)
        else discarding
        for option in options
    ]


def _turns_with(evaluation: Evaluation, state: FamilyState, path: int, card: int) -> float:
    """What an animal would need with a card in its path."""
    depth, replaces = place_for(state, path, card)
    cards, spot, cone = state.paths[path], state.pieces[path], cone_on(state, path)
    tokens = state.tokens[path]
    turns_if = evaluation.outlook.turns_if
    if replaces:
        replaced = (*cards[:depth], card, *cards[depth + 1 :])
        return turns_if(replaced, spot, None if cone and cone[0] == depth else cone, tokens)
    longer = (*cards[:depth], card, *cards[depth:])
    if cone and cone[0] >= depth:
        cone = (cone[0] + 1, cone[1])
    if spot.depth < depth:
        return turns_if(longer, spot, cone, tokens)
    # Whoever inserts it chooses the rock: a good one for themselves, a bad one for a rival.
    choose = min if path in evaluation.own else max
    rocks = state.world.rocks[card]
    return choose(turns_if(longer, Spot(depth, lane), cone, tokens) for lane in rocks)


def weigh_drags(
    state: FamilyState, seat: Seat, options: Sequence[Action], moment: Dragging
) -> list[float]:
    animal, depth = moment.animal, moment.depth
    turns_if = Evaluation(state, seat).outlook.turns_if
    sign = -1.0 if animal in state.world.own[seat] else 1.0
    path, cone, tokens = state.paths[animal], cone_on(state, animal), state.tokens[animal]
    return [
        sign * turns_if(path, Spot(depth, option.lane), cone, tokens)
        if isinstance(option, Drag)
        else 0.0
        for option in options
    ]
