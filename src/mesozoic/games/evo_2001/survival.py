"""Phase 5, survival and points (E1-6.1, E1-6.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from mesozoic.core.counts import changed
from mesozoic.core.hexes import bits
from mesozoic.core.moments import OneSeat, Step
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2001.actions import (
    PASS,
    PlayCard,
    PlayCardAgainst,
    PlayCardFor,
    RemoveDinosaur,
)
from mesozoic.games.evo_2001.card_play import (
    CardAction,
    CardWindow,
    amount,
    may_hold,
    play_card,
    playable,
)
from mesozoic.games.evo_2001.cards import Card, CardMoment
from mesozoic.games.evo_2001.events import DinosaursDied, PointsScored
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.world import DINOSAURS
from mesozoic.islands.island import at_zones


@dataclass(frozen=True, slots=True)
class SurvivalPhase(Step[EvoState]):
    tag = "survival-phase"

    def run(self, state: EvoState) -> None:
        for seat in reversed(state.order):
            state.push(SurvivalTurn(seat))
        BlightCards(state.order).pass_on(state)


@dataclass(frozen=True, slots=True)
class BlightCards(CardWindow):
    """As the phase begins: a rival counts a fur or a parasol fewer, to the end of the turn."""

    tag = "blight-cards"
    rule = "E1-8.2"
    phase = "survival"
    moment = CardMoment.SURVIVAL_BEGINS

    def carry_out(self, state: EvoState, seat: Seat, card: Card, action: CardAction) -> bool:
        assert isinstance(action, PlayCardAgainst)
        if card is Card.MOULT:
            state.moults = changed(state.moults, action.rival, amount(state, card))
        else:
            state.sunburns = changed(state.sunburns, action.rival, amount(state, card))
        return True


@dataclass(frozen=True, slots=True)
class SurvivalTurn(Step[EvoState]):
    tag = "survival-turn"
    seat: Seat

    def run(self, state: EvoState) -> None:
        furs, parasols = protection(state, self.seat)
        go_on(state, SurvivalCards(self.seat, furs, parasols))


def protection(state: EvoState, seat: Seat) -> tuple[int, int]:
    """How many of a species live in the cold and in the heat by their genes this turn."""
    portrait = state.portraits[seat]
    furs = max(0, portrait.fur - state.moults[seat])
    return furs, max(0, portrait.parasol - state.sunburns[seat])


@dataclass(frozen=True, slots=True)
class SurvivalCards(OneSeat[EvoState]):
    """The owner's cards, all before anything dies: nothing is learnt in between."""

    tag = "survival-cards"
    rule = "E1-8.2"
    phase = "survival"
    seat: Seat
    furs: int
    """How many live in cold zones."""
    parasols: int
    """How many live in hot zones."""
    refuges: int = 0
    """The deadly zones where a dinosaur lives all the same."""

    def options(self, state: EvoState, seat: Seat) -> Sequence[Action]:
        return [*self._cards(state), PASS]

    def is_secret(self, state: EvoState, seat: Seat) -> bool:
        return True

    def _cards(self, state: EvoState) -> list[Action]:
        """What fits the moment, but no second refuge for the same dinosaur."""
        cards = playable(state, self.seat, CardMoment.SURVIVAL)
        return [
            action
            for action in cards
            if not (isinstance(action, PlayCardFor) and self.refuges >> action.zone & 1)
        ]

    def take(self, state: EvoState, seat: Seat, action: Action) -> None:
        if isinstance(action, PlayCard | PlayCardFor):
            go_on(state, self._with(play_card(state, seat, action), action))
        else:
            state.push(self.deaths())

    def _with(self, card: Card, action: PlayCard | PlayCardFor) -> SurvivalCards:
        if isinstance(action, PlayCardFor):
            return replace(self, refuges=self.refuges | 1 << action.zone)
        if card is Card.THICK_COAT:
            return replace(self, furs=DINOSAURS)
        return replace(self, parasols=DINOSAURS)

    def deaths(self) -> Deaths:
        return Deaths(self.seat, self.furs, self.parasols, self.refuges)


def go_on(state: EvoState, cards: SurvivalCards) -> None:
    """Ask while the owner has dinosaurs and could hold a card; then the climate strikes."""
    if state.herds[cards.seat] and may_hold(state, cards.seat, CardMoment.SURVIVAL):
        state.push(cards)
    else:
        state.push(cards.deaths())


@dataclass(frozen=True, slots=True)
class Deaths(Step[EvoState]):
    """E1-6.1: none survive in deadly zones; where nothing protects there is nothing to choose."""

    tag = "deaths"
    seat: Seat
    furs: int
    parasols: int
    refuges: int

    def run(self, state: EvoState) -> None:
        herd, weather = state.herds[self.seat], state.weather
        bury(state, self.seat, herd & weather.deadly & ~self.refuges, "deadly")
        if not self.furs:
            bury(state, self.seat, herd & weather.cold, "cold")
        if not self.parasols:
            bury(state, self.seat, herd & weather.hot, "hot")
        state.push(Score(self.seat))
        cull(state, Culling(self.seat, self.furs, self.parasols))


@dataclass(frozen=True, slots=True)
class Culling(OneSeat[EvoState]):
    """E1-6.1: as many live in the cold as furs, in the heat as parasols; the owner chooses."""

    tag = "culling"
    rule = "E1-6.1"
    phase = "survival"
    seat: Seat
    furs: int
    parasols: int

    def doomed(self, state: EvoState) -> int:
        """The zones of the dinosaurs among which some must still go."""
        cold = state.herds[self.seat] & state.weather.cold
        hot = state.herds[self.seat] & state.weather.hot
        too_cold = cold if cold.bit_count() > self.furs else 0
        too_hot = hot if hot.bit_count() > self.parasols else 0
        return too_cold | too_hot

    def options(self, state: EvoState, seat: Seat) -> Sequence[Action]:
        return at_zones(self.doomed(state), state.world.removals)

    def take(self, state: EvoState, seat: Seat, action: RemoveDinosaur) -> None:
        bit = 1 << action.zone
        bury(state, seat, bit, "cold" if bit & state.weather.cold else "hot")
        cull(state, self)


def cull(state: EvoState, culling: Culling) -> None:
    if culling.doomed(state):
        state.push(culling)


def bury(state: EvoState, seat: Seat, zones: int, temperature: str) -> None:
    """Dinosaurs leave the board for the reserve."""
    if zones:
        state.herds[seat] &= ~zones
        if state.aloud:
            state.tell(DinosaursDied(seat, bits(zones), temperature))


@dataclass(frozen=True, slots=True)
class Score(Step[EvoState]):
    """E1-6.2: a mutation point for each dinosaur that lives."""

    tag = "score"
    seat: Seat

    def run(self, state: EvoState) -> None:
        gained = state.dinosaurs(self.seat)
        state.points[self.seat] += gained
        if state.aloud:
            state.tell(PointsScored(self.seat, gained, state.points[self.seat]))
