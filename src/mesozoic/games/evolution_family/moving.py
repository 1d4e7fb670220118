"""The end of a turn (EF-3.3): a step, a second one for a token, and the cone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mesozoic.core.moments import Choice
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evolution_family.actions import (
    LEAVE_CONE,
    STAY,
    LeaveCone,
    Move,
    MoveCone,
    Stay,
)
from mesozoic.games.evolution_family.events import ConeMoved, PieceMoved
from mesozoic.games.evolution_family.spots import ConeSpot, Spot
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.ways import steps
from mesozoic.games.evolution_family.world import cone_move, move, rock_moves


@dataclass(frozen=True, slots=True)
class Moving(Choice[FamilyState]):
    """One step, if one likes; the second costs a token."""

    tag = "moving"
    rule = "EF-3.3"
    phase = "step"
    paid: bool = False

    def seats(self, state: FamilyState) -> Sequence[Seat]:
        return (state.player,)

    def options(self, state: FamilyState, seat: Seat) -> Sequence[Action]:
        return [*[move(*spot) for spot in steps(state, state.active)], STAY]

    def take(self, state: FamilyState, seat: Seat, action: Move | Stay) -> None:
        if isinstance(action, Stay):
            return
        animal = state.active
        state.pieces[animal] = Spot(action.depth, action.lane, action.part)
        if self.paid:
            state.tokens[animal] -= 1
        if state.aloud:
            state.tell(PieceMoved(animal, action.depth, action.lane, action.part, self.paid))
        if not self.paid and state.tokens[animal]:
            state.push(MOVING_ON)


MOVING_ON: Final = Moving(paid=True)


@dataclass(frozen=True, slots=True)
class Cone(Choice[FamilyState]):
    """The cone goes to an empty rock in any path, or stays where it is."""

    tag = "cone"
    rule = "EF-3.3"
    phase = "cone"

    def seats(self, state: FamilyState) -> Sequence[Seat]:
        return (state.player,)

    def options(self, state: FamilyState, seat: Seat) -> Sequence[Action]:
        actions: list[Action] = []
        rocks = state.world.rocks
        coned = cone_move(*state.cone) if state.cone else None
        for path, line in enumerate(state.paths):
            moves = rock_moves(path, tuple([rocks[card] for card in line]))
            depth, lane, _ = state.pieces[path]
            taken = cone_move(path, depth, lane)
            actions += [move for move in moves if move is not taken and move is not coned]
        actions.append(LEAVE_CONE)
        return actions

    def take(self, state: FamilyState, seat: Seat, action: MoveCone | LeaveCone) -> None:
        if isinstance(action, MoveCone):
            state.cone = ConeSpot(action.path, action.depth, action.lane)
            if state.aloud:
                state.tell(ConeMoved(seat, *state.cone))
