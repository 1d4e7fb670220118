"""How far it is, on the error stream: a bar for a person, now and then a line for a file."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer
from time import monotonic
from typing import Final

PATIENCE: Final = 2.0
# Between two lines in a file, so that a run which was stopped still tells how far it came.
PAUSE: Final = 60.0


@contextmanager
def progress(what: str, total: int, patience: float = PATIENCE) -> Iterator[Callable[[int], None]]:
    """Gives a function to call with how many more are done. Nothing is shown to anyone before
    their patience, in seconds, is over."""
    if not sys.stderr.isatty():
        yield lines(what, total)
        return
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    from mesozoic.cli.playing.terminal import make_console

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    bar = Progress(
        *columns, TimeRemainingColumn(), console=make_console(stderr=True), transient=True
    )
    task = bar.add_task(what, total=total)
    timer = Timer(patience, bar.start)
    timer.daemon = True
    timer.start()
    try:
        yield lambda done: bar.advance(task, done)
    finally:
        timer.cancel()
        timer.join()
        if bar.live.is_started:
            bar.stop()


def lines(what: str, total: int, pause: float = PAUSE) -> Callable[[int], None]:
    """Writes a line when some are done and a pause, in seconds, has passed since the last."""
    so_far, due = 0, monotonic() + pause

    def advance(done: int) -> None:
        nonlocal so_far, due
        so_far += done
        if monotonic() >= due:
            print(f"{what}: {so_far}/{total}", file=sys.stderr, flush=True)
            due = monotonic() + pause

    return advance
