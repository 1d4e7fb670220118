"""A record as a film: one frame an entry. It takes whole records, never a table that is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from msgspec import Struct
from msgspec.json import encode

from mesozoic.core.codec import fingerprint, plain
from mesozoic.core.errors import RecordError, Refused
from mesozoic.core.record import Entry, Record, taken_back
from mesozoic.core.table import Table
from mesozoic.core.verify import Proof
from mesozoic.files.records import open_record, parse_record
from mesozoic.server import redaction
from mesozoic.server.messages import Json, SeatedAs, Welcome

T = TypeVar("T")

MOST_ENTRIES: Final = 20_000
MOST_UNDOS: Final = 1_000


class Proved(Struct, frozen=True):
    """What was proved of the record."""

    entries: int
    finished: bool
    luck: bool


class Frame(Struct, frozen=True, kw_only=True):
    entry: int
    """The entry's number; -1 for the table before the first."""
    seat: int | None
    notation: str
    acted: Json | None
    auto: bool
    undone: bool
    takes_back: list[int]
    turn: int
    events: list[Json]
    rules: list[str]
    view: Json
    hands: list[Any]
    """What each seat holds, where the game has hands."""
    hash: str


class Film(Struct, frozen=True, kw_only=True):
    table: Welcome
    proof: Proved
    seed: str | None
    frames: list[Frame]


def film_of_text(text: str) -> bytes:
    """The film of a record file as JSON; runs in a worker process."""
    try:
        record = parse_record(text)
    except Refused:
        raise
    except (ArithmeticError, LookupError, TypeError, ValueError):
        raise RecordError("record-damaged") from None
    return film_of(record, [SeatedAs(name, "here") for name in record.header.seats])


def film_of(record: Record, seats: Sequence[SeatedAs], name: str = "") -> bytes:
    _check_length(record)
    table, proof = open_record(record)
    return encode(_film(table, proof, seats, name))


def _check_length(record: Record) -> None:
    undos = sum(bool(entry.takes_back) for entry in record.entries)
    if len(record.entries) > MOST_ENTRIES or undos > MOST_UNDOS:
        raise RecordError("record-long", most=MOST_ENTRIES, undos=MOST_UNDOS)


def _film(table: Table[Any], proof: Proof, seats: Sequence[SeatedAs], name: str) -> Film:
    record = table.record
    return Film(
        table=redaction.welcome(table, name, seats, (), chosen_luck=False, pace=0),
        proof=Proved(proof.entries, proof.finished, proof.luck),
        seed=record.seed,
        frames=_frames(table),
    )


def _frames(finished: Table[Any]) -> list[Frame]:
    record = finished.record
    undone = taken_back(record.entries)
    table = Table(finished.game, Record(record.header), finished.components)
    frames = [_frame(table, -1, None, undone=False)]
    for number, entry in enumerate(record.entries):
        _play(table, entry)
        frames.append(_frame(table, number, entry, undone=number in undone))
    return frames


def _play(table: Table[Any], entry: Entry) -> None:
    if entry.seat is None:
        table.draw(_AsRecorded(entry.action))
    elif entry.action is None:
        table.undo(entry.seat)
    else:
        table.act(entry.seat, entry.action, auto=entry.auto)


def _frame(table: Table[Any], number: int, entry: Entry | None, *, undone: bool) -> Frame:
    action = entry.action if entry else None
    tellings = table.pages[-1].tellings if action else ()
    # An event told twice, whole to one seat and without its secret to the others, is shown whole.
    events = [telling.event for telling in tellings if telling.but is None]
    view = table.game.retold(table.state)
    shown = plain(view)
    return Frame(
        entry=number,
        seat=entry.seat if entry else None,
        notation=table.game.notation.write(action) if action else "",
        acted=plain(action),
        auto=entry.auto if entry else False,
        undone=undone,
        takes_back=list(entry.takes_back) if entry else [],
        turn=getattr(view, "turn", 0),
        events=[plain(event) for event in events],
        rules=[event.rule for event in events],
        view=shown,
        hands=_hands(table) if _has_hands(shown) else [None] * len(table.seats),
        hash=fingerprint(table.state),
    )


def _hands(table: Table[Any]) -> list[Any]:
    return [_hand(plain(table.view(seat))) for seat in table.seats]


def _has_hands(view: Any) -> bool:
    """Whether there is a place for a hand in a view, face down or not."""
    if isinstance(view, dict):
        return "hand" in view or any(map(_has_hands, view.values()))
    return isinstance(view, list) and any(map(_has_hands, view))


def _hand(view: Any) -> Any:
    """The hand that a seat sees in its own view, wherever the game keeps it there."""
    if isinstance(view, dict):
        if view.get("hand") is not None:
            return view["hand"]
        view = list(view.values())
    if isinstance(view, list):
        return next((hand for item in view if (hand := _hand(item)) is not None), None)
    return None


@dataclass(frozen=True)
class _AsRecorded:
    outcome: Any

    def draw(self, entry: int, outcomes: Sequence[tuple[T, int]]) -> T:
        outcome: T = self.outcome
        return outcome
