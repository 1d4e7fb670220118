"""The table's things that never change, for whoever draws them."""

from __future__ import annotations

from dataclasses import dataclass

from mesozoic.games.evo_2011.cards import Card
from mesozoic.games.evo_2011.die import Face
from mesozoic.games.evo_2011.tokens import TURNING
from mesozoic.games.evo_2011.world import PILE, TOP, World


@dataclass(frozen=True, slots=True)
class Zone:
    q: int
    r: int
    terrain: str
    neighbours: tuple[int, ...]
    is_coast: bool
    is_start: bool


@dataclass(frozen=True, slots=True)
class Board:
    zones: tuple[Zone, ...]
    wheel: tuple[str, ...]
    """The sections clockwise, each by its ideal terrain."""
    tokens: dict[str, int]
    pile: int
    """How many tokens the pile has at first, the meteorite among the last three."""
    die: dict[str, int]
    cards: dict[str, int]
    """How many copies of each event card there are."""
    top: int
    """The highest value of a column."""
    open_points: bool


def board(world: World) -> Board:
    island, components = world.island, world.components
    return Board(
        zones=tuple(
            Zone(
                *island.coords[zone],
                terrain=terrain.name.lower(),
                neighbours=island.neighbours[zone],
                is_coast=bool(island.coast_mask >> zone & 1),
                is_start=zone in island.starts,
            )
            for zone, terrain in enumerate(island.terrain)
        ),
        wheel=tuple(terrain.slug for terrain in components.wheel),
        tokens={token.slug: components.tokens[token] for token in TURNING},
        pile=PILE,
        die={face.slug: components.die[face] for face in Face},
        cards={card.slug: components.copies[card] for card in Card},
        top=TOP,
        open_points=world.open_points,
    )
