"""What the reasons and refusals of this game speak of, by name."""

from __future__ import annotations

from mesozoic.core import game
from mesozoic.games.evolution_family.eras import EraSlug, GroundSlug
from mesozoic.games.evolution_family.kinds import Animal, CardSlug, Hand


class About(game.About, total=False):
    animal: Animal
    card: CardSlug
    count: int
    era: EraSlug
    ground: GroundSlug
    holds: bool
    lane: int
    last: int
    most: int
    number: int
    tokens: Hand
