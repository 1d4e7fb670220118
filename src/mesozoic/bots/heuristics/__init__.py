"""What a game's heuristic supplies, and how it is found.

A game's heuristic is a module or package of this folder with the game's name (`evo_2001` for
`evo-2001`) and a `HEURISTIC` in it. It may read the whole of a state that a bot imagines, but of
hidden things only what the deciding seat holds: the rest is one guess among many.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Sequence
from functools import cache
from typing import Any, Protocol

from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.core.values import Action


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


class NoHeuristic:
    """For a game that has none: all options weigh the same, playouts run to the end."""

    def weigh(self, state: State, seat: Seat, options: Sequence[Action]) -> Sequence[float]:
        return (0.0,) * len(options)

    def evaluate(self, state: State) -> Sequence[float]:
        raise AssertionError("a playout without a heuristic runs to the end")

    def is_quiet(self, state: State) -> bool:
        return False


@cache
def find_heuristic(game: str) -> Heuristic:
    name = f"{__name__}.{game.replace('-', '_')}"
    if importlib.util.find_spec(name) is None:
        return NoHeuristic()
    heuristic: Heuristic = importlib.import_module(name).HEURISTIC
    return heuristic
