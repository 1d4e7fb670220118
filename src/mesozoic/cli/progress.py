"""A progress bar on the error stream, for anything longer than two seconds."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer
from typing import Final

PATIENCE: Final = 2.0


@contextmanager
def progress(what: str, total: int, patience: float = PATIENCE) -> Iterator[Callable[[int], None]]:
    """Gives a function to call with how many more are done. Nothing is shown to a pipe,
    nor to anyone before their patience, in seconds, is over."""
    if not sys.stderr.isatty():
        yield lambda done: None
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
