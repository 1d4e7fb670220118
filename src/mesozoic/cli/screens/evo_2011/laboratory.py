"""The laboratory: columns, the values on them, and whose pawn stands where."""

from __future__ import annotations

from textwrap import fill
from typing import Final

from rich.style import Style
from rich.text import Text

from mesozoic.cli.screens.island.palette import SOFT, SPECIES
from mesozoic.games.evo_2011.board import Board
from mesozoic.games.evo_2011.moments import LaboratoryMoment
from mesozoic.words.catalogue import Catalogue

CELL: Final = 4
INDENT: Final = 3


class Columns:
    """Draws the columns of a laboratory, one a line."""

    def __init__(
        self, board: Board, laboratory: LaboratoryMoment, words: Catalogue, width: int
    ) -> None:
        self.board = board
        self.laboratory = laboratory
        self.words = words
        self.width = width
        self.numbers = range(len(laboratory.bids))
        self._title = words.say("cli-laboratory")
        self._names = [self._name(column) for column in self.numbers]
        self._room = max(len(self._title), INDENT + max(map(len, self._names)))

    def head(self) -> Text:
        values = "".join(f"{value:^{CELL}}" for value in range(self.board.top + 1))
        return Text.assemble(
            (f"{self._title:<{self._room}}", Style(bold=True)), "  ", (values, SOFT)
        )

    def line(self, column: int, style: Style) -> Text:
        """A column: its number as in notation, what it gives, its values with the pawn on them."""
        line = Text.assemble((f"{column}) ", style))
        line.append(f"{self._names[column]:<{self._room - INDENT}}", Style(bold=True))
        line.append("  ")
        line.append_text(self._values(column))
        return self._explained(line, column)

    def _name(self, column: int) -> str:
        lot = self.laboratory.lots[column]
        return self.words.say(f"cli-lot-{lot}" if lot in ("card", "bare") else f"gene-{lot}")

    def _values(self, column: int) -> Text:
        pawn = self.laboratory.bids[column]
        values = Text()
        for value in range(self.board.top + 1):
            if pawn and pawn.amount == value:
                look = SPECIES[pawn.seat]
                values.append(f" {look.badge} ", look.style)
            else:
                values.append(f"{'·':^{CELL}}", SOFT)
        return values

    def _explained(self, line: Text, column: int) -> Text:
        """With what its gene does, on a line of its own where it is long."""
        lot = self.laboratory.lots[column]
        if lot in ("card", "bare"):
            return line
        text = self.words.say(f"gene-{lot}-text")
        if line.cell_len + 2 + len(text) <= self.width:
            line.append(f"  {text}", SOFT)
        else:
            indent = " " * INDENT
            below = fill(text, self.width, initial_indent=indent, subsequent_indent=indent)
            line.append(f"\n{below}", SOFT)
        return line
