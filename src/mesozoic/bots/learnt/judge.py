"""A judge that is learnt: what a network makes of a game's features."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mesozoic.bots.heuristics import Heuristic
from mesozoic.bots.learnt.features import Features
from mesozoic.bots.learnt.network import Network
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action


class LearntJudge:
    """Judges a position and orders options; where a playout may stop the heuristic says."""

    def __init__(
        self,
        features: Features,
        network: Network,
        heuristic: Heuristic,
        viewer: Seat | None = None,
    ) -> None:
        self._features = features
        self._network = network
        self._table_values = features.table_values
        self._seat_values = features.seat_values
        self._option_values = features.option_values
        self._shares = network.shares
        self._logits = network.logits
        self._heuristic = heuristic
        self._viewer = viewer

    def seen_by(self, viewer: Seat) -> LearntJudge:
        """The same, to judge states that a seat imagines: what the others hold there is a guess."""
        return LearntJudge(self._features, self._network, self._heuristic, viewer)

    def weigh(self, state: Any, seat: Seat, options: Sequence[Action]) -> Sequence[float]:
        """The policy's logits: the likelihood of an option is the exponential, over their sum."""
        return self._logits(self._option_values(state, seat, options))

    def evaluate(self, state: Any, viewer: Seat | None = None) -> Sequence[float]:
        """Each seat's share of the victory, as far as the viewer can tell.

        It is who is named here, or else whom the judge was made for, or else the first seat.
        """
        if viewer is None:
            viewer = self._viewer
        seen_by = Seat(0) if viewer is None else viewer
        return self._shares(self._table_values(state, seen_by), self._seat_values(state, seen_by))

    def is_quiet(self, state: Any) -> bool:
        return self._heuristic.is_quiet(state)
