"""Making a network from lessons: both its parts fitted, its shares calibrated."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from mesozoic.arena.training.buffer import decisions_of, positions_of, split
from mesozoic.arena.training.fitting import Fitted, fit
from mesozoic.arena.training.gradients import Weights, first_weights
from mesozoic.arena.training.lesson import Lesson
from mesozoic.arena.training.ranking import Ranking, fit_ranking
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
    policy: Ranking


def make_candidate(
    lesson: Lesson,
    settings: Settings,
    features: Features,
    before: NetworkFile | None,
    generation: int,
    card: dict[str, Any],
) -> Candidate:
    """Fitted to the lessons, the value from that of the network before it or from small weights."""
    rng = np.random.default_rng([generation, *settings.seed.encode()])
    value_start = first_weights(len(features.seat), len(features.table), settings.hidden, rng)
    if before is not None:
        value_start = value_weights(before)
    positions = split(positions_of(lesson), lesson.position_games)
    decisions = split(decisions_of(lesson), lesson.decision_games)
    value = fit(value_start, *positions, settings, rng)
    policy = fit_ranking(*decisions)
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
            direct=policy.direct.tolist(),
            option=[],
            bias=[],
            out=[],
        ),
        calibrate(rounded, lesson, settings.thoughtful),
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
