"""What a game's heuristic supplies, and how it is found.

A game's heuristic is a module or package of this folder with the game's name (`evo_2001` for
`evo-2001`) and a `HEURISTIC` in it. A game may bring its own instead: its module `heuristic` has a
function `weigh`, as below. Either may read the whole of a state that a bot imagines, but of hidden
things only what the deciding seat holds: the rest is one guess among many.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Protocol

from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.core.values import Action
from mesozoic.games import game_ids

Weigh = Callable[[Any, Seat, Sequence[Any]], Sequence[float]]


class Heuristic(Protocol):
    def weigh(self, state: Any, seat: Seat, options: Sequence[Action]) -> Sequence[float]:
        """How good each option looks to a seat, without looking ahead; the greater the better.

        One unit is a difference that matters (a point, say): search takes the options of the
        greatest weight first and hardly ever looks at one that is several units worse. It is called
        at every ply of every playout, so it has some tens of microseconds.
        """

    def evaluate(self, state: Any) -> Sequence[float]:
        """Each seat's share of the victory, from 0 to 1, as far as one can tell at a quiet point.

        Search never asks this of a game that is over.
        """

    def is_quiet(self, state: Any) -> bool:
        """Whether a playout may stop here and be evaluated.

        A good point is one after something was scored and before the next uncertainty begins. It
        must come again and again, or else playouts run to the end of the game.
        """


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
