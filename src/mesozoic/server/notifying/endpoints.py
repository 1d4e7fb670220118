"""Where push messages may be sent: addresses come from clients, and must lead out of here."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

from mesozoic.core.errors import Refused

LONGEST: Final = 1000


def check_endpoint(address: str, *, may_be_here: bool = False) -> None:
    """Refuse what is no address of a push service; where its name leads is seen when it is used."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise Refused("push-address") from None
    if may_be_here and parts.scheme == "http" and host:
        return
    plain = address.isascii() and address.isprintable() and len(address) <= LONGEST
    whole = parts.scheme == "https" and host and port in (None, 443) and "@" not in parts.netloc
    if not (plain and whole) or not _may_be_public(host or ""):
        raise Refused("push-address")


def _may_be_public(host: str) -> bool:
    try:
        return is_public(ip_address(host))
    except ValueError:
        return "." in host.strip(".") and not host.endswith((".localhost", ".local", ".internal"))


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether it is somewhere on the internet, and not a machine or a network of ours."""
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return address.is_global and not address.is_multicast
