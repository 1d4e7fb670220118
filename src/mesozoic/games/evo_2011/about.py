"""What the reasons and refusals of this game speak of, by name."""

from __future__ import annotations

from mesozoic.core import game
from mesozoic.games.evo_2011.cards import CardSlug
from mesozoic.games.evo_2011.genes import Lot
from mesozoic.games.evo_2011.terrain import TerrainSlug


class About(game.About, total=False):
    amount: int
    card: CardSlug
    column: int
    count: int
    last: int
    least: int
    lot: Lot
    most: int
    origin: int
    pays: int
    place: int
    reach: int
    shift: int
    target: int
    terrain: TerrainSlug
    top: int
    twin: bool
    """Whether there is another column like it."""
    zone: int
