"""What is seen of bids."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from mesozoic.core.seats import Seat


@dataclass(frozen=True, slots=True)
class StandingBid:
    seat: Seat
    amount: int
    pays: int
    """What it would cost in the end."""


def standing_bids(
    bids: tuple[tuple[Seat, int] | None, ...], due: Callable[[Seat, int], int]
) -> tuple[StandingBid | None, ...]:
    return tuple(StandingBid(*bid, due(*bid)) if bid else None for bid in bids)
