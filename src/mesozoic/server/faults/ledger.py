"""What people at one table said and were told, and how its record bears them out."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from msgspec.json import decode, encode

from mesozoic.core.errors import RecordError
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.files.records import open_record, parse_record
from mesozoic.server import redaction
from mesozoic.server.forms import form
from mesozoic.server.messages import Json

LINE: Final = ("entry", "seat", "acted", "events", "open", "auto")


@dataclass
class Verdict:
    """How many of what was told is not in the record, and what is there twice."""

    told: int = 0
    lost: int = 0
    doubled: int = 0
    finished: int = 0
    verified: int = 0


@dataclass
class Ledger:
    table: str
    told: dict[tuple[int, int], bytes] = field(default_factory=dict)
    """By the seat that heard it and the entry's number as it counts: a line of the log."""
    changed: int = 0
    """Lines that were told anew, and differently."""
    repeated: int = 0
    """Lines that one connection was told twice."""
    shown: dict[int, int] = field(default_factory=dict)
    """By seat: the most entries that it was shown."""
    said: set[tuple[int, int, bytes]] = field(default_factory=set)
    """Each act that somebody sent: seat, decision and action."""

    def hear(self, seat: int, progress: Json) -> None:
        line = _written({name: progress[name] for name in LINE})
        known = self.told.setdefault((seat, progress["entry"]), line)
        self.changed += known != line
        self.show(seat, progress["situation"]["entry"])

    def show(self, seat: int, entries: int) -> None:
        self.shown[seat] = max(self.shown.get(seat, 0), entries)

    def say(self, seat: int, decision: int, action: Json) -> None:
        self.said.add((seat, decision, _written(action)))

    def judge(self, empty: Table[Any], kept: Table[Any]) -> Verdict:
        """`empty`: the same table before its first entry."""
        lines, acts = _told_by(empty, kept)
        heard = {seat: heard_in(kept, seat) for seat in self.shown}
        verdict = Verdict(
            told=len(self.told),
            lost=self.changed
            + sum(lines.get(place) != line for place, line in self.told.items())
            + sum(self.shown[seat] > entries for seat, entries in heard.items()),
            doubled=self.repeated
            + sum(count - 1 for count in Counter(act[:2] for act in acts).values())
            + sum(act[0] in self.shown and act not in self.said for act in acts),
        )
        if kept.is_over:
            verdict.finished = 1
            verdict.verified = int(_is_proved(kept))
        return verdict


def heard_in(table: Table[Any], seat: int) -> int:
    """How many entries a seat has heard of."""
    return table.heard_as(len(table.record.entries), Seat(seat))


def _told_by(
    empty: Table[Any], kept: Table[Any]
) -> tuple[dict[tuple[int, int], bytes], list[tuple[int, int, bytes]]]:
    """What a record's entries told each seat, and the acts among them."""
    table = empty
    lines: dict[tuple[int, int], bytes] = {}
    acts: list[tuple[int, int, bytes]] = []
    for number, entry in enumerate(kept.record.entries):
        if entry.seat is not None and not entry.auto:
            acted = _written(form(entry.action))
            acts.append((int(entry.seat), table.decision(entry.seat), acted))
        table.follow(entry)
        for seat in table.seats:
            if table.is_heard(number, seat):
                line = decode(encode(redaction.line(table, table.pages[-1], seat)))
                lines[int(seat), line["entry"]] = _written(line)
    return lines, acts


def _is_proved(kept: Table[Any]) -> bool:
    try:
        _, proof = open_record(parse_record(redaction.record_text(kept)))
    except RecordError:
        return False
    return proof.finished and proof.luck


def _written(form: Any) -> bytes:
    """The same for the same, whatever the order of its fields."""
    return encode(form, order="deterministic")
