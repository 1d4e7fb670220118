"""A record as frames: each entry with what it told and what the table looked like after it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from mesozoic.core.codec import fingerprint, plain
from mesozoic.core.events import heard
from mesozoic.core.record import Entry, Record, taken_back
from mesozoic.core.table import Table
from mesozoic.core.values import Event
from mesozoic.core.verify import replay
from mesozoic.files.records import open_record


@dataclass(frozen=True)
class Frame:
    number: int
    entry: Entry
    secret: bool
    """Whether it told one seat alone something that the game, still going on, keeps hidden."""
    events: list[Event]
    view: Any
    hash: str
    """Of the whole state once the game is over; before, only of what a spectator sees."""


@dataclass
class Reel:
    record: Record
    table: Table[Any]
    frames: list[Frame]

    @classmethod
    def of(cls, record: Record, pack_folder: Path | None) -> Reel:
        """Every entry replayed and checked; raises RecordError where the record is not genuine."""
        proved, _ = open_record(record, pack_folder)
        table = Table(proved.game, Record(record.header), proved.components)
        return cls(record, table, list(_frames(table, record)))

    @cached_property
    def undone(self) -> set[int]:
        return taken_back(self.record.entries)

    def notation(self, frame: Frame) -> str | None:
        if frame.secret or frame.entry.action is None:
            return None
        return self.table.game.notation.write(frame.entry.action)

    def as_json(self, frame: Frame) -> dict[str, Any]:
        hidden = frame.secret or frame.entry.action is None
        over = self.record.result is not None
        return {
            "n": frame.number,
            "seat": frame.entry.seat,
            "action": None if hidden else plain(frame.entry.action),
            "notation": self.notation(frame),
            "takes_back": list(frame.entry.takes_back),
            "undone": frame.number in self.undone,
            **({"auto": frame.entry.auto} if over else {}),
            "events": plain(frame.events),
            "view": plain(frame.view),
            "hash": frame.hash,
        }


def _frames(table: Table[Any], record: Record) -> Iterator[Frame]:
    for number, entry in enumerate(replay(table, record)):
        told = () if entry.takes_back else table.pages[-1].tellings
        public = bool(entry.takes_back) or table.pages[-1].is_public
        secret = record.result is None and not public
        view = table.view(None)
        shown = view if record.result is None else table.state
        yield Frame(number, entry, secret, heard(told, None), view, fingerprint(shown))
