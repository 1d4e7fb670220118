"""Drawing by weight."""

from __future__ import annotations

from math import e
from random import Random

import pytest

from mesozoic.bots.chances import gumbel, softmax


def test_what_is_a_temperature_better_is_e_times_as_likely() -> None:
    better, worse = softmax([3.0, 1.0], 2.0)
    assert better / worse == pytest.approx(e)
    assert better + worse == pytest.approx(1.0)


def test_softmax_of_great_scores_does_not_overflow() -> None:
    assert softmax([1e6, 0.0], 1.0) == [1.0, 0.0]


def test_the_greatest_with_gumbels_noise_is_each_as_often_as_by_softmax() -> None:
    rng, scores, draws = Random(7), [0.0, 1.0, 2.0], 4000
    won = [0, 0, 0]
    for _ in range(draws):
        noisy = [score + gumbel(rng) for score in scores]
        won[noisy.index(max(noisy))] += 1
    for found, expected in zip(won, softmax(scores, 1.0), strict=True):
        assert found / draws == pytest.approx(expected, abs=0.03)
