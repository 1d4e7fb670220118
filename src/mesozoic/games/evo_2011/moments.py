"""Every choice and chance of the game, and what is seen of those that show more than a tag."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from mesozoic.core.moment_views import MomentView, bare_view
from mesozoic.core.moments import Moment
from mesozoic.core.seats import Seat
from mesozoic.games.evo_2011.births import BabyFight, Births, RatCards, ThiefCards
from mesozoic.games.evo_2011.climate_phase import (
    Foresight,
    PrescienceCards,
    TokenDraw,
    section_after,
)
from mesozoic.games.evo_2011.fight import ChameleonSkin, Fight
from mesozoic.games.evo_2011.genes import GeneSlug, Lot
from mesozoic.games.evo_2011.initiative import AdrenalineRush
from mesozoic.games.evo_2011.movement import Movement
from mesozoic.games.evo_2011.mutations import CardDraw, GeneDraw, Laboratory, due
from mesozoic.games.evo_2011.opening import FirstOrder, StartZones
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.survival import Culling, GeyserCards
from mesozoic.games.evo_2011.tokens import SHIFT
from mesozoic.islands.bidding import StandingBid, standing_bids

PHASES: Final = (
    "setup",
    "climate",
    "mutations",
    "initiative",
    "movement",
    "births",
    "survival",
)
MOMENTS: Final = (
    FirstOrder,
    StartZones,
    TokenDraw,
    PrescienceCards,
    Foresight,
    GeneDraw,
    Laboratory,
    CardDraw,
    AdrenalineRush,
    Movement,
    Fight,
    ChameleonSkin,
    RatCards,
    Births,
    BabyFight,
    ThiefCards,
    GeyserCards,
    Culling,
)


@dataclass(frozen=True, slots=True)
class StartZonesMoment(MomentView):
    tag = StartZones.tag
    seat: Seat


@dataclass(frozen=True, slots=True)
class WheelTurning:
    """A turn of the wheel that prescience may bring, and the section where it would stand."""

    shift: int
    section: int


@dataclass(frozen=True, slots=True)
class PrescienceCardsMoment(MomentView):
    tag = PrescienceCards.tag
    turnings: tuple[WheelTurning, ...]


@dataclass(frozen=True, slots=True)
class ForesightMoment(MomentView):
    tag = Foresight.tag
    seat: Seat


@dataclass(frozen=True, slots=True)
class LaboratoryMoment(MomentView):
    tag = Laboratory.tag
    genes: tuple[GeneSlug | None, ...]
    """For each column after the first its gene; none, where the bag was empty."""
    lots: tuple[Lot, ...]
    """What each column gives: `card`, a gene, or `bare`."""
    bids: tuple[StandingBid | None, ...]
    """For each column the pawn on it."""
    queue: tuple[Seat, ...]
    """Who is still to bid, the next first."""
    barred: int | None
    """The column that the next was just dislodged from."""


@dataclass(frozen=True, slots=True)
class CardDrawMoment(MomentView):
    tag = CardDraw.tag
    seat: Seat


@dataclass(frozen=True, slots=True)
class MovementMoment(MomentView):
    tag = Movement.tag
    steps: int
    """The movement points left."""
    wings: bool
    """Whether one may still fly in this phase."""
    frenzy: int
    """Horns more when attacking."""


@dataclass(frozen=True, slots=True)
class FightMoment(MomentView):
    tag = Fight.tag
    seat: Seat
    rival: Seat
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class ChameleonSkinMoment(MomentView):
    tag = ChameleonSkin.tag
    rival: Seat
    """Who attacked."""
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class BirthsMoment(MomentView):
    tag = Births.tag
    withdrawn: int | None
    """Where one was taken off the board."""


@dataclass(frozen=True, slots=True)
class BabyFightMoment(MomentView):
    tag = BabyFight.tag
    seat: Seat
    rival: Seat
    zone: int


@dataclass(frozen=True, slots=True)
class ThiefCardsMoment(MomentView):
    tag = ThiefCards.tag
    robbed: Seat
    zone: int


@dataclass(frozen=True, slots=True)
class CullingMoment(MomentView):
    """How many live in each terrain that is not ideal."""

    tag = Culling.tag
    deadly: int
    hot: int
    cold: int


MOMENT_VIEWS: Final = (
    StartZonesMoment,
    PrescienceCardsMoment,
    ForesightMoment,
    LaboratoryMoment,
    CardDrawMoment,
    MovementMoment,
    FightMoment,
    ChameleonSkinMoment,
    BirthsMoment,
    BabyFightMoment,
    ThiefCardsMoment,
    CullingMoment,
)


def moment_view(state: EvoState, now: Moment[EvoState] | None) -> MomentView | None:
    """Nothing in a moment of this game is secret."""
    if now is None:
        return None
    where = (now.rule, now.phase)
    match now:
        case StartZones(seat=seat):
            return StartZonesMoment(*where, seat)
        case PrescienceCards():
            ways = SHIFT.values()
            turnings = tuple(WheelTurning(by, section_after(state, by)) for by in ways)
            return PrescienceCardsMoment(*where, turnings)
        case Foresight(seat=seat):
            return ForesightMoment(*where, seat)
        case Laboratory(genes=genes, bids=bids, queue=queue, barred=barred):
            slugs = tuple(None if gene is None else gene.slug for gene in genes)
            lots = tuple(map(now.lot, range(len(bids))))
            standing = standing_bids(bids, partial(due, state))
            return LaboratoryMoment(*where, slugs, lots, standing, queue, barred)
        case CardDraw(seat=seat):
            return CardDrawMoment(*where, seat)
        case Movement(steps=steps, wings=wings, frenzy=frenzy):
            return MovementMoment(*where, steps, wings, frenzy)
        case Fight(assault=fight):
            return FightMoment(*where, fight.seat, fight.rival, fight.origin, fight.target)
        case ChameleonSkin(assault=fight):
            return ChameleonSkinMoment(*where, fight.seat, fight.origin, fight.target)
        case Births(withdrawn=withdrawn):
            return BirthsMoment(*where, withdrawn)
        case BabyFight(seat=seat, rival=rival, zone=zone):
            return BabyFightMoment(*where, seat, rival, zone)
        case ThiefCards(robbed=robbed, zone=zone):
            return ThiefCardsMoment(*where, robbed, zone)
        case Culling(sheltered=sheltered):
            return CullingMoment(*where, sheltered.deadly, sheltered.hot, sheltered.cold)
    return bare_view(now)
