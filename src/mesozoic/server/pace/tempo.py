"""How a table stands in time and who leads its seats, kept in step with its record and talk."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence, Set
from copy import copy
from typing import Any, Final

from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.server.pace.absences import Absences
from mesozoic.server.pace.agreed import AgreedClock, LiveClock
from mesozoic.server.pace.asking import asking, askings
from mesozoic.server.pace.clocks import Clocks, allowance, fold
from mesozoic.server.pace.leading import LATE, OURS, Leading, Said

COMING: Final = 600
"""Seconds that people have to come to a live table."""


class Tempo:
    def __init__(
        self,
        agreed: AgreedClock | None,
        people: Iterable[Seat],
        table: Table[Any],
        talk: Sequence[Said],
        created: int,
    ) -> None:
        """Without a clock only what was said tells who leads a seat."""
        self.agreed = agreed
        self._people = frozenset(people)
        self._created = created
        self._lines = [line for line in talk if line.kind in OURS]
        self._table = table
        self._leading = Leading(self._people, self._lines if agreed is None else ())
        self._askings = [] if agreed is None else askings(table)
        self.clocks = self._folded()

    def _folded(self) -> Clocks | None:
        if self.agreed is None:
            return None
        entries = self._table.record.entries
        return fold(self.agreed, self._people, self._askings, entries, self._lines)

    @property
    def leading(self) -> Leading:
        return self._leading if self.clocks is None else self.clocks.leading

    @property
    def late(self) -> Set[int]:
        """The entries that a bot answered for who had no time left."""
        return frozenset() if self.clocks is None else self.clocks.late

    def after(self, steps: Sequence[Table[Any]], lines: Sequence[Said]) -> Tempo:
        """As it will be, made aside: the table after each entry, and what is said with them."""
        if self.clocks is None and not any(line.kind in OURS for line in lines):
            return self
        other = copy(self)
        other._lines, other._askings = self._lines[:], self._askings[:]
        other._leading = self._leading.fork()
        other.clocks = self.clocks.fork() if self.clocks else None
        late = [line for line in lines if line.kind == LATE]
        other.hear(late)
        for table in steps:
            other.follow(table)
        other.hear([line for line in lines if line.kind != LATE])
        return other

    def follow(self, table: Table[Any]) -> None:
        """The table has an entry more."""
        if self.clocks is not None:
            self._table = table
            self._askings.append(asking(table))
            self.clocks.follow(table.record.entries[-1], self._askings[-1])

    def hear(self, lines: Iterable[Said]) -> None:
        ours = [line for line in lines if line.kind in OURS]
        self._lines += ours
        if self.clocks is None:
            for line in ours:
                self._leading.hear(line)
        elif not all(self.clocks.hear(line) for line in ours):
            self.clocks = self._folded()

    # What is due

    def runs_out(self, seat: Seat, absences: Absences) -> int | None:
        """The second in which a bot answers for a seat, unless it does so itself before."""
        end = self.clocks.runs_out(seat) if self.clocks else None
        is_live = isinstance(self.agreed, LiveClock)
        return max(end, absences.excused(seat)) if end is not None and is_live else end

    def due(
        self, now: int, table: Table[Any], passes_at: Callable[[Seat], int] | None = None
    ) -> int | None:
        """The second in which something is to be done without a person at a table that stands so;
        None: never. `passes_at`: when it is passed for who can only pass; at once, by itself."""
        if table.is_over or self.leading.ended is not None:
            return None
        if self.clocks is None:
            return now if self._goes_on_alone(table) else None
        asked = self._askings[-1]
        leaders = self.leading.leaders()
        if not asked.asked or not asked.asked <= leaders:
            return now
        ends = [self.clocks.runs_out(seat) for seat in asked.really]
        ends += [passes_at(seat) if passes_at else now for seat in asked.asked - asked.really]
        return min((end for end in ends if end is not None), default=None)

    def _goes_on_alone(self, table: Table[Any]) -> bool:
        """Whether luck, a bot or the table itself comes next. Where only bots play nobody waits."""
        leaders = self.leading.leaders()
        is_for_bots = table.awaits_luck() or not leaders.issuperset(table.deciders())
        return bool(self._people) and (is_for_bots or table.forced_pass() is not None)

    def removable(self) -> int | None:
        """From when on whoever never came may be replaced; None where all have come."""
        if self.agreed is None or not self.leading.missing():
            return None
        last = max([self._created, *self.leading.came.values()])
        is_live = isinstance(self.agreed, LiveClock)
        return last + (COMING if is_live else allowance(self.agreed)[1])
