"""Passwords, kept as argon2 writes them."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

T = TypeVar("T")

HASHER: Final = PasswordHasher(parallelism=1)
NOBODY: Final = (
    "$argon2id$v=19$m=65536,t=3,p=1$c29tZWJvZHlzc2FsdA$aBGu3JVaTGmLI9YcZoOkjNgSFoYkFsfEhNxN9ZyWm7Q"
)
"""In place of the password of who has none, so that a wrong name takes as long as a wrong word."""


class Passwords:
    def __init__(self) -> None:
        # Each takes 64 MB while it is tried: one after the other.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="passwords")

    async def kept(self, password: str) -> str:
        """How a password is kept."""
        return await self._apart(partial(HASHER.hash, _typed(password)))

    async def fits(self, password: str, kept: str | None) -> bool:
        return await self._apart(partial(_fits, _typed(password), kept))

    async def _apart(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)


def _fits(password: str, kept: str | None) -> bool:
    try:
        HASHER.verify(kept or NOBODY, password)
    except (VerificationError, InvalidHashError):
        return False
    return kept is not None


def _typed(password: str) -> str:
    """Keyboards write the same letter in several ways."""
    return unicodedata.normalize("NFKC", password)
