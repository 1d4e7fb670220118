"""Many games on one core or on several; they are the same and come in the same order."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Final, Generic, TypeVar

from mesozoic.arena.plan import Plan, Played, check_folder, play_game

T = TypeVar("T")
R = TypeVar("R")

# Batches a process gets: enough that none waits long for the last.
BATCHES_A_JOB: Final = 8
LARGEST_BATCH: Final = 100


def play_plan(
    plan: Plan, jobs: int = 1, records: Path | None = None
) -> Generator[Played, None, None]:
    """The games of a plan, in order; the plan is checked first."""
    plan.check()
    if records is not None:
        check_folder(plan, records)
        records.mkdir(parents=True, exist_ok=True)
    return run_batches(partial(_play, plan, records), range(plan.games), jobs)


def _play(plan: Plan, records: Path | None, number: int) -> Played:
    return play_game(plan, number, records)


def run_batches(
    play: Callable[[T], R], tasks: Sequence[T], jobs: int, largest: int = LARGEST_BATCH
) -> Generator[R, None, None]:
    """What `play` makes of each task, in order, on `jobs` processes, `largest` at once at most.

    Close it, or let an interruption pass through it, and every process ends with the task it is at.
    """
    if jobs <= 1:
        return (play(task) for task in tasks)
    return _run_on(play, _batches(tasks, jobs, largest), jobs)


def _run_on(
    play: Callable[[T], R], batches: Sequence[Sequence[T]], jobs: int
) -> Generator[R, None, None]:
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    workers = ProcessPoolExecutor(jobs, context, initializer=_begin, initargs=(stop,))
    try:
        with _uninterrupted():
            played = workers.map(_Batch(play), batches)
        for done in played:
            yield from done
    finally:
        # Also when interrupted: each process ends the game it plays, and no other begins.
        stop.set()
        workers.shutdown(cancel_futures=True)


def _batches(tasks: Sequence[T], jobs: int, largest: int) -> list[Sequence[T]]:
    size = min(largest, max(1, len(tasks) // (jobs * BATCHES_A_JOB)))
    return [tasks[first : first + size] for first in range(0, len(tasks), size)]


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ctrl-C waits until this is over; processes begun meanwhile never heed it.

    They would otherwise while they start, before `_begin` can tell them not to.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_stop: Event | None = None


def _begin(stop: Event) -> None:
    """In a new process: only the first one heeds Ctrl-C, and tells the others."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class _Batch(Generic[T, R]):
    """Does some of the tasks, in whichever process it is sent to."""

    def __init__(self, play: Callable[[T], R]) -> None:
        self.play = play

    def __call__(self, tasks: Sequence[T]) -> list[R]:
        done: list[R] = []
        for task in tasks:
            if _stop is not None and _stop.is_set():
                break
            done.append(self.play(task))
        return done
