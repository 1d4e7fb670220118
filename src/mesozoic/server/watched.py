"""A worker that is watched: one that dies or stands still is ended, and another is in its place."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from mesozoic.server.child import Child, ChildLost
from mesozoic.server.clock import Clock

T = TypeVar("T")

STARTING: Final = 60.0
"""Seconds in which a worker has started, unless it never will."""

log = logging.getLogger(__name__)


class Watched:
    def __init__(self, clock: Clock, prepare: Callable[[], None]) -> None:
        """`prepare` is what a worker does before it is asked for anything."""
        self._clock, self._prepare = clock, prepare
        self._worker: Child | None = None

    async def start(self) -> Child:
        if self._worker is None:
            self._worker = worker = Child()
            try:
                await self._watch(STARTING, self._begin(worker))
            except Exception:
                self.end()
                raise
        return self._worker

    async def _begin(self, worker: Child) -> None:
        """What it has not prepared takes longer, and no more."""
        await worker.start()
        try:
            await worker.do(self._prepare, ())
        except ChildLost:
            raise
        except Exception:
            log.exception("a worker process begins unprepared")

    async def do(
        self, seconds: float, function: Callable[..., Any], arguments: tuple[Any, ...]
    ) -> Any:
        """What a function gives; the worker is lost where that takes longer."""
        worker = await self.start()
        return await self._watch(seconds, worker.do(function, arguments))

    def end(self) -> None:
        if self._worker is not None:
            self._worker.end()
            self._worker = None

    async def _watch(self, seconds: float, doing: Awaitable[T]) -> T:
        work = asyncio.ensure_future(doing)
        time = asyncio.ensure_future(self._clock.sleep(seconds))
        try:
            await asyncio.wait([work, time], return_when="FIRST_COMPLETED")
            if not work.done():
                raise ChildLost("stood still")
            return work.result()
        except ChildLost as lost:
            log.warning("a worker process is replaced: it %s", lost)
            self.end()
            raise
        finally:
            work.cancel()
            time.cancel()
