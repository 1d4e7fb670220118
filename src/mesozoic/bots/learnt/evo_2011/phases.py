"""How far a turn is: which phase, and what each species may still do in it."""

from __future__ import annotations

from typing import Final

from mesozoic.games.evo_2011.births import BirthRound, Births, BirthTurn, RatCards, ThiefCards
from mesozoic.games.evo_2011.climate_phase import PrescienceCards, WheelTurn
from mesozoic.games.evo_2011.fight import ChameleonSkin, Fight
from mesozoic.games.evo_2011.initiative import AdrenalineRush
from mesozoic.games.evo_2011.movement import Movement, MovementTurn, steps
from mesozoic.games.evo_2011.mutations import GeneDraw, Laboratory
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.survival import Culling, GeyserCards

MUTATIONS: Final = 0
MOVEMENT: Final = 1
BIRTHS: Final = 2
SURVIVAL: Final = 3

PHASES: Final[dict[type, int]] = {
    PrescienceCards: MUTATIONS,
    GeneDraw: MUTATIONS,
    Laboratory: MUTATIONS,
    AdrenalineRush: MOVEMENT,
    Movement: MOVEMENT,
    Fight: MOVEMENT,
    ChameleonSkin: MOVEMENT,
    RatCards: BIRTHS,
    Births: BIRTHS,
    ThiefCards: BIRTHS,
    GeyserCards: SURVIVAL,
    Culling: SURVIVAL,
}


def section_to_be(state: EvoState) -> int:
    """Where the wheel stands this turn, unless somebody plays prescience."""
    moment = state.stack[-1]
    if type(moment) is PrescienceCards:
        effect = moment.effect
        if type(effect) is WheelTurn:
            return (state.section + effect.shift) % len(state.world.weather)
    return state.section


def phase_of(state: EvoState) -> int | None:
    return PHASES.get(type(state.stack[-1]))


class Progress:
    """The phase of a turn, and by seat the steps and newborns that are still to come in it."""

    __slots__ = ("frenzy", "newborns", "phase", "steps")

    def __init__(self, state: EvoState) -> None:
        self.phase = PHASES.get(type(state.stack[-1]), MUTATIONS)
        players = len(state.herds)
        self.steps = [0] * players
        self.newborns = [0] * players
        self.frenzy = [0] * players
        """Horns more when attacking."""
        if self.phase == MUTATIONS or type(state.stack[-1]) is AdrenalineRush:
            self.steps = [steps(state, seat) for seat in state.world.seats]
        elif self.phase == MOVEMENT:
            self._count_steps(state)
        if self.phase < BIRTHS or type(state.stack[-1]) is RatCards:
            self.newborns = [species.egg for species in state.species]
        elif self.phase == BIRTHS:
            self._count_newborns(state)

    def _count_steps(self, state: EvoState) -> None:
        for moment in state.stack:
            if type(moment) is MovementTurn:
                self.steps[moment.seat] = steps(state, moment.seat)
            elif type(moment) is Movement:
                self.steps[moment.seat] = moment.steps
                self.frenzy[moment.seat] = moment.frenzy

    def _count_newborns(self, state: EvoState) -> None:
        newborns = self.newborns
        for moment in state.stack:
            if type(moment) is BirthRound:
                for seat, species in enumerate(state.species):
                    newborns[seat] += max(0, species.egg - moment.egg + 1)
            elif type(moment) is BirthTurn or type(moment) is Births:
                newborns[moment.seat] += 1
