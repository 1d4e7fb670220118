"""Phase 1, initiative (E1-2.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mesozoic.core.moments import Chance, Step
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2001.actions import LOTS, DrawLot
from mesozoic.games.evo_2001.events import OrderSet
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.world import DINOSAURS

Groups = tuple[tuple[Seat, ...], ...]
# A longer tail counts more than any number of dinosaurs.
LONGER: Final = DINOSAURS + 1


@dataclass(frozen=True, slots=True)
class Initiative(Step[EvoState]):
    """Longest tail first; then fewest dinosaurs; then by lot."""

    tag = "initiative"

    def run(self, state: EvoState) -> None:
        seats = state.world.seats
        ranks = [state.dinosaurs(seat) - LONGER * state.portraits[seat].tail for seat in seats]
        tied = [tuple([s for s in seats if ranks[s] == rank]) for rank in sorted(set(ranks))]
        rank_out(state, (), tuple(tied))


def rank_out(state: EvoState, placed: tuple[Seat, ...], groups: Groups) -> None:
    """Place those whose rank is certain; draw lots among the next who are tied."""
    while groups and len(groups[0]) == 1:
        placed, groups = placed + groups[0], groups[1:]
    if groups:
        state.push(Lots(placed, groups))
        return
    state.order = placed
    if state.aloud:
        state.tell(OrderSet(placed))


@dataclass(frozen=True, slots=True)
class Lots(Chance[EvoState]):
    """Who of the tied comes first."""

    tag = "lots"
    rule = "E1-2.1"
    phase = "initiative"
    placed: tuple[Seat, ...]
    groups: Groups

    def outcomes(self, state: EvoState) -> Sequence[tuple[Action, int]]:
        return [LOTS[seat] for seat in self.groups[0]]

    def land(self, state: EvoState, outcome: DrawLot) -> None:
        rest = tuple([seat for seat in self.groups[0] if seat != outcome.seat])
        rank_out(state, (*self.placed, outcome.seat), (rest, *self.groups[1:]))
