"""Where to put an era card, and onto which rock to drag a piece."""

from __future__ import annotations

from collections.abc import Sequence

from mesozoic.bots.heuristics.evolution_family.evaluation import Evaluation
from mesozoic.bots.heuristics.evolution_family.outlook import Outlook
from mesozoic.bots.heuristics.evolution_family.trails import NO_CONE, cone_number, cone_on
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evolution_family.actions import Drag, PutCard
from mesozoic.games.evolution_family.eras import LANES
from mesozoic.games.evolution_family.paths import CardPlacing, Dragging, place_for
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.world import spot_at


def weigh_placing(
    state: FamilyState, seat: Seat, options: Sequence[Action], moment: CardPlacing
) -> list[float]:
    evaluation = Evaluation(state, seat)
    discarding = evaluation.weight()
    return [
        evaluation.weight_if(option.path, _turns_with(evaluation, state, option.path, moment.card))
        if isinstance(option, PutCard)
        else discarding
        for option in options
    ]


def _turns_with(evaluation: Evaluation, state: FamilyState, path: int, card: int) -> float:
    """What an animal would need with a card in its path."""
    depth, replaces = place_for(state, path, card)
    cards, spot, tokens = list(state.paths[path]), state.pieces[path], state.tokens[path]
    outlook, cone = evaluation.outlook, cone_on(state, path)
    if replaces:
        cards[depth] = card
        left = NO_CONE if state.is_under_cone(path, depth) else cone
        return outlook.turns_if(tuple(cards), spot, left, tokens)
    cards.insert(depth, card)
    if cone >= cone_number(depth, 0):
        cone += len(LANES)
    longer = tuple(cards)
    if spot.depth < depth:
        return outlook.turns_if(longer, spot, cone, tokens)
    # Whoever inserts it chooses the rock: a good one for themselves, a bad one for a rival.
    rocks = state.world.rocks[card]
    turns = [outlook.turns_if(longer, spot_at(depth, lane), cone, tokens) for lane in rocks]
    return min(turns) if path in evaluation.own else max(turns)


def weigh_drags(
    state: FamilyState, seat: Seat, options: Sequence[Action], moment: Dragging
) -> list[float]:
    animal, depth = moment.animal, moment.depth
    outlook = Outlook(state)
    sign = -1.0 if animal in state.world.own[seat] else 1.0
    return [
        sign * outlook.turns_on(animal, spot_at(depth, option.lane))
        if isinstance(option, Drag)
        else 0.0
        for option in options
    ]
