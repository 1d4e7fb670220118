"""How a table stands, as everybody may know: what lists show of it, and the database keeps."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from mesozoic.core.table import Table


class TableStatus(Struct, frozen=True):
    """What everybody may know of a table without opening it."""

    turn: int
    entries: int
    over: bool
    winners: list[int]
    waiting: list[int]
    """The seats that are asked."""
    scores: list[int]
    """Points by seat, once the game is over."""
    moved: int | None
    """When something last happened that everybody hears of."""


def status_of(table: Table[Any]) -> TableStatus:
    result = table.state.result
    return TableStatus(
        table.state.turn,
        table.heard_as(len(table.record.entries), None),
        table.is_over,
        winners=[int(seat) for seat in result.winners] if result else [],
        waiting=[int(seat) for seat in table.deciders()],
        scores=list(result.scores) if result else [],
        moved=_moved(table),
    )


def _moved(table: Table[Any]) -> int | None:
    """A step that a seat takes by itself is nobody else's to time."""
    entries = table.record.entries
    heard = (number for number in reversed(range(len(entries))) if table.is_heard(number, None))
    last = next(heard, None)
    return None if last is None else entries[last].at
