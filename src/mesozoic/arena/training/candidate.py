"""Making a network from lessons: both its parts fitted, its shares calibrated."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
from msgspec import structs

from mesozoic.arena.training.buffer import decisions_of, positions_of, split
from mesozoic.arena.training.fitting import Fitted, fit
from mesozoic.arena.training.gradients import Weights, first_weights, loss_of
from mesozoic.arena.training.lesson import Lesson
from mesozoic.arena.training.ranking import Ranking, fit_ranking
from mesozoic.arena.training.settings import Settings
from mesozoic.arena.training.td import with_td_targets
from mesozoic.arena.training.temperatures import among_thinkers, calibrate, telling
from mesozoic.bots.learnt.features import Features
from mesozoic.bots.learnt.network_file import (
    DIGITS,
    FORMAT,
    Calibration,
    Names,
    NetworkFile,
    PolicyWeights,
    ValueWeights,
)

# How often values are fitted. The first time what followed is judged by the network before, or
# where there is none nothing but how games ended counts; then by the values that were just fitted.
SWEEPS: Final = 2


@dataclass(frozen=True)
class Candidate:
    file: NetworkFile
    value: Fitted
    """Both its losses are of how games ended."""
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
        _calibration(rounded, lesson, settings, before, generation),
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
    dead. Whichever does better on how held-out games ended says what is fitted to next time, and
    in the end is taken. Times are not compared, only starts.
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
    learnt = split(positions, games)[0]
    return replace(value, loss=loss_of(value.weights, learnt if len(learnt) else ended))


def _calibration(
    weights: Weights,
    lesson: Lesson,
    settings: Settings,
    before: NetworkFile | None,
    generation: int,
) -> Calibration:
    """What it was before where no game tells."""
    tells = telling(lesson.position_games, settings, generation)
    if before is not None and not tells.any():
        return before.calibration
    return calibrate(weights, lesson, tells)


def recalibrated(
    before: NetworkFile, lesson: Lesson, settings: Settings, generation: int, began_with: str
) -> NetworkFile | None:
    """A network as it was, but for how sure it is: fitted to games played since it was made. None
    where none of them was among thinkers only.

    `began_with` is the digest of what the run began with.
    """
    since = among_thinkers(lesson.position_games, settings, generation)
    if not since.any():
        return None
    weights = value_weights(before)
    again = {
        "command": settings.command,
        "generation": generation,
        "began_with": began_with,
        "games": len(np.unique(lesson.position_games[since])),
    }
    return structs.replace(
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
