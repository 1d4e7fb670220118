"""What is looked at in Gods Love Dinosaurs: the board's columns, and each ecosystem beside them."""

from __future__ import annotations

from typing import Final

from mesozoic.bots.heuristics.gods_love_dinosaurs.evaluation import DOUBT, DOUBT_EARLY, TIE
from mesozoic.bots.learnt.gods_love_dinosaurs.board import NEARNESS, Board
from mesozoic.bots.learnt.gods_love_dinosaurs.ecosystems import Ecosystem, ecosystem
from mesozoic.bots.learnt.gods_love_dinosaurs.options import OPTION, option_values
from mesozoic.bots.learnt.rivals import bounded, log_shares, over_best_rival
from mesozoic.core.seats import Seat
from mesozoic.games.gods_love_dinosaurs.activation import Activation
from mesozoic.games.gods_love_dinosaurs.kinds import Animal
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

# What things turn out to be worth in points: now, and how much of that is due to time left.
_DINOSAUR: Final = 1.0
_PREDATOR: Final = 0.3
_PREDATOR_EARLY: Final = 0.5
_PREY_EARLY: Final = 0.3
_READY: Final = 0.8


def table_values(state: GodsState, viewer: Seat) -> list[float]:
    board, moment = Board(state), state.stack[-1]
    players, rows, tiles = state.world.players, state.world.rows, board.tiles
    acts = is_dinosaurs = False
    if type(moment) is Activation:
        is_dinosaurs = moment.animal is Animal.DINOSAUR
        acts = not is_dinosaurs
    return [
        1.0 if players == 2 else 0.0,
        1.0 if players == 3 else 0.0,
        1.0 if players == 5 else 0.0,
        board.left,
        1.0 if board.is_last else 0.0,
        tiles[state.pawn] / rows,
        *[count / rows for count in tiles],
        1.0 if type(moment) is Placing else 0.0,
        1.0 if acts else 0.0,
        1.0 if is_dinosaurs else 0.0,
    ]


def seat_values(state: GodsState, viewer: Seat) -> list[list[float]]:
    board, seats, players = Board(state), state.world.seats, state.world.players
    left, near = board.left, [NEARNESS[count] for count in board.tiles]
    pawn, moment = near[state.pawn], state.stack[-1]
    first, active = state.first or 0, state.active or 0
    owned = [ecosystem(state, seat, viewer) for seat in seats]
    eggs = state.eggs[:]
    if state.shown:
        eggs = [shown.eggs for shown in state.shown]
        eggs[viewer] = state.eggs[viewer]
    points = [float(eggs[seat] + one.dinosaurs) for seat, one in enumerate(owned)]
    forecasts = [_forecast(points[seat], one, left) for seat, one in enumerate(owned)]
    for seat in seats:
        forecasts[seat] += TIE * ((seat - first) % players)
    shares = log_shares(forecasts, DOUBT + DOUBT_EARLY * left)
    points_ahead = over_best_rival(points, 4.0)
    predators_ahead = over_best_rival([float(one.predators) for one in owned], 3.0)
    values: list[list[float]] = []
    for seat in seats:
        one = owned[seat]
        births = hunts = 0.0
        for column, brought in enumerate(one.by_column):
            if one.is_prey[column]:
                births += brought * near[column]
            else:
                hunts += brought * near[column]
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
                1.0 if eggs[seat] and one.is_nest_free else 0.0,
                bounded(one.feast / 3.0),
                bounded(one.feast * pawn / 3.0),
                bounded(one.births / 6.0),
                bounded(births / 4.0),
                bounded(one.hunts / 4.0),
                bounded(hunts / 3.0),
                (seat - first) % players / (players - 1),
                (seat - active) % players / (players - 1),
                1.0 if acts else 0.0,
            ]
        )
    return values


def _forecast(points: float, one: Ecosystem, left: float) -> float:
    """What a seat may have at the end, but for what all may expect alike."""
    return (
        points
        + one.predators * (_PREDATOR + _PREDATOR_EARLY * left)
        + one.prey * _PREY_EARLY * left
        + _READY * one.feast
    )
