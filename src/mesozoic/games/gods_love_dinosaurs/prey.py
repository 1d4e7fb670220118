"""The activation of prey (GD-3.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mesozoic.core.moments import OneSeat
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.gods_love_dinosaurs.actions import CONFIRM, Breed
from mesozoic.games.gods_love_dinosaurs.deed import BORN, Deed
from mesozoic.games.gods_love_dinosaurs.doing import confirm, do
from mesozoic.games.gods_love_dinosaurs.kinds import HOME, Animal
from mesozoic.games.gods_love_dinosaurs.state import GodsState


@dataclass(frozen=True, slots=True)
class Breeding(OneSeat[GodsState]):
    """Each adult may have one newborn on an empty hex beside it; to confirm is to decline."""

    tag = "breeding"
    rule = "GD-3.1"
    phase = "activation"
    seat: Seat
    animal: Animal
    waiting: int
    """The adults that have not reproduced: no newborn is among them."""

    def options(self, state: GodsState, seat: Seat) -> Sequence[Action]:
        near, empty, breeds = state.lands[seat].near, self.cradles(state), state.world.breeds
        actions: list[Action] = []
        parents = self.waiting
        while parents:
            low = parents & -parents
            parents ^= low
            parent = low.bit_length() - 1
            room = near[parent] & empty
            while room:
                low = room & -room
                room ^= low
                actions.append(breeds[parent][low.bit_length() - 1])
        actions.append(CONFIRM)
        return actions

    def cradles(self, state: GodsState) -> int:
        """The empty hexes where this species can live."""
        home = state.lands[self.seat].home(HOME[self.animal])
        return home & ~state.animals[self.seat].everywhere

    def is_possible(self, state: GodsState) -> bool:
        return bool(state.lands[self.seat].spread(self.waiting) & self.cradles(state))

    def take(self, state: GodsState, seat: Seat, action: Action) -> None:
        if isinstance(action, Breed):
            do(state, seat, self.animal, Deed(BORN, (action.parent, action.target)))
            state.push(Breeding(seat, self.animal, self.waiting & ~(1 << action.parent)))
        else:
            confirm(state, seat)


def breeding(state: GodsState, seat: Seat, animal: Animal) -> Breeding | None:
    """What a seat has to decide when a prey activates; None where nothing can be born."""
    moment = Breeding(seat, animal, state.animals[seat].of(animal))
    return moment if moment.is_possible(state) else None
