"""Kinds of actions of EVO (2001), and what there is to be forgotten in it."""

from __future__ import annotations

from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2001.actions import Bid
from mesozoic.games.evo_2001.auction import Auction
from mesozoic.games.evo_2001.state import EvoState


def kind(state: EvoState, seat: Seat, action: Action) -> str:
    """A bid by its gene."""
    top = state.stack[-1]
    if isinstance(action, Bid) and isinstance(top, Auction):
        return f"bid-{top.genes[action.lot].slug}"
    return action.tag


def forget(state: EvoState, seat: Seat) -> EvoState:
    """The next climate: a zone is as good as it is now, as though no turn followed."""
    if isinstance(state.stack[-1], Auction):
        return state
    seen = state.copy()
    seen.meteor = state.world.components.track.last
    return seen
