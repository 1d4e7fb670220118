"""Phase 3, initiative (E2-4.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mesozoic.core.moments import OneSeat, Step
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2011.actions import TakePlace
from mesozoic.games.evo_2011.events import OrderSet, PlaceTaken
from mesozoic.games.evo_2011.genes import Gene
from mesozoic.games.evo_2011.state import EvoState


@dataclass(frozen=True, slots=True)
class Initiative(Step[EvoState]):
    """Fewest dinosaurs first; in ties the order of the columns, in which the pawns stand."""

    tag = "initiative"

    def run(self, state: EvoState) -> None:
        state.order = tuple(sorted(state.order, key=state.dinosaurs))
        if state.aloud:
            state.tell(OrderSet(state.order))
        rushed = state.holder(Gene.ADRENALINE_RUSH)
        if rushed is not None:
            state.push(AdrenalineRush(rushed))


@dataclass(frozen=True, slots=True)
class AdrenalineRush(OneSeat[EvoState]):
    """Its owner takes any place of the ranking; the others keep their order."""

    tag = "adrenaline-rush"
    rule = "E2-4.1"
    phase = "initiative"
    seat: Seat

    def options(self, state: EvoState, seat: Seat) -> Sequence[Action]:
        return state.world.places

    def take(self, state: EvoState, seat: Seat, action: TakePlace) -> None:
        others = [other for other in state.order if other != seat]
        state.order = (*others[: action.place], seat, *others[action.place :])
        if state.aloud:
            state.tell(PlaceTaken(seat, action.place, state.order))
