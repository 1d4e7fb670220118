"""A line of a table's talk. Like the record, the talk only grows; unlike it, it is no part of the
game: what follows from it is folded from its lines, wherever it is needed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

from msgspec import Struct

ASIDE: Final = "aside"
"""What whoever looks on says: players hear it when the game is over."""
MOST_LINES: Final = 2000
"""That a table's talk may have."""


class Said(Struct, frozen=True):
    """What is to be added to the talk."""

    kind: str
    seat: int | None = None
    about: dict[str, Any] = {}


class TalkLine(Struct, frozen=True):
    number: int
    at: int
    """In seconds since 1970."""
    kind: str
    seat: int | None
    """Whose line it is; null where nobody's, or of whoever looks on."""
    about: dict[str, Any]


Adding = Callable[[], Sequence[Said]]
"""What is to be added to the talk as it now stands, or a refusal: asked again where another worker
was first."""


def numbered_lines(said: Sequence[Said], first: int, at: int) -> list[TalkLine]:
    return [
        TalkLine(number, at, one.kind, one.seat, one.about)
        for number, one in enumerate(said, first)
    ]


def may_hear(line: TalkLine, yours: Collection[int], *, is_over: bool) -> bool:
    """Whether whoever leads these seats (none: whoever looks on) may hear a line now."""
    return line.kind != ASIDE or is_over or not yours
