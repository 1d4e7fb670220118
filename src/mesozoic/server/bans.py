"""Who may not come in: addresses and networks, and keys, which are known by their hashes."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Literal

from msgspec import Struct

from mesozoic.core.errors import Refused
from mesozoic.server.keys import digest

BanKind = Literal["address", "key"]


class Ban(Struct, frozen=True):
    kind: BanKind
    what: str

    @classmethod
    def of_address(cls, text: str) -> Ban:
        try:
            network = ip_network(text.strip(), strict=False)
        except ValueError:
            raise Refused("ban-address", found=text) from None
        single = network.num_addresses == 1
        return cls("address", str(network.network_address if single else network))

    @classmethod
    def of_key(cls, key: str) -> Ban:
        return cls("key", digest(key))


class Bans:
    """All bans of an installation; `server/notices.py` keeps them fresh."""

    def __init__(self) -> None:
        self._networks: list[IPv4Network | IPv6Network] = []
        self._keys: frozenset[str] = frozenset()

    def replace(self, bans: Iterable[Ban]) -> None:
        found = list(bans)
        self._networks = [ip_network(ban.what) for ban in found if ban.kind == "address"]
        self._keys = frozenset(ban.what for ban in found if ban.kind == "key")

    def check_address(self, host: str) -> None:
        if self._networks and self._is_banned(host):
            raise Refused("banned")

    def check_keys(self, keys: Iterable[str]) -> None:
        if self._keys and any(digest(key) in self._keys for key in keys):
            raise Refused("banned")

    def is_banned(self, key: str | None) -> bool:
        """By its hash."""
        return key in self._keys

    def _is_banned(self, host: str) -> bool:
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return False
        mapped = getattr(address, "ipv4_mapped", None) or address
        return any(mapped in network for network in self._networks)
