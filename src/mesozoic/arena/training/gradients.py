"""How wrong a scorer is over groups of rows, and which way each weight should go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from mesozoic.arena.training.buffer import Groups

Array = npt.NDArray[np.float64]
Weights = dict[str, Array]
"""By name: `direct`, `hidden`, `table`, `bias` and `out`, as `bots/learnt/network.py` has them."""


def first_weights(rows: int, context: int, hidden: int, rng: np.random.Generator) -> Weights:
    """Small, and different from unit to unit."""
    return {
        "direct": np.zeros(rows),
        "hidden": rng.normal(0.0, 1.0 / np.sqrt(rows), (hidden, rows)),
        "table": rng.normal(0.0, 1.0 / np.sqrt(max(1, context)), (hidden, context)),
        "bias": np.zeros(hidden),
        "out": rng.normal(0.0, 0.1, hidden),
    }


@dataclass(frozen=True)
class Forward:
    """What a scorer makes of groups, and what it was made from."""

    units: Array
    """What each row makes of each hidden unit; nothing below 0."""
    scores: Array
    log_chances: Array
    starts: npt.NDArray[Any]


def forward(weights: Weights, groups: Groups, temperature: Array | float = 1.0) -> Forward:
    """`temperature` may be one number a group."""
    shifted = groups.context @ weights["table"].T + weights["bias"]
    sums = groups.rows @ weights["hidden"].T + np.repeat(shifted, groups.sizes, axis=0)
    units = np.maximum(sums, 0.0)
    scores = groups.rows @ weights["direct"] + units @ weights["out"]
    starts = np.cumsum(groups.sizes) - groups.sizes
    hot = scores / _by_row(temperature, groups)
    return Forward(units, scores, log_softmax(hot, starts, groups.sizes), starts)


def log_softmax(scores: Array, starts: npt.NDArray[Any], sizes: npt.NDArray[Any]) -> Array:
    best = np.repeat(np.maximum.reduceat(scores, starts), sizes)
    whole = np.add.reduceat(np.exp(scores - best), starts)
    found: Array = scores - best - np.repeat(np.log(whole), sizes)
    return found


def loss_of(weights: Weights, groups: Groups, temperature: Array | float = 1.0) -> float:
    """The cross-entropy a group, without what large weights cost."""
    found = forward(weights, groups, temperature)
    return float(-(groups.targets * found.log_chances).sum() / len(groups))


def gradients(weights: Weights, groups: Groups, decay: float) -> tuple[float, Weights]:
    """The loss with what large weights cost, and its gradient by each weight."""
    found = forward(weights, groups)
    loss = float(-(groups.targets * found.log_chances).sum() / len(groups))
    loss += decay / 2 * sum(float((part * part).sum()) for part in weights.values())
    by_score = (np.exp(found.log_chances) - groups.targets) / len(groups)
    by_unit = by_score[:, None] * weights["out"] * (found.units > 0.0)
    by_group = np.add.reduceat(by_unit, found.starts, axis=0)
    slopes = {
        "direct": groups.rows.T @ by_score,
        "hidden": by_unit.T @ groups.rows,
        "table": by_group.T @ groups.context,
        "bias": by_unit.sum(axis=0),
        "out": found.units.T @ by_score,
    }
    return loss, {name: slopes[name] + decay * part for name, part in weights.items()}


def _by_row(number: Array | float, groups: Groups) -> Array | float:
    return number if isinstance(number, float) else np.repeat(number, groups.sizes)
