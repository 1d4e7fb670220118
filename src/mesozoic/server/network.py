"""Where others on the network reach this server; it is opened to them only when somebody asks."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from mesozoic.core.errors import Refused

Opener = Callable[[], Awaitable[str]]
"""Listens to the network too, and gives the address that others go to."""


class Network:
    def __init__(self, origins: Sequence[str] = ()) -> None:
        self.origins = list(origins)
        self.opener: Opener | None = None

    @property
    def is_closed(self) -> bool:
        """Whether it listens to its own machine only, and could be opened."""
        return not self.origins and self.opener is not None

    async def open(self) -> None:
        if self.origins:
            return
        if self.opener is None:
            raise Refused("network-closed")
        self.origins.append(await self.opener())
