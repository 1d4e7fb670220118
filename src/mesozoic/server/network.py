"""Under which addresses this server is served; to its network only when somebody asks."""

from __future__ import annotations

import socket
from collections.abc import Awaitable, Callable, Sequence
from ipaddress import ip_address
from urllib.parse import urlsplit

from mesozoic.core.errors import Refused

Opener = Callable[[], Awaitable[str]]
"""Listens to the network too, and gives the address that others go to."""


class Network:
    def __init__(self, origins: Sequence[str] = (), names: Sequence[str] = ()) -> None:
        """`origins` are where others reach it, `names` what else its machine is called."""
        self.origins = list(origins)
        self.opener: Opener | None = None
        self._names = {name.lower() for name in names}

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

    def is_served_as(self, host: str, reached: str) -> bool:
        """Whether a `Host` is ours: a name that was made to lead here is not.

        `reached` is the address at which the connection came in.
        """
        name = name_of(host)
        return (
            is_loopback(name)
            or name == reached.lower()
            or name in self._names
            or name in map(name_of, self.origins)
        )

    def is_own(self, origin: str, scheme: str, host: str) -> bool:
        """Whether it is our page that asks: the one at this host, or one of our origins."""
        return origin.lower() in {f"{scheme}://{host}".lower(), *map(str.lower, self.origins)}


def read_origin(text: str) -> str:
    """An address that somebody is served under, such as https://club.example."""
    try:
        parts = urlsplit(text.strip().rstrip("/"))
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        raise Refused("origin-unreadable", found=text) from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path or parts.query:
        raise Refused("origin-unreadable", found=text)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}{port}"


def machine_names() -> list[str]:
    """What a machine is called on its network."""
    name = socket.gethostname()
    return [name, f"{name.partition('.')[0]}.local"]


def name_of(address: str) -> str:
    """The host of an origin or a `Host`, without its port."""
    try:
        return (urlsplit(address if "//" in address else f"//{address}").hostname or "").lower()
    except ValueError:
        return ""


def is_loopback(name: str) -> bool:
    if name == "localhost":
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False
