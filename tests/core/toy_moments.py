"""Tables of the toy game at a moment that a test is about."""

from __future__ import annotations

from mesozoic.core.moments import Parallel
from mesozoic.core.play import pending
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from tests.core.toy import Blind, ToyState, Window
from tests.core.toy_acts import Bid, Leave, Offer
from tests.core.toy_tables import dealt_table

A, B, C = Seat(0), Seat(1), Seat(2)


def at_the_offers() -> Table[ToyState]:
    """Nobody bids in the first auction: both seats make their offers."""
    table = dealt_table()
    table.act(A, Leave())
    table.act(B, Leave())
    assert isinstance(pending(table.state), Blind)
    return table


def at_the_packing() -> Table[ToyState]:
    table = at_the_offers()
    table.act(A, Offer(1))
    table.act(B, Offer(0))
    assert isinstance(pending(table.state), Parallel)
    return table


def at_the_window(seed: str) -> Table[ToyState]:
    """A has bought; all are asked whether they raise a shield."""
    table = dealt_table(seed=seed)
    table.act(A, Bid(1))
    table.act(B, Leave())
    assert isinstance(pending(table.state), Window)
    return table


def hand(table: Table[ToyState], seat: Seat) -> int:
    return table.state.hands[seat][0]


def seed_where(first: int, second: int) -> str:
    """A seed that deals these cards to A and B."""
    return next(
        seed
        for seed in map(str, range(99))
        if (hand(dealt_table(seed=seed), A), hand(dealt_table(seed=seed), B)) == (first, second)
    )
