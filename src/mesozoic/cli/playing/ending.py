"""How it ended: the ranking, the reason, and the seed that decided all luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from mesozoic.cli.screens import Screen
from mesozoic.core.events import heard
from mesozoic.core.table import Table
from mesozoic.words.catalogue import Catalogue
from mesozoic.words.sentences import tell


def ending(
    table: Table[Any], words: Catalogue, names: Sequence[str], screen: Screen
) -> list[RenderableType]:
    told = heard(table.pages[-1].tellings, None)
    return [
        Text(),
        Text(words.say("cli-over"), Style(bold=True)),
        *(Text(str(tell(words, event, names))) for event in told[-1:]),
        ranking(table, screen),
        Text(words.say("cli-seed", seed=table.record.seed)),
    ]


def ranking(table: Table[Any], screen: Screen) -> RenderableType:
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for title in ("", screen.player_title(), *screen.standing_titles()):
        grid.add_column(title)
    places = table.places()
    for seat in sorted(table.seats, key=lambda seat: places[seat]):
        name = Text.assemble(screen.badge(seat), f" {screen.player(seat)}")
        style = Style(bold=seat in table.state.result.winners)
        grid.add_row(f"{places[seat]}.", name, *map(str, table.standing(seat)), style=style)
    return grid
