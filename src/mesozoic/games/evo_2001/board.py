"""The table's things that never change, for whoever draws them."""

from __future__ import annotations

from dataclasses import dataclass

from mesozoic.games.evo_2001.cards import MOMENT, Card, CardMomentSlug, CardSlug
from mesozoic.games.evo_2001.climate import CHART, SHIFT_BY_FACE
from mesozoic.games.evo_2001.half_board import TerrainSlug
from mesozoic.games.evo_2001.movement import highest_winning_face
from mesozoic.games.evo_2001.world import World
from mesozoic.islands.drawn import DrawnZone, drawn_zones


@dataclass(frozen=True, slots=True)
class CardKind:
    copies: int
    moment: CardMomentSlug
    amount: int


@dataclass(frozen=True, slots=True)
class Board:
    zones: tuple[DrawnZone, ...]
    chart: tuple[TerrainSlug, ...]
    """The ring of the climate, by temperate terrain."""
    climate_die: tuple[int, ...]
    """By face, from 1 up: by how many spaces a roll moves the climate along the ring."""
    odds: dict[int, int]
    """By how many horns an attacker has more: on how many faces of the die it wins."""
    track_start: int
    track_last: int
    track_faces: dict[int, tuple[int, ...]]
    cards: dict[CardSlug, CardKind]


def board(world: World) -> Board:
    components = world.components
    return Board(
        zones=drawn_zones(world.island),
        chart=tuple(terrain.slug for terrain in CHART),
        climate_die=SHIFT_BY_FACE,
        odds={ahead: highest_winning_face(ahead) for ahead in range(-2, 3)},
        track_start=world.track_start,
        track_last=components.track.last,
        track_faces=dict(components.track.faces),
        cards={
            card.slug: CardKind(
                components.copies[card],
                MOMENT[card].slug,
                components.amounts[card],
            )
            for card in Card
        },
    )
