"""Where push messages may be sent: addresses come from clients, and must lead out of here."""

from __future__ import annotations

import re
from ipaddress import IPv4Address, IPv6Address, IPv6Network
from typing import Final
from urllib.parse import urlsplit

from mesozoic.core.errors import Refused

LONGEST: Final = 1000
TRANSLATED: Final = IPv6Network("64:ff9b::/96")
INWARD: Final = ("localhost", "local", "internal")
_NUMBER: Final = re.compile(r"[0-9]+|0x[0-9a-f]*")
"""Where a host ends so, all of it is an address in one of its spellings."""


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
    """Whether it is a name that may lead out of here: no push service goes by a number."""
    labels = host.removesuffix(".").split(".")
    is_name = all(labels) and ":" not in host and not _NUMBER.fullmatch(labels[-1])
    return is_name and len(labels) > 1 and labels[-1] not in INWARD


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether it is somewhere on the internet, and not a machine or a network of ours."""
    within = _within(address) if isinstance(address, IPv6Address) else None
    address = within or address
    return address.is_global and not address.is_multicast


def _within(address: IPv6Address) -> IPv4Address | None:
    """The older address to which one leads that is made of it."""
    translated = IPv4Address(int(address) & 0xFFFFFFFF) if address in TRANSLATED else None
    return address.ipv4_mapped or address.sixtofour or translated
