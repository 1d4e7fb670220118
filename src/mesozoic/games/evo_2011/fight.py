"""Combat (E2-5.2, E2-5.3, E2-8.1) and chameleon skin (E2-8.9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mesozoic.core.moments import Chance, OneSeat
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2011.actions import FALL, Escape, Fall, Roll
from mesozoic.games.evo_2011.die import FACES
from mesozoic.games.evo_2011.events import (
    CombatRolled,
    DinosaurEscaped,
    DinosaurFell,
    PlaceWon,
)
from mesozoic.games.evo_2011.genes import Gene, Species
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.islands.island import at_zones

PLATE_HORNS = 2
GREAT_HORNS = 2


def prey(state: EvoState, seat: Seat) -> int:
    """The zones of all rivals that may be attacked (E2-5.3, E2-8.5)."""
    zones = 0
    for rival in state.world.seats:
        if rival != seat and not state.is_safe(rival):
            zones |= state.herds[rival]
    return zones


def horns_ahead(state: EvoState, seat: Seat, rival: Seat, frenzy: int) -> int:
    """E2-8.1: how many more horns the attacker counts than the attacked."""
    return attack_horns(state.species[seat]) + frenzy - defence_horns(state.species[rival])


def winning_faces(state: EvoState, seat: Seat, rival: Seat, frenzy: int) -> int:
    """How many of the die's faces win; further behind or ahead makes no difference."""
    ahead = horns_ahead(state, seat, rival, frenzy)
    return state.world.winning_faces[min(max(ahead, -1), 2) + 1]


def attack_horns(species: Species) -> int:
    return species.horn + (GREAT_HORNS if species.has(Gene.GREAT_HORN) else 0)


def defence_horns(species: Species) -> int:
    return species.horn + (PLATE_HORNS if species.has(Gene.BONE_PLATE) else 0)


@dataclass(frozen=True, slots=True)
class Assault:
    """One dinosaur attacks another."""

    seat: Seat
    rival: Seat
    origin: int
    target: int
    ahead: int
    """How many more horns the attacker counts."""


@dataclass(frozen=True, slots=True)
class Fight(Chance[EvoState]):
    """E2-5.2: won, the attacker takes the loser's place; lost, both stay."""

    tag = "fight"
    rule = "E2-5.2"
    phase = "movement"
    assault: Assault

    def outcomes(self, state: EvoState) -> Sequence[tuple[Action, int]]:
        return state.world.die

    def land(self, state: EvoState, outcome: Roll) -> None:
        won = FACES[outcome.face].wins(self.assault.ahead)
        if state.aloud:
            state.tell(self._told(outcome.face, won))
        if won:
            self._win(state)

    def _told(self, face: str, won: bool) -> CombatRolled:
        fight = self.assault
        return CombatRolled(
            fight.seat, fight.rival, fight.origin, fight.target, face, fight.ahead, won
        )

    def _win(self, state: EvoState) -> None:
        rival, target = self.assault.rival, self.assault.target
        if state.species[rival].has(Gene.CHAMELEON_SKIN) and hideouts(state, target):
            state.push(ChameleonSkin(rival, self.assault))
        else:
            fall(state, rival, target)
            take_place(state, self.assault)


def hideouts(state: EvoState, zone: int) -> int:
    """E2-8.9: the empty zones around; the attacker's is not empty yet."""
    return state.world.island.neighbour_masks[zone] & ~state.occupied()


def fall(state: EvoState, seat: Seat, zone: int) -> None:
    state.herds[seat] ^= 1 << zone
    if state.aloud:
        state.tell(DinosaurFell(seat, zone))


def take_place(state: EvoState, assault: Assault) -> None:
    state.herds[assault.seat] ^= 1 << assault.origin | 1 << assault.target
    if state.aloud:
        state.tell(PlaceWon(assault.seat, assault.origin, assault.target))


@dataclass(frozen=True, slots=True)
class ChameleonSkin(OneSeat[EvoState]):
    """E2-8.9: the loser may slip away to a zone beside it instead of dying."""

    tag = "chameleon-skin"
    rule = "E2-8.9"
    phase = "movement"
    seat: Seat
    assault: Assault

    def options(self, state: EvoState, seat: Seat) -> Sequence[Action]:
        return [*at_zones(hideouts(state, self.assault.target), state.world.escapes), FALL]

    def take(self, state: EvoState, seat: Seat, action: Escape | Fall) -> None:
        target = self.assault.target
        if isinstance(action, Escape):
            state.herds[seat] ^= 1 << target | 1 << action.zone
            if state.aloud:
                state.tell(DinosaurEscaped(seat, target, action.zone))
        else:
            fall(state, seat, target)
        take_place(state, self.assault)
