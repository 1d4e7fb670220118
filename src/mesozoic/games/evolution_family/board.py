"""The table's things that never change, for whoever draws them."""

from __future__ import annotations

from dataclasses import dataclass

from mesozoic.games.evolution_family.eras import ERAS, EraCard
from mesozoic.games.evolution_family.thunder import THUNDERBOLTS
from mesozoic.games.evolution_family.world import FULL_PATH, TOKENS, World


@dataclass(frozen=True, slots=True)
class CardFace:
    era: str
    places: tuple[str, ...]
    sign: str
    premium: bool
    unstable: bool
    copies: int


@dataclass(frozen=True, slots=True)
class Board:
    animals: tuple[int, ...]
    """By animal: the seat it belongs to."""
    eras: tuple[str, ...]
    cards: dict[str, CardFace]
    actions: dict[str, int]
    bolts: dict[str, int]
    full_path: int
    tokens: int


def board(world: World) -> Board:
    components = world.components
    return Board(
        animals=world.owner,
        eras=tuple(ERAS),
        cards={card.slug: _face(card, copies) for card, copies in components.era_cards.items()},
        actions={"eruption": components.eruptions, "thunderbolt": components.thunderbolts},
        bolts=dict(zip(THUNDERBOLTS, components.bolts, strict=True)),
        full_path=FULL_PATH,
        tokens=TOKENS,
    )


def _face(card: EraCard, copies: int) -> CardFace:
    return CardFace(
        era=card.era.slug,
        places=tuple(place.slug for place in card.places),
        sign=card.sign.slug,
        premium=card.is_premium,
        unstable=card.is_unstable,
        copies=copies,
    )
