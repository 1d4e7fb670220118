"""Before the first turn (E1-1.1): start beaches by lot, three event cards each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from mesozoic.core.moments import Chance
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2001.actions import DrawBeach, DrawCard
from mesozoic.games.evo_2001.cards import CARDS
from mesozoic.games.evo_2001.events import BeachDrawn, CardDealt, CardDrawn
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.world import DRAW_CARD


@dataclass(frozen=True, slots=True)
class StartBeach(Chance[EvoState]):
    """A species' first dinosaur lands on a beach with a star."""

    tag = "start-beach"
    rule = "E1-1.1"
    phase = "setup"
    seat: Seat

    def outcomes(self, state: EvoState) -> Sequence[tuple[Action, int]]:
        taken = state.occupied()
        return [(DrawBeach(zone), 1) for zone in state.world.island.starts if not taken >> zone & 1]

    def land(self, state: EvoState, outcome: DrawBeach) -> None:
        state.herds[self.seat] = 1 << outcome.zone
        if state.aloud:
            state.tell(BeachDrawn(self.seat, outcome.zone))


@dataclass(frozen=True, slots=True)
class CardDraw(Chance[EvoState]):
    """An event card from the deck, seen by its new owner alone."""

    tag = "card-draw"
    rule = "E1-7.5"
    phase = "evolution"
    told: ClassVar[type[CardDealt | CardDrawn]] = CardDrawn
    seat: Seat

    def outcomes(self, state: EvoState) -> Sequence[tuple[Action, int]]:
        return [(DRAW_CARD[card], left) for card, left in enumerate(state.deck) if left]

    def land(self, state: EvoState, outcome: DrawCard) -> None:
        state.take_card(self.seat, CARDS[outcome.card])
        if state.aloud:
            state.tell(self.told(self.seat, outcome.card), only=self.seat)
            state.tell(self.told(self.seat, None), but=self.seat)


@dataclass(frozen=True, slots=True)
class FirstCardDraw(CardDraw):
    """A card of the three that each begins with."""

    rule = "E1-1.1"
    phase = "setup"
    told = CardDealt
