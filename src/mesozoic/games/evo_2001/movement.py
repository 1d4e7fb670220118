"""Phase 3, movement and fights (E1-4.1 to E1-4.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from mesozoic.core.counts import changed
from mesozoic.core.hexes import bits
from mesozoic.core.moments import Chance, OneSeat, Step
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2001.actions import (
    DIE,
    STOP,
    Attack,
    PlayCard,
    Roll,
    Stop,
    Swim,
    Walk,
)
from mesozoic.games.evo_2001.card_play import (
    CardAction,
    CardWindow,
    amount,
    may_hold,
    play_card,
    playable,
)
from mesozoic.games.evo_2001.cards import Card, CardMoment
from mesozoic.games.evo_2001.events import CombatFought, DinosaurSwam, DinosaurWalked
from mesozoic.games.evo_2001.island import Terrain
from mesozoic.games.evo_2001.state import EvoState


@dataclass(frozen=True, slots=True)
class MovementPhase(Step[EvoState]):
    tag = "movement-phase"

    def run(self, state: EvoState) -> None:
        for seat in reversed(state.order):
            state.push(MovementTurn(seat))
        GuardCards(state.order).pass_on(state)


@dataclass(frozen=True, slots=True)
class GuardCards(CardWindow):
    """As the phase begins: more horns when attacked, to the end of the turn."""

    tag = "guard-cards"
    rule = "E1-8.2"
    phase = "movement"
    moment = CardMoment.MOVEMENT_BEGINS

    def carry_out(self, state: EvoState, seat: Seat, card: Card, action: CardAction) -> bool:
        state.guards = changed(state.guards, seat, amount(state, card))
        return True


@dataclass(frozen=True, slots=True)
class MovementTurn(Step[EvoState]):
    tag = "movement-turn"
    seat: Seat

    def run(self, state: EvoState) -> None:
        go_on(state, Movement(self.seat, state.portraits[self.seat].leg))


@dataclass(frozen=True, slots=True)
class Movement(OneSeat[EvoState]):
    """E1-4.1: as many steps as legs, shared among a species' dinosaurs, none compulsory."""

    tag = "movement"
    rule = "E1-4.1"
    phase = "movement"
    seat: Seat
    steps: int
    rage: int = 0
    """Horns more when attacking."""
    swims: int = 0
    """Steps that may go from beach to beach."""

    def options(self, state: EvoState, seat: Seat) -> Sequence[Action]:
        actions: list[Action] = []
        if self.steps:
            actions += self._steps(state)
            if self.swims:
                actions += self._swims(state)
        if state.hands[seat]:
            actions += playable(state, seat, CardMoment.MOVEMENT)
        actions.append(STOP)
        return actions

    def is_secret(self, state: EvoState, seat: Seat) -> bool:
        """Without a step left, only a card is asked for."""
        return not self.steps

    def _steps(self, state: EvoState) -> list[Action]:
        own = state.herds[self.seat]
        empty = ~state.occupied()
        prey = self.prey(state)
        edges = state.world.edges
        actions: list[Action] = []
        while own:
            low = own & -own
            own ^= low
            for bit, walk, attack in edges[low.bit_length() - 1]:
                if bit & empty:
                    actions.append(walk)
                elif bit & prey:
                    actions.append(attack)
        return actions

    def _swims(self, state: EvoState) -> list[Action]:
        beaches = state.world.island.terrain_masks[Terrain.BEACH]
        swimmers = bits(state.herds[self.seat] & beaches)
        shores = bits(beaches & ~state.occupied())
        return [Swim(origin, target) for origin in swimmers for target in shores]

    def prey(self, state: EvoState) -> int:
        """The zones of all dinosaurs that may be attacked (E1-4.2)."""
        zones = 0
        for rival in state.world.seats:
            if rival != self.seat and self.highest_winning_face(state, rival):
                zones |= state.herds[rival]
        return zones

    def highest_winning_face(self, state: EvoState, rival: Seat) -> int:
        return highest_winning_face(horns_ahead(state, self.seat, self.rage, rival))

    def take(self, state: EvoState, seat: Seat, action: Action) -> None:
        match action:
            case Walk(origin, target):
                state.herds[seat] ^= 1 << origin | 1 << target
                if state.aloud:
                    state.tell(DinosaurWalked(seat, origin, target))
                go_on(state, self._after_a_step())
            case Attack(origin, target):
                state.push(Fight(self._after_a_step(), origin, target))
            case Swim(origin, target):
                state.herds[seat] ^= 1 << origin | 1 << target
                if state.aloud:
                    state.tell(DinosaurSwam(seat, origin, target))
                go_on(state, replace(self, steps=self.steps - 1, swims=self.swims - 1))
            case PlayCard():
                go_on(state, self._with(state, play_card(state, seat, action)))
            case Stop():
                pass

    def _after_a_step(self) -> Movement:
        return Movement(self.seat, self.steps - 1, self.rage, self.swims)

    def _with(self, state: EvoState, card: Card) -> Movement:
        if card is Card.STAMPEDE:
            return replace(self, steps=self.steps + amount(state, card))
        if card is Card.GIANTS_RAGE:
            return replace(self, rage=self.rage + amount(state, card))
        return replace(self, swims=self.swims + 1)


def go_on(state: EvoState, movement: Movement) -> None:
    """Ask again while there is a step left, or a card that could give one."""
    seat = movement.seat
    if state.herds[seat] and (movement.steps or may_hold(state, seat, CardMoment.MOVEMENT)):
        state.push(movement)


def horns_ahead(state: EvoState, seat: Seat, rage: int, rival: Seat) -> int:
    """How many more horns the attacker counts than the attacked."""
    attacker = state.portraits[seat].horn + rage
    return attacker - state.portraits[rival].horn - state.guards[rival]


def highest_winning_face(ahead: int) -> int:
    """E1-4.2: the attacker wins on this face or a lower one; 0 where attacking is not allowed."""
    if ahead >= 2:
        return 5
    if ahead == 1:
        return 4
    if ahead == 0:
        return 2
    return 1 if ahead == -1 else 0


@dataclass(frozen=True, slots=True)
class Fight(Chance[EvoState]):
    """E1-4.2, E1-4.3: the attacker rolls; the loser leaves for its owner's reserve."""

    tag = "fight"
    rule = "E1-4.2"
    phase = "movement"
    resume: Movement
    origin: int
    target: int

    def outcomes(self, state: EvoState) -> Sequence[tuple[Action, int]]:
        return DIE

    def land(self, state: EvoState, outcome: Roll) -> None:
        seat, rival = self.resume.seat, state.owner(self.target)
        assert rival is not None
        needed = self.resume.highest_winning_face(state, rival)
        won = outcome.face <= needed
        state.herds[seat] ^= 1 << self.origin
        if won:
            state.herds[rival] ^= 1 << self.target
            state.herds[seat] ^= 1 << self.target
        if state.aloud:
            state.tell(
                CombatFought(seat, rival, self.origin, self.target, outcome.face, needed, won)
            )
        go_on(state, self.resume)
