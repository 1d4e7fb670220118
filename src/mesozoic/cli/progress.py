"""A progress bar on the error stream, for anything longer than two seconds."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

PATIENCE: Final = 2.0


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Gives a function to call with how many more are done. Nothing is shown to a pipe."""
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
    began, shown = monotonic(), False

    def advance(done: int) -> None:
        nonlocal shown
        bar.advance(task, done)
        if not shown and monotonic() - began > PATIENCE:
            shown = True
            bar.start()

    try:
        yield advance
    finally:
        if shown:
            bar.stop()
