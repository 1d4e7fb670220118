"""What one seat has beside the others: networks hear differences better than sums."""

from __future__ import annotations

from math import exp, log
from typing import Final

# No value goes further than this.
MOST: Final = 4.0


def over_best_rival(amounts: list[float], scale: float) -> list[float]:
    """How far each is above the best of the others, in units of `scale`."""
    best, second, leader = amounts[0], -1e9, 0
    for at in range(1, len(amounts)):
        amount = amounts[at]
        if amount > best:
            best, second, leader = amount, best, at
        elif amount > second:
            second = amount
    found: list[float] = []
    for at, amount in enumerate(amounts):
        over = (amount - (second if at == leader else best)) / scale
        found.append(MOST if over > MOST else -MOST if over < -MOST else over)
    return found


def log_shares(forecasts: list[float], doubt: float) -> list[float]:
    """Half the logarithm of each one's share of the victory, by forecasts that are so far off."""
    best = forecasts[0]
    for forecast in forecasts:
        if forecast > best:
            best = forecast
    whole = 0.0
    for forecast in forecasts:
        whole += exp((forecast - best) / doubt)
    sure = best + doubt * log(whole)
    found: list[float] = []
    for forecast in forecasts:
        share = (forecast - sure) / doubt / 2.0
        found.append(share if share > -MOST else -MOST)
    return found


def best_rival(amounts: list[float], seat: int) -> int:
    """Who of the others has the most; of several the first."""
    best, most = -1, 0.0
    for other, amount in enumerate(amounts):
        if other != seat and (best < 0 or amount > most):
            best, most = other, amount
    return best


def bounded(value: float) -> float:
    if value > MOST:
        return MOST
    return -MOST if value < -MOST else value
