"""What comes of a change at a table, made aside: the change, and all that follows it at once."""

from __future__ import annotations

from collections.abc import Callable
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
    passes: Callable[[Table[Any], Seat], bool],
    stands: Callable[[Table[Any]], bool] = lambda _: False,
) -> list[Table[Any]]:
    """The table after each of them; `passes`: whether a seat's forced pass follows at once.
    `stands`: whether nothing goes on by itself."""

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
        if stands(aside) or not _goes_on(aside, passes):
            break
        table, done = aside, go_on
    return steps


def _goes_on(table: Table[Any], passes: Callable[[Table[Any], Seat], bool]) -> bool:
    if table.awaits_luck():
        return True
    forced = table.forced_pass()
    return forced is not None and passes(table, forced[0])
