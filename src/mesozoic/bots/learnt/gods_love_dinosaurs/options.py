"""What is looked at in an option of Gods Love Dinosaurs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mesozoic.bots.heuristics.gods_love_dinosaurs import HEURISTIC
from mesozoic.bots.heuristics.gods_love_dinosaurs.worth import time_left
from mesozoic.bots.learnt.gods_love_dinosaurs.ecosystems import ecosystem
from mesozoic.bots.learnt.rivals import bounded
from mesozoic.core.moments import Parallel
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.gods_love_dinosaurs.actions import (
    Breed,
    EndHunt,
    Go,
    Hatch,
    Hunt,
    Place,
    Take,
)
from mesozoic.games.gods_love_dinosaurs.hexworld import CENTRE, OFFSET, STRIDE
from mesozoic.games.gods_love_dinosaurs.hunting import Chase, Hunting
from mesozoic.games.gods_love_dinosaurs.kinds import Animal, Terrain, is_prey
from mesozoic.games.gods_love_dinosaurs.state import GodsState
from mesozoic.games.gods_love_dinosaurs.turn import Placing

OPTION: Final[tuple[str, ...]] = (
    "by hand: tiles",
    "by hand: places",
    "by hand: births",
    "by hand: hunts of predators",
    "by hand: hunts of dinosaurs",
    "by hand: hatching",
    "best by hand",
    "tile: prey",
    "tile: predator",
    "tile: predator, the later the more",
    "tile: mountain",
    "tile: wild",
    "tile: sets off a species, what that brings over the rivals",
    "tile: sets off the dinosaurs, what that brings over the rivals",
    "tile: leaves the last of a column, what that brings over the rivals",
    "tile: leaves the last of the pawn's column, what that brings over the rivals",
    "place: hexes beside the first",
    "place: hexes beside the second",
    "place: animals that eat one another",
    "place: mountain beside an animal",
    "place: home beside its prey",
    "birth: predators beside it",
    "declining a birth",
    "leaving to starve",
    "ending a hunt",
    "hatching, the later the more",
)
_TILES: Final = 0
_PLACES: Final = 1
_BIRTHS: Final = 2
_HUNTS: Final = 3
_FEASTS: Final = 4
_HATCHING: Final = 5
_BEST: Final = 6
_PREY: Final = 7
_PREDATOR: Final = 8
_LATE_PREDATOR: Final = 9
_MOUNTAIN: Final = 10
_WILD: Final = 11
_SETS_OFF: Final = 12
_SETS_OFF_DINOSAURS: Final = 13
_LEAVES: Final = 14
_LEAVES_DINOSAURS: Final = 15
_BESIDE_FIRST: Final = 16
_BESIDE_SECOND: Final = 17
_EATERS: Final = 18
_PEAK: Final = 19
_HOME: Final = 20
_NEAR_PREDATORS: Final = 21
_DECLINING: Final = 22
_STARVING: Final = 23
_ENDING: Final = 24
_HATCHES: Final = 25
_NOTHING: Final[tuple[float, ...]] = (0.0,) * len(OPTION)


def option_values(state: GodsState, seat: Seat, options: Sequence[Action]) -> list[list[float]]:
    weighed = HEURISTIC.weigh(state, seat, options)
    best = max(weighed)
    weights = [weight - best for weight in weighed]
    values = [list(_NOTHING) for _ in options]
    first = options[0]
    if type(first) is Take:
        _describe_tiles(state, seat, options, weights, values)
    elif type(first) is Place:
        _describe_places(state, seat, options, weights, values)
    else:
        _describe_acts(state, seat, options, weights, values)
    for at, value in enumerate(values):
        if weighed[at] == best:
            value[_BEST] = 1.0
    return values


def _describe_tiles(
    state: GodsState,
    seat: Seat,
    options: Sequence[Action],
    weights: list[float],
    values: list[list[float]],
) -> None:
    world = state.world
    late = 1.0 - time_left(state)
    columns = len(world.columns)
    left = [state.tiles_in(column) for column in range(columns)]
    gains = [0.0] * columns
    feast = 0.0
    for rival in world.seats:
        part = 1.0 if rival == seat else -1.0 / (world.players - 1)
        owned = ecosystem(state, rival, seat)
        for column in range(columns):
            gains[column] += part * owned.by_column[column]
        feast += part * owned.feast
    for at, action in enumerate(options):
        if type(action) is not Take:
            continue
        value = values[at]
        value[_TILES] = bounded(weights[at])
        column = world.column_of[action.column]
        tile = world.kinds[state.tiles[column * world.rows + action.row]]
        if tile.animal is not None:
            if is_prey(tile.animal):
                value[_PREY] = 1.0
            else:
                value[_PREDATOR] = 1.0
                value[_LATE_PREDATOR] = late
        if tile.first is Terrain.MOUNTAIN or tile.second is Terrain.MOUNTAIN:
            value[_MOUNTAIN] = 1.0
        if tile.first is Terrain.WILD or tile.second is Terrain.WILD:
            value[_WILD] = 1.0
        if left[column] == 1:
            value[_SETS_OFF] = bounded(gains[column] / 3.0)
            if column == state.pawn:
                value[_SETS_OFF_DINOSAURS] = bounded(feast / 3.0)
        elif left[column] == 2:
            value[_LEAVES] = bounded(gains[column] / 3.0)
            if column == state.pawn:
                value[_LEAVES_DINOSAURS] = bounded(feast / 3.0)


def _describe_places(
    state: GodsState,
    seat: Seat,
    options: Sequence[Action],
    weights: list[float],
    values: list[list[float]],
) -> None:
    """Only the rim touches anything: each of its places is looked at once."""
    moment = state.stack[-1]
    assert type(moment) is Placing
    land, animals = state.lands[seat], state.animals[seat]
    tile = state.world.kinds[moment.tile]
    size = len(land.grid)
    last = size - 1
    beside_at = [0] * size
    for place in land.rim:
        beside_at[place & last] = land.beside(place)
    guest = tile.animal
    others = 0
    if guest is not None:
        others = animals.predators | animals.dinosaur if is_prey(guest) else animals.prey
    peaks = land.mountains
    first_mountain = tile.first is Terrain.MOUNTAIN
    second_mountain = tile.second is Terrain.MOUNTAIN
    edible, prey = animals.edible, animals.prey
    for at, action in enumerate(options):
        if type(action) is not Place:
            continue
        value = values[at]
        place = CENTRE + action.q + action.r * STRIDE
        first = beside_at[place & last]
        second = beside_at[place + OFFSET[action.direction] & last]
        value[_PLACES] = bounded(2.0 * weights[at])
        value[_BESIDE_FIRST] = first.bit_count() / 4.0
        value[_BESIDE_SECOND] = second.bit_count() / 4.0
        if guest is not None:
            value[_EATERS] = (first & others).bit_count() / 2.0
            value[_PEAK] = (first & peaks).bit_count() / 2.0
        if first_mountain:
            value[_PEAK] = (first & edible).bit_count() / 2.0
        elif second_mountain:
            value[_PEAK] += (second & edible).bit_count() / 2.0
        value[_HOME] = ((first | second) & prey).bit_count() / 3.0


def _describe_acts(
    state: GodsState,
    seat: Seat,
    options: Sequence[Action],
    weights: list[float],
    values: list[list[float]],
) -> None:
    """What is done in an activation: births, hunts, hatching."""
    top = state.stack[-1]
    moment = top.lane(seat)[-1] if isinstance(top, Parallel) else top
    by_hand, scale = _BIRTHS, 3.0
    if isinstance(moment, Hunting) or type(moment) is Chase:
        by_hand, scale = _FEASTS if moment.animal is Animal.DINOSAUR else _HUNTS, 1.0
    elif type(options[0]) is Hatch:
        by_hand, scale = _HATCHING, 1.0
    land, predators = state.lands[seat], state.animals[seat].predators
    for at, action in enumerate(options):
        value = values[at]
        value[by_hand] = bounded(scale * weights[at])
        if type(action) is Breed:
            value[_NEAR_PREDATORS] = (land.near[action.target] & predators).bit_count() / 2.0
        elif type(action) is Hatch:
            value[_HATCHES] = 1.0 - time_left(state)
        elif type(action) is EndHunt:
            value[_ENDING] = 1.0
        elif by_hand == _BIRTHS:
            value[_DECLINING] = 1.0
        elif type(action) is not Hunt and type(action) is not Go and by_hand != _HATCHING:
            value[_STARVING] = 1.0
