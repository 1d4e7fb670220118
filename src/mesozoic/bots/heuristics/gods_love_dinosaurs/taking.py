"""Which tile to take: for what is on it, and for what its column sets off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mesozoic.bots.heuristics.gods_love_dinosaurs.feasts import harvest
from mesozoic.bots.heuristics.gods_love_dinosaurs.worth import LAST, Worth, worth_now
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.gods_love_dinosaurs.actions import Take
from mesozoic.games.gods_love_dinosaurs.kinds import Animal, Terrain, is_prey
from mesozoic.games.gods_love_dinosaurs.refill import empty_columns
from mesozoic.games.gods_love_dinosaurs.state import GodsState
from mesozoic.games.gods_love_dinosaurs.tiles import Tile
from mesozoic.games.gods_love_dinosaurs.turn import TileChoice

GROUND: Final = {
    Terrain.LAKE: 0.1,
    Terrain.FOREST: 0.1,
    Terrain.FIELD: 0.1,
    Terrain.WILD: 0.2,
    Terrain.MOUNTAIN: 0.1,
}
# A second and a third mountain give dinosaurs somewhere to go.
NEEDED_MOUNTAIN: Final = 0.4
ENOUGH_MOUNTAINS: Final = 3
# How much of what an activation would bring counts, by the tiles left in its column.
SET_OFF: Final[tuple[float, ...]] = (0.0, 0.6, 0.3, 0.1)
# A predator without prey to eat hardly lives to be eaten itself.
HUNGRY: Final = 0.4


def weigh_tiles(
    state: GodsState, seat: Seat, options: Sequence[Action], moment: TileChoice
) -> list[float]:
    taking = _Taking(state, seat)
    return [taking.weigh(option) for option in options if isinstance(option, Take)]


class _Taking:
    def __init__(self, state: GodsState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.worth = worth_now(state)
        self._set_off: dict[int, float] = {}

    def weigh(self, take: Take) -> float:
        world = self.state.world
        column = world.column_of[take.column]
        kind = self.state.tiles[column * world.rows + take.row]
        return self._tile(world.kinds[kind]) + self._activation(column)

    def _tile(self, tile: Tile) -> float:
        weight = GROUND[tile.first] + GROUND[tile.second]
        land, animals = self.state.lands[self.seat], self.state.animals[self.seat]
        mountains = land.mountains.bit_count()
        has_mountain = tile.first is Terrain.MOUNTAIN or tile.second is Terrain.MOUNTAIN
        if has_mountain and mountains < ENOUGH_MOUNTAINS:
            weight += NEEDED_MOUNTAIN
        if tile.animal is None:
            return weight
        worth = self.worth.of(tile.animal)
        if not is_prey(tile.animal) and animals.prey.bit_count() <= animals.predators.bit_count():
            worth *= HUNGRY
        return weight + worth

    def _activation(self, column: int) -> float:
        """What the last tile of a column sets off, for this seat more than for the others.

        The last but one leaves that to whoever comes next: it is as likely to happen as not.
        """
        left = self.state.tiles_in(column)
        return SET_OFF[left] * self._effect(column) if left < len(SET_OFF) else 0.0

    def _effect(self, column: int) -> float:
        state = self.state
        found = self._set_off.get(column)
        if found is None:
            found = self._advantage(state.world.columns[column], self.worth)
            if state.pawn == column:
                found += self._advantage(Animal.DINOSAUR, self._worth_then())
            self._set_off[column] = found
        return found

    def _worth_then(self) -> Worth:
        """Whether it would be the last time that the dinosaurs hunt."""
        state = self.state
        wanted = (len(empty_columns(state)) + 1) * state.world.rows
        return LAST if wanted > state.tiles_left() else self.worth

    def _advantage(self, animal: Animal, worth: Worth) -> float:
        state = self.state
        own = others = 0.0
        for seat in state.world.seats:
            brought = harvest(state.lands[seat], state.animals[seat], animal, worth)
            if seat == self.seat:
                own = brought
            else:
                others += brought
        return own - others / (state.world.players - 1)
