"""Names of push services are looked up once, for the connection itself: none leads in here."""

from __future__ import annotations

import socket
from ipaddress import ip_address

from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

from mesozoic.server.notifying.endpoints import is_public


class PublicOnly(AbstractResolver):
    """Names lead to public addresses, or nowhere."""

    def __init__(self) -> None:
        self._inner = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        found = await self._inner.resolve(host, port, family)
        public = [one for one in found if is_public(ip_address(one["host"]))]
        if not public:
            raise OSError("no public address")
        return public

    async def close(self) -> None:
        await self._inner.close()
