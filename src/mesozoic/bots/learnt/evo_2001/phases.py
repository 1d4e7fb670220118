"""How far a turn is: which phase, and what each species may still do before it scores."""

from __future__ import annotations

from typing import Final

from mesozoic.games.evo_2001.auction import Auction, GeneDraw
from mesozoic.games.evo_2001.births import BarrenCards, Births
from mesozoic.games.evo_2001.climate_phase import ClimateCards, ClimateRoll
from mesozoic.games.evo_2001.initiative import Lots
from mesozoic.games.evo_2001.movement import Fight, GuardCards, Movement
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.survival import BlightCards, Culling, SurvivalCards

# A turn begins, as networks see it, when all have scored: genes first, then the next climate.
EVOLUTION: Final = 0
CLIMATE: Final = 1
MOVEMENT: Final = 2
BIRTHS: Final = 3
SURVIVAL: Final = 4

PHASES: Final[dict[type, int]] = {
    Auction: EVOLUTION,
    GeneDraw: EVOLUTION,
    Lots: CLIMATE,
    ClimateCards: CLIMATE,
    ClimateRoll: CLIMATE,
    GuardCards: MOVEMENT,
    Movement: MOVEMENT,
    Fight: MOVEMENT,
    BarrenCards: BIRTHS,
    Births: BIRTHS,
    BlightCards: SURVIVAL,
    SurvivalCards: SURVIVAL,
    Culling: SURVIVAL,
}


def phase_of(state: EvoState) -> int | None:
    return PHASES.get(type(state.stack[-1]))


class Progress:
    """The phase and, by seat, what is still to come before it scores."""

    __slots__ = ("eggs", "furs", "has_scored", "parasols", "phase", "rage", "refuges", "steps")

    def __init__(self, state: EvoState) -> None:
        self.phase = PHASES.get(type(state.stack[-1]), EVOLUTION)
        portraits = state.portraits
        self.steps = [portrait.leg for portrait in portraits]
        self.eggs = [portrait.egg for portrait in portraits]
        self.furs: list[int] = []
        """By seat, once the climate is known: how many live in the cold."""
        self.parasols: list[int] = []
        self.has_scored = [False] * len(portraits)
        self.refuges = 0
        """The zones of the one that acts where a card saves a dinosaur."""
        self.rage = [0] * len(portraits)
        """Horns more when attacking."""
        if self.phase >= MOVEMENT:
            self._count(state)

    def _count(self, state: EvoState) -> None:
        for seat, portrait in enumerate(state.portraits):
            self.furs.append(max(0, portrait.fur - state.moults[seat]))
            self.parasols.append(max(0, portrait.parasol - state.sunburns[seat]))
        actor = self._look_at_actor(state)
        is_done = actor >= 0
        for seat in state.order:
            if seat == actor:
                is_done = False
            elif self.phase == MOVEMENT:
                self.steps[seat] = 0 if is_done else self.steps[seat]
            elif self.phase == BIRTHS:
                self.eggs[seat] = 0 if is_done else self.eggs[seat]
            else:
                self.has_scored[seat] = is_done
        if self.phase > MOVEMENT:
            self.steps = [0] * len(self.steps)
        if self.phase > BIRTHS:
            self.eggs = [0] * len(self.eggs)

    def _look_at_actor(self, state: EvoState) -> int:
        """Who acts: those before have done what the phase is for; nobody, where all wait."""
        moment = state.stack[-1]
        if type(moment) is Movement:
            return self._moves(moment)
        if type(moment) is Fight:
            return self._moves(moment.resume)
        if type(moment) is Births:
            self.eggs[moment.seat] = moment.left
            return moment.seat
        if type(moment) is SurvivalCards:
            self.refuges = moment.refuges
            return self._survives(moment.seat, moment.furs, moment.parasols)
        if type(moment) is Culling:
            return self._survives(moment.seat, moment.furs, moment.parasols)
        return -1

    def _moves(self, movement: Movement) -> int:
        self.steps[movement.seat] = movement.steps
        self.rage[movement.seat] = movement.rage
        return movement.seat

    def _survives(self, seat: int, furs: int, parasols: int) -> int:
        self.furs[seat], self.parasols[seat] = furs, parasols
        return seat
