"""The four terrains of Kumtagh (E2-0.5), and what a board is drawn with."""

from __future__ import annotations

from typing import Annotated

from mesozoic.core.kinds import Kind, Names


class Terrain(Kind):
    """From hot to cold."""

    DESERT = 0
    FOREST = 1
    CANYON = 2
    MOUNTAIN = 3


TerrainSlug = Annotated[str, Names("terrain", (terrain.slug for terrain in Terrain))]
