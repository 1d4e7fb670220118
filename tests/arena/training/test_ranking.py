"""What values of options are worth, told from what options brought by luck."""

from __future__ import annotations

import numpy as np
import pytest

from mesozoic.arena.training.buffer import Groups
from mesozoic.arena.training.ranking import fit_ranking, unexplained

WORTH = np.array([0.05, -0.02, 0.0])


def decisions(count: int, luck: float, seed: int = 1) -> Groups:
    """Each has a level of its own, in which its options differ by their worth and by luck."""
    rng = np.random.default_rng(seed)
    sizes = rng.integers(2, 9, count).astype(np.int32)
    rows = rng.normal(size=(sizes.sum(), len(WORTH))).astype(np.float32)
    levels = np.repeat(rng.uniform(0.1, 0.6, count), sizes)
    targets = levels + rows @ WORTH + rng.normal(0.0, luck, len(rows))
    return Groups(np.zeros((count, 0), np.float32), rows, targets.astype(np.float32), sizes)


def test_what_a_value_is_worth_is_found_through_luck_ten_times_as_large() -> None:
    found = fit_ranking(decisions(20_000, luck=0.5), decisions(500, luck=0.5, seed=2))
    assert found.direct == pytest.approx(WORTH, abs=0.006)
    assert 0.95 < found.held_out_loss < 1.0


def test_without_luck_nothing_is_left_untold() -> None:
    found = fit_ranking(decisions(300, luck=0.0), decisions(100, luck=0.0, seed=2))
    assert found.loss == pytest.approx(0.0, abs=1e-4)
    assert unexplained(np.zeros(len(WORTH)), decisions(100, luck=0.0)) == 1.0


def test_a_run_too_small_to_hold_anything_out_is_fitted_all_the_same() -> None:
    nothing = decisions(0, luck=0.1)
    found = fit_ranking(decisions(50, luck=0.0), nothing)
    assert found.held_out_loss == found.loss
    assert fit_ranking(nothing, nothing).direct == pytest.approx(np.zeros(len(WORTH)))
