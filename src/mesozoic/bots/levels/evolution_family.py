"""Kinds of actions of Evolution, family version, and what there is to be forgotten in it."""

from __future__ import annotations

from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evolution_family.actions import Move, PutCard
from mesozoic.games.evolution_family.moving import Moving
from mesozoic.games.evolution_family.state import FamilyState


def kind(state: FamilyState, seat: Seat, action: Action) -> str:
    """A card by whose path it goes into, a step by whether it costs a token."""
    if isinstance(action, PutCard):
        return "put-own" if action.path in state.world.own[seat] else "put-rival"
    if isinstance(action, Move):
        top = state.stack[-1]
        return "move-paid" if isinstance(top, Moving) and top.paid else "move"
    return action.tag


def forget(state: FamilyState, seat: Seat) -> FamilyState:
    """The cone that is in one's way, and what a rival's tokens are good for."""
    seen = state.copy()
    seen.cone = None
    seen.tokens = [
        count if animal in state.world.own[seat] else 0 for animal, count in enumerate(state.tokens)
    ]
    return seen
