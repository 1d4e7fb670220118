"""Where a game is kept: a file of one's own, or one in the user's data folder."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from mesozoic.core.record import Record, write_record
from mesozoic.files.records import LARGEST_RECORD, save_record

MOST_NAMESAKES: Final = 1000


@dataclass
class Keeper:
    path: Path
    pack: Path | None
    seen: str | None
    """What the file held when this game last read or wrote it; None where it was not there."""

    @classmethod
    def begin(cls, record: Record, path: Path | None, pack: Path | None) -> Keeper:
        """Keep a new game in a new file; one that is there is never written over."""
        if path is None:
            path = _create_fresh(record, _name_by_time(record))
        else:
            _create(record, path)
        return cls(path, pack, write_record(record))

    @classmethod
    def of(cls, path: Path, pack: Path | None) -> Keeper:
        """Go on with a file; to be called before it is read as a record."""
        return cls(path, pack, _text(path))

    def save(self, record: Record) -> Path | None:
        """Whole or not at all. A file that somebody else has written since is left as it is, and
        the game is kept beside it: then the file that was left."""
        found, left = _text(self.path), None
        if found is None:
            _create(record, self.path)
        elif found == self.seen:
            _write(record, self.path)
        else:
            left = self.path
            self.path = _create_fresh(record, left)
        self.seen = write_record(record)
        return left

    def save_as(self, record: Record, path: Path) -> None:
        """Write a new file; once that is done, the game is kept there."""
        _create(record, path)
        self.path, self.seen = path, write_record(record)

    def rescue(self, record: Record) -> None:
        """Where the file can no longer be written: keep the game in the data folder."""
        self.path = _create_fresh(record, _name_by_time(record))
        self.seen = write_record(record)

    def resume_command(self) -> str:
        pack = ["--pack", str(self.pack)] if self.pack else []
        return shlex.join(["mesozoic", "play", "--resume", str(self.path), *pack])


def data_folder() -> Path:
    """The user's folder for records, made where it is missing."""
    home = Path.home()
    if sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    elif sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home)
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    folder = base / "mesozoic" / "records"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def last_unfinished() -> Path | None:
    """The newest game in the data folder that can be gone on with."""
    from mesozoic.core.errors import Refused
    from mesozoic.files.records import load_record

    files = data_folder().glob("*.json")
    for path in sorted(files, key=lambda path: path.stat().st_mtime_ns, reverse=True):
        try:
            record = load_record(path)
        except Refused:
            continue
        if record.result is None and record.seed is not None:
            return path
    return None


def _name_by_time(record: Record) -> Path:
    return data_folder() / f"{record.header.game}-{datetime.now():%Y-%m-%d-%H%M%S}.json"


def _create_fresh(record: Record, path: Path) -> Path:
    """A new file by this name, or by the first like it that is free."""
    for number in range(1, MOST_NAMESAKES):
        fresh = path.with_stem(f"{path.stem}-{number}") if number > 1 else path
        try:
            _create(record, fresh)
        except FileExistsError:
            continue
        return fresh
    raise FileExistsError(f"{path} and {MOST_NAMESAKES} like it exist")


def _create(record: Record, path: Path) -> None:
    """The name is taken first, so that of two who want it only one gets it."""
    path.open("x").close()
    try:
        _write(record, path)
    except BaseException:
        path.unlink(missing_ok=True)
        raise


def _write(record: Record, path: Path) -> None:
    with _named(path):
        save_record(record, path)


def _text(path: Path) -> str | None:
    """What is in a file, however long or strange; None where there is none."""
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            return file.read(LARGEST_RECORD + 1)
    except FileNotFoundError:
        return None


@contextmanager
def _named(path: Path) -> Iterator[None]:
    """An error names the file and not its temporary neighbour."""
    try:
        yield
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
