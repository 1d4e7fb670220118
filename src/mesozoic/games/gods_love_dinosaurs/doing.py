"""Deeds done and told: to their owner at once, to the others when all have confirmed."""

from __future__ import annotations

from mesozoic.core.hexes import bits
from mesozoic.core.seats import Seat
from mesozoic.core.values import Event
from mesozoic.games.gods_love_dinosaurs.animals import Animals
from mesozoic.games.gods_love_dinosaurs.deed import BORN, HATCHED, STARVED, Deed, outcome
from mesozoic.games.gods_love_dinosaurs.events import (
    ActivationConfirmed,
    DinosaurHatched,
    DinosaurHunted,
    DinosaurStarved,
    PredatorHunted,
    PredatorStarved,
    PreyBorn,
)
from mesozoic.games.gods_love_dinosaurs.kinds import Animal
from mesozoic.games.gods_love_dinosaurs.state import GodsState


def do(state: GodsState, seat: Seat, animal: Animal, deed: Deed) -> None:
    """A deed in a seat's ecosystem. Outside of an activation's lanes it is told to all."""
    before = state.animals[seat]
    after = outcome(before, animal, deed)
    state.animals[seat] = after.animals
    state.eggs[seat] += after.eggs
    if state.shown:
        state.deeds[seat] += (deed,)
    if state.aloud:
        state.tell(event_of(before, seat, animal, deed), only=seat if state.shown else None)


def confirm(state: GodsState, seat: Seat) -> None:
    """The seat's lane is over."""
    if state.aloud:
        state.tell(ActivationConfirmed(seat))


def tell_all(state: GodsState, seat: Seat, animal: Animal) -> None:
    """Everything a seat did in an activation, for everybody else."""
    animals = state.shown[seat].animals
    for deed in state.deeds[seat]:
        state.tell(event_of(animals, seat, animal, deed), but=seat)
        animals = outcome(animals, animal, deed).animals


def event_of(before: Animals, seat: Seat, animal: Animal, deed: Deed) -> Event:
    path = deed.path
    if deed.what == BORN:
        return PreyBorn(seat, animal.slug, path[0], path[1])
    if deed.what == STARVED:
        if animal is Animal.DINOSAUR:
            return DinosaurStarved(seat, path[0])
        return PredatorStarved(seat, animal.slug, path[0])
    after = outcome(before, animal, deed)
    eaten = meals(before, path, after.eaten)
    if deed.what == HATCHED:
        return DinosaurHatched(seat, eaten, after.eggs)
    if animal is Animal.DINOSAUR:
        return DinosaurHunted(seat, path, eaten, after.eggs)
    return PredatorHunted(seat, animal.slug, path, eaten, bits(after.eaten & ~(1 << path[-1])))


def meals(before: Animals, path: tuple[int, ...], hexes: int) -> tuple[str, ...]:
    """What was eaten, in the order in which it was met."""
    met = dict.fromkeys(here for here in path if hexes >> here & 1)
    found = (before.at(here) for here in met)
    return tuple(animal.slug for animal in found if animal is not None)
