"""Sets of zones and rows of numbers by zone, for the games that are played on an island."""

from __future__ import annotations

Row = tuple[float, ...]


def sum_at(row: Row, zones: int) -> float:
    total = 0.0
    while zones:
        low = zones & -zones
        zones ^= low
        total += row[low.bit_length() - 1]
    return total
