"""All players at a glance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from rich.console import RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from mesozoic.cli.screens.island.palette import SOFT, badge
from mesozoic.core.seats import Seat
from mesozoic.words.catalogue import Catalogue


class Watched(Protocol):
    """Who looks, and who is asked."""

    @property
    def seat(self) -> Seat | None: ...
    @property
    def asked(self) -> Sequence[Seat]: ...


def players_table(
    view: Watched,
    order: Sequence[Seat],
    words: Catalogue,
    names: Sequence[str],
    titles: Sequence[str],
    cells: Callable[[Seat], Sequence[RenderableType]],
) -> RenderableType:
    """In an order, with who decides now marked, and what stands in each column."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=SOFT)
    table.add_column("", no_wrap=True, min_width=5)
    table.add_column(words.say("cli-column-species"), overflow="ellipsis")
    for title in titles:
        table.add_column(title, justify="right", no_wrap=True, min_width=len(title))
    for seat in order:
        turn = "▶" if seat in view.asked else " "
        name = f"{words.say(f'species-{seat}')} ({names[seat]})"
        table.add_row(
            Text.assemble(turn, badge(seat)),
            Text(name, no_wrap=True, overflow="ellipsis"),
            *cells(seat),
            style=Style(bold=True) if seat == view.seat else Style(),
        )
    return table
