"""A line of a table's talk. Like the record, the talk only grows; unlike it, it is no part of the
game: what follows from it is folded from its lines, wherever it is needed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

ASIDE: Final = "aside"
"""What whoever looks on says: players hear it when the game is over."""
NEXT: Final = "next_entry"
"""Under which a line says which entry of the record was to come: to fold both in order. Nobody is
told, as of some entries only one seat hears."""
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


def as_told(line: TalkLine) -> TalkLine:
    """As much of a line as may be known."""
    if NEXT not in line.about:
        return line
    return replace(line, about={name: line.about[name] for name in line.about if name != NEXT})


def kinds_of(lines: Sequence[TalkLine]) -> set[str]:
    return {line.kind for line in lines}


def numbered_lines(said: Sequence[Said], first: int, at: int) -> list[TalkLine]:
    return [
        TalkLine(number, at, one.kind, one.seat, one.about)
        for number, one in enumerate(said, first)
    ]


def may_hear(line: TalkLine, *, plays: bool, is_over: bool) -> bool:
    """Whether whoever has a seat, or only looks on, may hear a line now."""
    return line.kind != ASIDE or is_over or not plays
