"""What people may be called."""

from __future__ import annotations

import unicodedata

from mesozoic.core.errors import Refused


def cleaned(name: str) -> str:
    """A name without spaces around it."""
    name = " ".join(name.split())
    if not name:
        raise Refused("person-name-blank")
    return name


def compared(name: str) -> str:
    """How an account is found: whoever writes a name in other letters means the same."""
    return unicodedata.normalize("NFKC", cleaned(name)).casefold()
