"""A judge that is learnt: what a network makes of a game's features."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from mesozoic.bots.heuristics import Heuristic
from mesozoic.bots.learnt.features import Features
from mesozoic.bots.learnt.network import Network
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action


@dataclass(frozen=True)
class Learnt:
    """What is learnt of a game. It judges nothing before it is said who looks."""

    features: Features
    network: Network
    heuristic: Heuristic

    def seen_by(self, viewer: Seat) -> LearntJudge:
        """A judge of states that a seat imagines: what the others hold there is a guess."""
        return LearntJudge(self.features, self.network, self.heuristic, viewer)


class LearntJudge:
    """Judges positions by what is learnt, and orders options by it where that was found better.

    Where a playout may stop the heuristic says.
    """

    def __init__(
        self, features: Features, network: Network, heuristic: Heuristic, viewer: Seat
    ) -> None:
        self._table_values = features.table_values
        self._seat_values = features.seat_values
        self._option_values = features.option_values
        self._shares = network.shares
        self._logits = network.logits
        self._third = network.value.third
        self._policy_leads = network.policy_leads
        self._heuristic = heuristic
        self._viewer = viewer

    def weigh(self, state: Any, seat: Seat, options: Sequence[Action]) -> Sequence[float]:
        """By the policy where it leads, else by the heuristic, which is quicker."""
        if self._policy_leads:
            return self.rank(state, seat, options)
        return self._heuristic.weigh(state, seat, options)

    def rank(self, state: Any, seat: Seat, options: Sequence[Action]) -> Sequence[float]:
        """The policy's logits, in units in which a difference matters."""
        return self._logits(self._option_values(state, seat, options))

    def evaluate(self, state: Any) -> Sequence[float]:
        """Each seat's share of the victory, as far as the viewer can tell."""
        viewer = self._viewer
        return self._shares(self._table_values(state, viewer), self._seat_values(state, viewer))

    def third(self, state: Any) -> int:
        """Which third of the game it is, from 0, as far as one can tell before it is over."""
        return self._third(self._table_values(state, self._viewer))

    def is_quiet(self, state: Any) -> bool:
        return self._heuristic.is_quiet(state)
