"""What may be typed for a step or a bid: 12-14, 1 3, or a lot alone for the least bid."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from mesozoic.islands.bidding import StandingBid

_STEP: Final = re.compile(r"(\d{1,3})\s*-\s*(\d{1,3})")
_BID: Final = re.compile(r"(\d{1,3})(?:[ :]+(\d{1,3}))?")


def read_step(text: str) -> tuple[int, int] | None:
    """The zones that a step leads from and to."""
    step = _STEP.fullmatch(text)
    return (int(step[1]), int(step[2])) if step else None


def read_bid(text: str, pawns: Sequence[StandingBid | None]) -> tuple[int, int] | None:
    """A lot and the bid on it; where none is typed, the least, whoever could pay it."""
    bid = _BID.fullmatch(text)
    if bid is None:
        return None
    lot = int(bid[1])
    return lot, int(bid[2]) if bid[2] else _least(pawns[lot] if lot < len(pawns) else None)


def _least(pawn: StandingBid | None) -> int:
    return pawn.amount + 1 if pawn else 0
