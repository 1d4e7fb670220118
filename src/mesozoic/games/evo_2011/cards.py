"""The event cards and their moments (E2-0.7, E2-9.1)."""

from __future__ import annotations

from typing import Annotated, Final

from mesozoic.core.kinds import Kind, Names


class Card(Kind):
    GEYSERS = 0
    PRESCIENCE = 1
    SWARM_OF_RATS = 2
    EGG_THIEF = 3
    FRENZIED_ATTACK = 4


CARDS: Final = {card.slug: card for card in Card}
CardSlug = Annotated[str, Names("card", CARDS)]
