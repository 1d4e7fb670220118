"""Proving a record: order, legality, result and luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from mesozoic.core.errors import IllegalAction, RecordError
from mesozoic.core.luck import SeededLuck
from mesozoic.core.record import Entry, Record
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table


@dataclass(frozen=True)
class Proof:
    """What was proved of a record."""

    entries: int
    finished: bool
    luck: bool
    """Whether the seed was there to redo every outcome; only a finished game shows it."""


def replay(table: Table[Any], record: Record) -> Iterator[Entry]:
    """Play a record's entries at a table where nothing has happened: after each, it.

    Everything is checked, its result last; raises RecordError naming the entry and why.
    """
    luck = _promised_luck(record)
    for number, entry in enumerate(record.entries):
        try:
            _replay(table, entry, luck)
        except IllegalAction as illegal:
            raise RecordError("record-illegal", entry=number, problem=illegal) from None
        yield entry
    if record.result != table.state.result:
        raise RecordError("record-wrong-result", entry=len(record.entries))


def _promised_luck(record: Record) -> SeededLuck | None:
    if record.seed is None:
        if record.result is not None:
            raise RecordError("record-no-seed")
        return None
    luck = SeededLuck(bytes.fromhex(record.seed))
    if luck.commitment != record.header.commitment:
        raise RecordError("record-other-seed")
    return luck


def _replay(table: Table[Any], entry: Entry, luck: SeededLuck | None) -> None:
    if entry.takes_back:
        if entry.seat is None or not _may_go(table, entry.seat, entry.takes_back):
            raise IllegalAction("no-undo")
        table.take_back(entry.seat, entry.takes_back, at=entry.at)
    elif entry.seat is None:
        table.draw(_Recorded(entry.action, luck), at=entry.at)
    else:
        assert entry.action is not None
        if entry.seat not in table.seats:
            raise IllegalAction("no-such-seat", seat=entry.seat)
        if entry.auto and not _is_forced(table, entry):
            raise IllegalAction("not-forced")
        table.act(entry.seat, entry.action, auto=entry.auto, at=entry.at)


def _may_go(table: Table[Any], seat: Seat, taken: tuple[int, ...]) -> bool:
    """Freely, or as all agreed; a record does not say who did."""
    return taken in (table.free_undo(seat), table.far_undo(seat, past_luck=True))


def _is_forced(table: Table[Any], entry: Entry) -> bool:
    """Whether the table could answer for the seat: undo goes past what it answered."""
    assert entry.action is not None
    assert entry.seat is not None
    return entry.action.passing and len(table.options(entry.seat)) == 1


@dataclass(frozen=True)
class _Recorded:
    """Luck as it was recorded: one of the outcomes and, where the seed is known, what it gives."""

    outcome: Any
    promised: SeededLuck | None

    def draw(self, number: int, outcomes: Sequence[tuple[Any, int]]) -> Any:
        if self.outcome not in [outcome for outcome, _ in outcomes]:
            raise IllegalAction("not-an-outcome")
        if self.promised and self.promised.draw(number, outcomes) != self.outcome:
            raise IllegalAction("other-luck")
        return self.outcome
