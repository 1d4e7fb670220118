"""Bots think, and records are proved, in worker processes: never where tables are served."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from random import Random
from typing import Any, Final, TypeVar

from mesozoic.bots.bot import Bot, find_bot
from mesozoic.bots.perspective import Perspective
from mesozoic.core.errors import Refused
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.core.values import Action
from mesozoic.server.figures import THINKING, Histogram
from mesozoic.server.question import Question

T = TypeVar("T")

LEVELS: Final = ("uniform", "greedy", "search:250ms", "search:1000ms")
"""The bots that a table may seat, weakest first."""
MOST_WORKERS: Final = 4
WORKER_NICENESS: Final = 5
"""Whoever acts at a table comes before whoever thinks."""

log = logging.getLogger(__name__)


def level_of(spec: str | None) -> int | None:
    """How strong a bot is, from 1 up; None for a person, and for a bot that is no longer seated."""
    return LEVELS.index(spec) + 1 if spec in LEVELS else None


def check_bot(spec: str | None) -> str:
    if spec not in LEVELS:
        raise Refused("bot-unknown", found=spec, known=", ".join(LEVELS))
    return spec


def thinkers_for(processes: int) -> int:
    """In how many each of so many processes that serve lets its bots think."""
    return max(1, min(MOST_WORKERS, ((os.cpu_count() or 2) - 1) // processes))


class Thinkers:
    """A few worker processes, started when the first is needed."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or thinkers_for(1)
        self._pool: ProcessPoolExecutor | None = None
        self.time = Histogram(THINKING)

    async def choose(self, spec: str, table: Table[Any], seat: Seat, rng: Random) -> Action:
        """What a bot does. It gets a redealt state: no secret leaves this process."""
        perspective = Perspective.of(table.game, table.state, seat, rng)
        question = Question.of(table.record.header, perspective, rng)
        try:
            with self.time.timed():
                return await self.run(_choose, spec, question, rng.getrandbits(64))
        except Exception:
            log.exception("the bot %s failed on seat %s; a random act instead", spec, seat)
            return rng.choice(perspective.options)

    async def run(self, function: Callable[..., T], *arguments: Any) -> T:
        """A function's value, from a worker; a pool that has lost a worker is made again, once."""
        loop = asyncio.get_running_loop()
        pool = self._started()
        try:
            return await loop.run_in_executor(pool, function, *arguments)
        except BrokenProcessPool:
            log.warning("a worker process was lost")
            if self._pool is pool:
                self._pool = None
            return await loop.run_in_executor(self._started(), function, *arguments)

    def warm(self) -> None:
        """Start a worker before it is needed."""
        if self._pool is None:
            self._started().submit(os.getpid)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, multiprocessing.get_context("spawn"), initializer=_prepare_worker
            )
        return self._pool


def _choose(spec: str, question: Question, seed: int) -> Action:
    return _bot(spec).choose(question.perspective(), Random(seed))


@cache
def _bot(spec: str) -> Bot:
    return find_bot(spec)


def _prepare_worker() -> None:
    """A worker ends with its server, however that ended, and leaves the keyboard to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(WORKER_NICENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
