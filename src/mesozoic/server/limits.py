"""How much one connection or one address may ask for."""

from __future__ import annotations

from collections import deque
from typing import Final

from msgspec import Struct

from mesozoic.server.clock import Clock

LARGEST_MESSAGE: Final = 64_000
LARGEST_BODY: Final = 64_000
LARGEST_RECORD: Final = 5_000_000
LARGEST_FRAME: Final = 16_000_000
"""The transport would close the connection over a larger one: so we refuse earlier, ourselves."""
MINUTE: Final = 60.0


class Limits(Struct, frozen=True):
    """What an installation may set otherwise."""

    messages_per_second: float = 20
    burst: int = 60
    tables_per_minute: int = 30
    replays_per_minute: int = 30
    kept_records: int = 1000
    """Record files that are kept in all, to link to them."""
    changes_per_minute: int = 60
    """Tables and records that an address deletes."""
    connections_per_table: int = 100
    backlog: int = 100
    """Messages that wait for one slow connection before it gets a fresh situation instead."""
    idle_seconds: float = 30
    """How long a table that nobody looks at stays in memory."""


class Bucket:
    """Lets so many through a second, and a burst at first."""

    def __init__(self, per_second: float, burst: int, clock: Clock) -> None:
        self._per_second, self._burst = per_second, burst
        self._clock = clock
        self._left, self._filled = float(burst), clock.now()

    def take(self) -> float:
        """The seconds to wait before this one may pass: 0 where it may now."""
        now = self._clock.now()
        self._left = min(self._burst, self._left + (now - self._filled) * self._per_second)
        self._filled = now
        if self._left < 1:
            return (1 - self._left) / self._per_second
        self._left -= 1
        return 0.0


class PerMinute:
    """So many a minute for each address."""

    def __init__(self, most: int, clock: Clock) -> None:
        self._most = most
        self._clock = clock
        self._seen: dict[str, deque[float]] = {}

    def allows(self, address: str) -> bool:
        now = self._clock.now()
        self._forget(now)
        seen = self._seen.setdefault(address, deque())
        if len(seen) >= self._most:
            return False
        seen.append(now)
        return True

    def _forget(self, now: float) -> None:
        for address, seen in list(self._seen.items()):
            while seen and now - seen[0] > MINUTE:
                seen.popleft()
            if not seen:
                del self._seen[address]
