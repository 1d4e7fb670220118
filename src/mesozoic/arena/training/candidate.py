"""Making a network from lessons: both its parts fitted, its shares calibrated."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from msgspec.structs import replace

from mesozoic.arena.training.buffer import decisions_of, positions_of, split
from mesozoic.arena.training.fitting import Fitted, fit
from mesozoic.arena.training.gradients import Weights, first_weights
from mesozoic.arena.training.lesson import Lesson
from mesozoic.arena.training.ranking import Ranking, fit_ranking
from mesozoic.arena.training.settings import Settings
from mesozoic.arena.training.td import with_td_targets
from mesozoic.arena.training.temperatures import among_thinkers, calibrate, telling
from mesozoic.bots.learnt.features import Features
from mesozoic.bots.learnt.network_file import (
    DIGITS,
    FORMAT,
    Names,
    NetworkFile,
    PolicyWeights,
    ValueWeights,
)

# How often values are fitted: each time to what the values before say of what followed.
SWEEPS: Final = 2


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
    """Fitted to the lessons."""
    rng = np.random.default_rng([generation, *settings.seed.encode()])
    value = _fitted_value(lesson, settings, features, before, rng)
    decisions = split(decisions_of(lesson), lesson.decision_games)
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


def _fitted_value(
    lesson: Lesson,
    settings: Settings,
    features: Features,
    before: NetworkFile | None,
    rng: np.random.Generator,
) -> Fitted:
    """From small weights and, if there was a network, from its weights too, whose units may be
    dead. Whichever does better on how held-out games ended is taken, and fitted to again.
    """
    starts = [first_weights(len(features.seat), len(features.table), settings.hidden, rng)]
    if before is not None:
        starts.append(value_weights(before))
    positions, games = positions_of(lesson), lesson.position_games
    ended = split(positions, games)[1]

    def fitted(judging: Weights | None) -> Fitted:
        told = positions
        if judging is not None:
            told = with_td_targets(positions, games, judging, settings.td_lambda)
        learnt = split(told, games)[0]
        fits = [fit(start, learnt, ended, settings, rng) for start in starts]
        return min(fits, key=lambda one: one.held_out_loss)

    value = fitted(None if before is None else value_weights(before))
    for _ in range(SWEEPS - 1):
        value = fitted(value.weights)
    return value


def recalibrated(
    before: NetworkFile, lesson: Lesson, settings: Settings, generation: int
) -> NetworkFile:
    """A network as it was, but for how sure it is: fitted to games played since it was made."""
    since = among_thinkers(lesson.position_games, settings, generation)
    weights = value_weights(before)
    games = len(np.unique(lesson.position_games[since]))
    again = {"command": settings.command, "games": games}
    return replace(
        before,
        calibration=calibrate(weights, lesson, since),
        card=before.card | {"calibrated": again},
    )


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
