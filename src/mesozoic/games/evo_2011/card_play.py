"""Playing event cards (E2-9.1, E2-9.3): who may in principle hold one, and the windows."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar

from mesozoic.core.moments import UNWRITTEN, Choice, Holding, Moment
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2011.actions import PASS, Foretell, Pass, PlayCard
from mesozoic.games.evo_2011.cards import Card
from mesozoic.games.evo_2011.events import CardPlayed
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.world import FORETELL, PLAY


def may_hold(state: EvoState, seat: Seat, card: Card) -> bool:
    """Whether, from what everybody knows, this seat could hold such a card.

    Who is asked must not tell who could: only public facts count here, never the hand itself.
    """
    return bool(state.hands[seat]) and state.discard[card] < state.world.copies[card]


def ways_to_play(state: EvoState, seat: Seat, card: Card) -> Sequence[Action]:
    if card not in state.hands[seat]:
        return ()
    return FORETELL if card is Card.PRESCIENCE else (PLAY[card],)


def play_card(state: EvoState, seat: Seat, card: Card, shift: int | None = None) -> None:
    """Lay a card on the discard, in front of everybody."""
    state.discard_card(seat, card)
    if state.aloud:
        state.tell(CardPlayed(seat, card.slug, shift))


@dataclass(frozen=True, slots=True)
class CardWindow(Choice[EvoState]):
    """A moment at which one may play a card: once around in initiative order, seeing the others.

    Each of these cards settles its moment, so the first that is played closes the window.
    """

    card: ClassVar[Card]
    queue: tuple[Seat, ...]

    def pass_on(self, state: EvoState) -> None:
        """Ask the next who could in principle hold the card for this moment."""
        self._ask_first_of(state, self.queue)

    def _ask_first_of(self, state: EvoState, queue: tuple[Seat, ...]) -> None:
        for at, seat in enumerate(queue):
            if self.may_play(state, seat):
                rest = queue[at:]
                state.push(self if rest == self.queue else replace(self, queue=rest))
                return
        self.close(state)

    def close(self, state: EvoState) -> None:
        """What comes once all have passed; by itself, nothing."""

    def may_play(self, state: EvoState, seat: Seat) -> bool:
        return may_hold(state, seat, self.card)

    def seats(self, state: EvoState) -> Sequence[Seat]:
        return self.queue[:1]

    def options(self, state: EvoState, seat: Seat) -> Sequence[Action]:
        return (*ways_to_play(state, seat, self.card), PASS)

    def is_secret(self, state: EvoState, seat: Seat) -> bool:
        return True

    def take(self, state: EvoState, seat: Seat, action: PlayCard | Foretell | Pass) -> None:
        if isinstance(action, Pass):
            self._ask_first_of(state, self.queue[1:])
            return
        shift = action.shift if isinstance(action, Foretell) else None
        play_card(state, seat, self.card, shift)
        self.carry_out(state, seat, shift)

    @abstractmethod
    def carry_out(self, state: EvoState, seat: Seat, shift: int | None) -> None:
        """Do what the card says."""


@dataclass(frozen=True, slots=True)
class ReplacingCards(CardWindow, Holding[EvoState]):
    """A window whose card takes the place of what it holds: that comes only if none is played."""

    effect: Moment[EvoState] = field(metadata=UNWRITTEN)

    def close(self, state: EvoState) -> None:
        state.push(self.effect)
