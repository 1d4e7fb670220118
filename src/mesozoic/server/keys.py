"""The secret key of a seat: made once, given to whoever opened the table, kept only as a hash."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence

from mesozoic.core.seats import Seat


def new_key() -> str:
    """128 random bits."""
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    return secrets.token_hex(6)


def digest(key: str) -> str:
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def seats_of(keys: Iterable[str], digests: Sequence[str | None]) -> set[Seat]:
    """The seats that these keys open, compared in constant time."""
    given = [digest(key) for key in keys]
    return {
        Seat(seat)
        for seat, kept in enumerate(digests)
        if kept is not None and sum(hmac.compare_digest(kept, one) for one in given)
    }
