"""A queue in which those who ask take turns: who asks much keeps nobody else waiting for it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    def __init__(self) -> None:
        self._waiting: dict[Hashable, deque[T]] = {}
        """By who asked, in the order of their turns."""
        self._put = asyncio.Semaphore(0)

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def put(self, whose: Hashable, asked: T) -> None:
        self._waiting.setdefault(whose, deque()).append(asked)
        self._put.release()

    def drop(self, whose: Hashable, asked: T) -> None:
        """Nobody waits for this any more; it may have had its turn already."""
        own = self._waiting.get(whose)
        if own and asked in own:
            own.remove(asked)
            if not own:
                del self._waiting[whose]

    async def take(self) -> T:
        """The oldest of whoever is next, who is last then."""
        await self._put.acquire()
        while not self._waiting:  # what was put has been dropped
            await self._put.acquire()
        whose = next(iter(self._waiting))
        own = self._waiting.pop(whose)
        asked = own.popleft()
        if own:
            self._waiting[whose] = own
        return asked
