"""Records on disk: read whole and checked, written whole or not at all."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Any, Final

from mesozoic.core.codec import fingerprint, printable
from mesozoic.core.errors import RecordError, Refused
from mesozoic.core.film import Film
from mesozoic.core.game import Game
from mesozoic.core.record import Header, Record, read_entries, read_header, write_record
from mesozoic.core.table import Table
from mesozoic.core.verify import Proof
from mesozoic.files.packs import matching_components
from mesozoic.games import find_game

LARGEST_RECORD: Final = 50_000_000
# A longer text is cut in the name of a file.
LONGEST_SLUG: Final = 40


def load_record(path: Path) -> Record:
    """A record as its file says; raises RecordError where it is not one of ours."""
    try:
        # A device or a pipe could be read without end, or never begin.
        if not stat.S_ISREG(path.stat().st_mode):
            raise RecordError("record-not-file", file=printable(str(path)))
        with path.open("rb") as file:
            data = file.read(LARGEST_RECORD + 1)
    except OSError as error:
        raise RecordError("record-unreadable", problem=error.strerror or str(error)) from None
    if len(data) > LARGEST_RECORD:
        raise RecordError("record-large", most=LARGEST_RECORD)
    try:
        return parse_record(data.decode())
    except UnicodeDecodeError:
        raise RecordError("record-not-json") from None


def parse_record(text: str) -> Record:
    header, rest = read_header(text)
    try:
        game = find_game(header.game)
        _check_header(game, header)
    except Refused as refused:
        raise RecordError(refused.key, **refused.about) from None
    return read_entries(header, rest, game.action_codec)


def open_record(record: Record, pack_folder: Path | None = None) -> tuple[Table[Any], Proof]:
    """The table that a record leads to, everything in it proved."""
    film = open_film(record, pack_folder)
    return film.table, film.proof


def open_film(record: Record, pack_folder: Path | None = None) -> Film:
    """A record replayed once, everything in it proved; raises RecordError where it is not so."""
    header = record.header
    components = matching_components(header.game, header.pack, header.pack_digest, pack_folder)
    return Film.of(find_game(header.game), record, components)


def save_record(record: Record, path: Path) -> None:
    """Write a record beside its place and then move it there, so that a file is never half one."""
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        part.write_text(write_record(record), encoding="utf-8")
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def slug(text: str) -> str:
    """A text as a part of a file's name; texts that differ seldom share one."""
    name = "".join(c if c.isalnum() or c in "-_." else "_" for c in text)
    if len(name) <= LONGEST_SLUG:
        return name
    mark = fingerprint(text)
    return f"{name[: LONGEST_SLUG - len(mark) - 1]}-{mark}"


def _check_header(game: Game[Any], header: Header) -> None:
    if not 1 <= header.rules <= game.rules_version:
        raise RecordError("record-rules", found=header.rules, newest=game.rules_version)
    game.check_players(header.players)
    if game.settle_options(header.options) != dict(header.options):
        raise RecordError("record-options")
