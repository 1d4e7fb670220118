"""What is seen of bids."""

from __future__ import annotations

from dataclasses import dataclass

from mesozoic.core.seats import Seat


@dataclass(frozen=True, slots=True)
class StandingBid:
    seat: Seat
    amount: int


def standing_bids(bids: tuple[tuple[Seat, int] | None, ...]) -> tuple[StandingBid | None, ...]:
    return tuple(StandingBid(*bid) if bid else None for bid in bids)
