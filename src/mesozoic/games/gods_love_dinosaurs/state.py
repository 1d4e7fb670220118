"""The state of a game of Gods Love Dinosaurs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.games.gods_love_dinosaurs.animals import Animals
from mesozoic.games.gods_love_dinosaurs.deed import Deed
from mesozoic.games.gods_love_dinosaurs.land import Land
from mesozoic.games.gods_love_dinosaurs.tiles import Stack, tiles_in
from mesozoic.games.gods_love_dinosaurs.world import World

EMPTY: Final = -1
"""A place of the animal board without a tile."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What the others see of an ecosystem while an activation is under way."""

    animals: Animals
    eggs: int


class GodsState(State):
    """Tiles are numbers of their kind; a stack is a count by kind, without an order."""

    __slots__ = (
        "active",
        "animals",
        "deeds",
        "eggs",
        "first",
        "lands",
        "pawn",
        "shown",
        "stacks",
        "tiles",
        "turn",
        "volcano",
    )

    world: World
    turn: int
    first: Seat | None
    active: Seat | None
    """Whose turn it is."""
    volcano: Seat | None
    """Who activated a species last."""
    pawn: int
    """The column that the dinosaur pawn is under."""
    tiles: list[int]
    """The animal board, column by column: kinds of tiles."""
    stacks: list[Stack]
    """What lies face down of each letter."""
    lands: list[Land]
    animals: list[Animals]
    eggs: list[int]
    shown: tuple[Shown, ...]
    """While an activation is under way, each ecosystem as it was when it began; else nothing."""
    deeds: list[tuple[Deed, ...]]
    """While an activation is under way, what each seat has done in it."""

    @classmethod
    def fresh(cls, world: World, rules: int) -> GodsState:
        state = cls()
        state.begin(rules)
        state.world = world
        state.turn = 0
        state.first = state.active = state.volcano = None
        state.pawn = world.components.pawn
        state.tiles = [EMPTY] * (len(world.columns) * world.rows)
        state.stacks = list(world.stacks)
        state.lands = [world.start] * world.players
        state.animals = [world.first_animals] * world.players
        state.eggs = [world.components.eggs] * world.players
        state.shown = ()
        state.deeds = [()] * world.players
        return state

    def copy(self) -> GodsState:
        new = GodsState()
        new.stack = self.stack[:]
        new.result = self.result
        new.rules = self.rules
        new.aloud = False
        new.tellings = []
        new.world = self.world
        new.turn = self.turn
        new.first = self.first
        new.active = self.active
        new.volcano = self.volcano
        new.pawn = self.pawn
        new.tiles = self.tiles[:]
        new.stacks = self.stacks[:]
        new.lands = self.lands[:]
        new.animals = self.animals[:]
        new.eggs = self.eggs[:]
        new.shown = self.shown
        new.deeds = self.deeds[:]
        return new

    def column(self, column: int) -> list[int]:
        """The places of a column, from the top."""
        rows = self.world.rows
        return self.tiles[column * rows : (column + 1) * rows]

    def tiles_in(self, column: int) -> int:
        """How many tiles lie in a column."""
        tiles, rows = 0, self.world.rows
        for place in range(column * rows, (column + 1) * rows):
            if self.tiles[place] != EMPTY:
                tiles += 1
        return tiles

    def is_empty(self, column: int) -> bool:
        return self.tiles_in(column) == 0

    def tiles_left(self) -> int:
        """How many tiles lie face down."""
        left = 0
        for stack in self.stacks:
            left += tiles_in(stack)
        return left

    def points(self, seat: Seat) -> int:
        """GD-6.1: an egg is a point, and so is a living dinosaur."""
        return self.eggs[seat] + self.animals[seat].dinosaur.bit_count()

    def unveiled(self) -> GodsState:
        """The same with every ecosystem in sight as it is, in mid-activation too."""
        new = self.copy()
        new.shown = ()
        return new

    def seen(self, seat: Seat, by: Seat | None) -> Shown:
        """An ecosystem as somebody sees it: one's own as it is, others' as they were shown."""
        if self.shown and seat != by:
            return self.shown[seat]
        return Shown(self.animals[seat], self.eggs[seat])

    def contents(self) -> dict[str, Any]:
        """What lives somewhere is written as masks, as it was when records were first made."""
        return super().contents() | {
            "animals": [animals.masks() for animals in self.animals],
            "shown": tuple((shown.animals.masks(), shown.eggs) for shown in self.shown),
            "deeds": [tuple((deed.what, deed.path) for deed in deeds) for deeds in self.deeds],
        }
