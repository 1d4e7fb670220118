"""What people say to one another at a table: those who lead a seat, and apart those who look on.

What players say everybody at the table hears, also who looks on; nothing of it is trusted.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Any, Final

from mesozoic.core.errors import Refused
from mesozoic.server.talk.lines import ASIDE, Said, TalkLine

CHAT: Final = "chat"
LONGEST: Final = 300
"""Letters of what is said at once."""
MOST: Final = {CHAT: 1000, ASIDE: 500}
"""Lines of each kind at a table: whatever else happens there has room beside them."""
_UNPRINTED: Final = ("Cc", "Cs", "Cn", "Co")
_TURNING: Final = frozenset(
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
)
"""Marks that turn the direction of what stands beside them."""


def printed(text: str) -> str:
    """What somebody wrote, on one line; refused where it is not all to be seen."""
    line = " ".join(text.split())
    kinds = [unicodedata.category(letter) for letter in line]
    if any(kind in _UNPRINTED for kind in kinds) or not _TURNING.isdisjoint(line):
        raise Refused("say-unprinted")
    if all(kind[0] in "ZCM" for kind in kinds):
        raise Refused("say-nothing")
    return line


def chat(talk: Sequence[TalkLine], seat: int | None, about: dict[str, Any]) -> Said:
    """A line more; `seat`: none for whoever looks on."""
    kind = ASIDE if seat is None else CHAT
    if sum(line.kind == kind for line in talk) >= MOST[kind]:
        raise Refused("talk-too-long", most=MOST[kind])
    return Said(kind, seat, about)
