"""What happened, for sentences and animations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mesozoic.core.seats import Seat
from mesozoic.core.values import Event
from mesozoic.games.evo_2011.cards import CardSlug
from mesozoic.games.evo_2011.die import FaceSlug
from mesozoic.games.evo_2011.genes import GeneSlug, Lot
from mesozoic.games.evo_2011.terrain import TerrainSlug
from mesozoic.games.evo_2011.tokens import TokenSlug
from mesozoic.islands.climate import TemperatureSlug


@dataclass(frozen=True, slots=True)
class StartDrawn(Event):
    """A species' first two dinosaurs stand on a pair of start zones."""

    tag = "start-drawn"
    rule = "E2-1.1"
    seat: Seat
    zones: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OrderDrawn(Event):
    """The first order on the initiative track, by lot."""

    tag = "order-drawn"
    rule = "E2-1.1"
    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class OrderSet(Event):
    tag = "order-set"
    rule = "E2-4.1"
    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PlaceTaken(Event):
    """Adrenaline rush: its owner took this place on the track, counted from 0."""

    tag = "place-taken"
    rule = "E2-4.1"
    seat: Seat
    place: int
    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    tag = "turn-began"
    rule = "E2-2.1"
    turn: int


@dataclass(frozen=True, slots=True)
class LastTokens(Event):
    """Only the last tokens of the pile are left: one of them is the meteorite."""

    tag = "last-tokens"
    rule = "E2-1.1"
    left: int


@dataclass(frozen=True, slots=True)
class TokenRevealed(Event):
    tag = "token-revealed"
    rule = "E2-2.1"
    reveals = True
    token: TokenSlug


@dataclass(frozen=True, slots=True)
class TokenForeseen(Event):
    """Sixth sense: only its owner hears which token comes next."""

    tag = "token-foreseen"
    rule = "E2-8.7"
    reveals = True
    seat: Seat
    token: TokenSlug | None


@dataclass(frozen=True, slots=True)
class WheelTurned(Event):
    """The wheel shows this section; its terrain is ideal."""

    tag = "wheel-turned"
    rule = "E2-2.1"
    section: int
    moved: int
    ideal: TerrainSlug


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    tag = "card-played"
    rule = "E2-9.1"
    reveals = True
    seat: Seat
    card: CardSlug
    shift: int | None = None


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A card came to a hand; only its owner hears which."""

    tag = "card-drawn"
    rule = "E2-3.3"
    reveals = True
    seat: Seat
    card: CardSlug | None


@dataclass(frozen=True, slots=True)
class GenesOffered(Event):
    """The genes of the columns after the first; none, where the bag was empty."""

    tag = "genes-offered"
    rule = "E2-3.1"
    genes: tuple[GeneSlug, ...]


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    tag = "bid-made"
    rule = "E2-3.2"
    seat: Seat
    column: int
    lot: Lot
    """The gene of the column, `card` or `bare`."""
    amount: int
    dislodged: Seat | None


@dataclass(frozen=True, slots=True)
class LotPaid(Event):
    tag = "lot-paid"
    rule = "E2-3.3"
    seat: Seat
    lot: Lot
    bid: int
    paid: int


@dataclass(frozen=True, slots=True)
class GeneTaken(Event):
    tag = "gene-taken"
    rule = "E2-3.3"
    seat: Seat
    gene: GeneSlug


@dataclass(frozen=True, slots=True)
class DinosaurWalked(Event):
    tag = "dinosaur-walked"
    rule = "E2-5.1"
    seat: Seat
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class DinosaurFlew(Event):
    tag = "dinosaur-flew"
    rule = "E2-8.4"
    seat: Seat
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class DinosaurSwam(Event):
    tag = "dinosaur-swam"
    rule = "E2-8.3"
    seat: Seat
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class CombatRolled(Event):
    """How many horns the attacker is ahead, what the die shows, and who wins."""

    tag = "combat-rolled"
    rule = "E2-5.2"
    seat: Seat
    rival: Seat
    origin: int
    target: int
    face: FaceSlug
    ahead: int
    won: bool


@dataclass(frozen=True, slots=True)
class DinosaurFell(Event):
    """The loser of a fight left for its owner's reserve."""

    tag = "dinosaur-fell"
    rule = "E2-5.2"
    seat: Seat
    zone: int


@dataclass(frozen=True, slots=True)
class DinosaurEscaped(Event):
    tag = "dinosaur-escaped"
    rule = "E2-8.9"
    seat: Seat
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class PlaceWon(Event):
    """The winner of a fight stepped onto the loser's place."""

    tag = "place-won"
    rule = "E2-5.2"
    seat: Seat
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class NobodyBorn(Event):
    tag = "nobody-born"
    rule = "E2-9.1"


@dataclass(frozen=True, slots=True)
class DinosaurWithdrawn(Event):
    tag = "dinosaur-withdrawn"
    rule = "E2-6.1"
    seat: Seat
    zone: int


@dataclass(frozen=True, slots=True)
class NewbornPlaced(Event):
    tag = "newborn-placed"
    rule = "E2-6.1"
    seat: Seat
    zone: int


@dataclass(frozen=True, slots=True)
class BabyFought(Event):
    """A killer baby was born on a rival's zone: the rival's dinosaur died, or the baby did."""

    tag = "baby-fought"
    rule = "E2-8.6"
    seat: Seat
    rival: Seat
    zone: int
    face: FaceSlug
    won: bool


@dataclass(frozen=True, slots=True)
class EggStolen(Event):
    """The newborn of `rival` was replaced by one of `seat`."""

    tag = "egg-stolen"
    rule = "E2-9.2"
    seat: Seat
    rival: Seat
    zone: int


@dataclass(frozen=True, slots=True)
class DinosaursDied(Event):
    tag = "dinosaurs-died"
    rule = "E2-7.1"
    seat: Seat
    zones: tuple[int, ...]
    temperature: TemperatureSlug


@dataclass(frozen=True, slots=True)
class PointsScored(Event):
    """How many are added is seen by all; what they add up to, by their owner alone (E2-8.10)."""

    tag = "points-scored"
    rule = "E2-7.2"
    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The points are turned face up."""

    tag = "game-ended"
    rule = "E2-10.1"
    reveals = True
    reason: str
    winners: tuple[Seat, ...]
    points: tuple[int, ...]


EVENTS: Final = (
    OrderDrawn,
    StartDrawn,
    OrderSet,
    PlaceTaken,
    TurnBegan,
    LastTokens,
    TokenRevealed,
    TokenForeseen,
    WheelTurned,
    CardPlayed,
    CardDrawn,
    GenesOffered,
    BidMade,
    LotPaid,
    GeneTaken,
    DinosaurWalked,
    DinosaurFlew,
    DinosaurSwam,
    CombatRolled,
    DinosaurFell,
    DinosaurEscaped,
    PlaceWon,
    NobodyBorn,
    DinosaurWithdrawn,
    NewbornPlaced,
    BabyFought,
    EggStolen,
    DinosaursDied,
    PointsScored,
    GameEnded,
)
