"""Before the first turn (E2-1.1): the first order by lot, a pair of start zones each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mesozoic.core.moments import Chance
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2011.actions import DrawLot, DrawStart
from mesozoic.games.evo_2011.events import OrderDrawn, StartDrawn
from mesozoic.games.evo_2011.state import EvoState


@dataclass(frozen=True, slots=True)
class FirstOrder(Chance[EvoState]):
    """Who has the next place on the initiative track."""

    tag = "first-order"
    rule = "E2-1.1"
    phase = "setup"

    def outcomes(self, state: EvoState) -> Sequence[tuple[Action, int]]:
        return [(DrawLot(seat), 1) for seat in self._unplaced(state)]

    def land(self, state: EvoState, outcome: DrawLot) -> None:
        state.order = (*state.order, outcome.seat)
        unplaced = self._unplaced(state)
        if len(unplaced) > 1:
            state.push(self)
            return
        state.order = (*state.order, *unplaced)
        if state.aloud:
            state.tell(OrderDrawn(state.order))

    def _unplaced(self, state: EvoState) -> list[Seat]:
        return [seat for seat in state.world.seats if seat not in state.order]


@dataclass(frozen=True, slots=True)
class StartZones(Chance[EvoState]):
    """A species' first two dinosaurs, on one of the pairs that the board marks."""

    tag = "start-zones"
    rule = "E2-1.1"
    phase = "setup"
    seat: Seat

    def outcomes(self, state: EvoState) -> Sequence[tuple[Action, int]]:
        taken = state.occupied()
        pairs = enumerate(state.world.pairs)
        return [(DrawStart(pair), 1) for pair, zones in pairs if not taken >> zones[0] & 1]

    def land(self, state: EvoState, outcome: DrawStart) -> None:
        one, other = state.world.pairs[outcome.pair]
        state.herds[self.seat] = 1 << one | 1 << other
        if state.aloud:
            state.tell(StartDrawn(self.seat, (one, other)))
