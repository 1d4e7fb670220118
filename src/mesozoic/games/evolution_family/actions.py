"""What a seat may do, and what luck may decide. Animals and paths share their numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evolution_family.kinds import Animal, CardSlug, Hand
from mesozoic.games.evolution_family.thunder import BoltSlug


@dataclass(frozen=True, slots=True)
class ChooseRock(Action):
    """Where one's piece begins (EF-1.1)."""

    tag = "rock"
    text = "rock {lane}"
    lane: int


@dataclass(frozen=True, slots=True)
class PutCard(Action):
    """Put the era card in a path: its era tells where, and what it replaces (EF-2.2)."""

    tag = "put"
    text = "put {path}"
    path: Animal


@dataclass(frozen=True, slots=True)
class DiscardCard(Action):
    tag = "discard"
    text = "discard"


@dataclass(frozen=True, slots=True)
class Drag(Action):
    """Move the piece behind an inserted card to a rock on it (EF-2.3)."""

    tag = "drag"
    text = "drag {lane}"
    lane: int


@dataclass(frozen=True, slots=True)
class Move(Action):
    """One step of one's piece; -1 is the depth of the sector (EF-3.3)."""

    tag = "move"
    text = "move {depth}/{lane}/{part}"
    depth: int
    lane: int
    part: int


@dataclass(frozen=True, slots=True)
class Stay(Action):
    tag = "stay"
    text = "stay"
    passing = True


@dataclass(frozen=True, slots=True)
class MoveCone(Action):
    tag = "cone"
    text = "cone {path}/{depth}/{lane}"
    path: Animal
    depth: int
    lane: int


@dataclass(frozen=True, slots=True)
class LeaveCone(Action):
    tag = "leave-cone"
    text = "leave cone"
    passing = True


@dataclass(frozen=True, slots=True)
class Erupt(Action):
    """Let the volcano or cone beside this animal's piece erupt (EF-5.1)."""

    tag = "erupt"
    text = "erupt {path}"
    path: Animal


@dataclass(frozen=True, slots=True)
class Strike(Action):
    """Send this animal's piece back with the bolt (EF-0.5)."""

    tag = "strike"
    text = "strike {path}"
    path: Animal


@dataclass(frozen=True, slots=True)
class Spare(Action):
    """Send nobody back."""

    tag = "spare"
    text = "spare"
    passing = True


@dataclass(frozen=True, slots=True)
class Guess(Action):
    """Hide tokens in a closed hand: so many of each of one's animals (EF-3.4)."""

    tag = "guess"
    text = "guess {tokens}"
    tokens: tuple[Hand, ...]


@dataclass(frozen=True, slots=True)
class StayOut(Action):
    """Close an empty hand."""

    tag = "stay-out"
    text = "stay out"
    passing = True


@dataclass(frozen=True, slots=True)
class DrawFirst(Action):
    tag = "first"
    text = "first {seat}"
    seat: Seat


@dataclass(frozen=True, slots=True)
class DrawCard(Action):
    """The next evolution card: an era card by its places, `eruption` or `thunderbolt`."""

    tag = "card"
    text = "card {card}"
    card: CardSlug


@dataclass(frozen=True, slots=True)
class DrawThunderbolt(Action):
    tag = "thunderbolt"
    text = "thunderbolt {bolt}"
    bolt: BoltSlug


ACTIONS: Final = (
    ChooseRock,
    PutCard,
    DiscardCard,
    Drag,
    Move,
    Stay,
    MoveCone,
    LeaveCone,
    Erupt,
    Strike,
    Spare,
    Guess,
    StayOut,
    DrawFirst,
    DrawCard,
    DrawThunderbolt,
)

DISCARD: Final = DiscardCard()
STAY: Final = Stay()
LEAVE_CONE: Final = LeaveCone()
SPARE: Final = Spare()
STAY_OUT: Final = StayOut()
