"""Making a network from lessons: both its parts fitted, its shares calibrated."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from msgspec.structs import replace

from mesozoic.arena.training.buffer import MOST_GAMES, decisions_of, positions_of, split
from mesozoic.arena.training.fitting import Fitted, fit
from mesozoic.arena.training.gradients import Weights, first_weights
from mesozoic.arena.training.lesson import Lesson
from mesozoic.arena.training.ranking import Ranking, fit_ranking
from mesozoic.arena.training.settings import Settings
from mesozoic.arena.training.temperatures import calibrate, telling
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
    policy: Ranking | None
    """None where no decision was tried: the policy stays what it was."""


def make_candidate(
    lesson: Lesson,
    settings: Settings,
    features: Features,
    before: NetworkFile | None,
    generation: int,
    card: dict[str, Any],
) -> Candidate:
    """Fitted to the lessons: the value from small weights and, if there was a network, from its
    weights too, whose units may be dead. Whichever does better on held-out games is taken.
    """
    rng = np.random.default_rng([generation, *settings.seed.encode()])
    starts = [first_weights(len(features.seat), len(features.table), settings.hidden, rng)]
    if before is not None:
        starts.append(value_weights(before))
    positions = split(positions_of(lesson), lesson.position_games)
    decisions = split(decisions_of(lesson), lesson.decision_games)
    fits = [fit(start, *positions, settings, rng) for start in starts]
    value = min(fits, key=lambda fitted: fitted.held_out_loss)
    policy = None if settings.strong else fit_ranking(*decisions)
    rounded = {name: np.round(part, DIGITS) for name, part in value.weights.items()}
    tells = telling(lesson.position_games, settings, generation)
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
        _policy_weights(policy, before, settings),
        calibrate(rounded, lesson, tells),
        card,
    )
    return Candidate(file, value, policy)


def recalibrated(before: NetworkFile, lesson: Lesson, generation: int) -> NetworkFile:
    """A network as it was, but for how sure it is: fitted to games played since it was made."""
    since = lesson.position_games // MOST_GAMES == generation
    weights = value_weights(before)
    card = before.card | {"calibrated_on": len(np.unique(lesson.position_games[since]))}
    return replace(before, calibration=calibrate(weights, lesson, since), card=card)


def _policy_weights(
    policy: Ranking | None, before: NetworkFile | None, settings: Settings
) -> PolicyWeights:
    if policy is None:
        assert before is not None
        return before.policy
    return PolicyWeights(
        leads=settings.policy_leads,
        unit=settings.unit,
        direct=policy.direct.tolist(),
        option=[],
        bias=[],
        out=[],
    )


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
