"""The table's things that never change, for whoever draws them."""

from __future__ import annotations

from dataclasses import dataclass

from mesozoic.games.evo_2001.cards import MOMENT, Card
from mesozoic.games.evo_2001.climate import CHART
from mesozoic.games.evo_2001.world import World


@dataclass(frozen=True, slots=True)
class Zone:
    q: int
    r: int
    terrain: str
    neighbours: tuple[int, ...]
    is_coast: bool
    is_start: bool


@dataclass(frozen=True, slots=True)
class CardKind:
    copies: int
    moment: str
    amount: int


@dataclass(frozen=True, slots=True)
class Board:
    zones: tuple[Zone, ...]
    chart: tuple[str, ...]
    """The ring of the climate, by temperate terrain."""
    track_start: int
    track_last: int
    track_faces: dict[int, tuple[int, ...]]
    cards: dict[str, CardKind]


def board(world: World) -> Board:
    island, components = world.island, world.components
    return Board(
        zones=tuple(
            Zone(
                *island.coords[zone],
                terrain=terrain.slug,
                neighbours=island.neighbours[zone],
                is_coast=bool(island.coast_mask >> zone & 1),
                is_start=zone in island.starts,
            )
            for zone, terrain in enumerate(island.terrain)
        ),
        chart=tuple(terrain.slug for terrain in CHART),
        track_start=components.track.start[world.players],
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
