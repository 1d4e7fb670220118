"""Who really asks, where a proxy stands before the server: those that are named are believed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Final

from msgspec import Struct

from mesozoic.core.errors import Refused

Scope = dict[str, Any]
FORWARDING: Final = ("forwarded", "x-forwarded-for", "x-forwarded-proto", "x-forwarded-host")
SECURE: Final = {"http": "https", "ws": "wss"}
_PAIR: Final = re.compile(r'\s*([\w-]+)=(?:"([^"]*)"|([^;,\s]*))\s*')


class Told(Struct, frozen=True):
    """What a proxy tells of a request."""

    path: list[str]
    """The addresses that it went through, the asker's first."""
    scheme: str | None
    host: str | None


class Proxies:
    """Those that are trusted: addresses, or networks such as 10.0.0.0/8."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        self._networks = [_network(name) for name in named]

    def trusts(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)

    def see_through(self, scope: Scope) -> Scope:
        """The request as whoever really asks made it, where a proxy of ours brought it.

        What a proxy was told itself is worth as much as who told it: the path is followed back as
        far as we trust.
        """
        sender = address_in(scope)
        if not self.trusts(sender):
            return scope
        told = _told(headers_of(scope))
        asker = next((one for one in reversed(told.path) if not self.trusts(one)), None)
        seen = {**scope, "client": (asker or next(iter(told.path), sender), 0)}
        if told.scheme == "https":
            seen["scheme"] = SECURE.get(scope["scheme"], scope["scheme"])
        if told.host:
            kept = [header for header in scope["headers"] if header[0] != b"host"]
            seen["headers"] = [*kept, (b"host", told.host.encode("latin-1"))]
        return seen


def headers_of(scope: Scope) -> dict[str, str]:
    """One value for each name: of several that is all of them, in their order."""
    found: dict[str, str] = {}
    for raw_name, raw_value in scope["headers"]:
        name, value = raw_name.decode("latin-1").lower(), raw_value.decode("latin-1")
        found[name] = f"{found[name]}, {value}" if name in found else value
    return found


def address_in(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "-"


def is_forwarded(headers: Mapping[str, str]) -> bool:
    return any(name in headers for name in FORWARDING)


def _told(headers: Mapping[str, str]) -> Told:
    if "x-forwarded-for" not in headers and "forwarded" in headers:
        return _forwarded(headers["forwarded"])
    return Told(
        [_bare(part) for part in headers.get("x-forwarded-for", "").split(",") if part.strip()],
        _last(headers.get("x-forwarded-proto")),
        _last(headers.get("x-forwarded-host")),
    )


def _forwarded(header: str) -> Told:
    """As RFC 7239 writes it."""
    pairs = list(_pairs(header))
    return Told(
        [_bare(value) for name, value in pairs if name == "for"],
        next((value for name, value in reversed(pairs) if name == "proto"), None),
        next((value for name, value in reversed(pairs) if name == "host"), None),
    )


def _pairs(header: str) -> Iterator[tuple[str, str]]:
    for name, quoted, plain in _PAIR.findall(header):
        yield name.lower(), quoted or plain


def _last(header: str | None) -> str | None:
    return header.rpartition(",")[2].strip() or None if header else None


def _bare(text: str) -> str:
    """An address without its port."""
    text = text.strip()
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text


def _network(name: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(name.strip(), strict=False)
    except ValueError:
        raise Refused("proxy-unreadable", found=name) from None
