"""What stays the same through a game: board, components, options, and tables made of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from mesozoic.core.game import Setup
from mesozoic.core.hexes import bits
from mesozoic.core.seats import Seat
from mesozoic.games.evo_2011.actions import (
    Attack,
    Bid,
    DrawCard,
    DrawGene,
    DrawToken,
    Escape,
    Fly,
    Foretell,
    PlaceNewborn,
    PlayCard,
    RemoveDinosaur,
    Roll,
    Swim,
    TakePlace,
    Walk,
    Withdraw,
)
from mesozoic.games.evo_2011.cards import Card
from mesozoic.games.evo_2011.components import PLAYERS, Components
from mesozoic.games.evo_2011.die import Face
from mesozoic.games.evo_2011.genes import UNIQUE, Gene
from mesozoic.games.evo_2011.tokens import SHIFT, Token
from mesozoic.islands.climate import Weather, weather_by_space
from mesozoic.islands.island import Island

# E2-0.1
DINOSAURS: Final = 8
FIRST_POINTS: Final = 6
FIRST_STEPS: Final = 2
# E2-1.1
PILE: Final = 12
LAST_TOKENS: Final = 3
# E2-10.2
SHORT_PILE: Final = 6
# E2-3.2
TOP: Final = 6
# E2-8.2, E2-8.4
SHELL_REACH: Final = 3
FLIGHT: Final = 2

PLAY: Final = tuple(PlayCard(card.slug) for card in Card)
FORETELL: Final = tuple(Foretell(shift) for shift in SHIFT.values())
DRAW_CARD: Final = tuple(DrawCard(card.slug) for card in Card)
DRAW_TOKEN: Final = tuple(DrawToken(token.slug) for token in Token)


def _bids(column: int) -> tuple[tuple[tuple[Bid, ...], ...], ...]:
    bids = tuple(Bid(column, amount) for amount in range(TOP + 1))
    return tuple(
        tuple(bids[least : most + 1] for most in range(TOP + 1)) for least in range(TOP + 2)
    )


# By column, then by the lowest bid and by the highest: all from the one to the other.
BIDS: Final = tuple(_bids(column) for column in range(PLAYERS[-1]))

# A neighbour of a zone: its bit, the walk there, the attack there.
Edge = tuple[int, Walk, Attack]
# A zone beyond the neighbours: its bit, and the flight or the swim there.
Passage = tuple[int, Fly | Swim]


@dataclass(frozen=True, eq=False)
class World:
    """One world is itself and no other, so it can be a key."""

    players: int
    components: Components
    copies: tuple[int, ...]
    island: Island
    pairs: tuple[tuple[int, int], ...]
    weather: tuple[Weather, ...]
    chained_births: bool
    open_points: bool
    pile: int
    """How many tokens the pile has at first (E2-1.1, E2-10.2)."""
    die: tuple[tuple[Roll, int], ...]
    winning_faces: tuple[int, ...]
    """How many win for an attacker one horn behind, with as many, and one and two ahead."""
    edges: tuple[tuple[Edge, ...], ...]
    flights: tuple[tuple[Passage, ...], ...]
    swims: tuple[tuple[Passage, ...], ...]
    newborns: tuple[PlaceNewborn, ...]
    withdrawals: tuple[Withdraw, ...]
    removals: tuple[RemoveDinosaur, ...]
    escapes: tuple[Escape, ...]
    places: tuple[TakePlace, ...]
    left_out: int
    """How many unique genes are not in the bag."""
    draws: tuple[tuple[tuple[DrawGene, int], ...], ...]
    """By gene, then by the weight that drawing it has."""
    seats: tuple[Seat, ...]


def make_world(setup: Setup) -> World:
    return _world(
        setup.components,
        setup.players,
        chained_births=setup.options["chained-births"] == "on",
        open_points=setup.options["open-points"] == "on",
        short=setup.options.get("length") == "short",
    )


@lru_cache(maxsize=64)
def _world(
    components: Components, players: int, *, chained_births: bool, open_points: bool, short: bool
) -> World:
    board = components.boards[players]
    island = board.island
    zones = range(len(island))
    return World(
        players=players,
        components=components,
        copies=components.copies,
        island=island,
        pairs=board.pairs,
        weather=weather_by_space(island, components.wheel),
        chained_births=chained_births,
        open_points=open_points,
        pile=SHORT_PILE if short else PILE,
        die=tuple((Roll(face.slug), components.die[face]) for face in Face if components.die[face]),
        winning_faces=tuple(
            sum(components.die[face] for face in Face if face.wins(ahead)) for ahead in range(-1, 3)
        ),
        edges=tuple(
            tuple(
                (1 << near, Walk(zone, near), Attack(zone, near))
                for near in island.neighbours[zone]
            )
            for zone in zones
        ),
        flights=tuple(
            tuple((1 << far, Fly(zone, far)) for far in bits(flight_range(island, zone)))
            for zone in zones
        ),
        swims=tuple(
            tuple((1 << far, Swim(zone, far)) for far in bits(swim_range(island, zone)))
            for zone in zones
        ),
        newborns=tuple(PlaceNewborn(zone) for zone in zones),
        withdrawals=tuple(Withdraw(zone) for zone in zones),
        removals=tuple(RemoveDinosaur(zone) for zone in zones),
        escapes=tuple(Escape(zone) for zone in zones),
        places=tuple(TakePlace(place) for place in range(players)),
        left_out=len(UNIQUE) - components.unique_in_bag,
        draws=tuple(
            tuple((DrawGene(gene.slug), weight) for weight in range(heaviest_draw(components) + 1))
            for gene in Gene
        ),
        seats=tuple(Seat(seat) for seat in range(players)),
    )


def heaviest_draw(components: Components) -> int:
    """The weight of the most frequent gene, while nobody has seen a unique one."""
    return max(max(components.bag) * len(UNIQUE), components.unique_in_bag)


def flight_range(island: Island, zone: int) -> int:
    """E2-8.4: two zones away; what is nearer can be walked to."""
    return island.within(FLIGHT)[zone] & ~island.within(1)[zone]


def swim_range(island: Island, zone: int) -> int:
    """E2-8.3: from the coast to the rest of it; what is adjacent can be walked to."""
    if not island.coast_mask >> zone & 1:
        return 0
    return island.coast_mask & ~island.within(1)[zone]
