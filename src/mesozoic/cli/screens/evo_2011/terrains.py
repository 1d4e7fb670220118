"""How the four terrains of Kumtagh look."""

from __future__ import annotations

from typing import Final

from mesozoic.cli.screens.island.palette import TerrainLook

TERRAINS: Final = {
    "desert": TerrainLook(("#e9c46a", "#efcf80", "#e2ba58"), "."),
    "forest": TerrainLook(("#7fa35c", "#8aad68", "#749951"), "%"),
    "canyon": TerrainLook(("#b8774f", "#c0825b", "#ae6c44"), "="),
    "mountain": TerrainLook(("#cfd2d6", "#d9dbdf", "#c4c8cd"), "^"),
}
