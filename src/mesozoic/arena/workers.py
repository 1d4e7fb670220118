"""Playing a plan on one core or on several; the games are the same and come in the same order."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Final

from mesozoic.arena.plan import Plan, Played, play_game

# Batches a process gets: enough that none waits long for the last.
BATCHES_A_JOB: Final = 8
LARGEST_BATCH: Final = 100


def play_plan(
    plan: Plan, jobs: int = 1, records: Path | None = None
) -> Generator[Played, None, None]:
    """The games of a plan, in order; the plan is checked first."""
    plan.check()
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    if jobs <= 1:
        return (play_game(plan, number, records) for number in range(plan.games))
    return _play_on(plan, jobs, records)


def _play_on(plan: Plan, jobs: int, records: Path | None) -> Generator[Played, None, None]:
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    workers = ProcessPoolExecutor(jobs, context, initializer=_begin, initargs=(stop,))
    try:
        for batch in workers.map(_Batch(plan, records), _batches(plan.games, jobs)):
            yield from batch
    finally:
        # Also when interrupted: each process ends the game it plays, and no other begins.
        stop.set()
        workers.shutdown(cancel_futures=True)


def _batches(games: int, jobs: int) -> list[range]:
    size = min(LARGEST_BATCH, max(1, games // (jobs * BATCHES_A_JOB)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


_stop: Event | None = None


def _begin(stop: Event) -> None:
    """In a new process: only the first one heeds Ctrl-C, and tells the others."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class _Batch:
    """Plays some games of a plan, in whichever process it is sent to."""

    def __init__(self, plan: Plan, records: Path | None) -> None:
        self.plan = plan
        self.records = records

    def __call__(self, numbers: range) -> list[Played]:
        played: list[Played] = []
        for number in numbers:
            if _stop is not None and _stop.is_set():
                break
            played.append(play_game(self.plan, number, self.records))
        return played
