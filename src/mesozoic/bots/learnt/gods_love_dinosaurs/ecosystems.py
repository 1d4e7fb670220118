"""What an ecosystem could do if a species activated in it now, found once for each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mesozoic.bots.heuristics.gods_love_dinosaurs.feasts import harvest
from mesozoic.bots.heuristics.gods_love_dinosaurs.worth import Worth
from mesozoic.core.seats import Seat
from mesozoic.games.gods_love_dinosaurs.animals import Animals
from mesozoic.games.gods_love_dinosaurs.kinds import Animal
from mesozoic.games.gods_love_dinosaurs.land import Land
from mesozoic.games.gods_love_dinosaurs.state import GodsState

# Births are counted; of predators what is born less what starves, prey being cheap; of dinosaurs
# the eggs less those that starve, and of ways that bring as many the one that eats the least.
BIRTHS: Final = Worth(1.0, 1.0, 1.0)
HUNTS: Final = Worth(0.25, 1.0, 1.0)
FEASTS: Final = Worth(0.05, 0.2, 1.0)


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
    by_column: list[float] = []
    for animal in columns:
        is_hunter = animal is Animal.TIGER or animal is Animal.EAGLE
        by_column.append(harvest(land, animals, animal, HUNTS if is_hunter else BIRTHS))
    return Ecosystem(
        animals.dinosaur.bit_count(),
        animals.predators.bit_count(),
        animals.prey.bit_count(),
        land.mountains.bit_count(),
        harvest(land, animals, Animal.DINOSAUR, FEASTS),
        tuple(by_column),
    )
