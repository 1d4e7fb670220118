"""What animals are worth in points: less and less as the game nears its end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mesozoic.games.gods_love_dinosaurs.kinds import Animal, is_prey
from mesozoic.games.gods_love_dinosaurs.refill import empty_columns
from mesozoic.games.gods_love_dinosaurs.state import EMPTY, GodsState

PREY: Final = 0.4
PREDATOR: Final = 0.95
PREDATOR_LATE: Final = 0.3
# The eggs that a living dinosaur may still lay, besides the point that it is.
LAYING: Final = 0.3
# With this part of the tiles still to be taken, predators are worth the most.
RIPE: Final = 0.6


@dataclass(frozen=True, slots=True)
class Worth:
    prey: float
    predator: float
    dinosaur: float

    def of(self, animal: Animal) -> float:
        if is_prey(animal):
            return self.prey
        return self.dinosaur if animal is Animal.DINOSAUR else self.predator


LAST: Final = Worth(0.0, 0.0, 1.0)
"""When the dinosaurs hunt for the last time."""


def time_left(state: GodsState) -> float:
    """The part of the tiles that nobody has taken yet."""
    untaken = state.tiles_left()
    for kind in state.tiles:
        if kind != EMPTY:
            untaken += 1
    return untaken / state.world.all_tiles


def worth_now(state: GodsState) -> Worth:
    left = round(time_left(state), 1)
    return Worth(
        PREY * left,
        PREDATOR_LATE + (PREDATOR - PREDATOR_LATE) * min(1.0, left / RIPE),
        1.0 + LAYING * left,
    )


def worth_after(state: GodsState, animal: Animal) -> Worth:
    """What animals are worth once this activation is over."""
    is_last = (
        animal is Animal.DINOSAUR
        and len(empty_columns(state)) * state.world.rows > state.tiles_left()
    )
    return LAST if is_last else worth_now(state)
