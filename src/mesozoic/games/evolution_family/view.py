"""What a seat, or a spectator, may know; and states alike to it. Only closed hands are secret."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from mesozoic.core.moment_views import MomentView
from mesozoic.core.play import deciders, imagined
from mesozoic.core.seats import Seat
from mesozoic.core.state import Result
from mesozoic.games.evolution_family.forecast import Forecast, Piece, forecast, piece_view
from mesozoic.games.evolution_family.kinds import Animal, CardSlug
from mesozoic.games.evolution_family.moments import moment_view
from mesozoic.games.evolution_family.spots import Spot
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.thunder import THUNDERBOLTS, BoltSlug
from mesozoic.games.evolution_family.world import World

if TYPE_CHECKING:
    from random import Random


@dataclass(frozen=True, slots=True)
class AnimalView:
    seat: Seat
    """Whose it is."""
    path: tuple[CardSlug, ...]
    """From the board outwards."""
    piece: Piece
    tokens: int


@dataclass(frozen=True, slots=True)
class ConeView:
    path: Animal
    depth: int
    lane: int


@dataclass(frozen=True, slots=True)
class FamilyView:
    seat: Seat | None
    turn: int
    order: tuple[Animal, ...]
    active: Animal
    animals: tuple[AnimalView, ...]
    cone: ConeView | None
    deck: int
    discard: tuple[CardSlug, ...]
    """The top one last."""
    removed: tuple[CardSlug, ...]
    unseen_bolts: dict[BoltSlug, int]
    struck: tuple[BoltSlug, ...]
    """The thunderbolts below the unseen ones, in the order in which they come again."""
    moment: MomentView | None
    """What is awaited, without what others hold in closed hands."""
    asked: tuple[Seat, ...]
    forecast: Forecast
    result: Result | None


def view(state: FamilyState, seat: Seat | None) -> FamilyView:
    slugs, cone = state.world.slugs, state.cone
    return FamilyView(
        seat=seat,
        turn=state.turn,
        order=state.order,
        active=state.active,
        animals=tuple(_animal(state, animal) for animal in state.world.animals),
        cone=ConeView(cone.path, cone.depth, cone.lane) if cone else None,
        deck=len(state.deck),
        discard=tuple(slugs[card] for card in state.discard),
        removed=tuple(slugs[card] for card in state.removed),
        unseen_bolts=dict(zip(THUNDERBOLTS, state.bolts, strict=True)),
        struck=tuple(bolt.slug for bolt in state.struck),
        moment=moment_view(state, seat),
        asked=tuple(deciders(state)),
        forecast=forecast(state),
        result=state.result,
    )


def own_fields(state: FamilyState, seat: Seat, everybodys: FamilyView) -> dict[str, Any]:
    """What one holds in a closed hand is one's own to see."""
    return {"seat": seat, "moment": moment_view(state, seat)}


def _animal(state: FamilyState, animal: int) -> AnimalView:
    path, piece = state.paths[animal], state.pieces[animal]
    return _animal_with(state.world, animal, path, piece, state.tokens[animal])


# An act changes one animal, and all who look see the others as they were.
@lru_cache(maxsize=1024)
def _animal_with(
    world: World, animal: int, path: tuple[int, ...], piece: Spot, tokens: int
) -> AnimalView:
    return AnimalView(
        seat=world.owner[animal],
        path=tuple([world.slugs[card] for card in path]),
        piece=piece_view(piece),
        tokens=tokens,
    )


def redeal(state: FamilyState, seat: Seat, rng: Random) -> FamilyState:
    """What others hold in closed hands may be anything that they could hold."""
    return imagined(state, seat, rng)
