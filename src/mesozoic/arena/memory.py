"""How much memory a table takes, with its record and all that it keeps to undo and to tell."""

from __future__ import annotations

import gc
import tracemalloc
from itertools import count
from typing import Any, Final

from mesozoic.arena.subject import Subject
from mesozoic.core.table import Table

ENTRIES: Final = 1000


def table_bytes(subject: Subject) -> int:
    """What a thousand entries take: of one table, or of as many random games as that takes."""
    _tables(subject)  # what is kept once for all tables of a game is no part of one
    gc.collect()
    tracemalloc.start()
    try:
        tables = _tables(subject)
        gc.collect()
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    del tables
    return taken


def _tables(subject: Subject) -> list[Table[Any]]:
    tables: list[Table[Any]] = []
    left = ENTRIES
    for number in count():
        tables.append(subject.played(number, left))
        left -= len(tables[-1].record.entries)
        if not left:
            break
    return tables
