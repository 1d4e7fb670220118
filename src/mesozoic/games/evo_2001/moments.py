"""Every choice and chance of the game, and what is seen of those that show more than a tag."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from mesozoic.core.moment_views import MomentView, bare_view
from mesozoic.core.moments import Moment
from mesozoic.core.seats import Seat
from mesozoic.games.evo_2001.auction import Auction, GeneDraw
from mesozoic.games.evo_2001.births import BarrenCards, Births
from mesozoic.games.evo_2001.climate_phase import ClimateCards, ClimateRoll
from mesozoic.games.evo_2001.genes import GeneSlug
from mesozoic.games.evo_2001.initiative import Lots
from mesozoic.games.evo_2001.meteor import MeteorRoll
from mesozoic.games.evo_2001.movement import Fight, GuardCards, Movement
from mesozoic.games.evo_2001.opening import CardDraw, FirstCardDraw, StartBeach
from mesozoic.games.evo_2001.payment import FreeGene, FreeGeneCards, PaymentCards, due
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.survival import BlightCards, Culling, SurvivalCards
from mesozoic.islands.bidding import StandingBid, standing_bids

PHASES: Final = (
    "setup",
    "initiative",
    "climate",
    "movement",
    "births",
    "survival",
    "evolution",
)
MOMENTS: Final = (
    StartBeach,
    FirstCardDraw,
    Lots,
    ClimateCards,
    ClimateRoll,
    GuardCards,
    Movement,
    Fight,
    BarrenCards,
    Births,
    BlightCards,
    SurvivalCards,
    Culling,
    MeteorRoll,
    GeneDraw,
    Auction,
    PaymentCards,
    CardDraw,
    FreeGeneCards,
    FreeGene,
)


@dataclass(frozen=True, slots=True)
class LotsMoment(MomentView):
    tag = Lots.tag
    placed: tuple[Seat, ...]
    """Those whose place is certain, the first first."""


@dataclass(frozen=True, slots=True)
class StartBeachMoment(MomentView):
    tag = StartBeach.tag
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardDrawMoment(MomentView):
    tag = CardDraw.tag
    seat: Seat


@dataclass(frozen=True, slots=True)
class MovementMoment(MomentView):
    tag = Movement.tag
    steps: int
    """How many are left."""
    rage: int
    """Horns more when attacking."""
    swims: int


@dataclass(frozen=True, slots=True)
class FightMoment(MomentView):
    tag = Fight.tag
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class BirthsMoment(MomentView):
    tag = Births.tag
    left: int
    returning: bool


@dataclass(frozen=True, slots=True)
class SurvivalCardsMoment(MomentView):
    tag = SurvivalCards.tag
    furs: int
    parasols: int


@dataclass(frozen=True, slots=True)
class CullingMoment(MomentView):
    tag = Culling.tag
    furs: int
    """How many live in cold zones."""
    parasols: int
    """How many live in hot zones."""


@dataclass(frozen=True, slots=True)
class AuctionMoment(MomentView):
    tag = Auction.tag
    genes: tuple[GeneSlug, ...]
    bids: tuple[StandingBid | None, ...]
    """For each gene."""
    outbid: bool
    """Whether the next was outbid."""


@dataclass(frozen=True, slots=True)
class PaymentCardsMoment(MomentView):
    tag = PaymentCards.tag
    gene: GeneSlug
    bid: int
    discount: int


@dataclass(frozen=True, slots=True)
class FreeGeneMoment(MomentView):
    tag = FreeGene.tag
    seat: Seat


MOMENT_VIEWS: Final = (
    LotsMoment,
    StartBeachMoment,
    CardDrawMoment,
    MovementMoment,
    FightMoment,
    BirthsMoment,
    SurvivalCardsMoment,
    CullingMoment,
    AuctionMoment,
    PaymentCardsMoment,
    FreeGeneMoment,
)


def moment_view(state: EvoState, now: Moment[EvoState] | None) -> MomentView | None:
    """Nothing in a moment of this game is secret."""
    if now is None:
        return None
    where = (now.rule, now.phase)
    match now:
        case Lots(placed=placed):
            return LotsMoment(*where, placed)
        case StartBeach(seat=seat):
            return StartBeachMoment(*where, seat)
        case CardDraw(seat=seat):
            return CardDrawMoment(*where, seat)
        case Movement(steps=steps, rage=rage, swims=swims):
            return MovementMoment(*where, steps, rage, swims)
        case Fight(origin=origin, target=target):
            return FightMoment(*where, origin, target)
        case Births(left=left, returning=returning):
            return BirthsMoment(*where, left, returning)
        case SurvivalCards(furs=furs, parasols=parasols):
            return SurvivalCardsMoment(*where, furs, parasols)
        case Culling(furs=furs, parasols=parasols):
            return CullingMoment(*where, furs, parasols)
        case Auction(genes=genes, bids=bids, outbid=outbid):
            slugs = tuple(gene.slug for gene in genes)
            standing = standing_bids(bids, partial(due, state))
            return AuctionMoment(*where, slugs, standing, outbid)
        case PaymentCards(gene=gene, bid=bid, discount=discount):
            return PaymentCardsMoment(*where, gene.slug, bid, discount)
        case FreeGene(seat=seat):
            return FreeGeneMoment(*where, seat)
    return bare_view(now)
