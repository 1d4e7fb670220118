"""What counts of a rated table that is over: who is rated, and in which order."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, Protocol

from msgspec import Struct

from mesozoic.arena.rating import Rating, rate
from mesozoic.core.errors import Refused
from mesozoic.core.seats import Seat
from mesozoic.server.pace.agreed import AgreedClock
from mesozoic.server.shapes import Opening
from mesozoic.server.thinking import OLDER

BOT: Final = "bot:"
"""What a bot's name begins with, where a person's id would stand."""
LEVEL: Final = f"{BOT}level:"
"""Before a bot's level."""
FOUR: Final = tuple(OLDER.values())
"""The levels that are nearest to those of bots rated when there were four: `bot:1` to `bot:4`."""


class Finished(Struct, frozen=True, kw_only=True):
    """A rated table that is over."""

    number: int
    id: str
    game: str
    players: int
    places: Sequence[int]
    """None where it ended without a result."""
    bots: Sequence[int | None]
    """By seat the level of the bot that has it; None for a person."""
    left: Sequence[Seat]
    """The seats whose people have left, in that order: a bot played on."""
    at: int


class Counted(Struct, frozen=True, kw_only=True):
    """A seat that is rated."""

    seat: Seat
    subject: str
    place: int


class Wished(Protocol):
    """A table that somebody wants to open."""

    @property
    def rated(self) -> bool: ...
    @property
    def clock(self) -> AgreedClock | None: ...


def check_clock(wish: Wished) -> None:
    """Refuse a rated table that whoever is losing could leave for ever."""
    if wish.rated and wish.clock is None:
        raise Refused("rated-clock")


def check_rated(opening: Opening) -> None:
    """Refuse a rated table at which results would say nothing of who is stronger."""
    if not opening.rated:
        return
    check_clock(opening)
    if opening.seed is not None:
        raise Refused("rated-seed")
    if sum(wish.kind == "here" for wish in opening.seats) > 1:
        raise Refused("rated-screen")


def counted(finished: Finished, people: Mapping[Seat, Collection[str]]) -> list[Counted]:
    """The seats that are rated, each with its place among them; none where the table counts for
    nothing.

    `people`: by seat, the accounts that have it. Seats without exactly one are left out, and the
    rest are rated among themselves. Where somebody has two seats nothing counts.
    """
    subjects = {
        Seat(seat): found
        for seat in range(finished.players)
        if (found := _subject(finished.bots[seat], people.get(Seat(seat), ())))
    }
    if not finished.places or not _is_fair(list(subjects.values())):
        return []
    standing = {seat: _standing(seat, finished) for seat in subjects}
    return [
        Counted(
            seat=seat,
            subject=subject,
            place=1 + sum(other < standing[seat] for other in standing.values()),
        )
        for seat, subject in subjects.items()
    ]


def _standing(seat: Seat, finished: Finished) -> tuple[bool, int]:
    """Who left comes last, who left first behind who left later; whatever the bot made of the seat
    since is not theirs."""
    if seat in finished.left:
        return True, -finished.left.index(seat)
    return False, finished.places[seat]


def _is_fair(subjects: Sequence[str]) -> bool:
    """At least a person and somebody else, and nobody on two seats but bots."""
    persons = [subject for subject in subjects if not is_bot(subject)]
    return 0 < len(persons) == len(set(persons)) and len(set(subjects)) > 1


def rated(seats: Sequence[Counted], before: Mapping[str, Rating]) -> dict[str, Rating]:
    """Everybody's rating after a table, from those before it."""
    return rate(before, [one.subject for one in seats], [one.place for one in seats])


def is_bot(subject: str) -> bool:
    return subject.startswith(BOT)


def of_level(level: int) -> str:
    """The subject that all bots of a level are rated as."""
    return f"{LEVEL}{level}"


def level_in(subject: str) -> int | None:
    """A bot's level; None for a person."""
    if subject.startswith(LEVEL):
        return int(subject.removeprefix(LEVEL))
    return FOUR[int(subject.removeprefix(BOT)) - 1] if is_bot(subject) else None


def _subject(bot: int | None, people: Collection[str]) -> str | None:
    if bot is not None:
        return of_level(bot)
    return next(iter(people)) if len(people) == 1 else None
