"""What is shown of finished tables: made in a worker process, and kept for whoever asks next."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from msgspec.json import encode

from mesozoic.server.pool import Pool
from mesozoic.server.store import Store
from mesozoic.server.stored import StoredTable

MOST_KEPT: Final = 16 * 1024 * 1024
"""Bytes that stay in memory."""
Make = Callable[[StoredTable, list[Any]], bytes]
"""What makes it of a table and its entries as they are written."""
_Key = tuple[str, str, bytes]


class Finished:
    def __init__(self, store: Store, provers: Pool, most: int = MOST_KEPT) -> None:
        self._store = store
        self._provers = provers
        self._most = most
        self._made: OrderedDict[_Key, bytes] = OrderedDict()
        self._size = 0

    async def shown(self, make: Make, kept: StoredTable) -> bytes:
        # Entries stay as they are; only what somebody is called may change.
        key = make.__name__, kept.id, encode([kept.header, kept.seats])
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        made = await self._provers.run(make, kept, await self._store.forms(kept))
        self._keep(key, made)
        return made

    def _keep(self, key: _Key, made: bytes) -> None:
        """What nobody has asked for the longest is let go."""
        self._size += len(made) - len(self._made.pop(key, b""))
        self._made[key] = made
        while self._size > self._most:
            _, old = self._made.popitem(last=False)
            self._size -= len(old)
