"""Cards in secret hands, with a deck and a discard that have no order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from mesozoic.core.kinds import Kind
from mesozoic.core.seats import Seat
from mesozoic.core.state import State

if TYPE_CHECKING:
    from random import Random

C = TypeVar("C", bound=Kind)


class Hands(State, Generic[C]):
    """The part of a state that knows where each card is. Its world names the seats."""

    __slots__ = ("deck", "discard", "hands")

    hands: list[tuple[C, ...]]
    """Secret: each seat's cards, sorted."""
    deck: list[int]
    discard: list[int]

    def take_card(self, seat: Seat, card: C) -> None:
        """From the deck to a hand."""
        self.deck[card] -= 1
        self.hands[seat] = tuple(sorted((*self.hands[seat], card)))

    def discard_card(self, seat: Seat, card: C) -> None:
        """From a hand to the discard."""
        hand = self.hands[seat]
        at = hand.index(card)
        self.hands[seat] = hand[:at] + hand[at + 1 :]
        self.discard[card] += 1

    def redeal_hands(self, cards: type[C], seat: Seat, rng: Random) -> None:
        """Shuffle the hands of all but one seat and the deck together and deal them out again."""
        others = [other for other in self.world.seats if other != seat and self.hands[other]]
        if not others:
            return
        unseen = [card for other in others for card in self.hands[other]]
        unseen += [card for card in cards for _ in range(self.deck[card])]
        unseen.sort()  # how they lay is nobody's to know
        rng.shuffle(unseen)
        for other in others:
            size = len(self.hands[other])
            self.hands[other] = tuple(sorted(unseen[:size]))
            del unseen[:size]
        self.deck = [unseen.count(card) for card in cards]
