"""The meteor, at the beginning of phase 6 (E1-7.1), and the end of the game (E1-9.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mesozoic.core.moments import Chance, Step
from mesozoic.core.seats import Seat
from mesozoic.core.state import Result
from mesozoic.core.values import Action
from mesozoic.games.evo_2001.actions import DIE, Roll
from mesozoic.games.evo_2001.events import GameEnded, MeteorAdvanced, MeteorRolled
from mesozoic.games.evo_2001.state import EvoState


@dataclass(frozen=True, slots=True)
class Meteor(Step[EvoState]):
    """One space on; the last one ends the game, one with faces may."""

    tag = "meteor"

    def run(self, state: EvoState) -> None:
        state.meteor += 1
        if state.aloud:
            state.tell(MeteorAdvanced(state.meteor))
        track = state.world.components.track
        if state.meteor >= track.last:
            end_game(state, "last-space")
        elif state.meteor in track.faces:
            state.push(MeteorRoll())


@dataclass(frozen=True, slots=True)
class MeteorRoll(Chance[EvoState]):
    """The first player rolls: a face that the space shows ends the game at once."""

    tag = "meteor-roll"
    rule = "E1-7.1"
    phase = "evolution"

    def outcomes(self, state: EvoState) -> Sequence[tuple[Action, int]]:
        return DIE

    def land(self, state: EvoState, outcome: Roll) -> None:
        faces = state.world.components.track.faces[state.meteor]
        fell = outcome.face in faces
        if state.aloud:
            state.tell(MeteorRolled(outcome.face, faces, fell))
        if fell:
            end_game(state, "meteor-roll")


def end_game(state: EvoState, reason: str) -> None:
    """E1-9.1: whoever stands best wins; several who stand alike share the victory."""
    best = max(standing(state, seat) for seat in state.world.seats)
    winners = tuple(seat for seat in state.world.seats if standing(state, seat) == best)
    state.end(Result(tuple(state.points), winners, reason))
    if state.aloud:
        state.tell(GameEnded(reason, winners))


def standing(state: EvoState, seat: Seat) -> tuple[int, int]:
    """E1-9.1: most points; ties, most dinosaurs on the board."""
    return (state.points[seat], state.herds[seat].bit_count())
