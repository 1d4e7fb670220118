"""Somebody, as the database knows them."""

from __future__ import annotations

from msgspec import Struct


class Person(Struct, frozen=True):
    number: int
    id: str
    name: str
    account: str | None
    """The name as it is compared; none for a guest."""
    password: str | None
    created: int

    @property
    def is_guest(self) -> bool:
        return self.account is None
