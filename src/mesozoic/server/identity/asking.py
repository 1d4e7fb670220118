"""Who asks, as a call needs them: somebody, with an account, or who has just proved it."""

from __future__ import annotations

from mesozoic.core.errors import Refused
from mesozoic.server.identity.cookies import Caller, key_of
from mesozoic.server.identity.person import Person
from mesozoic.server.tables import Tables


async def known(request: Caller, tables: Tables) -> Person:
    person = await tables.directory.people.find(key_of(request))
    if person is None:
        raise Refused("person-unknown")
    return person


async def with_account(request: Caller, tables: Tables) -> tuple[Person, str]:
    """And the key of their browser."""
    person, key = await known(request, tables), key_of(request)
    if person.is_guest or key is None:
        raise Refused("account-none")
    return person, key


async def confirmed(request: Caller, tables: Tables) -> tuple[Person, str]:
    """For what cannot be undone, or lets somebody else in: a browser that was left open is not
    enough."""
    person, key = await with_account(request, tables)
    await tables.directory.confirmations.check(key)
    return person, key
