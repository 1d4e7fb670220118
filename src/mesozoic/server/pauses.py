"""How long a pass takes that nobody else may tell from a choice."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.server.clock import Clock
from mesozoic.server.pace.agreed import DaysClock
from mesozoic.server.pace.tempo import Tempo
from mesozoic.server.stored import StoredSeat

if TYPE_CHECKING:
    from mesozoic.server.live import LiveTable

LEAST: Final = 0.7
MOST: Final = 2.5
USUAL: Final = 1.1
"""Seconds in which somebody passes who is there and quick."""
LEAST_AWAY: Final = 3 * 60
MOST_AWAY: Final = 60 * 60
"""Seconds in which somebody comes and passes who is not there, by correspondence."""


class Question(NamedTuple):
    seat: Seat
    decision: int
    is_away: bool
    """By correspondence, whether a person is to answer who is not there: who comes has not been
    asked before. For whom a bot answers it is all the same."""


class Pauses:
    def __init__(self, live: LiveTable, clock: Clock, *, are_kept: bool) -> None:
        self._live = live
        self._clock = clock
        self._are_kept = are_kept
        self._since: dict[Question, float] = {}

    def look(self) -> None:
        """Note since when each seat is asked what it is asked."""
        now = self._clock.now()
        asked = [self._question(seat) for seat in self._live.table.deciders()]
        self._since = {one: self._since.get(one, now) for one in asked}

    def hides(self, table: Table[Any], seat: Seat) -> bool:
        """Whether others would tell by the time that it takes whether a seat could only pass."""
        live = self._live
        if not self._are_kept or live.lesson is not None or seat not in table.secretly_asked():
            return False
        return has_company(live.kept.seats, seat, live.people.watchers())

    def left(self, seat: Seat, least: float = 0.0) -> float:
        """The seconds before others may see that a seat passes, who takes at least so many."""
        live = self._live
        if not self.hides(live.table, seat):
            return 0.0
        question = self._question(seat)
        if question.is_away:
            return self.passes_at(seat, live.tempo, live.table) - self._clock.time()
        now = self._clock.now()
        since = self._since.setdefault(question, now)  # who came since it was looked is asked now
        pause = self._dice(seat, question.decision).triangular(LEAST, MOST, USUAL)
        return since + max(pause, least) - now

    def passes_at(self, seat: Seat, tempo: Tempo, table: Table[Any]) -> int:
        """The second in which a seat passes at a table that nobody looks at and that stands so.

        It is the same for every worker.
        """
        if not self._is_by_correspondence(seat) or not self.hides(table, seat):
            return self._clock.time()
        since = tempo.clocks.asked_since(seat) if tempo.clocks else None
        if since is None:  # no clock runs before everybody has come
            entries = table.record.entries
            since = (entries[-1].at if entries else None) or self._live.kept.created
        share = self._dice(seat, table.decision(seat)).random()
        return since + int(LEAST_AWAY * (MOST_AWAY / LEAST_AWAY) ** share)

    def _question(self, seat: Seat) -> Question:
        live = self._live
        is_persons = self._is_by_correspondence(seat) and not live.is_late(seat)
        is_away = is_persons and seat not in live.people.present()
        return Question(seat, live.table.decision(seat), is_away)

    def _is_by_correspondence(self, seat: Seat) -> bool:
        """Whether a person leads a seat who need not be there."""
        live = self._live
        return isinstance(live.tempo.agreed, DaysClock) and live.bot(seat) is None

    def _dice(self, seat: Seat, decision: int) -> Random:
        """Of the table's secrets, so that they fall alike for every worker; no luck is drawn."""
        kept = self._live.kept
        keys = [kept.owner, *(seat.key for seat in kept.seats)]
        return Random(f"a pause {kept.seed} {keys} {seat} {decision}")


def has_company(seats: Sequence[StoredSeat], seat: Seat, watchers: int) -> bool:
    """Whether people look on who are not at the same screen as this seat. Bots hide nothing
    from who is alone with them but how long they think."""
    screens = {
        -1 if of.kind == "here" else number for number, of in enumerate(seats) if of.bot is None
    }
    if seats[seat].bot is not None:
        return len(screens) + watchers > 1
    own = -1 if seats[seat].kind == "here" else seat
    return bool(screens - {own}) or watchers > 0
