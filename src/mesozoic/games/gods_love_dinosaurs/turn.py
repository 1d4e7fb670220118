"""A turn: take a tile and place it; a column that it emptied activates (GD-2.1 to GD-2.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from mesozoic.core.moments import OneSeat, Step
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.gods_love_dinosaurs.actions import Place, Take
from mesozoic.games.gods_love_dinosaurs.activation import DinosaurActivation, SpeciesActivation
from mesozoic.games.gods_love_dinosaurs.events import TilePlaced, TileTaken, TurnBegan
from mesozoic.games.gods_love_dinosaurs.hexworld import CENTRE, OFFSET, STRIDE
from mesozoic.games.gods_love_dinosaurs.refill import PawnMove, Refill
from mesozoic.games.gods_love_dinosaurs.state import EMPTY, GodsState
from mesozoic.games.gods_love_dinosaurs.tiles import Tile


@dataclass(frozen=True, slots=True)
class Turn(Step[GodsState]):
    tag = "turn"
    seat: Seat

    def run(self, state: GodsState) -> None:
        state.turn += 1
        state.active = self.seat
        if state.aloud:
            state.tell(TurnBegan(state.turn, self.seat))
        left = Seat((self.seat + 1) % state.world.players)
        state.push(TileChoice(self.seat), Turn(left))


@dataclass(frozen=True, slots=True)
class TileChoice(OneSeat[GodsState]):
    """GD-2.1: any tile that lies face up."""

    tag = "tile-choice"
    rule = "GD-2.1"
    phase = "take"
    seat: Seat

    def options(self, state: GodsState, seat: Seat) -> Sequence[Action]:
        takes = state.world.takes
        return [takes[place] for place, kind in enumerate(state.tiles) if kind != EMPTY]

    def take(self, state: GodsState, seat: Seat, action: Take) -> None:
        world = state.world
        column = world.column_of[action.column]
        place = column * world.rows + action.row
        kind = state.tiles[place]
        state.tiles[place] = EMPTY
        if state.aloud:
            tile = world.kinds[kind]
            state.tell(TileTaken(seat, action.column, action.row, tile.terrains, tile.guest))
        state.push(Placing(seat, kind, column))


@dataclass(frozen=True, slots=True)
class Placing(OneSeat[GodsState]):
    """GD-2.1: turned at will, touching the ecosystem, on no other tile."""

    tag = "placing"
    rule = "GD-2.1"
    phase = "place"
    seat: Seat
    tile: int
    column: int

    def options(self, state: GodsState, seat: Seat) -> Sequence[Action]:
        return state.lands[seat].placements()

    def pick(self, state: GodsState, seat: Seat, random: Callable[[], float]) -> Action:
        """Any of them, without listing some two hundred."""
        return state.lands[seat].drawn_placement(random)

    def take(self, state: GodsState, seat: Seat, action: Place) -> None:
        place = CENTRE + action.q + action.r * STRIDE
        tile = state.world.kinds[self.tile]
        lay(state, seat, self.tile, place, place + OFFSET[action.direction])
        if state.aloud:
            hexes = (len(state.lands[seat]) - 2, len(state.lands[seat]) - 1)
            state.tell(TilePlaced(seat, hexes, tile.terrains, tile.guest))
        if state.is_empty(self.column):
            self._activate(state)

    def _activate(self, state: GodsState) -> None:
        """GD-2.2"""
        # GD-2.3
        if state.pawn == self.column:
            state.push(DinosaurActivation(), PawnMove(), Refill())
        state.push(SpeciesActivation(self.seat, state.world.columns[self.column]))


def lay(state: GodsState, seat: Seat, kind: int, place: int, beyond: int) -> None:
    """A tile becomes two hexes; an animal shown on its first comes into play there."""
    tile: Tile = state.world.kinds[kind]
    land = state.lands[seat]
    state.lands[seat] = land.with_tile(kind, tile, place, beyond)
    if tile.animal is not None:
        state.animals[seat] = state.animals[seat].having(tile.animal, 1 << len(land))
