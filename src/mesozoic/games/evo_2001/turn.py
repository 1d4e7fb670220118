"""A turn: six phases, each finished by everyone before the next."""

from __future__ import annotations

from dataclasses import dataclass

from mesozoic.core.moments import Step
from mesozoic.games.evo_2001.auction import Evolution
from mesozoic.games.evo_2001.births import BirthPhase
from mesozoic.games.evo_2001.climate_phase import ClimatePhase
from mesozoic.games.evo_2001.events import TurnBegan
from mesozoic.games.evo_2001.initiative import Initiative
from mesozoic.games.evo_2001.meteor import Meteor
from mesozoic.games.evo_2001.movement import MovementPhase
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.survival import SurvivalPhase


@dataclass(frozen=True, slots=True)
class Turn(Step[EvoState]):
    tag = "turn"

    def run(self, state: EvoState) -> None:
        state.turn += 1
        state.guards = state.moults = state.sunburns = (0,) * state.world.players
        if state.aloud:
            state.tell(TurnBegan(state.turn))
        state.push(
            Initiative(),
            ClimatePhase(),
            MovementPhase(),
            BirthPhase(),
            SurvivalPhase(),
            Meteor(),
            Evolution(),
            Turn(),
        )
