"""What the reasons and refusals of this game speak of, by name."""

from __future__ import annotations

from mesozoic.core import game
from mesozoic.games.gods_love_dinosaurs.kinds import AnimalSlug, TerrainSlug


class About(game.About, total=False):
    animal: AnimalSlug
    column: AnimalSlug
    count: int
    found: str
    last: int
    number: int
    origin: int
    row: int
    steps: int
    target: int
    terrain: TerrainSlug
