"""Fitting the policy: which of a decision's options bring how much more than the others.

What a few imagined games make of an option is mostly luck, but luck favours no feature: over
thousands of decisions least squares find what each value of an option is worth.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from mesozoic.arena.training.buffer import Groups
from mesozoic.arena.training.gradients import Array

# What large weights cost, beside an error of the same size in every row.
RIDGE: Final = 1e-4


@dataclass(frozen=True)
class Ranking:
    direct: Array
    """What each value of an option is worth, in shares of the victory."""
    loss: float
    """What part of the differences between options it does not tell, luck included."""
    held_out_loss: float


def fit_ranking(learnt: Groups, held_out: Groups) -> Ranking:
    """Where too few games were played to have both, what there is serves as both."""
    learnt, held_out = learnt if len(learnt) else held_out, held_out if len(held_out) else learnt
    rows, targets = _centred(learnt)
    square = rows.T @ rows + RIDGE * max(1, len(rows)) * np.eye(rows.shape[1])
    direct: Array = np.linalg.solve(square, rows.T @ targets).astype(float)
    return Ranking(direct, unexplained(direct, learnt), unexplained(direct, held_out))


def unexplained(direct: Array, groups: Groups) -> float:
    """1 where it tells nothing."""
    rows, targets = _centred(groups)
    whole = float(targets @ targets)
    errors = targets - rows @ direct
    return float(errors @ errors) / whole if whole else 1.0


def _centred(groups: Groups) -> tuple[Array, Array]:
    """Values and targets beside the mean of their decision: only differences count."""
    rows, targets = groups.rows.astype(float), groups.targets.astype(float)
    if not len(groups):
        return rows, targets
    starts = np.cumsum(groups.sizes) - groups.sizes
    means = np.add.reduceat(rows, starts, axis=0) / groups.sizes[:, None]
    usual = np.add.reduceat(targets, starts) / groups.sizes
    return rows - np.repeat(means, groups.sizes, axis=0), targets - np.repeat(usual, groups.sizes)
