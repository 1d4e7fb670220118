"""Phase 2, climate (E1-3.1, E1-3.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mesozoic.core.moments import Chance, Step
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2001.actions import DIE, Roll
from mesozoic.games.evo_2001.card_play import CardAction, ReplacingCards
from mesozoic.games.evo_2001.cards import Card, CardMoment
from mesozoic.games.evo_2001.climate import CHART, SHIFT_BY_FACE
from mesozoic.games.evo_2001.events import ClimateRolled, ClimateSet
from mesozoic.games.evo_2001.state import EvoState

SHIFT_BY_CARD: Final = {Card.STILL_AIR: 0, Card.SEASONS_TURN: 1, Card.SEASONS_RETURN: -1}


@dataclass(frozen=True, slots=True)
class ClimatePhase(Step[EvoState]):
    tag = "climate-phase"

    def run(self, state: EvoState) -> None:
        ClimateCards(state.order, ClimateRoll()).pass_on(state)


@dataclass(frozen=True, slots=True)
class ClimateCards(ReplacingCards):
    """E1-3.1: before the die, in turn order; at most one climate card a turn."""

    tag = "climate-cards"
    rule = "E1-3.1"
    phase = "climate"
    moment = CardMoment.CLIMATE

    def carry_out(self, state: EvoState, seat: Seat, card: Card, action: CardAction) -> bool:
        shift_climate(state, SHIFT_BY_CARD[card])
        return False


@dataclass(frozen=True, slots=True)
class ClimateRoll(Chance[EvoState]):
    """E1-3.2: one roll of the first player."""

    tag = "climate-roll"
    rule = "E1-3.2"
    phase = "climate"

    def outcomes(self, state: EvoState) -> Sequence[tuple[Action, int]]:
        return DIE

    def land(self, state: EvoState, outcome: Roll) -> None:
        if state.aloud:
            state.tell(ClimateRolled(outcome.face))
        shift_climate(state, SHIFT_BY_FACE[outcome.face - 1])


def shift_climate(state: EvoState, by: int) -> None:
    state.climate = (state.climate + by) % len(CHART)
    if state.aloud:
        state.tell(ClimateSet(state.climate, by, CHART[state.climate].slug))
