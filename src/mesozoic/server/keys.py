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


def record_id(text: str) -> str:
    """By what a record file holds, so that the same is found again."""
    return digest(text)[:32]


def new_table_id() -> str:
    return secrets.token_hex(6)


def new_opening_id() -> str:
    """64 random bits: where it is not listed only who was told finds it."""
    return secrets.token_hex(8)


def digest(key: str) -> str:
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def seats_of(keys: Iterable[str], digests: Sequence[str | None]) -> set[Seat]:
    """The seats that these keys open, compared in constant time."""
    given = list(keys)
    return {
        Seat(seat) for seat, kept in enumerate(digests) if sum(opens(key, [kept]) for key in given)
    }


def opens(key: str, digests: Iterable[str | None]) -> bool:
    """Whether a key is one of these, compared in constant time."""
    given = digest(key)
    return bool(sum(hmac.compare_digest(kept, given) for kept in digests if kept is not None))
