"""What stays the same through a game: island, components, options, and tables made of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from mesozoic.core.game import Setup
from mesozoic.core.seats import Seat
from mesozoic.games.evo_2001.actions import (
    Attack,
    Bid,
    DrawCard,
    DrawGene,
    PlaceNewborn,
    PlayCard,
    RemoveDinosaur,
    Walk,
)
from mesozoic.games.evo_2001.cards import Card
from mesozoic.games.evo_2001.climate import CHART
from mesozoic.games.evo_2001.components import Components, Track
from mesozoic.games.evo_2001.genes import Gene
from mesozoic.islands.climate import Weather, weather_by_space
from mesozoic.islands.island import Island

# E1-0.1
DINOSAURS: Final = 10
FIRST_POINTS: Final = 10
# E1-1.1
FIRST_CARDS: Final = 3
# E1-8.1
TURNS_WITHOUT_CARDS: Final = 2

PLAY: Final = tuple(PlayCard(card.slug) for card in Card)
DRAW_CARD: Final = tuple(DrawCard(card.slug) for card in Card)

# A neighbour of a zone: its bit, the walk there, the attack there.
Edge = tuple[int, Walk, Attack]


@dataclass(frozen=True, eq=False)
class World:
    """One world is itself and no other, so it can be a key."""

    players: int
    components: Components
    copies: tuple[int, ...]
    island: Island
    weather: tuple[Weather, ...]
    extinction_is_final: bool
    scarce_genes: bool
    track_start: int
    """Where the meteor begins (E1-0.8, E1-9.2)."""
    edges: tuple[tuple[Edge, ...], ...]
    newborns: tuple[PlaceNewborn, ...]
    removals: tuple[RemoveDinosaur, ...]
    draws: tuple[tuple[tuple[DrawGene, int], ...], ...]
    """By gene, then by how many are left of it."""
    bids: tuple[tuple[Bid, ...], ...]
    """By lot, then by amount."""
    seats: tuple[Seat, ...]

    @property
    def lots(self) -> int:
        """How many genes an auction offers (E1-7.2, E1-7.7)."""
        return self.players - 1 if self.scarce_genes else self.players


def make_world(setup: Setup) -> World:
    options = setup.options
    return _world(
        setup.components,
        setup.players,
        island_halves(setup.players, options["island4"]),
        extinction_is_final=options["extinction"] == "final",
        scarce_genes=options["scarce-genes"] == "on",
        short=options.get("length") == "short",
    )


@lru_cache(maxsize=64)
def _world(
    components: Components,
    players: int,
    halves: tuple[str, str],
    *,
    extinction_is_final: bool,
    scarce_genes: bool,
    short: bool,
) -> World:
    island = components.islands[halves]
    zones = range(len(island.terrain))
    return World(
        players=players,
        components=components,
        copies=components.copies,
        island=island,
        weather=weather_by_space(island, CHART),
        extinction_is_final=extinction_is_final,
        scarce_genes=scarce_genes,
        track_start=_track_start(components.track, players, short=short),
        edges=tuple(
            tuple(
                (1 << near, Walk(zone, near), Attack(zone, near))
                for near in island.neighbours[zone]
            )
            for zone in zones
        ),
        newborns=tuple(PlaceNewborn(zone) for zone in zones),
        removals=tuple(RemoveDinosaur(zone) for zone in zones),
        draws=tuple(
            tuple((DrawGene(gene.slug), left) for left in range(components.bag[gene] + 1))
            for gene in Gene
        ),
        bids=tuple(
            tuple(Bid(lot, amount) for amount in range(highest_purse(components) + 1))
            for lot in range(players)
        ),
        seats=tuple(Seat(seat) for seat in range(players)),
    )


def island_halves(players: int, island4: str) -> tuple[str, str]:
    """E1-0.5: which two half-boards make the island."""
    if players == 4:
        return ("small", "large") if island4 == "small-large" else ("medium-1", "medium-2")
    return ("small", "medium-2") if players == 3 else ("medium-1", "large")


def _track_start(track: Track, players: int, *, short: bool) -> int:
    """E1-9.2: a short game begins halfway to the first space on which the meteor may fall."""
    start = track.start[players]
    falls = (space for space, faces in track.faces.items() if faces and space > start)
    return (start + min(falls, default=track.last)) // 2 if short else start


def highest_purse(components: Components) -> int:
    """More than any species can ever bid: a point a dinosaur and turn, and every mutant gene."""
    return FIRST_POINTS + components.track.last * DINOSAURS + components.bag[Gene.MUTANT]
