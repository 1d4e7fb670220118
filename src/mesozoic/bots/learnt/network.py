"""Small networks that are worked out in plain Python: who is ahead, and which option is best.

Sums are added up one after the other, so that every machine and either engine finds the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mesozoic.bots.chances import softmax

THIRDS: Final = 3


class Scorer:
    """Scores lists of values: a weighted sum, and hidden units that count where they are positive.

    Each hidden unit has its own weighted sum of the same values, which begins at its bias.
    """

    def __init__(
        self,
        direct: list[float],
        hidden: list[list[float]],
        bias: list[float],
        out: list[float],
    ) -> None:
        self.direct = direct
        self.hidden = hidden
        """The weights of the values, a list a unit."""
        self.bias = bias
        self.out = out
        """What each unit counts for."""

    def score(self, values: list[float], bias: list[float]) -> float:
        """`bias` is where the hidden units begin: the scorer's own, or one that a table shifts."""
        found = weighted(0.0, self.direct, values)
        for at in range(len(bias)):
            unit = weighted(bias[at], self.hidden[at], values)
            if unit > 0.0:
                found += self.out[at] * unit
        return found


class ValueNetwork:
    """Each seat's share of the victory.

    One scorer serves all seats; what it makes of a seat depends on the table, whose part in the
    hidden units is worked out once. The shares are the softmax of the scores, so that they add up
    to 1 with any number of players.
    """

    def __init__(
        self,
        scorer: Scorer,
        table: list[list[float]],
        start: float,
        progress: list[float],
        temperatures: dict[int, list[float]],
    ) -> None:
        self.scorer = scorer
        self.table = table
        """The weights of the table's values, a list a hidden unit."""
        self.start = start
        self.progress = progress
        """How far the game is, from 0 to 1: what the table's values add to the start."""
        self.temperatures = temperatures
        """For a number of players, by thirds of the game: what scores are divided by."""

    def shares(self, table: list[float], seats: list[list[float]]) -> list[float]:
        """What the values of the table and of each seat come to."""
        bias = [
            weighted(self.scorer.bias[at], weights, table) for at, weights in enumerate(self.table)
        ]
        scores = [self.scorer.score(values, bias) for values in seats]
        return softmax(scores, self.temperature(len(seats), table))

    def temperature(self, players: int, table: list[float]) -> float:
        """1 for a number of players that it was not fitted to."""
        fitted = self.temperatures.get(players)
        return 1.0 if fitted is None else fitted[self.third(table)]

    def third(self, table: list[float]) -> int:
        """Which third of a game it is, as far as the table tells, from 0."""
        return third(weighted(self.start, self.progress, table))


class PolicyNetwork:
    """How good each option looks: logits, in whatever unit the scorer has them."""

    def __init__(self, scorer: Scorer) -> None:
        self.scorer = scorer

    def logits(self, options: list[list[float]]) -> list[float]:
        return [self.scorer.score(values, self.scorer.bias) for values in options]


class Network:
    """What is learnt of a game; `shares` and `logits` may be quicker ways to the same."""

    def __init__(
        self,
        value: ValueNetwork,
        policy: PolicyNetwork,
        shares: Callable[[list[float], list[list[float]]], list[float]],
        logits: Callable[[list[list[float]]], list[float]],
        policy_leads: bool,
    ) -> None:
        self.value = value
        self.policy = policy
        self.shares = shares
        self.logits = logits
        self.policy_leads = policy_leads
        """Whether search is led by the policy, or by the heuristic."""


def third(progress: float) -> int:
    """Which third of a game it is, from 0, where progress goes from 0 to 1."""
    return max(0, min(THIRDS - 1, int(THIRDS * progress)))


def weighted(total: float, weights: list[float], values: list[float]) -> float:
    for at, weight in enumerate(weights):
        total += weight * values[at]
    return total
