"""Whoever judges a position: by hand (a game's heuristic), or learnt; and how one is found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from mesozoic.core.seats import Seat
from mesozoic.core.values import Action


class Judge(Protocol):
    """What a game looks like without looking ahead.

    It may read the whole of a state that a bot imagines, but of hidden things only what the
    deciding seat holds: the rest is one guess among many.
    """

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


def find_judge(game: str, viewer: Seat) -> Judge:
    """The best that there is for a game, of what a seat imagines: learnt, or else by hand."""
    from mesozoic.bots.heuristics import find_heuristic
    from mesozoic.bots.learnt import find_learnt

    learnt = find_learnt(game)
    return find_heuristic(game) if learnt is None else learnt.seen_by(viewer)
