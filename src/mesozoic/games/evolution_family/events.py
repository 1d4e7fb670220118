"""What happened, for sentences and animations. Animals and paths share their numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mesozoic.core.seats import Seat
from mesozoic.core.values import Event
from mesozoic.games.evolution_family.kinds import Animal, CardSlug, Hand
from mesozoic.games.evolution_family.thunder import BoltSlug


@dataclass(frozen=True, slots=True)
class FirstDrawn(Event):
    tag = "first-drawn"
    rule = "EF-1.1"
    seat: Seat


@dataclass(frozen=True, slots=True)
class RockChosen(Event):
    tag = "rock-chosen"
    rule = "EF-1.1"
    animal: Animal
    lane: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    tag = "turn-began"
    rule = "EF-3.1"
    turn: int
    animal: Animal
    ready: bool
    """Whether the path is full and the piece on its last card (EF-6.1)."""


@dataclass(frozen=True, slots=True)
class CardRevealed(Event):
    tag = "card-revealed"
    rule = "EF-3.1"
    animal: Animal
    card: CardSlug


@dataclass(frozen=True, slots=True)
class DeckRenewed(Event):
    """The discard became the deck; these action cards left the game first."""

    tag = "deck-renewed"
    rule = "EF-3.5"
    removed: tuple[CardSlug, ...]
    cards: int


@dataclass(frozen=True, slots=True)
class VolcanoErupted(Event):
    tag = "volcano-erupted"
    rule = "EF-5.1"
    seat: Seat
    animal: Animal
    craters: tuple[tuple[int, int], ...] = ()
    """Depth and lane, in that animal's path, of the volcano or cone; of both, if it is between."""
    cone: bool = False
    """Whether it is the cone that erupts, and no volcano beside it."""


@dataclass(frozen=True, slots=True)
class NobodySentBack(Event):
    """An eruption that was used against nobody."""

    tag = "nobody-sent-back"
    rule = "EF-5.1"
    seat: Seat


@dataclass(frozen=True, slots=True)
class ThunderboltStruck(Event):
    tag = "thunderbolt-struck"
    rule = "EF-0.5"
    animal: Animal
    bolt: BoltSlug
    shown: tuple[tuple[int, int], ...] = ()
    """Path and depth of the cards with the sign or volcano of which it speaks."""


@dataclass(frozen=True, slots=True)
class TokensLost(Event):
    tag = "tokens-lost"
    rule = "EF-0.5"
    animal: Animal
    count: int


@dataclass(frozen=True, slots=True)
class TokensRegained(Event):
    tag = "tokens-regained"
    rule = "EF-0.5"
    animal: Animal
    count: int


@dataclass(frozen=True, slots=True)
class PieceSentBack(Event):
    tag = "piece-sent-back"
    rule = "EF-4.3"
    animal: Animal
    depth: int
    lane: int


@dataclass(frozen=True, slots=True)
class NobodyStruck(Event):
    """A bolt that was used against nobody."""

    tag = "nobody-struck"
    rule = "EF-0.5"
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardLost(Event):
    tag = "card-lost"
    rule = "EF-4.4"
    animal: Animal
    card: CardSlug
    depth: int


@dataclass(frozen=True, slots=True)
class ConeReturned(Event):
    tag = "cone-returned"
    rule = "EF-4.4"


@dataclass(frozen=True, slots=True)
class CardPut(Event):
    tag = "card-put"
    rule = "EF-2.2"
    seat: Seat
    path: Animal
    card: CardSlug
    depth: int
    replaced: CardSlug | None

    @property
    def cites(self) -> str:
        """Its place follows from the order of the eras, unless another makes way for it."""
        return self.rule if self.replaced else "EF-2.1"


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    tag = "card-discarded"
    rule = "EF-3.2"
    seat: Seat
    card: CardSlug


@dataclass(frozen=True, slots=True)
class PieceDragged(Event):
    tag = "piece-dragged"
    rule = "EF-2.3"
    seat: Seat
    animal: Animal
    depth: int
    lane: int


@dataclass(frozen=True, slots=True)
class PieceMoved(Event):
    tag = "piece-moved"
    rule = "EF-3.3"
    animal: Animal
    depth: int
    lane: int
    part: int
    paid: bool
    """Whether a token went into the box for it."""

    @property
    def cites(self) -> str:
        """Only a marsh has a part that is not the near one."""
        return "EF-4.1" if self.part else self.rule


@dataclass(frozen=True, slots=True)
class ConeMoved(Event):
    tag = "cone-moved"
    rule = "EF-3.3"
    seat: Seat
    path: Animal
    depth: int
    lane: int


@dataclass(frozen=True, slots=True)
class ContestOpened(Event):
    """A premium card is contested."""

    tag = "contest-opened"
    rule = "EF-3.4"
    card: CardSlug


@dataclass(frozen=True, slots=True)
class HandsOpened(Event):
    """How many tokens each animal's hand holds, by animal; 0 where it stays out."""

    tag = "hands-opened"
    rule = "EF-3.4"
    reveals = True
    guesses: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ContestDrawn(Event):
    """The card that was to be guessed, and how many tokens stand for it."""

    tag = "contest-drawn"
    rule = "EF-3.4"
    card: CardSlug
    tokens: Hand


@dataclass(frozen=True, slots=True)
class ContestTied(Event):
    tag = "contest-tied"
    rule = "EF-3.4"
    animals: tuple[Animal, ...]


@dataclass(frozen=True, slots=True)
class ContestWon(Event):
    tag = "contest-won"
    rule = "EF-3.4"
    animal: Animal
    card: CardSlug
    reason: str
    """Nearest; alone, and showed nothing; or first in turn order of a tie that would not end."""


@dataclass(frozen=True, slots=True)
class NobodyContested(Event):
    tag = "nobody-contested"
    rule = "EF-3.4"
    card: CardSlug


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    tag = "game-ended"
    rule = "EF-6.1"
    reason: str
    winners: tuple[Seat, ...]
    animal: Animal

    @property
    def cites(self) -> str:
        return "EF-6.3" if self.reason == "backstop" else self.rule


EVENTS: Final = (
    FirstDrawn,
    RockChosen,
    TurnBegan,
    CardRevealed,
    DeckRenewed,
    VolcanoErupted,
    NobodySentBack,
    ThunderboltStruck,
    TokensLost,
    TokensRegained,
    PieceSentBack,
    NobodyStruck,
    CardLost,
    ConeReturned,
    CardPut,
    CardDiscarded,
    PieceDragged,
    PieceMoved,
    ConeMoved,
    ContestOpened,
    HandsOpened,
    ContestDrawn,
    ContestTied,
    ContestWon,
    NobodyContested,
    GameEnded,
)
