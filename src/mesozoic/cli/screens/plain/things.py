"""Anything that has a JSON form, as a table: names beside values, records in rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from mesozoic.cli.screens.island.palette import SOFT
from mesozoic.words.catalogue import Catalogue

NOTHING: Final = "–"


def drawn(thing: Any, words: Catalogue) -> RenderableType:
    """A value as it stands in a cell."""
    if isinstance(thing, Mapping) and thing:
        return named(thing, words)
    if isinstance(thing, list) and any(isinstance(item, Mapping) for item in thing):
        return rows([item or {} for item in thing], words)
    return Text(_text(thing, words))


def named(things: Mapping[str, Any], words: Catalogue) -> Table:
    """Each value after its name."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=SOFT, no_wrap=True)
    grid.add_column()
    for name, value in things.items():
        grid.add_row(title(name, words), drawn(value, words))
    return grid


def rows(records: Sequence[Mapping[str, Any]], words: Catalogue) -> Table:
    """A row a record, and a column for each thing that they have."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=SOFT)
    columns = list(dict.fromkeys(name for record in records for name in record))
    for name in columns:
        table.add_column(title(name, words))
    for record in records:
        table.add_row(*(drawn(record.get(name), words) for name in columns))
    return table


def title(name: str, words: Catalogue) -> str:
    """What a field is called: by the game's words, or by its name in the code."""
    key = f"field-{name.replace('_', '-')}"
    return words.say(key) if words.has(key) else name.replace("_", " ")


def _text(thing: Any, words: Catalogue) -> str:
    if thing is None or thing in ([], {}):
        return NOTHING
    if isinstance(thing, bool):
        return words.say("cli-yes" if thing else "cli-no")
    if isinstance(thing, list):
        return ", ".join(_text(item, words) for item in thing)
    return str(thing)
