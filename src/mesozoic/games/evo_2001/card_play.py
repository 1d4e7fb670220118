"""Playing event cards (E1-8.1): who may in principle hold one, what may be played, the windows."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar

from mesozoic.core.hexes import bits
from mesozoic.core.moments import UNWRITTEN, Choice, Holding, Moment
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2001.actions import PASS, Pass, PlayCard, PlayCardAgainst, PlayCardFor
from mesozoic.games.evo_2001.cards import CARDS, CARDS_BY_MOMENT, Card, CardMoment
from mesozoic.games.evo_2001.events import CardPlayed
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.world import PLAY, TURNS_WITHOUT_CARDS

CardAction = PlayCard | PlayCardAgainst | PlayCardFor


def may_hold(state: EvoState, seat: Seat, moment: CardMoment) -> bool:
    """Whether, from what everybody knows, this seat could play a card at this moment.

    Who is asked must not tell who could: only public facts count here, never the hand itself.
    """
    if state.turn <= TURNS_WITHOUT_CARDS or not state.hands[seat]:
        return False
    copies, discard = state.world.copies, state.discard
    return any(discard[card] < copies[card] for card in CARDS_BY_MOMENT[moment])


def playable(state: EvoState, seat: Seat, moment: CardMoment) -> list[Action]:
    """The cards of a hand that fit the moment, each with every target it may have."""
    if state.turn <= TURNS_WITHOUT_CARDS:
        return []
    hand = state.hands[seat]
    actions: list[Action] = []
    for card in CARDS_BY_MOMENT[moment]:
        if card in hand:
            actions += _ways_to_play(state, seat, card)
    return actions


def _ways_to_play(state: EvoState, seat: Seat, card: Card) -> list[Action]:
    if card is Card.MOULT or card is Card.SUNBURN:
        return [PlayCardAgainst(card.slug, rival) for rival in state.world.seats if rival != seat]
    if card is Card.REFUGE:
        return [PlayCardFor(card.slug, zone) for zone in bits(refugees(state, seat))]
    return [PLAY[card]]


def refugees(state: EvoState, seat: Seat) -> int:
    """The zones where a dinosaur of this species needs a refuge."""
    return state.herds[seat] & state.weather.deadly


def play_card(state: EvoState, seat: Seat, action: CardAction) -> Card:
    """Lay a card on the discard, in front of everybody."""
    card = CARDS[action.card]
    state.discard_card(seat, card)
    if state.aloud:
        rival = action.rival if isinstance(action, PlayCardAgainst) else None
        zone = action.zone if isinstance(action, PlayCardFor) else None
        state.tell(CardPlayed(seat, action.card, rival, zone))
    return card


def amount(state: EvoState, card: Card) -> int:
    return state.world.components.amounts[card]


@dataclass(frozen=True, slots=True)
class CardWindow(Choice[EvoState]):
    """A moment at which several may play: once around in turn order, each as many as they like."""

    moment: ClassVar[CardMoment]
    queue: tuple[Seat, ...]

    def pass_on(self, state: EvoState) -> None:
        """Ask the next who could in principle hold a card for this moment."""
        self._ask_first_of(state, self.queue)

    def _ask_first_of(self, state: EvoState, queue: tuple[Seat, ...]) -> None:
        for at, seat in enumerate(queue):
            if may_hold(state, seat, self.moment):
                rest = queue[at:]
                state.push(self if rest == self.queue else replace(self, queue=rest))
                return
        self.close(state)

    def close(self, state: EvoState) -> None:
        """What comes once all have passed; by itself, nothing."""

    def seats(self, state: EvoState) -> Sequence[Seat]:
        return self.queue[:1]

    def options(self, state: EvoState, seat: Seat) -> Sequence[Action]:
        return [*playable(state, seat, self.moment), PASS]

    def is_secret(self, state: EvoState, seat: Seat) -> bool:
        return True

    def take(self, state: EvoState, seat: Seat, action: CardAction | Pass) -> None:
        if isinstance(action, Pass):
            self._ask_first_of(state, self.queue[1:])
        elif self.carry_out(state, seat, play_card(state, seat, action), action):
            self.pass_on(state)

    @abstractmethod
    def carry_out(self, state: EvoState, seat: Seat, card: Card, action: CardAction) -> bool:
        """Do what a card says; whether more may be played at this moment."""


@dataclass(frozen=True, slots=True)
class ReplacingCards(CardWindow, Holding[EvoState]):
    """A window whose cards take the place of what it holds: that comes only if none is played."""

    effect: Moment[EvoState] = field(metadata=UNWRITTEN)

    def close(self, state: EvoState) -> None:
        state.push(self.effect)
