"""Record files that anybody may send are proved in turns, in a short time, and once."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final, TypeVar

from mesozoic.core.errors import Refused
from mesozoic.server.child import ChildLost
from mesozoic.server.pool import Job, Pool
from mesozoic.server.watched import Watched

T = TypeVar("T")

PROVING: Final = 20.0
"""Seconds for a record; the longest that were really played take one, with a thousand undos three.
"""


class Provers(Pool):
    """Worker processes which also make what is our own, with all the time that it takes."""

    async def run(self, function: Callable[..., T], *arguments: Any) -> T:
        try:
            return await super().run(function, *arguments)
        except ChildLost:
            raise Refused("not-made") from None

    async def prove(self, whose: Hashable, function: Callable[..., T], *arguments: Any) -> T:
        """What a function makes of a record, where those who ask take turns."""
        deadline = self._clock.now() + PROVING
        try:
            value: T = await self._ask(deadline, whose, function, arguments)
        except ChildLost:
            raise Refused("record-slow", most=int(PROVING)) from None
        return value

    async def _do(self, worker: Watched, job: Job) -> Any:
        """What was slow once would be slow again, and keep others waiting for twice as long."""
        if job.deadline is None:
            return await super()._do(worker, job)
        return await worker.do(PROVING, job.function, job.arguments)
