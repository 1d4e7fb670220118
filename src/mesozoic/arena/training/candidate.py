"""Making a network from lessons: both its parts fitted, its shares calibrated."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from mesozoic.arena.training.buffer import decisions_of, positions_of, split
from mesozoic.arena.training.fitting import Fitted, fit
from mesozoic.arena.training.gradients import Weights, first_weights
from mesozoic.arena.training.lesson import Lesson
from mesozoic.arena.training.settings import Settings
from mesozoic.arena.training.temperatures import calibrate
from mesozoic.bots.learnt.features import Features
from mesozoic.bots.learnt.network_file import (
    DIGITS,
    FORMAT,
    Names,
    NetworkFile,
    PolicyWeights,
    ValueWeights,
)


@dataclass(frozen=True)
class Candidate:
    file: NetworkFile
    value: Fitted
    policy: Fitted


def make_candidate(
    lesson: Lesson,
    settings: Settings,
    features: Features,
    before: NetworkFile | None,
    generation: int,
    card: dict[str, Any],
) -> Candidate:
    """Fitted to the lessons, from the weights of the network before it or from small ones."""
    rng = np.random.default_rng([generation, *settings.seed.encode()])
    value_start = first_weights(len(features.seat), len(features.table), settings.hidden, rng)
    policy_start = first_weights(len(features.option), 0, settings.policy_hidden, rng)
    if before is not None:
        value_start, policy_start = value_weights(before), policy_weights(before)
    positions = split(positions_of(lesson), lesson.position_games)
    decisions = split(decisions_of(lesson), lesson.decision_games)
    value = fit(value_start, *positions, settings, rng)
    policy = fit(policy_start, *decisions, settings, rng)
    rounded = {name: np.round(part, DIGITS) for name, part in value.weights.items()}
    file = NetworkFile(
        FORMAT,
        settings.game,
        Names([*features.table], [*features.seat], [*features.option]),
        ValueWeights(
            direct=rounded["direct"].tolist(),
            table=rounded["table"].tolist(),
            seat=rounded["hidden"].tolist(),
            bias=rounded["bias"].tolist(),
            out=rounded["out"].tolist(),
        ),
        PolicyWeights(
            leads=settings.policy_leads,
            unit=settings.unit,
            direct=policy.weights["direct"].tolist(),
            option=policy.weights["hidden"].tolist(),
            bias=policy.weights["bias"].tolist(),
            out=policy.weights["out"].tolist(),
        ),
        calibrate(rounded, lesson),
        card,
    )
    return Candidate(file, value, policy)


def value_weights(file: NetworkFile) -> Weights:
    value = file.value
    units = len(value.bias)
    return {
        "direct": np.asarray(value.direct),
        "hidden": np.asarray(value.seat).reshape(units, len(file.features.seat)),
        "table": np.asarray(value.table).reshape(units, len(file.features.table)),
        "bias": np.asarray(value.bias),
        "out": np.asarray(value.out),
    }


def policy_weights(file: NetworkFile) -> Weights:
    policy = file.policy
    units = len(policy.bias)
    return {
        "direct": np.asarray(policy.direct),
        "hidden": np.asarray(policy.option).reshape(units, len(file.features.option)),
        "table": np.zeros((units, 0)),
        "bias": np.asarray(policy.bias),
        "out": np.asarray(policy.out),
    }
