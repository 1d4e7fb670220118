"""What happened, for sentences and animations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mesozoic.core.seats import Seat
from mesozoic.core.values import Event
from mesozoic.games.evo_2001.cards import CardSlug
from mesozoic.games.evo_2001.genes import GeneSlug
from mesozoic.games.evo_2001.half_board import TerrainSlug
from mesozoic.islands.climate import TemperatureSlug


@dataclass(frozen=True, slots=True)
class BeachDrawn(Event):
    tag = "beach-drawn"
    rule = "E1-1.1"
    seat: Seat
    zone: int


@dataclass(frozen=True, slots=True)
class CardDealt(Event):
    """One of the first cards; only its owner hears which."""

    tag = "card-dealt"
    rule = "E1-1.1"
    reveals = True
    seat: Seat
    card: CardSlug | None


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A card came to a hand; only its owner hears which."""

    tag = "card-drawn"
    rule = "E1-7.5"
    reveals = True
    seat: Seat
    card: CardSlug | None


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    tag = "turn-began"
    rule = "E1-2.1"
    turn: int


@dataclass(frozen=True, slots=True)
class OrderSet(Event):
    tag = "order-set"
    rule = "E1-2.1"
    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    tag = "card-played"
    rule = "E1-8.1"
    reveals = True
    seat: Seat
    card: CardSlug
    rival: Seat | None = None
    zone: int | None = None


@dataclass(frozen=True, slots=True)
class ClimateRolled(Event):
    tag = "climate-rolled"
    rule = "E1-3.2"
    face: int


@dataclass(frozen=True, slots=True)
class ClimateSet(Event):
    """The pawn stands on this space of the chart; its terrain is temperate."""

    tag = "climate-set"
    rule = "E1-3.3"
    space: int
    moved: int
    temperate: TerrainSlug


@dataclass(frozen=True, slots=True)
class DinosaurWalked(Event):
    tag = "dinosaur-walked"
    rule = "E1-4.1"
    seat: Seat
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class DinosaurSwam(Event):
    tag = "dinosaur-swam"
    rule = "E1-8.2"
    seat: Seat
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class CombatFought(Event):
    tag = "combat-fought"
    rule = "E1-4.2"
    seat: Seat
    rival: Seat
    origin: int
    target: int
    face: int
    needed: int
    """The highest face that wins."""
    won: bool


@dataclass(frozen=True, slots=True)
class NewbornPlaced(Event):
    tag = "newborn-placed"
    rule = "E1-5.1"
    seat: Seat
    zone: int


@dataclass(frozen=True, slots=True)
class SpeciesReturned(Event):
    """An extinct species came back to the island."""

    tag = "species-returned"
    rule = "E1-5.2"
    seat: Seat
    zone: int


@dataclass(frozen=True, slots=True)
class NobodyBorn(Event):
    tag = "nobody-born"
    rule = "E1-8.2"


@dataclass(frozen=True, slots=True)
class DinosaursDied(Event):
    tag = "dinosaurs-died"
    rule = "E1-6.1"
    seat: Seat
    zones: tuple[int, ...]
    temperature: TemperatureSlug


@dataclass(frozen=True, slots=True)
class PointsScored(Event):
    tag = "points-scored"
    rule = "E1-6.2"
    seat: Seat
    points: int
    total: int


@dataclass(frozen=True, slots=True)
class MeteorAdvanced(Event):
    tag = "meteor-advanced"
    rule = "E1-7.1"
    space: int


@dataclass(frozen=True, slots=True)
class MeteorRolled(Event):
    tag = "meteor-rolled"
    rule = "E1-7.1"
    face: int
    faces: tuple[int, ...]
    fell: bool


@dataclass(frozen=True, slots=True)
class GenesOffered(Event):
    tag = "genes-offered"
    rule = "E1-7.2"
    genes: tuple[GeneSlug, ...]


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    tag = "bid-made"
    rule = "E1-7.2"
    seat: Seat
    lot: int
    gene: GeneSlug
    amount: int
    outbid: Seat | None


@dataclass(frozen=True, slots=True)
class DroppedOut(Event):
    tag = "dropped-out"
    rule = "E1-7.7"
    seat: Seat


@dataclass(frozen=True, slots=True)
class GenePaid(Event):
    tag = "gene-paid"
    rule = "E1-7.4"
    seat: Seat
    gene: GeneSlug
    bid: int
    paid: int


@dataclass(frozen=True, slots=True)
class GeneTaken(Event):
    tag = "gene-taken"
    rule = "E1-7.4"
    seat: Seat
    gene: GeneSlug


@dataclass(frozen=True, slots=True)
class GeneReturned(Event):
    tag = "gene-returned"
    rule = "E1-7.7"
    gene: GeneSlug


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    tag = "game-ended"
    rule = "E1-9.1"
    reason: str
    winners: tuple[Seat, ...]


EVENTS: Final = (
    BeachDrawn,
    CardDealt,
    CardDrawn,
    TurnBegan,
    OrderSet,
    CardPlayed,
    ClimateRolled,
    ClimateSet,
    DinosaurWalked,
    DinosaurSwam,
    CombatFought,
    NewbornPlaced,
    SpeciesReturned,
    NobodyBorn,
    DinosaursDied,
    PointsScored,
    MeteorAdvanced,
    MeteorRolled,
    GenesOffered,
    BidMade,
    DroppedOut,
    GenePaid,
    GeneTaken,
    GeneReturned,
    GameEnded,
)
