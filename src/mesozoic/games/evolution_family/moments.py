"""Every choice and chance of the game, and what is seen of those that show more than a tag."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mesozoic.core.moment_views import MomentView, bare_view
from mesozoic.core.play import pending
from mesozoic.core.seats import Seat
from mesozoic.games.evolution_family.actions import Guess, StayOut
from mesozoic.games.evolution_family.contest import Contest, ContestCard
from mesozoic.games.evolution_family.eruption import Eruption
from mesozoic.games.evolution_family.kinds import Animal, CardSlug
from mesozoic.games.evolution_family.moving import Cone, Moving
from mesozoic.games.evolution_family.opening import FirstPlayer, StartRock
from mesozoic.games.evolution_family.paths import CardPlacing, Dragging
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.thunderstorm import Lightning, NextThunderbolt
from mesozoic.games.evolution_family.turn import NextCard

PHASES: Final = ("setup", "reveal", "card", "contest", "step", "cone")
MOMENTS: Final = (
    FirstPlayer,
    StartRock,
    NextCard,
    Eruption,
    NextThunderbolt,
    Lightning,
    CardPlacing,
    Dragging,
    Contest,
    ContestCard,
    Moving,
    Cone,
)


@dataclass(frozen=True, slots=True)
class StartRockMoment(MomentView):
    tag = StartRock.tag
    animal: Animal


@dataclass(frozen=True, slots=True)
class CardPlacingMoment(MomentView):
    tag = CardPlacing.tag
    card: CardSlug


@dataclass(frozen=True, slots=True)
class DraggingMoment(MomentView):
    tag = Dragging.tag
    animal: Animal
    depth: int


@dataclass(frozen=True, slots=True)
class ContestMoment(MomentView):
    tag = Contest.tag
    card: CardSlug
    """The premium card."""
    waiting: tuple[Seat, ...]
    """Whose hands are still open."""
    tied: tuple[Animal, ...]
    """The animals that guess again; none in the first round."""
    ties: int
    answer: Guess | StayOut | None
    """One's own, once it is given."""


@dataclass(frozen=True, slots=True)
class ContestCardMoment(MomentView):
    tag = ContestCard.tag
    card: CardSlug


@dataclass(frozen=True, slots=True)
class MovingMoment(MomentView):
    tag = Moving.tag
    animal: Animal
    paid: bool
    """Whether this step costs a token."""


@dataclass(frozen=True, slots=True)
class ConeMoment(MomentView):
    tag = Cone.tag
    animal: Animal
    """Whose turn is ending."""


MOMENT_VIEWS: Final = (
    StartRockMoment,
    CardPlacingMoment,
    DraggingMoment,
    ContestMoment,
    ContestCardMoment,
    MovingMoment,
    ConeMoment,
)


def moment_view(state: FamilyState, seat: Seat | None) -> MomentView | None:
    """What is awaited, without what others hold in closed hands."""
    slugs = state.world.slugs
    now = pending(state)
    if now is None:
        return None
    where = (now.rule, now.phase)
    match now:
        case StartRock(animal=animal):
            return StartRockMoment(*where, animal)
        case CardPlacing(card=card):
            return CardPlacingMoment(*where, slugs[card])
        case Dragging(animal=animal, depth=depth):
            return DraggingMoment(*where, animal, depth)
        case Contest() as contest:
            return _contest(contest, slugs[contest.card], seat)
        case ContestCard(card=card):
            return ContestCardMoment(*where, slugs[card])
        case Moving(paid=paid):
            return MovingMoment(*where, state.active, paid)
        case Cone():
            return ConeMoment(*where, state.active)
    return bare_view(now)


def _contest(contest: Contest, card: str, seat: Seat | None) -> ContestMoment:
    own = next((answer for owner, answer in contest.answers if owner == seat), None)
    assert own is None or isinstance(own, Guess | StayOut)
    return ContestMoment(
        contest.rule, contest.phase, card, contest.waiting, contest.tied, contest.ties, own
    )
