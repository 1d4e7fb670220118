"""Proving a record: order, legality, result and luck."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from mesozoic.core.errors import IllegalAction, RecordError
from mesozoic.core.game import Game
from mesozoic.core.luck import SeededLuck
from mesozoic.core.play import outcomes
from mesozoic.core.record import Entry, Record
from mesozoic.core.table import Table


@dataclass(frozen=True)
class Proof:
    """What was proved of a record."""

    entries: int
    finished: bool
    luck: bool
    """Whether the seed was there to redo every outcome; only a finished game shows it."""


def verify(game: Game[Any], record: Record, components: Any) -> Proof:
    """Replay a record under every check, or raise RecordError naming the entry and why."""
    table = Table(game, Record(record.header), components)
    for _ in replay(table, record):
        pass
    if record.result != table.state.result:
        raise RecordError("record-wrong-result", entry=len(record.entries))
    return Proof(len(record.entries), table.is_over, record.seed is not None)


def replay(table: Table[Any], record: Record) -> Iterator[Entry]:
    """Play a record's entries, checked, at a table where nothing has happened: after each, it."""
    luck = _promised_luck(record)
    for number, entry in enumerate(record.entries):
        try:
            _replay(table, entry, luck)
        except IllegalAction as illegal:
            raise RecordError("record-illegal", entry=number, problem=illegal) from None
        yield entry


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
        if entry.seat is None or table.free_undo(entry.seat) != entry.takes_back:
            raise IllegalAction("no-undo")
        table.undo(entry.seat, at=entry.at)
    elif entry.seat is None:
        _replay_luck(table, entry, luck)
    else:
        assert entry.action is not None
        if entry.seat not in table.seats:
            raise IllegalAction("no-such-seat", seat=entry.seat)
        if entry.auto and not _is_forced(table, entry):
            raise IllegalAction("not-forced")
        table.act(entry.seat, entry.action, auto=entry.auto, at=entry.at)


def _is_forced(table: Table[Any], entry: Entry) -> bool:
    """Whether the table could answer for the seat: undo goes past what it answered."""
    assert entry.action is not None
    assert entry.seat is not None
    return entry.action.passing and len(table.options(entry.seat)) == 1


def _replay_luck(table: Table[Any], entry: Entry, luck: SeededLuck | None) -> None:
    possible = outcomes(table.state)
    if entry.action not in [outcome for outcome, _ in possible]:
        raise IllegalAction("not-an-outcome")
    if luck and luck.draw(table.draws, possible) != entry.action:
        raise IllegalAction("other-luck")
    assert entry.action is not None
    table.draw(_Recorded(entry.action), at=entry.at)


@dataclass(frozen=True)
class _Recorded:
    """Luck as it was recorded."""

    outcome: Any

    def draw(self, number: int, outcomes: Any) -> Any:
        return self.outcome
