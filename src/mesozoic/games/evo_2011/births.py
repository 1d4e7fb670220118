"""Phase 5, births (E2-6.1, E2-6.2), with thick shell, killer babies, rats and egg thieves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mesozoic.core.hexes import bits
from mesozoic.core.moments import Chance, OneSeat, Step
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2011.actions import DECLINE, Decline, PlaceNewborn, Roll, Withdraw
from mesozoic.games.evo_2011.card_play import CardWindow, ReplacingCards
from mesozoic.games.evo_2011.cards import Card
from mesozoic.games.evo_2011.die import FACES, KILLING_FACES
from mesozoic.games.evo_2011.events import (
    BabyFought,
    DinosaurWithdrawn,
    EggStolen,
    NewbornPlaced,
    NobodyBorn,
)
from mesozoic.games.evo_2011.fight import prey
from mesozoic.games.evo_2011.genes import Gene
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.world import SHELL_REACH
from mesozoic.islands.island import at_zones

# E2-9.1: an egg thief steals from those who then have at least so many.
FEWEST_ROBBED = 4


@dataclass(frozen=True, slots=True)
class BirthPhase(Step[EvoState]):
    tag = "birth-phase"

    def run(self, state: EvoState) -> None:
        RatCards(state.order, BirthRound(1)).pass_on(state)


@dataclass(frozen=True, slots=True)
class RatCards(ReplacingCards):
    """E2-9.2: as the phase begins, a swarm of rats leaves nothing to be born."""

    tag = "rat-cards"
    rule = "E2-9.2"
    phase = "births"
    card = Card.SWARM_OF_RATS

    def carry_out(self, state: EvoState, seat: Seat, shift: int | None) -> None:
        if state.aloud:
            state.tell(NobodyBorn())


@dataclass(frozen=True, slots=True)
class BirthRound(Step[EvoState]):
    """E2-6.1: first all who have an egg, then all who have two, and so on."""

    tag = "birth-round"
    egg: int

    def run(self, state: EvoState) -> None:
        seats = [seat for seat in state.order if state.species[seat].egg >= self.egg]
        if not seats:
            state.newborns = 0
            return
        state.push(BirthRound(self.egg + 1))
        for seat in reversed(seats):
            state.push(BirthTurn(seat))


@dataclass(frozen=True, slots=True)
class BirthTurn(Step[EvoState]):
    tag = "birth-turn"
    seat: Seat

    def run(self, state: EvoState) -> None:
        births = Births(self.seat)
        if births.places(state) if state.reserve(self.seat) else births.withdrawals(state):
            state.push(births)


@dataclass(frozen=True, slots=True)
class Births(OneSeat[EvoState]):
    """E2-6.1: a newborn beside one's own; with all eight on the board one may go first."""

    tag = "births"
    rule = "E2-6.1"
    phase = "births"
    seat: Seat
    withdrawn: int | None = None
    """Where one was taken off the board: the newborn comes elsewhere."""

    def options(self, state: EvoState, seat: Seat) -> Sequence[Action]:
        if not state.reserve(seat):
            return [*self.withdrawals(state), DECLINE]
        places = at_zones(self.places(state), state.world.newborns)
        if self.withdrawn is None:
            places.append(DECLINE)
        return places

    def places(self, state: EvoState) -> int:
        """The zones where a newborn may be placed now."""
        parents = state.herds[self.seat]
        if not state.world.chained_births:
            parents &= ~state.newborns
        zones = self._cradle(state, parents)
        return zones if self.withdrawn is None else zones & ~(1 << self.withdrawn)

    def _cradle(self, state: EvoState, parents: int) -> int:
        """Near enough to a parent, and empty; for killer babies also prey (E2-8.6)."""
        species = state.species[self.seat]
        reach = SHELL_REACH if species.has(Gene.THICK_SHELL) else 1
        free = ~state.occupied()
        if species.has(Gene.KILLER_BABIES):
            free |= prey(state, self.seat)
        return state.world.island.near(parents, reach) & free

    def withdrawals(self, state: EvoState) -> list[Action]:
        """Those that may go: where the parents who stay have another place for the newborn."""
        parents = state.herds[self.seat]
        if not state.world.chained_births:
            parents &= ~state.newborns
        return [
            state.world.withdrawals[zone]
            for zone in bits(state.herds[self.seat])
            if self._cradle(state, parents & ~(1 << zone))
        ]

    def take(self, state: EvoState, seat: Seat, action: PlaceNewborn | Withdraw | Decline) -> None:
        match action:
            case Withdraw(zone):
                leave(state, seat, zone)
                if state.aloud:
                    state.tell(DinosaurWithdrawn(seat, zone))
                state.push(Births(seat, zone))
            case PlaceNewborn(zone):
                rival = state.owner(zone)
                if rival is not None:
                    state.push(BabyFight(seat, rival, zone))
                    return
                arrive(state, seat, zone)
                if state.aloud:
                    state.tell(NewbornPlaced(seat, zone))
                tempt_thieves(state, seat, zone)
            case Decline():
                pass


def arrive(state: EvoState, seat: Seat, zone: int) -> None:
    state.herds[seat] |= 1 << zone
    state.newborns |= 1 << zone


def leave(state: EvoState, seat: Seat, zone: int) -> None:
    state.herds[seat] &= ~(1 << zone)
    state.newborns &= ~(1 << zone)


@dataclass(frozen=True, slots=True)
class BabyFight(Chance[EvoState]):
    """E2-8.6: the die says whether the rival goes or the newborn; horns do not count."""

    tag = "baby-fight"
    rule = "E2-8.6"
    phase = "births"
    seat: Seat
    rival: Seat
    zone: int

    def outcomes(self, state: EvoState) -> Sequence[tuple[Action, int]]:
        return state.world.die

    def land(self, state: EvoState, outcome: Roll) -> None:
        won = FACES[outcome.face] in KILLING_FACES
        if state.aloud:
            state.tell(BabyFought(self.seat, self.rival, self.zone, outcome.face, won))
        if won:
            leave(state, self.rival, self.zone)
            arrive(state, self.seat, self.zone)
            tempt_thieves(state, self.seat, self.zone)


def tempt_thieves(state: EvoState, seat: Seat, zone: int) -> None:
    """E2-9.1, E2-9.2: right after a newborn is placed, if its owner then has at least four."""
    if state.dinosaurs(seat) >= FEWEST_ROBBED:
        rivals = tuple([rival for rival in state.order if rival != seat])
        ThiefCards(rivals, seat, zone).pass_on(state)


@dataclass(frozen=True, slots=True)
class ThiefCards(CardWindow):
    """An egg thief puts one of their own, from the reserve, in the newborn's place."""

    tag = "thief-cards"
    rule = "E2-9.2"
    phase = "births"
    card = Card.EGG_THIEF
    robbed: Seat
    zone: int

    def may_play(self, state: EvoState, seat: Seat) -> bool:
        return CardWindow.may_play(self, state, seat) and state.reserve(seat) > 0

    def carry_out(self, state: EvoState, seat: Seat, shift: int | None) -> None:
        leave(state, self.robbed, self.zone)
        arrive(state, seat, self.zone)
        if state.aloud:
            state.tell(EggStolen(seat, self.robbed, self.zone))
