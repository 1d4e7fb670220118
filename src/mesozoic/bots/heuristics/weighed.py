"""A heuristic made of a table: for each kind of moment what weighs its options."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from mesozoic.core.moments import Parallel
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.core.values import Action

S = TypeVar("S", bound=State)
Weigher = Callable[[S, Seat, Sequence[Action], Any], Sequence[float]]
"""Weighs the options of a seat at a moment, which comes last."""


class Weighed(Generic[S]):
    def __init__(
        self,
        weighers: Mapping[type, Weigher[S]],
        evaluate: Callable[[S], Sequence[float]],
        is_quiet: Callable[[S], bool],
    ) -> None:
        self._weighers = weighers
        self.evaluate = evaluate
        self.is_quiet = is_quiet

    def weigh(self, state: S, seat: Seat, options: Sequence[Action]) -> Sequence[float]:
        """All options weigh the same at a moment that the table does not list."""
        moment: Any = state.stack[-1]
        if isinstance(moment, Parallel):
            moment = moment.lane(seat)[-1]
        weigher = self._weighers.get(type(moment))
        return weigher(state, seat, options, moment) if weigher else (0.0,) * len(options)
