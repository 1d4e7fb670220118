"""Secrets of the server's own, made at its first start and kept in its database."""

from __future__ import annotations

import base64
import hmac
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import sqlalchemy as sql
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy.exc import IntegrityError

from mesozoic.core.errors import Refused
from mesozoic.server.access import Access
from mesozoic.server.relations import server_secrets

PUSH: Final = "push"
SIGNING: Final = "signing"
_SIGNATURE: Final = 22
"""Letters: 132 bits."""


class ServerSecrets:
    """All workers of a database have the same."""

    def __init__(self, access: Access) -> None:
        self._access = access
        self._known: dict[str, str] = {}

    async def push_key(self) -> str:
        """The private key by which push services know this server, as a number in base64url."""
        return await self._kept(PUSH, _new_push_key)

    async def signer(self) -> Signer:
        return Signer(await self._kept(SIGNING, lambda: secrets.token_urlsafe(32)))

    async def _kept(self, name: str, make: Callable[[], str]) -> str:
        if name not in self._known:
            self._known[name] = await self._read(name) or await self._make(name, make())
        return self._known[name]

    async def _make(self, name: str, value: str) -> str:
        row = {"name": name, "value": value}
        with suppress(IntegrityError):  # another worker was first, and it is theirs
            await self._access.write(lambda plain: plain.execute(sql.insert(server_secrets), row))
        made = await self._read(name)
        assert made is not None
        return made

    async def _read(self, name: str) -> str | None:
        mine = sql.select(server_secrets.c.value).where(server_secrets.c.name == name)
        return await self._access.fetch(lambda plain: plain.execute(mine).scalar())


class Signer:
    """Makes links that only this server can have made."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def sign(self, purpose: str, what: str) -> str:
        return f"{what}.{self._signature(purpose, what)}"

    def read(self, purpose: str, signed: str) -> str:
        """What was signed for this purpose; refused where it was not."""
        what, _, signature = signed.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(purpose, what).encode()):
            raise Refused("link-wrong")
        return what

    def _signature(self, purpose: str, what: str) -> str:
        made = hmac.digest(self._key, f"{purpose} {what}".encode(), "sha256")
        return _base64(made)[:_SIGNATURE]


def public_key(push_key: str) -> str:
    """What browsers are told of the private one."""
    number = int.from_bytes(base64.urlsafe_b64decode(push_key + "=="), "big")
    point = ec.derive_private_key(number, ec.SECP256R1()).public_key()
    return _base64(point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _new_push_key() -> str:
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _base64(number.to_bytes(32, "big"))


def _base64(some: bytes) -> str:
    return base64.urlsafe_b64encode(some).decode().rstrip("=")
