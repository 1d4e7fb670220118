"""What follows a position tells what it was worth."""

from __future__ import annotations

import numpy as np
import pytest

from mesozoic.arena.training.buffer import Groups
from mesozoic.arena.training.gradients import Weights, first_weights
from mesozoic.arena.training.td import with_td_targets

# Two games of two seats: three positions of one that the first seat won, and one of another.
GAMES = np.array([4, 4, 4, 5], np.int32)
ROWS = np.array([[0.0], [0.0], [0.0], [2.0], [4.0], [0.0], [9.0], [0.0]], np.float32)
ENDED = np.array([1, 0, 1, 0, 1, 0, 0, 1], np.float32)
POSITIONS = Groups(np.zeros((4, 0), np.float32), ROWS, ENDED, np.full(4, 2, np.int32))
WEIGHTS: Weights = first_weights(1, 0, 0, np.random.default_rng(1)) | {"direct": np.array([1.0])}


def targets(td_lambda: float) -> list[float]:
    """Of the first seat, by position."""
    told = with_td_targets(POSITIONS, GAMES, WEIGHTS, td_lambda)
    assert told.targets.reshape(-1, 2).sum(axis=1) == pytest.approx(1.0)
    return [float(target) for target in told.targets[::2]]


def share(of: float, rival: float) -> float:
    return float(np.exp(of) / (np.exp(of) + np.exp(rival)))


def test_with_lambda_1_only_how_a_game_ended_counts() -> None:
    assert targets(1.0) == [1.0, 1.0, 1.0, 0.0]


def test_with_lambda_0_only_the_next_position_counts_and_the_end_for_the_last() -> None:
    assert targets(0.0) == pytest.approx([share(0, 2), share(4, 0), 1.0, 0.0])


def test_between_them_what_comes_later_counts_less() -> None:
    second = 0.25 * share(4, 0) + 0.75
    first = 0.25 * share(0, 2) + 0.75 * second
    assert targets(0.75) == pytest.approx([first, second, 1.0, 0.0])


def test_what_was_seen_stays_as_it_was() -> None:
    with_td_targets(POSITIONS, GAMES, WEIGHTS, 0.5)
    assert POSITIONS.targets.tolist() == ENDED.tolist()
