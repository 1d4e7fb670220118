"""What a seat, or a spectator, may know; and states alike to it. Only closed hands are secret."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mesozoic.core.moments import Moment, Sealed
from mesozoic.core.play import deciders, imagined, pending
from mesozoic.core.seats import Seat
from mesozoic.core.state import Result
from mesozoic.games.evolution_family.contest import Contest, ContestCard
from mesozoic.games.evolution_family.eruption import Eruption
from mesozoic.games.evolution_family.forecast import Forecast, Piece, forecast
from mesozoic.games.evolution_family.kinds import Animal, CardSlug
from mesozoic.games.evolution_family.moving import Cone, Moving
from mesozoic.games.evolution_family.paths import CardPlacing
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.thunder import THUNDERBOLTS, BoltSlug
from mesozoic.games.evolution_family.thunderstorm import Lightning

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
    moment: Moment[Any] | None
    """What is awaited, without what others hold in closed hands."""
    about: dict[str, Any]
    """What a sentence about the moment names besides: the card at stake, whose turn it is."""
    asked: tuple[Seat, ...]
    forecast: Forecast
    result: Result | None


def view(state: FamilyState, seat: Seat | None) -> FamilyView:
    slugs, cone, top = state.world.slugs, state.cone, pending(state)
    return FamilyView(
        seat=seat,
        turn=state.turn,
        order=state.order,
        active=state.active,
        animals=tuple(_animal(state, animal) for animal in state.world.animals),
        cone=ConeView(*cone) if cone else None,
        deck=sum(state.deck),
        discard=tuple(slugs[card] for card in state.discard),
        removed=tuple(slugs[card] for card in state.removed),
        unseen_bolts=dict(zip(THUNDERBOLTS, state.bolts, strict=True)),
        struck=tuple(bolt.slug for bolt in state.struck),
        moment=top.as_seen_by(seat) if isinstance(top, Sealed) else top,
        about=_about(state, top),
        asked=tuple(deciders(state)),
        forecast=forecast(state),
        result=state.result,
    )


def _about(state: FamilyState, now: Moment[Any] | None) -> dict[str, Any]:
    """An animal acts in its turn; a card that is put or contested is known by its slug."""
    match now:
        case CardPlacing(card=card) | Contest(card=card) | ContestCard(card=card):
            return {"card": state.world.slugs[card]}
        case Moving() | Cone() | Eruption() | Lightning():
            return {"animal": state.active}
    return {}


def _animal(state: FamilyState, animal: int) -> AnimalView:
    return AnimalView(
        seat=state.world.owner[animal],
        path=tuple(state.world.slugs[card] for card in state.paths[animal]),
        piece=Piece(*state.pieces[animal]),
        tokens=state.tokens[animal],
    )


def redeal(state: FamilyState, seat: Seat, rng: Random) -> FamilyState:
    """What others hold in closed hands may be anything that they could hold."""
    return imagined(state, seat, rng)
