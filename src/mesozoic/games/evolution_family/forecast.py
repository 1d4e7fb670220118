"""What may come: public facts, worked out for whoever looks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from mesozoic.core.play import pending
from mesozoic.games.evolution_family.contest import Contest
from mesozoic.games.evolution_family.eras import ERAS, GROUNDS, SIGNS, Ground, Sign
from mesozoic.games.evolution_family.eruption import is_on_flank
from mesozoic.games.evolution_family.kinds import Animal, CardSlug
from mesozoic.games.evolution_family.paths import CardPlacing, Obstacle, obstacle, place_for
from mesozoic.games.evolution_family.spots import Spot
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.ways import landing
from mesozoic.games.evolution_family.world import World

KINDS: Final = (*ERAS, "eruption", "thunderbolt")

SHOWN: Final = {
    thing: None for thing in (*GROUNDS, *SIGNS) if thing not in (Ground.ROCK.slug, Sign.NONE.slug)
}


@dataclass(frozen=True, slots=True)
class Piece:
    depth: int
    """0 on the card next to the board, -1 on the sector."""
    lane: int
    part: int


@dataclass(frozen=True, slots=True)
class Berth:
    """Where an era card would go in a path."""

    depth: int
    replaces: bool
    obstacle: Obstacle
    """What keeps it out; empty where it may be put."""
    drags: tuple[int, ...] = ()
    """The lanes of its rocks, to one of which it would drag the piece of that path (EF-2.3)."""
    frees_cone: bool = False
    """Whether the cone would go back to the middle (EF-4.4)."""


@dataclass(frozen=True, slots=True)
class Forecast:
    left: Mapping[str, int]
    """How many cards of each era, eruptions and thunderbolts the deck still holds."""
    gone: Mapping[str, int]
    """How many of each lie in the discard."""
    showing: Mapping[str, int]
    """How many cards of the deck show each kind of place but rocks, and each sign."""
    flanks: tuple[Animal, ...]
    """The animals whose piece an eruption could send back."""
    landings: tuple[Piece, ...]
    """Where each piece would go if it were sent back now (EF-4.3)."""
    ready: tuple[Animal, ...]
    """The animals that would begin their turn ready to win."""
    card: CardSlug | None
    """The era card that is being put or contested."""
    berths: tuple[Berth, ...] | None
    """Its place in each path."""


def forecast(state: FamilyState) -> Forecast:
    now = pending(state)
    card = now.card if isinstance(now, CardPlacing | Contest) else None
    animals, deck = state.world.animals, tuple(state.deck)
    return Forecast(
        left=_counted(state.world, deck),
        gone=_counted(state.world, tuple(state.discard)),
        showing=_showing(state.world, deck),
        flanks=tuple(animal for animal in animals if is_on_flank(state, animal)),
        landings=tuple(piece_view(landing(state, animal)) for animal in animals),
        ready=tuple(animal for animal in animals if state.is_on_last_card(animal)),
        card=None if card is None else state.world.slugs[card],
        berths=None if card is None else tuple(_berth(state, path, card) for path in animals),
    )


def piece_view(spot: Spot) -> Piece:
    return Piece(spot.depth, spot.lane, spot.part)


# Most acts leave the deck and the discard as they are.
@lru_cache(maxsize=1024)
def _counted(world: World, cards: tuple[int, ...]) -> Mapping[str, int]:
    """How many cards there are, by what a contest asks for."""
    counts, kinds = dict.fromkeys(KINDS, 0), world.kinds
    for card in cards:
        counts[kinds[card]] += 1
    return counts


@lru_cache(maxsize=1024)
def _showing(world: World, deck: tuple[int, ...]) -> Mapping[str, int]:
    """Of how many cards of the deck each ground and each sign may come."""
    found = dict.fromkeys(SHOWN, 0)
    for card in deck:
        for thing in world.shown[card]:
            found[thing] += 1
    return found


def _berth(state: FamilyState, path: int, card: int) -> Berth:
    depth, replaces = place_for(state, path, card)
    bar = obstacle(state, path, card)
    drags = not bar and not replaces and state.pieces[path].depth >= depth
    return Berth(
        depth,
        replaces,
        bar,
        drags=state.world.rocks[card] if drags else (),
        frees_cone=not bar and replaces and state.is_under_cone(path, depth),
    )
