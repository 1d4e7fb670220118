"""Which dinosaurs may still walk to safety."""

from __future__ import annotations

from mesozoic.islands.island import Island


def rescued(island: Island, zones: int, safe: int, steps: int, doomed: int) -> int:
    """How many of those in some zones may reach safe zones, with so many steps for them all.

    The nearest go first. More than are doomed need not go.
    """
    near, far = island.within(1), island.within(2)
    close = further = 0
    while zones:
        low = zones & -zones
        zones ^= low
        zone = low.bit_length() - 1
        if near[zone] & safe:
            close += 1
        elif far[zone] & safe:
            further += 1
    saved = close if close < steps else steps
    if further and saved < steps:
        more = (steps - saved) // 2
        saved += further if further < more else more
    return saved if saved < doomed else doomed
