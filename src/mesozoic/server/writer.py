"""The one writer of a process: whatever waits is committed together, in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, Protocol, TypeVar

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncEngine

from mesozoic.server.database import file_engine
from mesozoic.server.trouble import Away, is_outage

T = TypeVar("T")
Work = Callable[[sql.Connection], T]
"""What is to be written. It may be done again, after what it did has been rolled back."""

FIRST: Final = -1
"""In place of a table's number: what locks more than one table is written before all others."""
TOGETHER: Final = 200
"""The most that is committed in one transaction."""


class Writer(Protocol):
    async def write(self, work: Work[T], table: int = 0) -> T:
        """What the work gives, once it is committed; `table`: the number of the one it is about."""
        ...

    async def close(self) -> None: ...


def writer_for(engine: AsyncEngine, *, power_cuts: bool) -> Writer:
    """`power_cuts`: whether what SQLite keeps outlasts one; others decide that by themselves."""
    if engine.dialect.name == "sqlite":
        return FileWriter(file_engine(engine.url, power_cuts=power_cuts))
    return PooledWriter(engine)


@dataclass
class _Job:
    work: Work[Any]
    table: int
    done: asyncio.Future[Any]
    value: Any = None
    problem: Exception | None = None

    def deliver(self) -> None:
        if self.done.done():  # nobody waits for it any more
            return
        if self.problem is None:
            self.done.set_result(self.value)
        else:
            self.done.set_exception(self.problem)


class FileWriter:
    """For SQLite: a thread with a connection of its own, and no hop for each statement.

    While it commits what comes is gathered, and handed over together: to wake the thread takes
    longer than to write an entry.
    """

    def __init__(self, engine: sql.Engine) -> None:
        self._engine = engine
        self._connection: sql.Connection | None = None
        """The thread's own: to be given one for each transaction takes a quarter of its time."""
        self._gathered: list[_Job] = []
        self._handed: SimpleQueue[Sequence[_Job]] = SimpleQueue()
        self._is_idle = asyncio.Event()
        self._is_idle.set()
        self._is_closed = False
        self._thread: Thread | None = None

    async def write(self, work: Work[T], table: int = 0) -> T:
        if self._is_closed:
            raise Away("database-away")
        loop = asyncio.get_running_loop()
        job = _Job(work, table, loop.create_future())
        if self._thread is None:
            self._thread = Thread(target=self._run, args=(loop,), name="writer", daemon=True)
            self._thread.start()
        self._gathered.append(job)
        if self._is_idle.is_set():
            self._hand_over()
        value: T = await job.done
        return value

    async def close(self) -> None:
        """Once all that waits is committed; nothing is from then on."""
        while not self._is_idle.is_set():
            await self._is_idle.wait()
            await asyncio.sleep(0)  # who is told of a commit now may write again
        self._is_closed = True
        if self._thread is not None:
            self._handed.put(())
            await asyncio.to_thread(self._thread.join)
            self._thread = None
        self._engine.dispose()

    def _hand_over(self) -> None:
        jobs = self._gathered[:TOGETHER]
        del self._gathered[:TOGETHER]
        self._is_idle.clear()
        self._handed.put(jobs)

    def _deliver(self, jobs: Sequence[_Job]) -> None:
        """What was gathered goes first, so that the disk writes while this is told."""
        if self._gathered:
            self._hand_over()
        else:
            self._is_idle.set()
        _deliver(jobs)

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        while jobs := self._handed.get():
            self._commit(jobs)
            loop.call_soon_threadsafe(self._deliver, jobs)
        self._let_go()

    def _commit(self, jobs: Sequence[_Job]) -> None:
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            _commit_together(self._connection, jobs)
            is_well = not any(job.problem and is_outage(job.problem) for job in jobs)
        except Exception as problem:
            _fail(jobs, problem)
            is_well = False
        if not is_well:
            self._let_go()

    def _let_go(self) -> None:
        """Of a connection that may be of no use any more."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()


class PooledWriter:
    """For a database behind a network, by its asynchronous driver."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._jobs: list[_Job] = []
        self._running: asyncio.Task[None] | None = None

    async def write(self, work: Work[T], table: int = 0) -> T:
        job = _Job(work, table, asyncio.get_running_loop().create_future())
        self._jobs.append(job)
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        value: T = await job.done
        return value

    async def close(self) -> None:
        """Once all that waits is committed."""
        if self._running is not None:
            await self._running

    async def _run(self) -> None:
        while self._jobs:
            # Other workers write at the same tables: where all keep to one order none waits for
            # another that waits for it.
            jobs = sorted(self._jobs[:TOGETHER], key=lambda job: job.table)
            del self._jobs[:TOGETHER]
            try:
                async with self._engine.connect() as connection:
                    await connection.run_sync(_commit_together, jobs)
            except Exception as problem:
                _fail(jobs, problem)
            _deliver(jobs)
        self._running = None


def _commit_together(connection: sql.Connection, jobs: Sequence[_Job]) -> None:
    """One transaction for all; where one of them is to blame that it fails, one for each."""
    done = 0
    try:
        with connection.begin():
            for job in jobs:
                job.value, job.problem = job.work(connection), None
                done += 1
    except Exception as problem:
        # Where the commit itself failed nobody knows what is kept: nothing is done twice.
        if len(jobs) == 1 or done == len(jobs) or is_outage(problem):
            _fail(jobs, problem)
        else:
            for job in jobs:
                _commit_together(connection, [job])


def _fail(jobs: Sequence[_Job], problem: Exception) -> None:
    for job in jobs:
        job.problem = problem


def _deliver(jobs: Sequence[_Job]) -> None:
    for job in jobs:
        job.deliver()
