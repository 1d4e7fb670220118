"""Cards in secret hands, with a deck and a discard that have no order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from mesozoic.core.counts import changed
from mesozoic.core.kinds import Kind
from mesozoic.core.seats import Seat
from mesozoic.core.state import State

if TYPE_CHECKING:
    from random import Random

C = TypeVar("C", bound=Kind)


class Hands(State, Generic[C]):
    """The part of a state that knows where each card is. Its world names the seats."""

    __slots__ = ("deck", "discard", "hands")

    hands: tuple[tuple[C, ...], ...]
    """Secret: each seat's cards, sorted."""
    deck: tuple[int, ...]
    discard: tuple[int, ...]

    def take_card(self, seat: Seat, card: C) -> None:
        """From the deck to a hand."""
        self.deck = changed(self.deck, card, -1)
        hand = tuple(sorted((*self.hands[seat], card)))
        self.hands = (*self.hands[:seat], hand, *self.hands[seat + 1 :])

    def discard_card(self, seat: Seat, card: C) -> None:
        """From a hand to the discard."""
        at = self.hands[seat].index(card)
        hand = self.hands[seat][:at] + self.hands[seat][at + 1 :]
        self.hands = (*self.hands[:seat], hand, *self.hands[seat + 1 :])
        self.discard = changed(self.discard, card, +1)

    def redeal_hands(self, cards: type[C], seat: Seat, rng: Random) -> None:
        """Shuffle the hands of all but one seat and the deck together and deal them out again."""
        others = [other for other in self.world.seats if other != seat and self.hands[other]]
        if not others:
            return
        unseen = [card for other in others for card in self.hands[other]]
        unseen += [card for card in cards for _ in range(self.deck[card])]
        unseen.sort()  # how they lay is nobody's to know
        rng.shuffle(unseen)
        hands = list(self.hands)
        for other in others:
            size = len(self.hands[other])
            hands[other] = tuple(sorted(unseen[:size]))
            del unseen[:size]
        self.hands = tuple(hands)
        self.deck = tuple(unseen.count(card) for card in cards)
