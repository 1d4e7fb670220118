"""Sets of zones and rows of numbers by zone, for the games that are played on an island."""

from __future__ import annotations

from collections.abc import Sequence

Row = tuple[float, ...]


def total(worths: Sequence[float]) -> float:
    """Added up one after the other: the sum of the built-in differs between Pythons."""
    found = 0.0
    for worth in worths:
        found += worth
    return found


def sum_at(row: Row, zones: int) -> float:
    total = 0.0
    while zones:
        low = zones & -zones
        zones ^= low
        total += row[low.bit_length() - 1]
    return total
