"""What the commands that play many games have in common."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from mesozoic.cli.errors import CannotDo
from mesozoic.cli.whole import Whole

if TYPE_CHECKING:
    from rich.table import Table

Json = Annotated[bool, Parameter(name="--json", negative=(), help="As JSON, and nothing else.")]
Jobs = Annotated[Whole, Parameter(help="How many processes play at once.")]
Players = Annotated[Whole, Parameter(help="How many play in each game.")]
Games = Annotated[Whole, Parameter(help="How many games.")]
Seed = Annotated[str, Parameter(help="Any text: the same seed, the same games on every machine.")]
Bots = Annotated[str, Parameter(help="Bots by commas: uniform, greedy, search, search:250ms...")]
Records = Annotated[
    Path | None, Parameter(help="A folder to write each game's record to.", negative=())
]


def at_least(least: int, **given: int) -> None:
    for name, found in given.items():
        if found < least:
            raise CannotDo("cli-least", name=f"--{name}", least=least, found=found)


def names(bots: str) -> tuple[str, ...]:
    return tuple(name for part in bots.split(",") if (name := part.strip()))


def plain_table(*titles: str) -> Table:
    """A table of numbers without lines: the first column to the left, the others to the right."""
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for place, title in enumerate(titles):
        table.add_column(title, justify="right" if place else "left", no_wrap=True)
    return table
