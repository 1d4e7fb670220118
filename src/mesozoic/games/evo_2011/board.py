"""The table's things that never change, for whoever draws them."""

from __future__ import annotations

from dataclasses import dataclass

from mesozoic.games.evo_2011.cards import Card, CardSlug
from mesozoic.games.evo_2011.climate_phase import climate
from mesozoic.games.evo_2011.die import KILLING_FACES, Face, FaceSlug
from mesozoic.games.evo_2011.terrain import TerrainSlug
from mesozoic.games.evo_2011.tokens import SHIFT, TURNING, TokenSlug
from mesozoic.games.evo_2011.world import TOP, World
from mesozoic.islands.climate import TemperatureSlug
from mesozoic.islands.drawn import DrawnZone, drawn_zones


@dataclass(frozen=True, slots=True)
class Board:
    zones: tuple[DrawnZone, ...]
    wheel: tuple[TerrainSlug, ...]
    """The sections clockwise, each by its ideal terrain."""
    climates: tuple[dict[TerrainSlug, TemperatureSlug], ...]
    """By section: what each terrain is then."""
    tokens: dict[TokenSlug, int]
    pile: int
    """How many tokens the pile has at first, the meteorite among the last three."""
    shifts: dict[TokenSlug, int]
    """By how many sections a token turns the wheel."""
    die: dict[FaceSlug, int]
    killing_faces: int
    """On how many faces of the die a killer baby kills (E2-8.6)."""
    cards: dict[CardSlug, int]
    """How many copies of each event card there are."""
    top: int
    """The highest value of a column."""
    open_points: bool


def board(world: World) -> Board:
    components = world.components
    return Board(
        zones=drawn_zones(world.island),
        wheel=tuple(terrain.slug for terrain in components.wheel),
        climates=tuple(climate(ideal) for ideal in components.wheel),
        tokens={token.slug: components.tokens[token] for token in TURNING},
        pile=world.pile,
        shifts={token.slug: shift for token, shift in SHIFT.items()},
        die={face.slug: components.die[face] for face in Face},
        killing_faces=sum(components.die[face] for face in KILLING_FACES),
        cards={card.slug: components.copies[card] for card in Card},
        top=TOP,
        open_points=world.open_points,
    )
