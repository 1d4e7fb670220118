"""Activations: all players at once, each in their own ecosystem (GD-2.2, GD-2.3)."""

from __future__ import annotations

from dataclasses import dataclass

from mesozoic.core.moments import Choice, Moment, Parallel, Step
from mesozoic.core.seats import Seat
from mesozoic.games.gods_love_dinosaurs.doing import tell_all
from mesozoic.games.gods_love_dinosaurs.events import DinosaursActivated, SpeciesActivated
from mesozoic.games.gods_love_dinosaurs.hatching import dinosaurs
from mesozoic.games.gods_love_dinosaurs.hunting import hunters
from mesozoic.games.gods_love_dinosaurs.kinds import Animal, is_prey, phase_of
from mesozoic.games.gods_love_dinosaurs.prey import breeding
from mesozoic.games.gods_love_dinosaurs.state import GodsState, Shown

Lanes = tuple[tuple[Seat, tuple[Moment[GodsState], ...]], ...]


@dataclass(frozen=True, slots=True)
class SpeciesActivation(Step[GodsState]):
    """GD-2.2: the species of the column that was emptied."""

    tag = "species-activation"
    seat: Seat
    animal: Animal

    def run(self, state: GodsState) -> None:
        state.volcano = self.seat
        if state.aloud:
            state.tell(SpeciesActivated(self.seat, self.animal.slug))
        activate(state, self.animal)


@dataclass(frozen=True, slots=True)
class DinosaurActivation(Step[GodsState]):
    """GD-2.3: when the column's species has done, if the pawn is under it."""

    tag = "dinosaur-activation"

    def run(self, state: GodsState) -> None:
        if state.aloud:
            state.tell(DinosaursActivated())
        activate(state, Animal.DINOSAUR)


@dataclass(frozen=True, slots=True)
class Activation(Parallel[GodsState]):
    """Everybody who has something to decide does so at their own pace, and confirms.

    Until all have, the others see each ecosystem as it was when the activation began.
    """

    tag = "activation"
    rule = "GD-2.2"
    animal: Animal = Animal.DINOSAUR

    @property
    def phase(self) -> str:
        return phase_of(self.animal)

    def going_on(self, lanes: Lanes) -> Activation:
        return Activation(lanes, True, self.animal)

    def close(self, state: GodsState) -> None:
        if state.aloud:
            for seat, _ in self.lanes:
                tell_all(state, seat, self.animal)
        state.shown = ()
        state.deeds = [()] * state.world.players


def activate(state: GodsState, animal: Animal) -> None:
    """Where nothing can be decided, what must happen has happened before anybody is asked."""
    lanes: list[tuple[Seat, tuple[Moment[GodsState], ...]]] = []
    for seat in state.world.seats:
        first = first_moment(state, seat, animal)
        if first is not None:
            lanes.append((seat, (first,)))
    if lanes:
        seats = state.world.seats
        state.shown = tuple([Shown(state.animals[seat], state.eggs[seat]) for seat in seats])
        state.push(Activation(tuple(lanes), False, animal))


def first_moment(state: GodsState, seat: Seat, animal: Animal) -> Choice[GodsState] | None:
    """What a seat has to decide first when a species activates."""
    if is_prey(animal):
        return breeding(state, seat, animal)
    if animal is Animal.DINOSAUR:
        return dinosaurs(state, seat)
    return hunters(state, seat, animal, state.animals[seat].of(animal))
