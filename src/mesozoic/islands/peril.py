"""What a climate threatens to do."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Peril:
    """What the climate would do to a species as it stands, cards aside."""

    doomed: tuple[int, ...]
    """The zones of those that would certainly die."""
    threatened: tuple[int, ...]
    """The zones of those among which the owner would have to choose."""
    losses: int
    """How many would die in all."""
