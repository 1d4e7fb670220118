"""Pieces of text laid out in lines without ever breaking a piece."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text


def flow(pieces: Iterable[Text], width: int, first: Text | None = None, gap: int = 3) -> Text:
    """Pieces side by side; further lines are indented as far as the first one's heading."""
    heading = first or Text()
    indent = heading.cell_len
    lines, line = [], heading.copy()
    for piece in pieces:
        begun = line.cell_len > indent
        if begun and line.cell_len + gap + piece.cell_len > width:
            lines.append(line)
            line, begun = Text(" " * indent), False
        line.append(" " * gap if begun else "")
        line.append_text(piece)
    return Text("\n").join([*lines, line])
