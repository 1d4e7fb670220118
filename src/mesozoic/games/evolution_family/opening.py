"""Before the first turn (EF-1.1): who begins, by lot, and a rock for every piece."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mesozoic.core.moments import Chance, Choice
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evolution_family.actions import ChooseRock, DrawFirst
from mesozoic.games.evolution_family.events import FirstDrawn, RockChosen
from mesozoic.games.evolution_family.kinds import Animal
from mesozoic.games.evolution_family.spots import SECTOR
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.world import ROCK, spot_at


@dataclass(frozen=True, slots=True)
class FirstPlayer(Chance[FamilyState]):
    tag = "first-player"
    rule = "EF-1.1"
    phase = "setup"

    def outcomes(self, state: FamilyState) -> Sequence[tuple[Action, int]]:
        return [(DrawFirst(seat), 1) for seat in state.world.seats]

    def land(self, state: FamilyState, outcome: DrawFirst) -> None:
        """EF-6.2: clockwise from the first animal of whoever begins."""
        animals = state.world.animals
        state.order = animals[outcome.seat :] + animals[: outcome.seat]
        if state.rules == 1:
            state.order = _by_rounds(state, outcome.seat)
        state.active = state.order[0]
        if state.aloud:
            state.tell(FirstDrawn(outcome.seat))
        for animal in state.order[::-1]:
            state.push(StartRock(animal))


def _by_rounds(state: FamilyState, first: Seat) -> tuple[int, ...]:
    """As the first rules had it: everybody's first animal, then everybody's second."""
    players = state.world.players
    rounds = range(0, len(state.world.animals), players)
    return tuple(start + (first + turn) % players for start in rounds for turn in range(players))


@dataclass(frozen=True, slots=True)
class StartRock(Choice[FamilyState]):
    """One of the three rocks of one's sector."""

    tag = "start-rock"
    rule = "EF-1.1"
    phase = "setup"
    animal: Animal

    def seats(self, state: FamilyState) -> Sequence[Seat]:
        return (state.world.owner[self.animal],)

    def options(self, state: FamilyState, seat: Seat) -> Sequence[Action]:
        return ROCK

    def take(self, state: FamilyState, seat: Seat, action: ChooseRock) -> None:
        state.pieces[self.animal] = spot_at(SECTOR, action.lane)
        if state.aloud:
            state.tell(RockChosen(self.animal, action.lane))
