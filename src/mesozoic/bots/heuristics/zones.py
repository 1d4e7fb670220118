"""Sets of zones and rows of numbers by zone, for the games that are played on an island."""

from __future__ import annotations

from mesozoic.islands.island import Island

Row = tuple[float, ...]


def sum_at(row: Row, zones: int) -> float:
    total = 0.0
    while zones:
        low = zones & -zones
        zones ^= low
        total += row[low.bit_length() - 1]
    return total


def near_herd(island: Island, herd: int, steps: int = 1) -> int:
    """The zones so many steps or fewer from a herd, with its own."""
    near = island.within(steps)
    zones = 0
    while herd:
        low = herd & -herd
        herd ^= low
        zones |= near[low.bit_length() - 1]
    return zones
