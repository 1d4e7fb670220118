"""Since when nobody is there who leads a seat."""

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import Final

from mesozoic.core.seats import Seat

GRACE: Final = 60
"""Seconds that who lost the connection is given in any case."""


class Absences:
    def __init__(self, seats: Iterable[Seat], now: int) -> None:
        """When a table is read everybody has just lost the connection."""
        self._since = dict.fromkeys(seats, now)
        self._seats = frozenset(self._since)

    def see(self, present: Set[Seat], now: int) -> None:
        for seat in self._seats:
            if seat in present:
                self._since.pop(seat, None)
            else:
                self._since.setdefault(seat, now)

    def gone(self, now: int) -> set[Seat]:
        """Those who do not come back as after a lost connection."""
        return {seat for seat in self._since if self.excused(seat) <= now}

    def excused(self, seat: Seat) -> int:
        """Until when the time of a seat does not run out."""
        return self._since[seat] + GRACE if seat in self._since else 0
