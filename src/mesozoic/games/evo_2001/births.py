"""Phase 4, births (E1-5.1, E1-5.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from mesozoic.core.moments import OneSeat, Step
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2001.actions import PASS, PlaceNewborn, PlayCard
from mesozoic.games.evo_2001.card_play import (
    CardAction,
    ReplacingCards,
    amount,
    may_hold,
    play_card,
    playable,
)
from mesozoic.games.evo_2001.cards import Card, CardMoment
from mesozoic.games.evo_2001.events import NewbornPlaced, NobodyBorn, SpeciesReturned
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.islands.island import at_zones


@dataclass(frozen=True, slots=True)
class BirthPhase(Step[EvoState]):
    tag = "birth-phase"

    def run(self, state: EvoState) -> None:
        BarrenCards(state.order, AllBirths()).pass_on(state)


@dataclass(frozen=True, slots=True)
class BarrenCards(ReplacingCards):
    """As the phase begins: a card by which nobody gives birth."""

    tag = "barren-cards"
    rule = "E1-8.2"
    phase = "births"
    moment = CardMoment.BIRTHS_BEGIN

    def carry_out(self, state: EvoState, seat: Seat, card: Card, action: CardAction) -> bool:
        if state.aloud:
            state.tell(NobodyBorn())
        return False


@dataclass(frozen=True, slots=True)
class AllBirths(Step[EvoState]):
    tag = "all-births"

    def run(self, state: EvoState) -> None:
        for seat in reversed(state.order):
            state.push(BirthTurn(seat))


@dataclass(frozen=True, slots=True)
class BirthTurn(Step[EvoState]):
    tag = "birth-turn"
    seat: Seat

    def run(self, state: EvoState) -> None:
        adults = state.herds[self.seat]
        if adults or not state.world.extinction_is_final:
            eggs = state.portraits[self.seat].egg
            go_on(state, Births(self.seat, eggs, adults, returning=not adults))


@dataclass(frozen=True, slots=True)
class Births(OneSeat[EvoState]):
    """E1-5.1: compulsory as long as a zone is free and a dinosaur is left in the reserve."""

    tag = "births"
    rule = "E1-5.1"
    phase = "births"
    seat: Seat
    left: int
    adults: int
    """The zones a newborn may be next to: adults, or a returning species' first newborn."""
    returning: bool
    reach: int = 1

    def places(self, state: EvoState) -> int:
        """The zones where a newborn may be placed now."""
        if not self.left or not state.reserve(self.seat):
            return 0
        return self.cradle(state) & ~state.occupied()

    def cradle(self, state: EvoState) -> int:
        """The zones near enough to an adult; for a returning species' first newborn, all."""
        if not self.adults:
            return (1 << len(state.world.island.terrain)) - 1
        # E1-5.2: a newborn is no adult, so a card that counts from adults does not help a return.
        return state.world.island.near(self.adults, 1 if self.returning else self.reach)

    def options(self, state: EvoState, seat: Seat) -> Sequence[Action]:
        places = self.places(state)
        actions = at_zones(places, state.world.newborns)
        if state.hands[seat]:
            actions += playable(state, seat, CardMoment.BIRTHS)
        if not places:
            actions.append(PASS)
        return actions

    def is_secret(self, state: EvoState, seat: Seat) -> bool:
        """Without a place for a newborn, only a card is asked for."""
        return not self.places(state)

    def take(self, state: EvoState, seat: Seat, action: Action) -> None:
        match action:
            case PlaceNewborn(zone):
                state.herds[seat] |= 1 << zone
                if state.aloud:
                    first = SpeciesReturned if not self.adults else NewbornPlaced
                    state.tell(first(seat, zone))
                parents = self.adults | 1 << zone if self.returning else self.adults
                left = self.left - 1
                go_on(state, Births(seat, left, parents, self.returning, self.reach))
            case PlayCard():
                go_on(state, self._with(state, play_card(state, seat, action)))

    def _with(self, state: EvoState, card: Card) -> Births:
        if card is Card.GREAT_CLUTCH:
            return replace(self, left=self.left + amount(state, card))
        return replace(self, reach=max(self.reach, amount(state, card)))


def go_on(state: EvoState, births: Births) -> None:
    """Ask again while a newborn must be placed, or a card could bring one."""
    if births.places(state) or may_hold(state, births.seat, CardMoment.BIRTHS):
        state.push(births)
