"""Taking back further than freely: a seat asks, and everybody who leads one, or may take it
back, must agree.

A question stands until something happens that all hear of, somebody refuses, or who asked drops it.
Where only one person plays, with bots and unrated, nobody is asked, and luck is no bar: the same
comes again.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final, Protocol

from msgspec import Struct

from mesozoic.core.errors import IllegalAction, Refused
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.server.clock import Clock
from mesozoic.server.pace.leaving import check_leads
from mesozoic.server.pace.tempo import Tempo
from mesozoic.server.redaction import is_answered_for, may_take_back
from mesozoic.server.steps import Change
from mesozoic.server.stored import StoredTable
from mesozoic.server.table_status import status_of
from mesozoic.server.talk.lines import Adding, Said, TalkLine

ASKED: Final = "undo-asked"
AGREED: Final = "undo-agreed"
REFUSED: Final = "undo-refused"
DROPPED: Final = "undo-dropped"
WAITING: Final = 60
"""Seconds that bots wait for the answers."""
MOST_ENTRIES: Final = 10_000
"""Of a table at which something may still be taken back. A whole game has some hundreds, at most a
few thousand; by doing and taking back it could have any number, which are all read again."""


class Question(Struct, frozen=True):
    seat: Seat
    """Whose last act is to go."""
    agreed: frozenset[int]
    at: int


def question(talk: Sequence[TalkLine], entry: int) -> Question | None:
    """What is asked now; `entry`: how many entries everybody has heard of."""
    agreed: set[int] = set()
    for line in reversed(talk):
        if line.kind in (REFUSED, DROPPED):
            return None
        if line.kind == AGREED and line.seat is not None:
            agreed.add(line.seat)
        if line.kind == ASKED and line.seat is not None:
            if line.about["entry"] != entry:
                return None
            return Question(Seat(line.seat), frozenset({*agreed, *line.about["with"]}), line.at)
    return None


class AtTable(Protocol):
    """A table, as far as this concerns it."""

    @property
    def table(self) -> Table[Any]: ...
    @property
    def kept(self) -> StoredTable: ...
    @property
    def talk(self) -> Sequence[TalkLine]: ...
    @property
    def tempo(self) -> Tempo: ...

    async def add_lines(self, adding: Adding) -> None: ...
    async def write(self, change: Change, seat: Seat | None = None) -> None: ...


class Undoing:
    def __init__(self, live: AtTable, clock: Clock) -> None:
        self._live = live
        self._clock = clock

    @property
    def asked(self) -> Question | None:
        return question(self._live.talk, status_of(self._live.table).entries)

    def holds_bots(self) -> float:
        """The seconds for which bots still wait for the answers to a question."""
        asked = self.asked if self._live.talk else None
        return 0.0 if asked is None else max(0.0, asked.at + WAITING - self._clock.time())

    async def undo(self, seat: Seat) -> None:
        """What is free; where one is alone with bots, also what is not."""
        check_leads(self._live.tempo, seat)

        def undo(table: Table[Any], at: int) -> None:
            self._check_own(table, seat)
            taken = may_take_back(table, seat, self._live.tempo.late)
            if not taken and self._is_alone:
                taken = table.far_undo(seat, past_luck=True)
            _take_back(table, seat, taken, at)

        await self._live.write(undo, seat)

    async def ask(self, seat: Seat, yours: Collection[Seat]) -> None:
        """`yours`: all seats of whoever asks, who agrees for them."""
        check_leads(self._live.tempo, seat)
        if self._missing({*yours}):
            await self._live.add_lines(lambda: self._asking(seat, yours))
        else:
            await self._live.write(lambda table, at: self._far(table, seat, at))

    def _asking(self, seat: Seat, yours: Collection[Seat]) -> list[Said]:
        self._check_own(self._live.table, seat)
        _check_length(self._live.table)
        if not self._live.table.far_undo(seat):
            raise IllegalAction("no-undo")
        asked = self.asked
        if asked is not None:
            if asked.seat == seat:
                return []
            raise Refused("undo-asked-already")
        about = {"entry": status_of(self._live.table).entries, "with": sorted(yours)}
        return [Said(ASKED, seat, about)]

    async def answer(self, seat: Seat, *, agree: bool) -> None:
        check_leads(self._live.tempo, seat)
        await self._live.add_lines(lambda: self._answering(seat, agree=agree))
        asked = self.asked
        if agree and asked is not None and not self._missing(asked.agreed):
            await self._live.write(lambda table, at: self._agreed(table, asked.seat, at))

    def _answering(self, seat: Seat, *, agree: bool) -> list[Said]:
        asked = self.asked
        if asked is None:
            raise Refused("undo-not-asked")
        if agree:
            return [] if seat in asked.agreed else [Said(AGREED, seat)]
        return [Said(DROPPED if seat == asked.seat else REFUSED, seat)]

    def _agreed(self, table: Table[Any], seat: Seat, at: int) -> None:
        """Where another worker was first it has been done."""
        asked = self.asked
        if asked is not None and asked.seat == seat and not self._missing(asked.agreed):
            self._far(table, seat, at)

    def _far(self, table: Table[Any], seat: Seat, at: int) -> None:
        self._check_own(table, seat)
        _take_back(table, seat, table.far_undo(seat, past_luck=self._is_alone), at)

    def _check_own(self, table: Table[Any], seat: Seat) -> None:
        """Refuse where a bot answered last, as a seat's time had run out."""
        if is_answered_for(table, seat, self._live.tempo.late):
            raise Refused("undo-out-of-time")

    def _missing(self, agreed: Collection[int]) -> frozenset[Seat]:
        """Who leads a seat, or may take it back, and has not agreed; bots do."""
        return self._live.tempo.leading.asked() - frozenset(map(Seat, agreed))

    @property
    def _is_alone(self) -> bool:
        kept = self._live.kept
        return not kept.rated and sum(seat.bot is None for seat in kept.seats) == 1


def _take_back(table: Table[Any], seat: Seat, taken: tuple[int, ...], at: int) -> None:
    if table.is_over:  # the seed has been shown
        raise IllegalAction("why-over")
    _check_length(table)
    table.take_back(seat, taken, at=at)


def _check_length(table: Table[Any]) -> None:
    if len(table.record.entries) >= MOST_ENTRIES:
        raise Refused("undo-too-long", most=MOST_ENTRIES)
