"""Passkeys: a key that a device keeps and only shows that it has."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from typing import Any, Final

import sqlalchemy as sql
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy.exc import IntegrityError

from mesozoic.core.errors import Refused
from mesozoic.server.access import Access
from mesozoic.server.database import passkeys
from mesozoic.server.identity.person import Person
from mesozoic.server.identity.tickets import Tickets

# The package takes a third of a second to import: only where somebody has a passkey.

HOUSE: Final = "Mesozoic"


class Passkey(Struct, frozen=True):
    id: str
    person: int
    public_key: str
    sign_count: int
    created: int


class Site(Struct, frozen=True):
    """Where a page lies that asks for a passkey."""

    host: str
    origin: str


class Passkeys:
    def __init__(self, access: Access, tickets: Tickets, now: Callable[[], int]) -> None:
        self._access = access
        self._tickets = tickets
        self._now = now

    async def ask_for_new(self, person: Person, name: str, site: Site) -> dict[str, Any]:
        """What a browser is asked so that it makes one."""
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
        )

        known = [_bytes(passkey.id) for passkey in await self.of(person)]
        options = generate_registration_options(
            rp_id=site.host,
            rp_name=HOUSE,
            user_id=person.id.encode(),
            user_name=name,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=one) for one in known],
        )
        await self._tickets.give("new-passkey", person, _text(options.challenge))
        return _object(options_to_json(options))

    async def verify_new(self, person: Person, answer: dict[str, Any], site: Site) -> Passkey:
        """The one that a browser has made; it is not kept yet."""
        from webauthn import verify_registration_response
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = challenge_of(answer)
        if await self._tickets.take("new-passkey", challenge) != person.number:
            raise Refused("ticket-past")
        try:
            found = verify_registration_response(
                credential=answer,
                expected_challenge=_bytes(challenge),
                expected_rp_id=site.host,
                expected_origin=site.origin,
            )
        except WebAuthnException:
            raise Refused("passkey-wrong") from None
        return Passkey(
            _text(found.credential_id),
            person.number,
            _text(found.credential_public_key),
            found.sign_count,
            self._now(),
        )

    async def ask(self, site: Site) -> dict[str, Any]:
        """What a browser is asked so that it shows that it has one."""
        from webauthn import generate_authentication_options, options_to_json

        options = generate_authentication_options(rp_id=site.host)
        await self._tickets.give("passkey", None, _text(options.challenge))
        return _object(options_to_json(options))

    async def verify(self, answer: dict[str, Any], site: Site) -> int:
        """The number of whoever has the passkey that a browser has shown."""
        from webauthn import verify_authentication_response
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = challenge_of(answer)
        await self._tickets.take("passkey", challenge)
        passkey = await self.find(answer.get("id"))
        if passkey is None:
            raise Refused("passkey-unknown")
        try:
            shown = verify_authentication_response(
                credential=answer,
                expected_challenge=_bytes(challenge),
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=_bytes(passkey.public_key),
                credential_current_sign_count=passkey.sign_count,
            )
        except WebAuthnException:
            raise Refused("passkey-wrong") from None
        mine = sql.update(passkeys).where(passkeys.c.id == passkey.id)
        used = mine.values(sign_count=shown.new_sign_count)
        await self._access.write(lambda plain: plain.execute(used))
        return passkey.person

    async def keep(self, passkey: Passkey) -> None:
        row = asdict(passkey)
        insert = sql.insert(passkeys)
        try:
            await self._access.write(lambda plain: plain.execute(insert, row))
        except IntegrityError:
            raise Refused("passkey-known") from None

    async def find(self, name: Any) -> Passkey | None:
        if not isinstance(name, str) or not name.isascii():
            return None
        async with self._access.reading() as connection:
            found = await connection.execute(sql.select(passkeys).where(passkeys.c.id == name))
            row = found.mappings().first()
        return None if row is None else Passkey(**row)

    async def of(self, person: Person) -> list[Passkey]:
        mine = sql.select(passkeys).where(passkeys.c.person == person.number)
        async with self._access.reading() as connection:
            rows = await connection.execute(mine.order_by(passkeys.c.created, passkeys.c.id))
            return [Passkey(**row) for row in rows.mappings()]


def challenge_of(answer: dict[str, Any]) -> str:
    """What the browser says it was asked; that it was is looked up."""
    try:
        said = json.loads(_bytes(answer["response"]["clientDataJSON"]))
        challenge = said["challenge"]
    except (KeyError, TypeError, ValueError):
        raise Refused("passkey-wrong") from None
    if not isinstance(challenge, str):
        raise Refused("passkey-wrong")
    return challenge


def _object(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    return found


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
