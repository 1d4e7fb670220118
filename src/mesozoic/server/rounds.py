"""One thing a round of the event loop: between two of one address everybody else has their turn."""

from __future__ import annotations

import asyncio
from collections import deque


class Rounds:
    def __init__(self) -> None:
        self._is_taken = False
        """Whether something was let through in this round."""
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def wait(self) -> None:
        loop = asyncio.get_running_loop()
        if self._is_taken:
            turn = loop.create_future()
            self._waiting.append(turn)
            await turn
        else:
            self._is_taken = True
            loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        """A new round: whoever has waited the longest is let through."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():  # or whoever waited has gone away
                turn.set_result(None)
                asyncio.get_running_loop().call_soon(self._go_on)
                return
        self._is_taken = False
