"""Events with their audiences."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from mesozoic.core.seats import Seat
from mesozoic.core.values import Event


@dataclass(frozen=True, slots=True)
class Telling:
    """An event, told to everyone, to one seat only, or to everyone but one seat."""

    event: Event
    only: Seat | None = None
    but: Seat | None = None

    def reaches(self, seat: Seat | None) -> bool:
        """Whether a seat, or a spectator (None), may hear it."""
        if self.only is not None:
            return seat == self.only
        return self.but is None or seat != self.but


def heard(tellings: Iterable[Telling], seat: Seat | None) -> list[Event]:
    """What a seat, or a spectator, hears of what was told."""
    return [telling.event for telling in tellings if telling.reaches(seat)]
