"""What a seat may do, and what luck may decide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2001.cards import CardSlug
from mesozoic.games.evo_2001.genes import GeneSlug


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Play no card now."""

    tag = "pass"
    text = "pass"
    passing = True


@dataclass(frozen=True, slots=True)
class PlayCard(Action):
    tag = "play"
    text = "play {card}"
    card: CardSlug


@dataclass(frozen=True, slots=True)
class PlayCardAgainst(Action):
    tag = "play-against"
    text = "play {card} against {rival}"
    card: CardSlug
    rival: Seat


@dataclass(frozen=True, slots=True)
class PlayCardFor(Action):
    tag = "play-for"
    text = "play {card} for {zone}"
    card: CardSlug
    zone: int


@dataclass(frozen=True, slots=True)
class Walk(Action):
    tag = "walk"
    text = "walk {origin}-{target}"
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class Attack(Action):
    tag = "attack"
    text = "attack {origin}-{target}"
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class Swim(Action):
    tag = "swim"
    text = "swim {origin}-{target}"
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """Take no more steps."""

    tag = "stop"
    text = "stop"
    passing = True


@dataclass(frozen=True, slots=True)
class PlaceNewborn(Action):
    tag = "newborn"
    text = "newborn {zone}"
    zone: int


@dataclass(frozen=True, slots=True)
class RemoveDinosaur(Action):
    """Choose a dinosaur that does not survive."""

    tag = "remove"
    text = "remove {zone}"
    zone: int


@dataclass(frozen=True, slots=True)
class Bid(Action):
    tag = "bid"
    text = "bid {amount} on {lot}"
    lot: int
    amount: int


@dataclass(frozen=True, slots=True)
class DropOut(Action):
    """Leave the auction after having been outbid (E1-7.7)."""

    tag = "drop-out"
    text = "drop out"
    passing = True


@dataclass(frozen=True, slots=True)
class Roll(Action):
    tag = "roll"
    text = "roll {face}"
    face: int


@dataclass(frozen=True, slots=True)
class DrawGene(Action):
    tag = "gene"
    text = "gene {gene}"
    gene: GeneSlug


@dataclass(frozen=True, slots=True)
class DrawCard(Action):
    tag = "card"
    text = "card {card}"
    card: CardSlug


@dataclass(frozen=True, slots=True)
class DrawBeach(Action):
    tag = "beach"
    text = "beach {zone}"
    zone: int


@dataclass(frozen=True, slots=True)
class DrawLot(Action):
    """Among tied species, this one comes first."""

    tag = "lot"
    text = "lot {seat}"
    seat: Seat


ACTIONS: Final = (
    Pass,
    PlayCard,
    PlayCardAgainst,
    PlayCardFor,
    Walk,
    Attack,
    Swim,
    Stop,
    PlaceNewborn,
    RemoveDinosaur,
    Bid,
    DropOut,
    Roll,
    DrawGene,
    DrawCard,
    DrawBeach,
    DrawLot,
)

PASS: Final = Pass()
STOP: Final = Stop()
DROP_OUT: Final = DropOut()
DIE: Final = tuple((Roll(face), 1) for face in range(1, 7))
LOTS: Final = tuple((DrawLot(Seat(seat)), 1) for seat in range(5))
