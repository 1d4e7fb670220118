"""How far the animal board is from setting something off, and the game from its end."""

from __future__ import annotations

from typing import Final

from mesozoic.games.gods_love_dinosaurs.state import EMPTY, GodsState

# By the tiles in a column: how near it is to activate.
NEARNESS: Final[tuple[float, ...]] = (0.0, 1.0, 0.4, 0.2)


class Board:
    """Its columns, looked at once."""

    __slots__ = ("face_down", "is_last", "left", "tiles")

    def __init__(self, state: GodsState) -> None:
        rows, laid, empty = state.world.rows, 0, 0
        self.tiles = [0] * len(state.world.columns)
        """By column: how many tiles lie in it."""
        for place, kind in enumerate(state.tiles):
            if kind != EMPTY:
                self.tiles[place // rows] += 1
        for tiles in self.tiles:
            laid += tiles
            if not tiles:
                empty += 1
        self.face_down = state.tiles_left()
        self.left = (laid + self.face_down) / state.world.all_tiles
        """The part of the tiles that nobody has taken yet."""
        self.is_last = (empty + 1) * rows > self.face_down
        """Whether the game ends when the dinosaurs hunt next, should one more column be empty."""
