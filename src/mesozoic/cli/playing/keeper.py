"""Where a game is kept: a file of one's own, or one in the user's data folder."""

from __future__ import annotations

import os
import shlex
import sys
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from mesozoic.cli.errors import CannotDo
from mesozoic.core.record import Record
from mesozoic.files.records import save_record


@dataclass
class Keeper:
    path: Path
    pack: Path | None = None

    @classmethod
    def for_new_game(cls, game: str, path: Path | None, pack: Path | None) -> Keeper:
        """Refuses to write over a file that is there."""
        if path is None:
            return cls(_fresh(data_folder(), game), pack)
        _refuse_existing(path)
        return cls(path, pack)

    def save(self, record: Record) -> None:
        """Whole or not at all; an error names the file and not its temporary neighbour."""
        try:
            save_record(record, self.path)
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(self.path)) from None

    def move(self, path: Path) -> None:
        """From now on the game is kept there."""
        if path != self.path:
            _refuse_existing(path)
            self.path = path

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


def _fresh(folder: Path, game: str) -> Path:
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = (f"{stem}{tail}.json" for tail in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(path for name in names if not (path := folder / name).exists())


def _refuse_existing(path: Path) -> None:
    if path.exists():
        raise CannotDo("cli-path-exists", path=path)
