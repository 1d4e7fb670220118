"""Eruptions (EF-5.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mesozoic.core.moments import Choice
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evolution_family.actions import SPARE, Erupt, Spare
from mesozoic.games.evolution_family.eras import LANES, Ground
from mesozoic.games.evolution_family.events import NobodySentBack, VolcanoErupted
from mesozoic.games.evolution_family.spots import SECTOR
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.ways import send_back
from mesozoic.games.evolution_family.world import ERUPT

# By lane: a mask of the lanes beside it.
FLANKS: Final = (0b010, 0b101, 0b010)


def is_on_flank(state: FamilyState, animal: int) -> bool:
    """Whether a piece stands beside a volcano or the cone, and not in a cave."""
    return bool(_craters(state, animal))


def _craters(state: FamilyState, animal: int) -> int:
    """A mask of the lanes beside a piece from which an eruption could send it back."""
    spot, cone = state.pieces[animal], state.cone
    if spot.depth == SECTOR or state.ground(animal, spot.depth, spot.lane) is Ground.CAVE:
        return 0
    erupting = state.world.volcanoes[state.paths[animal][spot.depth]]
    if cone is not None and cone.path == animal and cone.depth == spot.depth:
        erupting |= 1 << cone.lane
    return erupting & FLANKS[spot.lane]


def open_eruption(state: FamilyState) -> None:
    eruption = Eruption()
    if eruption.victims(state):
        state.push(eruption)
    elif state.aloud:
        state.tell(NobodySentBack(state.player))


@dataclass(frozen=True, slots=True)
class Eruption(Choice[FamilyState]):
    """The revealer may send back one rival's piece on a flank."""

    tag = "eruption"
    rule = "EF-5.1"
    phase = "reveal"

    def seats(self, state: FamilyState) -> Sequence[Seat]:
        return (state.player,)

    def victims(self, state: FamilyState) -> list[int]:
        return [animal for animal in state.rivals(state.player) if is_on_flank(state, animal)]

    def options(self, state: FamilyState, seat: Seat) -> Sequence[Action]:
        actions: list[Action] = [ERUPT[animal] for animal in self.victims(state)]
        actions.append(SPARE)
        return actions

    def take(self, state: FamilyState, seat: Seat, action: Erupt | Spare) -> None:
        if isinstance(action, Erupt):
            if state.aloud:
                depth, beside = state.pieces[action.path].depth, _craters(state, action.path)
                craters = tuple((depth, lane) for lane in LANES if beside >> lane & 1)
                cone = len(craters) == 1 and state.has_cone(action.path, depth, craters[0][1])
                state.tell(VolcanoErupted(seat, action.path, craters, cone))
            send_back(state, action.path)
        elif state.aloud:
            state.tell(NobodySentBack(seat))
