"""Runs a command in the project's folder, says what is done, and stops with a sentence.

Standard library only, and readable by an older Python, as `dev.py` is.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent


class Stopped(Exception):
    """Why it goes no further, in a sentence."""


def succeeds(command: list[str], *, quiet: bool = False) -> bool:
    """What setting up says goes to the error stream: the program's own output stays clean."""
    to = subprocess.DEVNULL if quiet else sys.stderr
    return subprocess.run(command, cwd=ROOT, stdout=to, stderr=to).returncode == 0


def must(command: list[str], *, quiet: bool = False) -> None:
    if not succeeds(command, quiet=quiet):
        stop(f"this failed: {' '.join(command)}")


def relative(path: Path) -> str:
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)


def begin(what: str, folder: Path) -> None:
    """Say what is done next, unless the folder that it changes is not ours to change."""
    if not os.access(folder, os.W_OK):
        stop(f"{what} is not possible: {folder} cannot be written")
    say(what)


def say(what: str) -> None:
    print(f"== {what}", file=sys.stderr, flush=True)


def stop(why: str) -> NoReturn:
    raise Stopped(why)
