"""A record as a film: one frame an entry. It takes whole records, never a table that is played."""

from __future__ import annotations

from collections.abc import Sequence
from gzip import compress
from typing import Any, Final

from msgspec import Struct
from msgspec.json import encode

from mesozoic.core import film
from mesozoic.core.codec import fingerprint, plain
from mesozoic.core.errors import RecordError, Refused
from mesozoic.core.events import heard
from mesozoic.core.game import Game
from mesozoic.core.record import Record
from mesozoic.core.state import State
from mesozoic.files.examples import find_example, steps_of
from mesozoic.files.records import open_film, parse_record
from mesozoic.server import redaction
from mesozoic.server.messages import Json, SeatedAs, Welcome
from mesozoic.server.stored import StoredTable, fold

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
    view: Json
    hands: list[list[str]]
    """The cards that each seat holds; nothing in a game without hands."""
    hash: str


class Film(Struct, frozen=True, kw_only=True):
    table: Welcome
    proof: Proved
    seed: str | None
    frames: list[Frame]


class ExampleFrame(Struct, frozen=True):
    events: list[Json]
    view: Json


class ExampleFilm(Struct, frozen=True, kw_only=True):
    """What the example of a rule shows, as whoever tries it would see it."""

    game: str
    rule: str
    players: int
    seat: int
    board: Json
    frames: list[ExampleFrame]


def example_film(game: str, name: str) -> bytes:
    """As JSON. All of it lies beside the game for everybody to read: there is nothing to hide."""
    example = find_example(game, name)
    steps = list(steps_of(example))
    table = steps[0][0]
    frames = [
        ExampleFrame(
            [redaction.told(event) for event in heard(told, example.seat)],
            plain(table.game.view(step.state, example.seat)),
        )
        for step, told in steps
    ]
    return encode(
        ExampleFilm(
            game=game,
            rule=example.rule,
            players=example.players,
            seat=example.seat,
            board=plain(table.game.board(table.state)),
            frames=frames,
        )
    )


def packed_record(kept: StoredTable, forms: list[Any]) -> bytes:
    """The record of a finished table, packed; runs in a worker process, as all below does."""
    is_ended = kept.ended is not None
    return compress(redaction.record_text(fold(kept, forms), is_ended=is_ended).encode())


def packed_film(kept: StoredTable, forms: list[Any]) -> bytes:
    """The film of a finished table."""
    record = redaction.finished_record(fold(kept, forms), is_ended=kept.ended is not None)
    return compress(film_of(record, [seat.shown for seat in kept.seats], kept.id))


def packed_film_of_text(text: str) -> bytes:
    return compress(film_of_text(text))


def film_of_text(text: str) -> bytes:
    """The film of a record file as JSON."""
    try:
        record = parse_record(text)
    except Refused:
        raise
    except (ArithmeticError, LookupError, TypeError, ValueError):
        raise RecordError("record-damaged") from None
    return film_of(record, [SeatedAs(name, "here") for name in record.header.seats])


def film_of(record: Record, seats: Sequence[SeatedAs], name: str = "") -> bytes:
    _check_length(record)
    replayed = open_film(record)
    game, proof = replayed.table.game, replayed.proof
    return encode(
        Film(
            table=redaction.welcome(replayed.table, name, seats, (), chosen_luck=False, pace=0),
            proof=Proved(proof.entries, proof.finished, proof.luck),
            seed=record.seed,
            frames=[
                _first_frame(game, replayed.first),
                *(_frame(game, frame) for frame in replayed.frames),
            ],
        )
    )


def _check_length(record: Record) -> None:
    undos = sum(bool(entry.takes_back) for entry in record.entries)
    if len(record.entries) > MOST_ENTRIES or undos > MOST_UNDOS:
        raise RecordError("record-long", most=MOST_ENTRIES, undos=MOST_UNDOS)


def _first_frame(game: Game[Any], state: State) -> Frame:
    return Frame(
        entry=-1,
        seat=None,
        notation="",
        acted=None,
        auto=False,
        undone=False,
        takes_back=[],
        events=[],
        **_standing(game, state),
    )


def _frame(game: Game[Any], frame: film.Frame) -> Frame:
    action = frame.entry.action
    # An event told twice, whole to one seat and without its secret to the others, is shown whole.
    events = [telling.event for telling in frame.tellings if telling.but is None]
    return Frame(
        entry=frame.number,
        seat=frame.entry.seat,
        notation=game.notation.write(action) if action else "",
        acted=plain(action),
        auto=frame.entry.auto,
        undone=frame.undone,
        takes_back=list(frame.entry.takes_back),
        events=[redaction.told(event) for event in events],
        **_standing(game, frame.state),
    )


def _standing(game: Game[Any], state: State) -> dict[str, Any]:
    """What a frame shows of a state."""
    return {
        "turn": state.turn,
        "view": plain(game.retold(state)),
        "hands": [list(hand) for hand in game.hands(state)],
        "hash": fingerprint(state),
    }
