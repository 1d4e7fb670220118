"""Drawing by weight: what looks better is likelier, and nothing is sure."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from random import Random
from typing import Final

# A number that has a logarithm.
_LEAST: Final = 1e-12


def softmax(scores: Sequence[float], temperature: float) -> list[float]:
    """How likely each is: e times as likely for each `temperature` more."""
    best = max(scores)
    chances = [exp((score - best) / temperature) for score in scores]
    whole = 0.0
    for chance in chances:
        whole += chance
    return [chance / whole for chance in chances]


def gumbel(rng: Random) -> float:
    """Gumbel's noise: the greatest of scores with it is each of them as often as by softmax."""
    return -log(-log(max(rng.random(), _LEAST)))
