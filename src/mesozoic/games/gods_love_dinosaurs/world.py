"""What stays the same through a game: components, players, and tables made of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from mesozoic.core.game import Setup
from mesozoic.core.seats import Seat
from mesozoic.games.gods_love_dinosaurs.actions import (
    Breed,
    DrawFirstPlayer,
    DrawTile,
    Go,
    Hunt,
    LeaveToStarve,
    Take,
)
from mesozoic.games.gods_love_dinosaurs.animals import Animals
from mesozoic.games.gods_love_dinosaurs.components import Components
from mesozoic.games.gods_love_dinosaurs.hexworld import grid_for
from mesozoic.games.gods_love_dinosaurs.kinds import Animal
from mesozoic.games.gods_love_dinosaurs.land import START_HEXES, Land
from mesozoic.games.gods_love_dinosaurs.tile_list import LETTERS
from mesozoic.games.gods_love_dinosaurs.tiles import Stack, Tile, counted, tiles_in

# GD-6.3
SHORT_LETTERS: Final = ("A", "C")


@dataclass(frozen=True)
class World:
    players: int
    components: Components
    seats: tuple[Seat, ...]
    columns: tuple[Animal, ...]
    column_of: Mapping[str, int]
    rows: int
    takes: tuple[Take, ...]
    """By place of the board."""
    kinds: tuple[Tile, ...]
    draws: tuple[DrawTile, ...]
    """By kind of tile."""
    kind_drawn: Mapping[DrawTile, int]
    stacks: tuple[Stack, ...]
    """Before the first draw: a stack a letter."""
    printed: tuple[int, ...]
    """How many tiles of each kind there are."""
    all_tiles: int
    start: Land
    first_animals: Animals
    lots: tuple[tuple[DrawFirstPlayer, int], ...]
    breeds: tuple[tuple[Breed, ...], ...]
    """By the parent's hex and the newborn's."""
    hunts: tuple[tuple[Hunt, ...], ...]
    """By the hunter's hex and the one it goes to."""
    goes: tuple[Go, ...]
    leaves: tuple[LeaveToStarve, ...]
    """By hex."""


def make_world(setup: Setup) -> World:
    return _world(setup.components, setup.players, short=setup.options.get("length") == "short")


@lru_cache(maxsize=64)
def _world(components: Components, players: int, *, short: bool) -> World:
    seats = tuple(Seat(seat) for seat in range(players))
    rows = components.rows[players]
    kinds = components.kinds
    kind_drawn = {tile.draw: kind for kind, tile in enumerate(kinds)}
    stacks = components.stacks(players, SHORT_LETTERS if short else LETTERS)
    # Players take tiles in turn (GD-2.1), so nobody has more of them than this.
    all_tiles = sum(map(tiles_in, stacks))
    most_tiles = -(-all_tiles // players)
    hexes = range(START_HEXES + 2 * most_tiles)
    first_animals = Animals()
    for number, (_, animal) in enumerate(components.start):
        if animal is not None:
            first_animals = first_animals.having(animal, 1 << number)
    return World(
        players=players,
        components=components,
        seats=seats,
        columns=components.columns,
        column_of={animal.slug: column for column, animal in enumerate(components.columns)},
        rows=rows,
        takes=tuple(Take(animal.slug, row) for animal in components.columns for row in range(rows)),
        kinds=kinds,
        draws=tuple(tile.draw for tile in kinds),
        kind_drawn=kind_drawn,
        stacks=stacks,
        printed=tuple(counted(stacks, kind_drawn)),
        all_tiles=all_tiles,
        start=Land.begun(tuple(terrain for terrain, _ in components.start), grid_for(most_tiles)),
        # GD-1.1: a dinosaur on the mountain in the middle.
        first_animals=first_animals.having(Animal.DINOSAUR, 1),
        lots=tuple((DrawFirstPlayer(seat), 1) for seat in seats),
        breeds=tuple(tuple(Breed(parent, target) for target in hexes) for parent in hexes),
        hunts=tuple(tuple(Hunt(hunter, target) for target in hexes) for hunter in hexes),
        goes=tuple(Go(target) for target in hexes),
        leaves=tuple(LeaveToStarve(hunter) for hunter in hexes),
    )
