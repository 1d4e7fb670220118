"""Several processes that serve at one address: one more looks after them, and serves nobody."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Final

from mesozoic.core.errors import Refused

PAUSE: Final = 1.0
"""Seconds before a worker is started again that could not even begin."""
PATIENCE: Final = 10.0
"""Seconds after which a worker that does not stop is ended."""
STOPS: Final = (signal.SIGTERM, signal.SIGINT)

Serve = Callable[..., int]
"""Called in a process of its own with its arguments, its number and what to call when it serves."""

log = logging.getLogger(__name__)
_spawning = multiprocessing.get_context("spawn")


class Worker:
    """One of them, started again whenever it has died."""

    def __init__(self, number: int, serve: Serve, arguments: Sequence[Any]) -> None:
        self._number = number
        self._what = serve, arguments
        self.is_ready = False
        self.process: SpawnProcess
        self.telling: Connection
        """Something can be read there once it serves."""
        self.start()

    def start(self) -> None:
        serve, arguments = self._what
        self.is_ready = False
        self.telling, told = _spawning.Pipe(duplex=False)
        self.process = _spawning.Process(
            target=_work, args=(serve, tuple(arguments), self._number, told)
        )
        self.process.start()
        told.close()

    def look(self) -> None:
        if not self.is_ready and self.telling.poll():
            try:
                self.telling.recv()
            except EOFError:  # it has died
                return
            self.is_ready = True

    @property
    def signs(self) -> list[Any]:
        """Where something happens when it begins to serve, or dies."""
        return [self.process.sentinel, *([] if self.is_ready else [self.telling])]


class Workers:
    """Whoever runs them is told once that all serve; they go on until a signal stops them."""

    def __init__(self, count: int, serve: Serve, *arguments: Any) -> None:
        self._plan = count, serve, arguments

    def run(self, ready: Callable[[], None]) -> int:
        """The exit code."""
        count, serve, arguments = self._plan
        with _stops() as stops:
            workers = [Worker(number, serve, arguments) for number in range(count)]
            try:
                return self._look_after(workers, stops, ready)
            finally:
                _stop(workers)

    def _look_after(
        self, workers: Sequence[Worker], stops: Connection, ready: Callable[[], None]
    ) -> int:
        is_said = False
        while stops not in wait([stops, *(sign for worker in workers for sign in worker.signs)]):
            for worker in workers:
                worker.look()
                if worker.process.exitcode is None:
                    continue
                if not is_said:
                    return 1
                log.warning("a worker has died and is started again")
                if not worker.is_ready and stops.poll(PAUSE):
                    return 0
                worker.start()
            if not is_said and all(worker.is_ready for worker in workers):
                is_said = True
                ready()
        return 0


@contextmanager
def _stops() -> Iterator[Connection]:
    """Where something can be read once somebody has said that all should stop."""
    heard, said = _spawning.Pipe(duplex=False)
    before = {number: signal.signal(number, lambda *_: said.send(None)) for number in STOPS}
    try:
        yield heard
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _stop(workers: Sequence[Worker]) -> None:
    for worker in workers:
        worker.process.terminate()
    for worker in workers:
        worker.process.join(PATIENCE)
        if worker.process.exitcode is None:
            worker.process.kill()
            worker.process.join()


def _work(serve: Serve, arguments: Sequence[Any], number: int, telling: Connection) -> None:
    # The keyboard's stop reaches all, and who looks after us tells us anyway.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_stop_with_parent, daemon=True).start()
    try:
        sys.exit(serve(*arguments, number, lambda: telling.send(None)))
    except Refused as refused:
        log.error("a worker cannot serve: %s", refused)
        sys.exit(1)


def _stop_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
