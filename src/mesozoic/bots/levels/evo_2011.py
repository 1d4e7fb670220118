"""Kinds of actions of EVO (2011), and what there is to be forgotten in it."""

from __future__ import annotations

from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2011.actions import Bid
from mesozoic.games.evo_2011.mutations import Laboratory
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.tokens import Token


def kind(state: EvoState, seat: Seat, action: Action) -> str:
    """A bid by its gene."""
    top = state.stack[-1]
    if isinstance(action, Bid) and isinstance(top, Laboratory):
        return f"bid-{top.lot(action.column)}"
    return action.tag


def forget(state: EvoState, seat: Seat) -> EvoState:
    """Where the wheel turns next: a zone is as good as it is now, as though no turn followed."""
    if isinstance(state.stack[-1], Laboratory):
        return state
    seen = state.copy()
    seen.foreseen = None
    seen.revealed = (Token.METEORITE,) * state.world.pile
    return seen
