"""A few worker processes, and what waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from mesozoic.server.child import ChildLost
from mesozoic.server.clock import Clock, MachineClock
from mesozoic.server.turns import Turns
from mesozoic.server.watched import Watched

T = TypeVar("T")

TRIES: Final = 2
"""How many workers are lost over one thing before it is given up."""
MARGIN: Final = 10.0
"""Seconds after its time by which a worker has answered, unless it stands still: a machine with far
too much to do is slow, and to start another worker makes it slower."""
UNTIMED: Final = 120.0
"""Seconds for what has no time of its own."""


@dataclass(eq=False)
class Job:
    """What a worker is asked to do."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    deadline: float | None
    done: asyncio.Future[Any]

    def succeed(self, value: Any) -> None:
        if not self.done.done():  # or nobody waits for it any more
            self.done.set_result(value)

    def fail(self, problem: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(problem)


def nothing() -> None: ...


class Pool:
    """Workers are started when they are needed."""

    prepare: Callable[[], None] = staticmethod(nothing)
    """What a worker does before it is asked for anything."""

    def __init__(self, size: int, clock: Clock | None = None) -> None:
        self._size = size
        self._clock = clock or MachineClock()
        self._turns = Turns[Job]()
        self._workers: list[Watched] = []
        self._working: list[asyncio.Task[None]] = []
        self._idle = 0

    async def run(self, function: Callable[..., T], *arguments: Any) -> T:
        """A function's value, from a worker."""
        value: T = await self._ask(None, None, function, arguments)
        return value

    async def run_by(
        self, deadline: float, whose: Hashable, function: Callable[..., T], *arguments: Any
    ) -> T:
        """The same, where those who ask take turns; the function is told, last, until when it may
        take: its share of the time that is left, where others wait."""
        value: T = await self._ask(deadline, whose, function, arguments)
        return value

    def warm(self) -> None:
        """Start a worker before it is needed."""
        if not self._working:
            self._hire()

    def close(self) -> None:
        for task in self._working:
            task.cancel()
        for worker in self._workers:
            worker.end()
        self._working, self._workers = [], []

    async def _ask(
        self,
        deadline: float | None,
        whose: Hashable,
        function: Callable[..., Any],
        arguments: tuple[Any, ...],
    ) -> Any:
        job = Job(function, arguments, deadline, asyncio.get_running_loop().create_future())
        self._turns.put(whose, job)
        if len(self._turns) > self._idle and len(self._working) < self._size:
            self._hire()
        try:
            return await job.done
        finally:
            self._turns.drop(whose, job)

    def _hire(self) -> None:
        worker = Watched(self._clock, self.prepare)
        self._workers.append(worker)
        self._working.append(asyncio.create_task(self._work(worker)))

    async def _work(self, worker: Watched) -> None:
        with suppress(Exception):  # whatever comes first tries again, and is told
            await worker.start()
        while True:
            self._idle += 1
            try:
                job = await self._turns.take()
            finally:
                self._idle -= 1
            try:
                job.succeed(await self._do(worker, job))
            except Exception as problem:
                job.fail(problem)

    async def _do(self, worker: Watched, job: Job) -> Any:
        for _ in range(TRIES - 1):
            with suppress(ChildLost):
                return await self._try(worker, job)
        return await self._try(worker, job)

    async def _try(self, worker: Watched, job: Job) -> Any:
        if job.deadline is None:
            return await worker.do(UNTIMED, job.function, job.arguments)
        until = self._until(job.deadline)
        seconds = max(0.0, until - self._clock.now()) + MARGIN
        return await worker.do(seconds, job.function, (*job.arguments, until))

    def _until(self, deadline: float) -> float:
        """Whoever waits shares what is left."""
        now = self._clock.now()
        sharing = 1 + len(self._turns) / self._size
        return now + (deadline - now) / sharing if deadline > now else deadline
