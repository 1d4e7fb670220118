"""Where builds of the compiled engine lie: each in a folder that is named by its stamp.

A build is never changed or made again in place, because somebody may be running from it.

Standard library only, and readable by an older Python, as `dev.py` is.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

STAMP = "built-from.txt"
NATIVE_STAMP = "compiled-from.txt"
"""What the native code was made of: less than the whole build."""
SCRATCH = "scratch-"
"""What the folders of unfinished work begin with."""
KEPT = 2
COMPILING = "== compiling the engine: some minutes"
"""What is said when a build begins."""
WAITING = "== another build is under way: waiting for it"
"""What is said where one must be waited for."""
WANTED = "MESOZOIC_TESTS_COMPILED"
"""Where it is set, tests do not run on the plain engine."""


def place_of(builds: Path, digest: str) -> Path:
    return builds / digest[:16]


def is_build(place: Path, digest: str) -> bool:
    """Whether a whole build of just this is there."""
    try:
        return (place / STAMP).read_text("utf-8") == digest
    except OSError:
        return False


def enter(place: Path) -> None:
    """What this process becomes finds a build first, and keeps it from being swept away."""
    import fcntl  # not on Windows, where wheels are built but nothing is run from the tree

    stamp = os.open(place / STAMP, os.O_RDONLY)
    fcntl.flock(stamp, fcntl.LOCK_SH)
    os.set_inheritable(stamp, True)
    path = [str(place), os.environ.get("PYTHONPATH", "")]
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, path))


def is_held(place: Path) -> bool:
    import fcntl

    with (place / STAMP).open() as stamp:
        try:
            fcntl.flock(stamp, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def sweep(builds: Path) -> None:
    """Remove what nobody needs: all but the newest builds and those that are held."""
    for left in builds.glob(f"{SCRATCH}*"):
        shutil.rmtree(left, ignore_errors=True)
    stamps = sorted(builds.glob(f"*/{STAMP}"), key=lambda stamp: stamp.stat().st_mtime)
    for place in (stamp.parent for stamp in stamps[:-KEPT]):
        if not is_held(place):
            aside = place.rename(builds / f"{SCRATCH}{place.name}")  # at once, never by halves
            shutil.rmtree(aside, ignore_errors=True)
