"""What people may be called."""

from __future__ import annotations

import unicodedata
from typing import Final

from mesozoic.core.errors import Refused

LONGEST: Final = 40
UNSEEN: Final = ("Cf", "Cn", "Co")
"""Letters that nobody sees, by their kind in Unicode."""


def cleaned(name: str) -> str:
    """A name without spaces around it."""
    name = " ".join(name.split())
    if not compared(name):
        raise Refused("person-name-blank")
    return name


def compared(name: str) -> str:
    """How an account is found: what looks alike in other letters is the same name."""
    seen = "".join(letter for letter in name if unicodedata.category(letter) not in UNSEEN)
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", seen).casefold())
    if len(folded) > LONGEST:  # one letter may stand for eighteen
        raise Refused("person-name-long", most=LONGEST)
    return " ".join(folded.split())
