"""What comes of a change at a table, made aside: the change, and all that follows it at once."""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import Any, Final

from mesozoic.core.luck import Luck
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table

TOGETHER: Final = 40
"""The most entries of one table that are committed, and told, together: no connection's backlog."""
Change = Callable[[Table[Any], int], Any]
"""Something that is done at a table, now."""


def steps_of(
    table: Table[Any],
    change: Change,
    at: int,
    luck: Luck,
    passing: Set[Seat],
    stands: Callable[[Table[Any]], bool] = lambda _: False,
) -> list[Table[Any]]:
    """The table after each of them; `passing`: those whose forced passes follow at once. `stands`:
    whether nothing goes on by itself."""

    def go_on(table: Table[Any], at: int) -> None:
        table.step(luck, at=at)

    steps: list[Table[Any]] = []
    done = change
    while len(steps) < TOGETHER:
        aside = table.fork()
        done(aside, at)
        if len(aside.record.entries) == len(table.record.entries):
            break
        steps.append(aside)
        if stands(aside) or not _goes_on(aside, passing):
            break
        table, done = aside, go_on
    return steps


def _goes_on(table: Table[Any], passing: Set[Seat]) -> bool:
    if table.awaits_luck():
        return True
    forced = table.forced_pass() if passing else None
    return forced is not None and forced[0] in passing
