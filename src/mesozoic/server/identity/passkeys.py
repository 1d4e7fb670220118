"""Passkeys: a key that a device keeps and only shows that it has."""

from __future__ import annotations

import json
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import sqlalchemy as sql
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy.exc import IntegrityError

from mesozoic.core.errors import Refused
from mesozoic.server.access import Access
from mesozoic.server.identity.person import Person
from mesozoic.server.identity.tickets import Tickets
from mesozoic.server.relations import passkeys, people

# The package takes a third of a second to import: only where somebody has a passkey.

HOUSE: Final = "Mesozoic"
LONGEST: Final = 1023
"""Bytes of a passkey's name: no authenticator needs more."""
_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,1364}")


class Passkey(Struct, frozen=True):
    id: str
    person: int
    public_key: str
    sign_count: int
    created: int
    name: str = ""
    """What whoever has it calls it."""
    used: int | None = None


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

    async def verify_new(
        self, person: Person, answer: dict[str, Any], site: Site, called: str = ""
    ) -> Passkey:
        """The one that a browser has made; it is not kept yet."""
        from webauthn import verify_registration_response
        from webauthn.helpers import (
            decode_credential_public_key,
            decoded_public_key_to_cryptography,
        )

        challenge = challenge_of(answer)
        if await self._tickets.take("new-passkey", challenge) != person.number:
            raise Refused("ticket-past")
        with _whatever_is_wrong():
            found = verify_registration_response(
                credential=answer,
                expected_challenge=_bytes(challenge),
                expected_rp_id=site.host,
                expected_origin=site.origin,
            )
            # One that could never be used is not kept.
            decoded_public_key_to_cryptography(
                decode_credential_public_key(found.credential_public_key)
            )
        if len(found.credential_id) > LONGEST:
            raise Refused("passkey-wrong")
        if await self.find(_text(found.credential_id)) is not None:
            raise Refused("passkey-known")
        return Passkey(
            _text(found.credential_id),
            person.number,
            _text(found.credential_public_key),
            found.sign_count,
            self._now(),
            called,
        )

    async def ask(self, site: Site, person: Person | None = None) -> dict[str, Any]:
        """What a browser is asked so that it shows that it has one, of this person's."""
        from webauthn import generate_authentication_options, options_to_json
        from webauthn.helpers.structs import PublicKeyCredentialDescriptor

        mine = [] if person is None else await self.of(person)
        known = [PublicKeyCredentialDescriptor(id=_bytes(passkey.id)) for passkey in mine]
        options = generate_authentication_options(rp_id=site.host, allow_credentials=known or None)
        await self._tickets.give("passkey", None, _text(options.challenge))
        return _object(options_to_json(options))

    async def verify(self, answer: dict[str, Any], site: Site) -> int:
        """The number of whoever has the passkey that a browser has shown."""
        from webauthn import verify_authentication_response

        challenge = challenge_of(answer)
        await self._tickets.take("passkey", challenge)
        passkey = await self.find(answer.get("id"))
        if passkey is None:
            raise Refused("passkey-unknown")
        with _whatever_is_wrong():
            shown = verify_authentication_response(
                credential=answer,
                expected_challenge=_bytes(challenge),
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=_bytes(passkey.public_key),
                credential_current_sign_count=passkey.sign_count,
            )
        mine = sql.update(passkeys).where(passkeys.c.id == passkey.id)
        used = mine.values(sign_count=shown.new_sign_count, used=self._now())
        await self._access.write(lambda plain: plain.execute(used))
        return passkey.person

    async def keep(self, passkey: Passkey) -> None:
        """A further one, of somebody who has an account."""
        try:
            await self._access.write(lambda plain: put_passkey(plain, passkey))
        except IntegrityError:
            raise Refused("passkey-known") from None

    async def rename(self, person: Person, name: str, called: str) -> None:
        mine = sql.update(passkeys).where(_is(name, person)).values(name=called)
        if not await self._access.write(lambda plain: plain.execute(mine).rowcount):
            raise Refused("passkey-gone")

    async def remove(self, person: Person, name: str) -> None:
        """It opens nothing any more; the last thing that opens an account stays."""

        def work(connection: sql.Connection) -> None:
            me = sql.select(people.c.password).where(people.c.number == person.number)
            password = connection.execute(me.with_for_update()).scalar()
            mine = sql.select(passkeys.c.id).where(passkeys.c.person == person.number)
            left = set(connection.execute(mine).scalars())
            if name not in left:
                raise Refused("passkey-gone")
            if password is None and len(left) == 1:
                raise Refused("passkey-last")
            connection.execute(sql.delete(passkeys).where(_is(name, person)))

        await self._access.write(work)

    async def find(self, name: Any) -> Passkey | None:
        if not isinstance(name, str) or not _NAME.fullmatch(name):
            return None
        known = sql.select(passkeys).where(passkeys.c.id == name)
        row = await self._access.fetch(lambda plain: plain.execute(known).mappings().first())
        return None if row is None else Passkey(**row)

    async def of(self, person: Person) -> list[Passkey]:
        mine = sql.select(passkeys).where(passkeys.c.person == person.number)
        ordered = mine.order_by(passkeys.c.created, passkeys.c.id)
        rows = await self._access.fetch(lambda plain: plain.execute(ordered).mappings().all())
        return [Passkey(**row) for row in rows]


def _is(name: str, person: Person) -> sql.ColumnElement[bool]:
    if not _NAME.fullmatch(name):
        return sql.false()
    return sql.and_(passkeys.c.id == name, passkeys.c.person == person.number)


def put_passkey(connection: sql.Connection, passkey: Passkey) -> None:
    connection.execute(sql.insert(passkeys), asdict(passkey))


@contextmanager
def _whatever_is_wrong() -> Iterator[None]:
    """The package raises whatever the parsers below it raise at what a client made up."""
    try:
        yield
    except Exception:
        raise Refused("passkey-wrong") from None


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
