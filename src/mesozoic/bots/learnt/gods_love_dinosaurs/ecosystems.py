"""What an ecosystem could do if a species activated in it now, found once for each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mesozoic.bots.learnt.gods_love_dinosaurs.rough import brought, feast
from mesozoic.core.seats import Seat
from mesozoic.games.gods_love_dinosaurs.animals import Animals
from mesozoic.games.gods_love_dinosaurs.hatching import NEST
from mesozoic.games.gods_love_dinosaurs.kinds import Animal, is_prey
from mesozoic.games.gods_love_dinosaurs.land import Land
from mesozoic.games.gods_love_dinosaurs.state import GodsState


@dataclass(frozen=True, slots=True)
class Ecosystem:
    """Of one seat: its animals, and what each species' activation would bring, by column."""

    dinosaurs: int
    predators: int
    prey: int
    mountains: int
    feast: float
    """Eggs that its dinosaurs would lay, less dinosaurs that would starve."""
    by_column: tuple[float, ...]
    is_prey: tuple[bool, ...]
    """By column."""
    births: float
    """Of all prey together."""
    hunts: float
    """Of all predators together."""
    is_nest_free: bool


MOST_KEPT: Final = 4096
_KNOWN: Final[dict[tuple[Land, Animals], Ecosystem]] = {}


def ecosystem(state: GodsState, seat: Seat, viewer: Seat) -> Ecosystem:
    """As the viewer sees it: in an activation, others' as it was when that began."""
    animals = state.shown[seat].animals if state.shown and seat != viewer else state.animals[seat]
    key = (state.lands[seat], animals)
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= MOST_KEPT:
            _KNOWN.clear()
        found = _KNOWN[key] = _looked_at(state.lands[seat], animals, state.world.columns)
    return found


def _looked_at(land: Land, animals: Animals, columns: tuple[Animal, ...]) -> Ecosystem:
    by_column = [brought(land, animals, animal) for animal in columns]
    kinds = [is_prey(animal) for animal in columns]
    births = hunts = 0.0
    for column, gain in enumerate(by_column):
        if kinds[column]:
            births += gain
        else:
            hunts += gain
    return Ecosystem(
        animals.dinosaur.bit_count(),
        animals.predators.bit_count(),
        animals.prey.bit_count(),
        land.mountains.bit_count(),
        feast(land, animals),
        tuple(by_column),
        tuple(kinds),
        births,
        hunts,
        not animals.dinosaur >> NEST & 1,
    )
