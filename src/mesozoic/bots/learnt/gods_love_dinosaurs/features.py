"""What is looked at in Gods Love Dinosaurs: the board's columns, and each ecosystem beside them."""

from __future__ import annotations

from typing import Final

from mesozoic.bots.heuristics.gods_love_dinosaurs.evaluation import DOUBT, DOUBT_EARLY, TIE
from mesozoic.bots.heuristics.gods_love_dinosaurs.worth import time_left
from mesozoic.bots.learnt.gods_love_dinosaurs.ecosystems import Ecosystem, ecosystem
from mesozoic.bots.learnt.gods_love_dinosaurs.options import OPTION, option_values
from mesozoic.bots.learnt.rivals import bounded, log_shares, over_best_rival
from mesozoic.core.seats import Seat
from mesozoic.games.gods_love_dinosaurs.activation import Activation
from mesozoic.games.gods_love_dinosaurs.hatching import NEST
from mesozoic.games.gods_love_dinosaurs.kinds import Animal, is_prey
from mesozoic.games.gods_love_dinosaurs.refill import empty_columns
from mesozoic.games.gods_love_dinosaurs.state import GodsState
from mesozoic.games.gods_love_dinosaurs.turn import Placing

__all__ = ["OPTION", "SEAT", "TABLE", "option_values", "seat_values", "table_values"]

TABLE: Final[tuple[str, ...]] = (
    "two players",
    "three players",
    "five players",
    "tiles that nobody has taken",
    "the next dinosaurs are the last",
    "tiles in the pawn's column",
    "tiles in the frogs' column",
    "tiles in the rabbits' column",
    "tiles in the rats' column",
    "tiles in the tigers' column",
    "tiles in the eagles' column",
    "moment: placing",
    "moment: a species activates",
    "moment: the dinosaurs activate",
)
SEAT: Final[tuple[str, ...]] = (
    "share by the forecast",
    "points over the best rival",
    "dinosaurs",
    "predators",
    "predators over the most of a rival",
    "prey",
    "mountains",
    "eggs",
    "an egg may hatch",
    "feast of the dinosaurs",
    "feast of the dinosaurs, the nearer the pawn's column is to empty",
    "births of prey",
    "births of prey, the nearer their column is to empty",
    "hunts of predators",
    "hunts of predators, the nearer their column is to empty",
    "places after the first player",
    "turns until theirs",
    "still acts in the activation",
)

# By the tiles in a column: how near it is to activate.
NEARNESS: Final[tuple[float, ...]] = (0.0, 1.0, 0.4, 0.2)
# What things turn out to be worth in points: now, and how much of that is due to time left.
_DINOSAUR: Final = 1.0
_PREDATOR: Final = 0.3
_PREDATOR_EARLY: Final = 0.5
_PREY_EARLY: Final = 0.3
_READY: Final = 0.8


def table_values(state: GodsState, viewer: Seat) -> list[float]:
    world, moment = state.world, state.stack[-1]
    players, rows = world.players, world.rows
    is_activation = type(moment) is Activation
    is_dinosaurs = type(moment) is Activation and moment.animal is Animal.DINOSAUR
    wanted = (len(empty_columns(state)) + 1) * rows
    values = [
        1.0 if players == 2 else 0.0,
        1.0 if players == 3 else 0.0,
        1.0 if players == 5 else 0.0,
        time_left(state),
        1.0 if wanted > state.tiles_left() else 0.0,
        state.tiles_in(state.pawn) / rows,
    ]
    values += [state.tiles_in(column) / rows for column in range(len(world.columns))]
    values.append(1.0 if type(moment) is Placing else 0.0)
    values.append(1.0 if is_activation and not is_dinosaurs else 0.0)
    values.append(1.0 if is_dinosaurs else 0.0)
    return values


def seat_values(state: GodsState, viewer: Seat) -> list[list[float]]:
    world, left = state.world, time_left(state)
    players = world.players
    near = [NEARNESS[state.tiles_in(column)] for column in range(len(world.columns))]
    pawn = near[state.pawn]
    moment = state.stack[-1]
    active = state.active if state.active is not None else 0
    first = state.first if state.first is not None else 0
    owned = [ecosystem(state, seat, viewer) for seat in world.seats]
    eggs = [_eggs(state, seat, viewer) for seat in world.seats]
    points = [float(eggs[at] + one.dinosaurs) for at, one in enumerate(owned)]
    forecasts = [_forecast(points[at], one, left) for at, one in enumerate(owned)]
    for seat in world.seats:
        forecasts[seat] += TIE * ((seat - first) % players)
    shares = log_shares(forecasts, DOUBT + DOUBT_EARLY * left)
    points_ahead = over_best_rival(points, 4.0)
    predators_ahead = over_best_rival([float(one.predators) for one in owned], 3.0)
    values: list[list[float]] = []
    for seat in world.seats:
        one = owned[seat]
        births = hunts = births_near = hunts_near = 0.0
        for column, animal in enumerate(world.columns):
            brought = one.by_column[column]
            if is_prey(animal):
                births += brought
                births_near += brought * near[column]
            else:
                hunts += brought
                hunts_near += brought * near[column]
        may_hatch = eggs[seat] > 0 and not _animals_of(state, seat, viewer) >> NEST & 1
        acts = type(moment) is Activation and bool(moment.lane(seat))
        values.append(
            [
                shares[seat],
                points_ahead[seat],
                one.dinosaurs / 3.0,
                one.predators / 4.0,
                predators_ahead[seat],
                one.prey / 8.0,
                one.mountains / 4.0,
                bounded(eggs[seat] / 6.0),
                1.0 if may_hatch else 0.0,
                bounded(one.feast / 3.0),
                bounded(one.feast * pawn / 3.0),
                births / 6.0,
                births_near / 4.0,
                hunts / 4.0,
                hunts_near / 3.0,
                (seat - first) % players / (players - 1),
                (seat - active) % players / (players - 1),
                1.0 if acts else 0.0,
            ]
        )
    return values


def _eggs(state: GodsState, seat: Seat, viewer: Seat) -> int:
    return state.shown[seat].eggs if state.shown and seat != viewer else state.eggs[seat]


def _animals_of(state: GodsState, seat: Seat, viewer: Seat) -> int:
    if state.shown and seat != viewer:
        return state.shown[seat].animals.dinosaur
    return state.animals[seat].dinosaur


def _forecast(points: float, one: Ecosystem, left: float) -> float:
    """What a seat may have at the end, but for what all may expect alike."""
    return (
        points
        + one.predators * (_PREDATOR + _PREDATOR_EARLY * left)
        + one.prey * _PREY_EARLY * left
        + _READY * one.feast
    )
