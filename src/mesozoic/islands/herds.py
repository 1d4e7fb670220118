"""Dinosaurs on an island, one to a zone."""

from __future__ import annotations

from mesozoic.core.seats import Seat
from mesozoic.core.state import State


class Herds(State):
    """The part of a state that knows where each species stands. Its world names the seats."""

    __slots__ = ()
    herds: list[int]
    """By seat: the zones that its dinosaurs stand on, as a mask."""

    def occupied(self) -> int:
        zones = 0
        for herd in self.herds:
            zones |= herd
        return zones

    def dinosaurs(self, seat: Seat) -> int:
        return self.herds[seat].bit_count()

    def owner(self, zone: int) -> Seat | None:
        """Whose dinosaur stands there."""
        bit = 1 << zone
        for seat, herd in enumerate(self.herds):
            if herd & bit:
                return Seat(seat)
        return None
