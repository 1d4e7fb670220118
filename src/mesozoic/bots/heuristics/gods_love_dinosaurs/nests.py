"""What to do when a species activates: births, hunts, and eggs to hatch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mesozoic.bots.heuristics.gods_love_dinosaurs.feasts import FAMINE, best_feast, harvest
from mesozoic.bots.heuristics.gods_love_dinosaurs.worth import worth_after
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.gods_love_dinosaurs.actions import Breed, Go, Hatch, Hunt
from mesozoic.games.gods_love_dinosaurs.hatching import NEST, Hatching
from mesozoic.games.gods_love_dinosaurs.hunting import Chase, Hunting
from mesozoic.games.gods_love_dinosaurs.kinds import Animal, Terrain
from mesozoic.games.gods_love_dinosaurs.prey import Breeding
from mesozoic.games.gods_love_dinosaurs.state import GodsState

BIRTH: Final = 1.0
# Better where nobody else could be born, and by who has nowhere else.
RIVALRY: Final = 0.1
# The wild is kept for those who need it.
KEPT_WILD: Final = 0.05


def weigh_births(
    state: GodsState, seat: Seat, options: Sequence[Action], moment: Breeding
) -> list[float]:
    land, cradles = state.lands[seat], moment.cradles(state)
    weights = []
    for option in options:
        if not isinstance(option, Breed):
            weights.append(0.0)
            continue
        rivals = (land.near[option.target] & moment.waiting).bit_count()
        choice = (land.near[option.parent] & cradles).bit_count()
        wild = land.terrain[Terrain.WILD] >> option.target & 1
        weights.append(BIRTH - RIVALRY * (rivals + choice) / 12 - KEPT_WILD * wild)
    return weights


def weigh_hunts(
    state: GodsState, seat: Seat, options: Sequence[Action], moment: Hunting
) -> list[float]:
    """The best hunt first; what is left to starve, last."""
    land, animals, animal = state.lands[seat], state.animals[seat], moment.animal
    worth = worth_after(state, animal)
    return [
        best_feast(land, animals, animal, (option.hunter, option.target), worth).worth
        if isinstance(option, Hunt)
        else -worth.of(animal) - 1.0
        for option in options
    ]


def weigh_steps(
    state: GodsState, seat: Seat, options: Sequence[Action], moment: Chase
) -> list[float]:
    """Where the best of the hunts that have come so far goes on."""
    land, animals, animal, path = (
        state.lands[seat],
        state.animals[seat],
        moment.animal,
        moment.path,
    )
    worth = worth_after(state, animal)
    best = best_feast(land, animals, animal, path, worth).worth
    best_onward, ending, weights = FAMINE.worth, -1, []
    for number, option in enumerate(options):
        weight = 0.0
        if isinstance(option, Go):
            weight = best_feast(land, animals, animal, (*path, option.target), worth).worth
            best_onward = max(best_onward, weight)
        else:
            ending = number
        weights.append(weight)
    if ending >= 0:
        # To end here is worth what no way on is; a way on that brought as much would be longer.
        weights[ending] = best if best > best_onward else best - 1.0
    return weights


def weigh_hatching(
    state: GodsState, seat: Seat, options: Sequence[Action], moment: Hatching
) -> list[float]:
    """What the dinosaurs would do with one more of them, and without."""
    land, animals = state.lands[seat], state.animals[seat]
    worth = worth_after(state, Animal.DINOSAUR)
    grown = animals.without(1 << NEST).having(Animal.DINOSAUR, 1 << NEST)
    hatched = harvest(land, grown, Animal.DINOSAUR, worth) + worth.dinosaur - 1.0
    kept = harvest(land, animals, Animal.DINOSAUR, worth)
    return [hatched if isinstance(option, Hatch) else kept for option in options]
