"""Hatching, before the dinosaurs hunt (GD-5.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mesozoic.core.moments import Choice, OneSeat
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.gods_love_dinosaurs.actions import HATCH, KEEP_EGGS, Hatch
from mesozoic.games.gods_love_dinosaurs.deed import HATCHED, Deed
from mesozoic.games.gods_love_dinosaurs.doing import do
from mesozoic.games.gods_love_dinosaurs.hunting import go_on, hunters
from mesozoic.games.gods_love_dinosaurs.kinds import Animal
from mesozoic.games.gods_love_dinosaurs.state import GodsState

NEST = 0
"""The nest's hex."""


@dataclass(frozen=True, slots=True)
class Hatching(OneSeat[GodsState]):
    tag = "hatching"
    rule = "GD-5.1"
    phase = "dinosaurs"
    seat: Seat
    animal: Animal = Animal.DINOSAUR

    def options(self, state: GodsState, seat: Seat) -> Sequence[Action]:
        return (HATCH, KEEP_EGGS)

    def take(self, state: GodsState, seat: Seat, action: Action) -> None:
        if isinstance(action, Hatch):
            do(state, seat, self.animal, Deed(HATCHED, (NEST,)))
        # GD-5.3: one newly hatched hunts, and starves, like any other.
        go_on(state, seat, self.animal, state.animals[seat].dinosaur)


def may_hatch(state: GodsState, seat: Seat) -> bool:
    return state.eggs[seat] > 0 and not state.animals[seat].dinosaur >> NEST & 1


def dinosaurs(state: GodsState, seat: Seat) -> Choice[GodsState] | None:
    """What a seat has to decide first when the dinosaurs activate."""
    if may_hatch(state, seat):
        return Hatching(seat)
    return hunters(state, seat, Animal.DINOSAUR, state.animals[seat].dinosaur)
