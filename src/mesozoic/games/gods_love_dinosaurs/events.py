"""What happened, for sentences and animations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mesozoic.core.seats import Seat
from mesozoic.core.values import Event
from mesozoic.games.gods_love_dinosaurs.kinds import AnimalSlug, TerrainSlug


@dataclass(frozen=True, slots=True)
class TileRevealed(Event):
    """A tile was turned up; an animal on it is on the first hex."""

    tag = "tile-revealed"
    rule = "GD-5.5"
    reveals = True
    column: AnimalSlug
    row: int
    terrains: tuple[TerrainSlug, ...]
    animal: AnimalSlug | None


@dataclass(frozen=True, slots=True)
class FirstPlayerDrawn(Event):
    tag = "first-player-drawn"
    rule = "GD-1.1"
    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    tag = "turn-began"
    rule = "GD-2.1"
    turn: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class TileTaken(Event):
    tag = "tile-taken"
    rule = "GD-2.1"
    seat: Seat
    column: AnimalSlug
    row: int
    terrains: tuple[TerrainSlug, ...]
    animal: AnimalSlug | None


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    """The tile's two hexes have numbers now; an animal came into play on the first."""

    tag = "tile-placed"
    rule = "GD-2.1"
    seat: Seat
    hexes: tuple[int, ...]
    terrains: tuple[TerrainSlug, ...]
    animal: AnimalSlug | None


@dataclass(frozen=True, slots=True)
class SpeciesActivated(Event):
    """Who took the last tile of the column holds the volcano."""

    tag = "species-activated"
    rule = "GD-2.2"
    seat: Seat
    animal: AnimalSlug


@dataclass(frozen=True, slots=True)
class DinosaursActivated(Event):
    tag = "dinosaurs-activated"
    rule = "GD-2.3"


@dataclass(frozen=True, slots=True)
class PreyBorn(Event):
    tag = "prey-born"
    rule = "GD-3.1"
    seat: Seat
    animal: AnimalSlug
    parent: int
    target: int


@dataclass(frozen=True, slots=True)
class PredatorHunted(Event):
    """It ate along its path; on all it ate but the last, one of its species was born."""

    tag = "predator-hunted"
    rule = "GD-4.1"
    seat: Seat
    animal: AnimalSlug
    path: tuple[int, ...]
    eaten: tuple[AnimalSlug, ...]
    newborn: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PredatorStarved(Event):
    tag = "predator-starved"
    rule = "GD-4.2"
    seat: Seat
    animal: AnimalSlug
    hunter: int


@dataclass(frozen=True, slots=True)
class DinosaurHatched(Event):
    """On the nest mountain, for an egg; whatever stood there was eaten."""

    tag = "dinosaur-hatched"
    rule = "GD-5.1"
    seat: Seat
    eaten: tuple[AnimalSlug, ...]
    eggs: int


@dataclass(frozen=True, slots=True)
class DinosaurHunted(Event):
    """It laid an egg for each predator it ate."""

    tag = "dinosaur-hunted"
    rule = "GD-5.2"
    seat: Seat
    path: tuple[int, ...]
    eaten: tuple[AnimalSlug, ...]
    eggs: int


@dataclass(frozen=True, slots=True)
class DinosaurStarved(Event):
    tag = "dinosaur-starved"
    rule = "GD-5.3"
    seat: Seat
    hunter: int


@dataclass(frozen=True, slots=True)
class ActivationConfirmed(Event):
    """A seat is done with an activation. It shows nothing but that, and is for good."""

    tag = "activation-confirmed"
    rule = "GD-2.2"
    reveals = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class PawnMoved(Event):
    tag = "pawn-moved"
    rule = "GD-5.4"
    column: AnimalSlug


@dataclass(frozen=True, slots=True)
class PointsCounted(Event):
    tag = "points-counted"
    rule = "GD-6.1"
    seat: Seat
    eggs: int
    dinosaurs: int
    total: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    tag = "game-ended"
    rule = "GD-6.1"
    reason: str
    winners: tuple[Seat, ...]
    tie: bool
    """Whether others have as many points, and sit nearer to the first player."""


EVENTS: Final = (
    TileRevealed,
    FirstPlayerDrawn,
    TurnBegan,
    TileTaken,
    TilePlaced,
    SpeciesActivated,
    DinosaursActivated,
    PreyBorn,
    PredatorHunted,
    PredatorStarved,
    DinosaurHatched,
    DinosaurHunted,
    DinosaurStarved,
    ActivationConfirmed,
    PawnMoved,
    PointsCounted,
    GameEnded,
)
