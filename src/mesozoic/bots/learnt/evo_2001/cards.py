"""What cards in hand are worth, in points."""

from __future__ import annotations

from typing import Final

from mesozoic.games.evo_2001.cards import Card

WORTH: Final = {
    Card.STILL_AIR: 0.7,
    Card.SEASONS_TURN: 0.5,
    Card.SEASONS_RETURN: 0.7,
    Card.STAMPEDE: 1.0,
    Card.GIANTS_RAGE: 0.8,
    Card.HERD_GUARD: 0.3,
    Card.LONG_SWIM: 0.4,
    Card.GREAT_CLUTCH: 1.2,
    Card.FAR_NESTS: 0.8,
    Card.BARREN_SEASON: 0.5,
    Card.THICK_COAT: 1.2,
    Card.DEEP_SHADE: 1.2,
    Card.MOULT: 0.4,
    Card.SUNBURN: 0.4,
    Card.REFUGE: 1.0,
    Card.UNLOOKED_FOR_GENE: 2.0,
    Card.MUTAGEN: 2.0,
}
CARD_WORTHS: Final[tuple[float, ...]] = tuple(WORTH[card] for card in Card)
