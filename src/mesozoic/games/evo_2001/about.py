"""What the reasons and refusals of this game speak of, by name."""

from __future__ import annotations

from mesozoic.core import game
from mesozoic.games.evo_2001.cards import CardMomentSlug, CardSlug
from mesozoic.games.evo_2001.genes import GeneSlug
from mesozoic.games.evo_2001.half_board import TerrainSlug


class About(game.About, total=False):
    card: CardSlug
    count: int
    faces: int
    fewer: int
    gene: GeneSlug
    last: int
    least: int
    legs: int
    lot: int
    moment: CardMomentSlug
    most: int
    origin: int
    pays: int
    reach: int
    target: int
    terrain: TerrainSlug
    turns: int
    twin: bool
    """Whether there is another lot like it."""
    zone: int
