"""The table's things that never change, for whoever draws them."""

from __future__ import annotations

from dataclasses import dataclass

from mesozoic.core.seats import Seat
from mesozoic.games.evolution_family.eras import ERAS, EraCard, EraSlug, GroundSlug, SignSlug
from mesozoic.games.evolution_family.kinds import CardSlug
from mesozoic.games.evolution_family.thunder import THUNDERBOLTS, BoltSlug
from mesozoic.games.evolution_family.world import TOKENS, World


@dataclass(frozen=True, slots=True)
class CardFace:
    era: EraSlug
    places: tuple[GroundSlug, ...]
    sign: SignSlug
    premium: bool
    unstable: bool
    copies: int


@dataclass(frozen=True, slots=True)
class Board:
    animals: tuple[Seat, ...]
    """By animal: the seat it belongs to."""
    eras: tuple[EraSlug, ...]
    cards: dict[CardSlug, CardFace]
    actions: dict[CardSlug, int]
    guesses: dict[str, int]
    """How many tokens stand for each era, an eruption and a thunderbolt in a contest (EF-3.4)."""
    bolts: dict[BoltSlug, int]
    full_path: int
    tokens: int


def board(world: World) -> Board:
    components = world.components
    return Board(
        animals=world.owner,
        eras=tuple(ERAS),
        cards={card.slug: _face(card, copies) for card, copies in components.era_cards.items()},
        actions={"eruption": components.eruptions, "thunderbolt": components.thunderbolts},
        guesses=dict(zip(world.kinds, world.tokens, strict=True)),
        bolts=dict(zip(THUNDERBOLTS, components.bolts, strict=True)),
        full_path=world.full_path,
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
