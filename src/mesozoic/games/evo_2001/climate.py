"""The climate chart and the die that moves its pawn (E1-0.7, E1-3.2)."""

from __future__ import annotations

from typing import Final

from mesozoic.games.evo_2001.half_board import Terrain

# E1-0.7: a ring; forward is this order
CHART: Final = (
    Terrain.BEACH,
    Terrain.MEADOW,
    Terrain.HILL,
    Terrain.MOUNTAIN,
    Terrain.HILL,
    Terrain.MEADOW,
)
# E1-3.2: for the faces 1 to 6
SHIFT_BY_FACE: Final = (-1, 0, 1, 1, 1, 1)
