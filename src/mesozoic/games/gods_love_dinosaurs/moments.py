"""Every choice and chance of the game, and what is seen of those that show more than a tag."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mesozoic.core.moment_views import MomentView, bare_view
from mesozoic.core.moments import Moment
from mesozoic.core.seats import Seat
from mesozoic.games.gods_love_dinosaurs.activation import Activation
from mesozoic.games.gods_love_dinosaurs.hatching import Hatching
from mesozoic.games.gods_love_dinosaurs.hunting import Chase, Doubt, Finish, Hunting
from mesozoic.games.gods_love_dinosaurs.kinds import AnimalSlug
from mesozoic.games.gods_love_dinosaurs.opening import FirstPlayerLot
from mesozoic.games.gods_love_dinosaurs.prey import Breeding
from mesozoic.games.gods_love_dinosaurs.refill import Reveal
from mesozoic.games.gods_love_dinosaurs.state import GodsState
from mesozoic.games.gods_love_dinosaurs.turn import Placing, TileChoice

PHASES: Final = ("setup", "take", "place", "activation", "dinosaurs", "refill")
MOMENTS: Final = (
    FirstPlayerLot,
    TileChoice,
    Placing,
    Activation,
    Breeding,
    Hatching,
    Hunting,
    Doubt,
    Chase,
    Finish,
    Reveal,
)


@dataclass(frozen=True, slots=True)
class ActivationMoment(MomentView):
    tag = Activation.tag
    animal: AnimalSlug


@dataclass(frozen=True, slots=True)
class BreedingMoment(MomentView):
    tag = Breeding.tag
    seat: Seat
    animal: AnimalSlug


@dataclass(frozen=True, slots=True)
class HatchingMoment(MomentView):
    tag = Hatching.tag
    seat: Seat
    animal: AnimalSlug


@dataclass(frozen=True, slots=True)
class HuntingMoment(MomentView):
    tag = Hunting.tag
    seat: Seat
    animal: AnimalSlug


@dataclass(frozen=True, slots=True)
class DoubtMoment(MomentView):
    tag = Doubt.tag
    seat: Seat
    animal: AnimalSlug
    hunter: int
    """Its hex."""


@dataclass(frozen=True, slots=True)
class ChaseMoment(MomentView):
    tag = Chase.tag
    seat: Seat
    animal: AnimalSlug
    path: tuple[int, ...]
    """The hexes of the hunt so far."""


@dataclass(frozen=True, slots=True)
class FinishMoment(MomentView):
    tag = Finish.tag
    seat: Seat
    animal: AnimalSlug


MOMENT_VIEWS: Final = (
    ActivationMoment,
    BreedingMoment,
    HatchingMoment,
    HuntingMoment,
    DoubtMoment,
    ChaseMoment,
    FinishMoment,
)


def moment_view(now: Moment[GodsState] | None) -> MomentView | None:
    """What is awaited; in an activation, of this seat."""
    if now is None:
        return None
    where = (now.rule, now.phase)
    match now:
        case Activation(animal=animal):
            return ActivationMoment(*where, animal.slug)
        case Breeding(seat=owner, animal=animal):
            return BreedingMoment(*where, owner, animal.slug)
        case Hatching(seat=owner, animal=animal):
            return HatchingMoment(*where, owner, animal.slug)
        case Doubt(seat=owner, animal=animal, hunter=hunter):
            return DoubtMoment(*where, owner, animal.slug, hunter)
        case Hunting(seat=owner, animal=animal):
            return HuntingMoment(*where, owner, animal.slug)
        case Chase(seat=owner, animal=animal, path=path):
            return ChaseMoment(*where, owner, animal.slug, path)
        case Finish(seat=owner, animal=animal):
            return FinishMoment(*where, owner, animal.slug)
    return bare_view(now)
