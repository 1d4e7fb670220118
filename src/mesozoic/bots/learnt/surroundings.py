"""What lies around a zone of an island, for whoever goes there or is born there."""

from __future__ import annotations

from typing import Final

SURROUNDINGS: Final[tuple[str, ...]] = (
    "place: all live there",
    "place: rivals beside it with more horns",
    "place: rivals beside it with fewer horns",
    "place: free zones beside it",
    "place: kin beside it",
)


class Surroundings:
    """Of one species, sets of zones as masks."""

    __slots__ = ("feared", "free", "herd", "hunted", "near", "temperate")

    def __init__(self, near: tuple[int, ...], herd: int, free: int, temperate: int) -> None:
        self.near = near
        self.herd = herd
        self.free = free
        self.temperate = temperate
        self.feared = 0
        """Rivals that would rather win if they attacked."""
        self.hunted = 0
        """Rivals that would rather lose if they were attacked."""

    def describe(self, value: list[float], first: int, zone: int, origin: int) -> None:
        """Write down what is around a zone for a dinosaur that comes there from another."""
        near = self.near[zone]
        if self.temperate >> zone & 1:
            value[first] = 1.0
        value[first + 1] = (near & self.feared).bit_count() / 2.0
        value[first + 2] = (near & self.hunted).bit_count() / 2.0
        value[first + 3] = (near & self.free).bit_count() / 6.0
        value[first + 4] = (near & self.herd & ~(1 << origin)).bit_count() / 3.0

    def describe_loss(self, value: list[float], first: int, zone: int) -> None:
        """Write down what is lost around a zone that a dinosaur leaves for good."""
        self.describe(value, first, zone, zone)
        for at in range(first, first + len(SURROUNDINGS)):
            value[at] = -value[at]
