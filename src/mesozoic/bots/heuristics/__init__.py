"""The judges by hand, and how they are found.

A game's heuristic is a module or package of this folder with the game's name (`evo_2001` for
`evo-2001`) and a `HEURISTIC` in it. A game may bring its own instead: its module `heuristic` has a
function `weigh`, as a judge has.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Protocol

from mesozoic.bots.judge import Judge
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.core.values import Action
from mesozoic.games import game_ids

Weigh = Callable[[Any, Seat, Sequence[Any]], Sequence[float]]


class Heuristic(Judge, Protocol):
    """A judge by hand."""


class ToTheEnd:
    """For a game that cannot be judged before it is over: playouts run to the end."""

    def evaluate(self, state: State) -> Sequence[float]:
        raise AssertionError("a playout without a heuristic runs to the end")

    def is_quiet(self, state: State) -> bool:
        return False


class NoHeuristic(ToTheEnd):
    """For a game that has none: all options weigh the same."""

    def weigh(self, state: State, seat: Seat, options: Sequence[Action]) -> Sequence[float]:
        return (0.0,) * len(options)


class OwnHeuristic(ToTheEnd):
    """For a game that weighs its options itself."""

    def __init__(self, weigh: Weigh) -> None:
        self._weigh = weigh

    def weigh(self, state: State, seat: Seat, options: Sequence[Action]) -> Sequence[float]:
        return self._weigh(state, seat, options)


@cache
def find_heuristic(game: str) -> Heuristic:
    """The one of this folder, or the one that the game brings itself, or none."""
    folder = game.replace("-", "_")
    ours, own = f"{__name__}.{folder}", f"mesozoic.games.{folder}.heuristic"
    if importlib.util.find_spec(ours):
        heuristic: Heuristic = importlib.import_module(ours).HEURISTIC
        return heuristic
    if game in game_ids() and importlib.util.find_spec(own):
        return OwnHeuristic(importlib.import_module(own).weigh)
    return NoHeuristic()
