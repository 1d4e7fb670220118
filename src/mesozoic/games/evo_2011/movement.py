"""Phase 4, movement and fights (E2-5.1 to E2-5.3), with fins and wings (E2-8.3, E2-8.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from mesozoic.core.moments import OneSeat, Step
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2011.actions import (
    STOP,
    Attack,
    Fly,
    PlayCard,
    Stop,
    Swim,
    Walk,
)
from mesozoic.games.evo_2011.card_play import play_card, ways_to_play
from mesozoic.games.evo_2011.cards import Card
from mesozoic.games.evo_2011.events import DinosaurFlew, DinosaurSwam, DinosaurWalked
from mesozoic.games.evo_2011.fight import Assault, Fight, horns_ahead, prey
from mesozoic.games.evo_2011.genes import Gene
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.world import FIRST_STEPS, Passage

FRENZY_HORNS = 2
THIGH_STEPS = 2


@dataclass(frozen=True, slots=True)
class MovementPhase(Step[EvoState]):
    tag = "movement-phase"

    def run(self, state: EvoState) -> None:
        for seat in reversed(state.order):
            state.push(MovementTurn(seat))


@dataclass(frozen=True, slots=True)
class MovementTurn(Step[EvoState]):
    tag = "movement-turn"
    seat: Seat

    def run(self, state: EvoState) -> None:
        wings = state.species[self.seat].has(Gene.WINGS)
        state.push(Movement(self.seat, steps(state, self.seat), wings))


def steps(state: EvoState, seat: Seat) -> int:
    """E2-5.1: two, one more a pair of legs, two more for muscular thighs."""
    species = state.species[seat]
    thighs = THIGH_STEPS if species.has(Gene.MUSCULAR_THIGHS) else 0
    return FIRST_STEPS + species.legs + thighs


@dataclass(frozen=True, slots=True)
class Movement(OneSeat[EvoState]):
    """E2-5.1: movement points shared among a species' dinosaurs, none compulsory."""

    tag = "movement"
    rule = "E2-5.1"
    phase = "movement"
    seat: Seat
    steps: int
    wings: bool
    """Whether one may still fly in this phase."""
    frenzy: int = 0
    """Horns more when attacking."""

    def options(self, state: EvoState, seat: Seat) -> Sequence[Action]:
        actions = self._steps(state)
        if self.wings:
            actions += self._passages(state, state.world.flights)
        if state.species[seat].has(Gene.FINS):
            actions += self._passages(state, state.world.swims)
        if state.hands[seat]:
            actions += ways_to_play(state, seat, Card.FRENZIED_ATTACK)
        actions.append(STOP)
        return actions

    def _steps(self, state: EvoState) -> list[Action]:
        own = state.herds[self.seat]
        empty = ~state.occupied()
        game = prey(state, self.seat)
        edges = state.world.edges
        actions: list[Action] = []
        while own:
            low = own & -own
            own ^= low
            for bit, walk, attack in edges[low.bit_length() - 1]:
                if bit & empty:
                    actions.append(walk)
                elif bit & game:
                    actions.append(attack)
        return actions

    def _passages(self, state: EvoState, table: Sequence[Sequence[Passage]]) -> list[Action]:
        own, taken = state.herds[self.seat], state.occupied()
        actions: list[Action] = []
        while own:
            low = own & -own
            own ^= low
            actions += [go for bit, go in table[low.bit_length() - 1] if not bit & taken]
        return actions

    def take(self, state: EvoState, seat: Seat, action: Action) -> None:
        match action:
            case Walk(origin, target):
                state.herds[seat] ^= 1 << origin | 1 << target
                if state.aloud:
                    state.tell(DinosaurWalked(seat, origin, target))
                self._go_on(state, self.wings)
            case Attack(origin, target):
                self._go_on(state, self.wings)
                rival = state.owner(target)
                assert rival is not None
                ahead = horns_ahead(state, seat, rival, self.frenzy)
                state.push(Fight(Assault(seat, rival, origin, target, ahead)))
            case Fly(origin, target):
                state.herds[seat] ^= 1 << origin | 1 << target
                if state.aloud:
                    state.tell(DinosaurFlew(seat, origin, target))
                self._go_on(state, wings=False)
            case Swim(origin, target):
                state.herds[seat] ^= 1 << origin | 1 << target
                if state.aloud:
                    state.tell(DinosaurSwam(seat, origin, target))
                self._go_on(state, self.wings)
            case PlayCard():
                play_card(state, seat, Card.FRENZIED_ATTACK)
                state.push(replace(self, frenzy=self.frenzy + FRENZY_HORNS))
            case Stop():
                pass

    def _go_on(self, state: EvoState, wings: bool) -> None:
        """A point is spent; ask again while there is one left."""
        if self.steps > 1:
            state.push(Movement(self.seat, self.steps - 1, wings, self.frenzy))
