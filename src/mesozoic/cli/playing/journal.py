"""What each reader has heard of the game so far."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from mesozoic.core.events import Telling, heard
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.words.catalogue import Catalogue
from mesozoic.words.sentences import tell


class Journal:
    def __init__(self, table: Table[Any], words: Catalogue, names: Sequence[str]) -> None:
        self.table = table
        self.words = words
        self.names = names
        self._marks: dict[Seat, int] = {}

    def lines(self, told: Iterable[Telling], reader: Seat | None) -> list[str]:
        """What was told, as far as the reader may hear it."""
        return [tell(self.words, event, self.names).text for event in heard(told, reader)]

    def last(self, reader: Seat, most: int) -> list[str]:
        found: list[str] = []
        for page in reversed(self.table.pages):
            found[:0] = self.lines(page.tellings, reader)
            if len(found) >= most:
                break
        return found[-most:] if most else []

    def recent(self, reader: Seat, most: int) -> list[str]:
        """What has happened since the reader last acted."""
        since = self._marks.get(reader, 0)
        pages = [page for page in self.table.pages if page.number >= since]
        return [line for page in pages for line in self.lines(page.tellings, reader)][-most:]

    def mark(self, reader: Seat) -> None:
        self._marks[reader] = len(self.table.record.entries) - 1
