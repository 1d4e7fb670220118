"""The end of a turn (EF-3.3): a step, a second one for a token, and the cone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
from mesozoic.games.evolution_family.eras import LANES, Ground
from mesozoic.games.evolution_family.events import ConeMoved, PieceMoved
from mesozoic.games.evolution_family.spots import SECTOR
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.ways import steps
from mesozoic.games.evolution_family.world import CONE_MOVES, cone_at, move_to, spot_at


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
        actions: list[Action] = [move_to(spot) for spot in steps(state, state.active)]
        actions.append(STAY)
        return actions

    def take(self, state: FamilyState, seat: Seat, action: Move | Stay) -> None:
        if isinstance(action, Stay):
            return
        animal = state.active
        state.pieces[animal] = spot_at(action.depth, action.lane, action.part)
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
        for path in state.world.animals:
            for depth, lanes in enumerate(_empty_rocks(state, path)):
                actions += CONE_MOVES[path][depth][lanes]
        actions.append(LEAVE_CONE)
        return actions

    def pick(
        self, state: FamilyState, seat: Seat, random: Callable[[], float]
    ) -> MoveCone | LeaveCone | None:
        """A place is drawn until it is an empty rock, or none."""
        cards = 0
        for line in state.paths:
            cards += len(line)
        # With more cards than pieces and the cone together, some rock is empty.
        if cards <= len(state.paths) + 1:
            return None
        places = cards * len(LANES)
        while True:
            at = int(random() * (places + 1))
            if at == places:
                return LEAVE_CONE
            path = 0
            while at >= len(state.paths[path]) * len(LANES):
                at -= len(state.paths[path]) * len(LANES)
                path += 1
            depth, lane = at // len(LANES), at % len(LANES)
            if _is_empty_rock(state, path, depth, lane):
                return CONE_MOVES[path][depth][1 << lane][0]

    def take(self, state: FamilyState, seat: Seat, action: MoveCone | LeaveCone) -> None:
        if isinstance(action, MoveCone):
            state.cone = cone_at(action.path, action.depth, action.lane)
            if state.aloud:
                state.tell(ConeMoved(seat, action.path, action.depth, action.lane))


def _is_empty_rock(state: FamilyState, path: int, depth: int, lane: int) -> bool:
    piece = state.pieces[path]
    if state.ground(path, depth, lane) is not Ground.ROCK or state.has_cone(path, depth, lane):
        return False
    return piece.depth != depth or piece.lane != lane


def _empty_rocks(state: FamilyState, path: int) -> list[int]:
    """By depth: a mask of the lanes with a rock that has neither a piece nor the cone on it."""
    masks = state.world.rock_masks
    empty = [masks[card] for card in state.paths[path]]
    piece, cone = state.pieces[path], state.cone
    if piece.depth != SECTOR:
        empty[piece.depth] &= ~(1 << piece.lane)
    if cone is not None and cone.path == path:
        empty[cone.depth] &= ~(1 << cone.lane)
    return empty
