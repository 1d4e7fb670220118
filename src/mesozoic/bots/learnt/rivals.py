"""What one seat has beside the others: networks hear differences better than sums."""

from __future__ import annotations

from typing import Final

# No value goes further than this.
MOST: Final = 4.0


def over_mean(amounts: list[float], scale: float) -> list[float]:
    """How far each is above the mean of all, in units of `scale`."""
    whole = 0.0
    for amount in amounts:
        whole += amount
    mean = whole / len(amounts)
    return [bounded((amount - mean) / scale) for amount in amounts]


def over_best_rival(amounts: list[float], scale: float) -> list[float]:
    """How far each is above the best of the others, in units of `scale`."""
    best, second, leader = amounts[0], -1e9, 0
    for at in range(1, len(amounts)):
        amount = amounts[at]
        if amount > best:
            best, second, leader = amount, best, at
        elif amount > second:
            second = amount
    return [
        bounded((amount - (second if at == leader else best)) / scale)
        for at, amount in enumerate(amounts)
    ]


def bounded(value: float) -> float:
    if value > MOST:
        return MOST
    return -MOST if value < -MOST else value


def best_rival(amounts: list[float], seat: int) -> int:
    """Who of the others has the most; of several the first."""
    best, most = -1, 0.0
    for other, amount in enumerate(amounts):
        if other != seat and (best < 0 or amount > most):
            best, most = other, amount
    return best
