"""The event cards (E1-8.2): which there are and when each is played."""

from __future__ import annotations

from typing import Annotated, Final

from mesozoic.core.kinds import Kind, Names


class CardMoment(Kind):
    """When a card may be played."""

    CLIMATE = 0
    MOVEMENT_BEGINS = 1
    MOVEMENT = 2
    BIRTHS_BEGIN = 3
    BIRTHS = 4
    SURVIVAL_BEGINS = 5
    SURVIVAL = 6
    PAYMENT = 7
    AFTER_AUCTION = 8


CardMomentSlug = Annotated[str, Names("when", (moment.slug for moment in CardMoment))]


class Card(Kind):
    STILL_AIR = 0
    SEASONS_TURN = 1
    SEASONS_RETURN = 2
    STAMPEDE = 3
    GIANTS_RAGE = 4
    HERD_GUARD = 5
    LONG_SWIM = 6
    GREAT_CLUTCH = 7
    FAR_NESTS = 8
    BARREN_SEASON = 9
    THICK_COAT = 10
    DEEP_SHADE = 11
    MOULT = 12
    SUNBURN = 13
    REFUGE = 14
    UNLOOKED_FOR_GENE = 15
    MUTAGEN = 16


CARDS: Final = {card.slug: card for card in Card}
CardSlug = Annotated[str, Names("card", CARDS)]

_MOMENT: Final = {
    Card.STILL_AIR: CardMoment.CLIMATE,
    Card.SEASONS_TURN: CardMoment.CLIMATE,
    Card.SEASONS_RETURN: CardMoment.CLIMATE,
    Card.STAMPEDE: CardMoment.MOVEMENT,
    Card.GIANTS_RAGE: CardMoment.MOVEMENT,
    Card.HERD_GUARD: CardMoment.MOVEMENT_BEGINS,
    Card.LONG_SWIM: CardMoment.MOVEMENT,
    Card.GREAT_CLUTCH: CardMoment.BIRTHS,
    Card.FAR_NESTS: CardMoment.BIRTHS,
    Card.BARREN_SEASON: CardMoment.BIRTHS_BEGIN,
    Card.THICK_COAT: CardMoment.SURVIVAL,
    Card.DEEP_SHADE: CardMoment.SURVIVAL,
    Card.MOULT: CardMoment.SURVIVAL_BEGINS,
    Card.SUNBURN: CardMoment.SURVIVAL_BEGINS,
    Card.REFUGE: CardMoment.SURVIVAL,
    Card.UNLOOKED_FOR_GENE: CardMoment.AFTER_AUCTION,
    Card.MUTAGEN: CardMoment.PAYMENT,
}
MOMENT: Final = tuple(_MOMENT[card] for card in Card)

CARDS_BY_MOMENT: Final = tuple(
    tuple(card for card in Card if MOMENT[card] is moment) for moment in CardMoment
)

# Cards whose effect has a size, which the pack gives.
SIZED: Final = frozenset(
    {
        Card.STAMPEDE,
        Card.GIANTS_RAGE,
        Card.HERD_GUARD,
        Card.GREAT_CLUTCH,
        Card.FAR_NESTS,
        Card.MOULT,
        Card.SUNBURN,
        Card.MUTAGEN,
    }
)
