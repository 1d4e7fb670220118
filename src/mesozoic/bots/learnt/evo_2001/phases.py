"""How far a turn is: which phase, and who has already moved, given birth and scored in it."""

from __future__ import annotations

from typing import Final

from mesozoic.games.evo_2001.auction import Auction, GeneDraw
from mesozoic.games.evo_2001.births import BarrenCards, Births
from mesozoic.games.evo_2001.climate_phase import ClimateCards, ClimateRoll
from mesozoic.games.evo_2001.initiative import Lots
from mesozoic.games.evo_2001.movement import Fight, GuardCards, Movement
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.survival import BlightCards, Culling, SurvivalCards

# Evolution ends a turn here, and begins the next: what was scored was scored.
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


class Progress:
    """The phase of a turn, and where in it the game is."""

    __slots__ = ("actor", "newborns", "phase", "place", "steps")

    def __init__(self, state: EvoState) -> None:
        moment = state.stack[-1]
        self.phase = PHASES.get(type(moment), EVOLUTION)
        self.actor = -1
        self.steps = 0
        self.newborns = 0
        if type(moment) is Movement:
            self.actor, self.steps = moment.seat, moment.steps
        elif type(moment) is Fight:
            self.actor, self.steps = moment.resume.seat, moment.resume.steps
        elif type(moment) is Births:
            self.actor, self.newborns = moment.seat, moment.left
        elif type(moment) is SurvivalCards or type(moment) is Culling:
            self.actor = moment.seat
        # Before anybody acts, all are still to come.
        self.place = -1
        if self.actor >= 0:
            for at, seat in enumerate(state.order):
                if seat == self.actor:
                    self.place = at

    def steps_of(self, seat: int, place: int, legs: int) -> int:
        """The steps that a species still has in the turn that is scored next."""
        if self.phase < MOVEMENT:
            return legs
        if self.phase > MOVEMENT:
            return 0
        if seat == self.actor:
            return self.steps
        return legs if place > self.place else 0

    def newborns_of(self, seat: int, place: int, eggs: int) -> int:
        """The eggs that a species still lays before it scores next."""
        if self.phase < BIRTHS:
            return eggs
        if self.phase > BIRTHS:
            return 0
        if seat == self.actor:
            return self.newborns
        return eggs if place > self.place else 0

    def has_scored(self, place: int) -> bool:
        """Whether a species has scored in the turn that is played."""
        return self.phase == SURVIVAL and place < self.place
