"""How the four terrains look."""

from __future__ import annotations

from typing import Final

from mesozoic.cli.screens.island.palette import TerrainLook

TERRAINS: Final = {
    "beach": TerrainLook(("#e9c46a", "#efcf80", "#e2ba58"), "."),
    "meadow": TerrainLook(("#8daa5b", "#98b468", "#82a04f"), '"'),
    "hill": TerrainLook(("#b8845a", "#c08f67", "#ae794d"), "n"),
    "mountain": TerrainLook(("#9a9da6", "#a6a9b1", "#8e919b"), "^"),
}
