"""A turn: six phases, then the next."""

from __future__ import annotations

from dataclasses import dataclass

from mesozoic.core.moments import Step
from mesozoic.games.evo_2011.births import BirthPhase
from mesozoic.games.evo_2011.climate_phase import ClimatePhase
from mesozoic.games.evo_2011.events import LastTokens, TurnBegan
from mesozoic.games.evo_2011.initiative import Initiative
from mesozoic.games.evo_2011.movement import MovementPhase
from mesozoic.games.evo_2011.mutations import MutationPhase
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.survival import SurvivalPhase
from mesozoic.games.evo_2011.world import LAST_TOKENS


@dataclass(frozen=True, slots=True)
class Turn(Step[EvoState]):
    tag = "turn"

    def run(self, state: EvoState) -> None:
        state.turn += 1
        if state.aloud:
            state.tell(TurnBegan(state.turn))
            if state.tokens_left == LAST_TOKENS:
                state.tell(LastTokens(LAST_TOKENS))
        state.push(
            ClimatePhase(),
            MutationPhase(),
            Initiative(),
            MovementPhase(),
            BirthPhase(),
            SurvivalPhase(),
            Turn(),
        )
