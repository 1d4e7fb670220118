"""Somebody, as the database knows them."""

from __future__ import annotations

from msgspec import Struct

from mesozoic.server.keys import digest


class Session(Struct, frozen=True):
    """A browser that is somebody's."""

    key: str
    """The hash of the key in its cookie."""
    person: int


class Renewed(Struct, frozen=True):
    """Another key for a browser."""

    key: str
    ended: list[str]
    """The hashes of those that are nobody's any more."""


class Person(Struct, frozen=True):
    number: int
    id: str
    name: str
    account: str | None
    """The name as it is compared; none for a guest."""
    spelled: str | None
    """What it looks like; none for a guest, nor where an older account looks the same."""
    password: str | None
    created: int
    seen: int
    """When they were last here, to the day."""

    @property
    def is_guest(self) -> bool:
        return self.account is None


def session_of(key: str | None, person: Person | None) -> Session | None:
    """That of the browser with this key, where it is somebody's."""
    return None if key is None or person is None else Session(digest(key), person.number)
