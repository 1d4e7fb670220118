"""Who is asked at a table, and whose answer is forced."""

from __future__ import annotations

from typing import Any, NamedTuple

from mesozoic.core.record import Record
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.core.values import Action


class Asking(NamedTuple):
    """As a table stands after an entry."""

    asked: frozenset[Seat]
    """As everybody knows."""
    really: frozenset[Seat]
    """Those of them who can do more than pass: only their time runs."""
    opened: int | None
    """The entry that opened the simultaneous moment that goes on, where one does."""


def asking(table: Table[Any]) -> Asking:
    asked = table.deciders()
    really = (seat for seat in asked if not is_forced(table, seat))
    return Asking(frozenset(asked), frozenset(really), table.opened)


def is_forced(table: Table[Any], seat: Seat) -> bool:
    """Whether a seat can only pass."""
    return forced_pass(table, seat) is not None


def forced_pass(table: Table[Any], seat: Seat) -> Action | None:
    """How a seat passes that can do nothing else."""
    options = table.options(seat)
    return options[0] if len(options) == 1 and options[0].passing else None


def askings(table: Table[Any]) -> list[Asking]:
    """How it was before the first entry and after each: also of those that were taken back."""
    record = table.record
    again = Table(table.game, Record(record.header, seed=record.seed), table.components)
    found = [asking(again)]
    for entry in record.entries:
        again.follow(entry)
        found.append(asking(again))
    return found
