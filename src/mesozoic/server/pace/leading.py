"""Who leads a seat now, folded from what was said at a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from copy import copy
from typing import Any, Final, Literal, Protocol

from mesozoic.core.seats import Seat

CAME: Final = "came"
"""Somebody sat down at a seat for the first time."""
LATE: Final = "out-of-time"
"""A bot gave the answer that follows; where it `keeps` the seat also those after it."""
BACK: Final = "back"
"""Who leads a seat took it back."""
RESIGNED: Final = "resigned"
END: Final = "end"
"""A seat agrees to end without a result, `without` those who are late and gone; it needs at `least`
so many. Lines of before say neither: then nobody who was late was asked."""
NO_END: Final = "no-end"
REMOVED: Final = "removed"
"""Nobody ever came to this seat, and it was given to a bot."""
HOLIDAY: Final = "holiday"
"""The days of a seat do not run from `begins` until `ends`."""

OURS: Final = frozenset({CAME, LATE, BACK, RESIGNED, END, NO_END, REMOVED, HOLIDAY})

NEEDED: Final = frozenset({CAME, LATE, BACK, RESIGNED, REMOVED, HOLIDAY})
"""Those that are kept however much was said: nobody can say them as often as they like."""

Instead = Literal["late", "resigned", "removed"]
"""Why a bot leads a seat in place of whose it is."""


class Said(Protocol):
    """A line of a table's talk."""

    @property
    def at(self) -> int: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def kind(self) -> str: ...
    @property
    def about(self) -> Mapping[str, Any]: ...


def who_left(bots: Sequence[str | None], said: Iterable[Said]) -> list[Seat]:
    """The seats for which a bot plays in the end, in the order in which they were left; `bots`: by
    seat, None for a person's."""
    people = (Seat(seat) for seat, bot in enumerate(bots) if bot is None)
    return list(Leading(people, said).instead)


class Leading:
    def __init__(self, people: Iterable[Seat], said: Iterable[Said] = ()) -> None:
        """`people`: the seats that are no bots'."""
        self.people = frozenset(people)
        self.instead: dict[Seat, Instead] = {}
        self.came: dict[Seat, int] = {}
        """By seat, when somebody first sat down there."""
        self.ending: frozenset[Seat] = frozenset()
        """Who agrees to end."""
        self.ended: int | None = None
        """When all had agreed."""
        self._passed_over: frozenset[Seat] = frozenset()
        """Who was late and gone when somebody last agreed to end."""
        self._least: int | None = None
        """How many must agree to end, where that was said."""
        self.was_changed = False
        """Whether anything was ever said of this."""
        for line in said:
            self.hear(line)

    def fork(self) -> Leading:
        other = copy(self)
        other.instead, other.came = dict(self.instead), dict(self.came)
        return other

    def leaders(self) -> frozenset[Seat]:
        """The seats that people lead now."""
        return self.people - self.instead.keys()

    def asked(self) -> frozenset[Seat]:
        """The seats whose people must agree to what all agree to: also those kept by a bot as their
        time ran out, who may take them back."""
        return self.people - {seat for seat, why in self.instead.items() if why != "late"}

    def missing(self) -> frozenset[Seat]:
        """The seats to which nobody ever came."""
        return self.leaders() - self.came.keys()

    def hear(self, line: Said) -> None:
        if line.seat is None or line.kind not in OURS:
            return
        seat, self.was_changed = Seat(line.seat), True
        match line.kind:
            case "came":
                self.came.setdefault(seat, line.at)
            case "out-of-time" if line.about["keeps"]:
                self._replace(seat, "late")
            case "back":
                self._passed_over -= {seat}
                if self.instead.get(seat) != "resigned":
                    self.instead.pop(seat, None)
            case "resigned":
                self._replace(seat, "resigned")
                self._end_if_agreed(line)
            case "removed":
                self._replace(seat, "removed")
                self._end_if_agreed(line)
            case "end":
                self.ending |= {seat}
                self._agree(line)
            case "no-end":
                self.ending = frozenset()

    def _agree(self, line: Said) -> None:
        if "without" in line.about:
            self._passed_over = frozenset(map(Seat, line.about["without"]))
            self._least = line.about["least"]
            self._end_if_agreed(line)
        elif self.ended is None and self.leaders() <= self.ending:
            self.ended = line.at

    def _end_if_agreed(self, line: Said) -> None:
        if self.ended is None and self._least is not None:
            is_agreed = self.are_enough(self.ending, self._passed_over, self._least)
            self.ended = line.at if is_agreed else None

    def are_enough(self, ending: Set[Seat], without: Set[Seat], least: int) -> bool:
        """Whether the game is over when these agree to end it."""
        return len(ending) >= least and self.asked() - without <= ending

    def _replace(self, seat: Seat, why: Instead) -> None:
        if self.instead.get(seat) != "resigned":
            self.instead[seat] = why
        self.ending -= {seat}
