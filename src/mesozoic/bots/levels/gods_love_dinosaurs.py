"""Kinds of actions of Gods Love Dinosaurs, and what there is to be forgotten in it."""

from __future__ import annotations

from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.gods_love_dinosaurs.actions import Take
from mesozoic.games.gods_love_dinosaurs.kinds import is_prey
from mesozoic.games.gods_love_dinosaurs.state import GodsState

NOWHERE = -1


def kind(state: GodsState, seat: Seat, action: Action) -> str:
    """A tile by the animal on it."""
    if isinstance(action, Take):
        world = state.world
        place = world.column_of[action.column] * world.rows + action.row
        animal = world.kinds[state.tiles[place]].animal
        if animal is not None:
            return "take-prey" if is_prey(animal) else "take-predator"
    return action.tag


def forget(state: GodsState, seat: Seat) -> GodsState:
    """That the dinosaurs hunt when the column above their pawn is empty."""
    seen = state.copy()
    seen.pawn = NOWHERE
    return seen
