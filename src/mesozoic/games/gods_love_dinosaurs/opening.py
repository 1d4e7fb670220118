"""Before the first turn (GD-1.1): the board is filled from A, and lots are drawn for the start."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mesozoic.core.moments import Chance
from mesozoic.core.values import Action
from mesozoic.games.gods_love_dinosaurs.actions import DrawFirstPlayer
from mesozoic.games.gods_love_dinosaurs.events import FirstPlayerDrawn
from mesozoic.games.gods_love_dinosaurs.state import GodsState
from mesozoic.games.gods_love_dinosaurs.turn import Turn


@dataclass(frozen=True, slots=True)
class FirstPlayerLot(Chance[GodsState]):
    tag = "first-player-lot"
    rule = "GD-1.1"
    phase = "setup"

    def outcomes(self, state: GodsState) -> Sequence[tuple[Action, int]]:
        return state.world.lots

    def land(self, state: GodsState, outcome: DrawFirstPlayer) -> None:
        state.first = outcome.seat
        if state.aloud:
            state.tell(FirstPlayerDrawn(outcome.seat))
        state.push(Turn(outcome.seat))
