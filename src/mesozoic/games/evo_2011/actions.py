"""What a seat may do, and what luck may decide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2011.cards import CardSlug
from mesozoic.games.evo_2011.die import FaceSlug
from mesozoic.games.evo_2011.genes import GeneSlug
from mesozoic.games.evo_2011.tokens import TokenSlug


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
class Foretell(Action):
    """Play prescience: turn the wheel by so many sections instead of what the token says."""

    tag = "foretell"
    text = "foretell {shift}"
    shift: int


@dataclass(frozen=True, slots=True)
class Bid(Action):
    tag = "bid"
    text = "bid {amount} on {column}"
    column: int
    amount: int


@dataclass(frozen=True, slots=True)
class TakePlace(Action):
    """Choose a place on the initiative track, counted from 0 (E2-4.1)."""

    tag = "place"
    text = "place {place}"
    place: int


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
class Fly(Action):
    """Two zones at once (E2-8.4)."""

    tag = "fly"
    text = "fly {origin}-{target}"
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class Swim(Action):
    """From coast to coast (E2-8.3)."""

    tag = "swim"
    text = "swim {origin}-{target}"
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """Move no more."""

    tag = "stop"
    text = "stop"
    passing = True


@dataclass(frozen=True, slots=True)
class Escape(Action):
    """Slip away from a lost fight (E2-8.9)."""

    tag = "escape"
    text = "escape {zone}"
    zone: int


@dataclass(frozen=True, slots=True)
class Fall(Action):
    """Let the loser of a fight die although it could slip away."""

    tag = "fall"
    text = "fall"


@dataclass(frozen=True, slots=True)
class PlaceNewborn(Action):
    tag = "newborn"
    text = "newborn {zone}"
    zone: int


@dataclass(frozen=True, slots=True)
class Withdraw(Action):
    """Take one of eight dinosaurs off the board, to be born elsewhere (E2-6.1)."""

    tag = "withdraw"
    text = "withdraw {zone}"
    zone: int


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Have no newborn in this round."""

    tag = "decline"
    text = "decline"
    passing = True


@dataclass(frozen=True, slots=True)
class RemoveDinosaur(Action):
    """Choose a dinosaur that does not survive."""

    tag = "remove"
    text = "remove {zone}"
    zone: int


@dataclass(frozen=True, slots=True)
class DrawLot(Action):
    """This species has the next place of the first order."""

    tag = "lot"
    text = "lot {seat}"
    seat: Seat


@dataclass(frozen=True, slots=True)
class DrawStart(Action):
    tag = "start"
    text = "start {pair}"
    pair: int


@dataclass(frozen=True, slots=True)
class DrawToken(Action):
    tag = "token"
    text = "token {token}"
    token: TokenSlug


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
class Roll(Action):
    tag = "roll"
    text = "roll {face}"
    face: FaceSlug


ACTIONS: Final = (
    Pass,
    PlayCard,
    Foretell,
    Bid,
    TakePlace,
    Walk,
    Attack,
    Fly,
    Swim,
    Stop,
    Escape,
    Fall,
    PlaceNewborn,
    Withdraw,
    Decline,
    RemoveDinosaur,
    DrawLot,
    DrawStart,
    DrawToken,
    DrawGene,
    DrawCard,
    Roll,
)

PASS: Final = Pass()
STOP: Final = Stop()
FALL: Final = Fall()
DECLINE: Final = Decline()
