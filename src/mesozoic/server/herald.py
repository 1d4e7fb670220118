"""What people at a table are told of it: each what they may know, and nobody more."""

from __future__ import annotations

from collections.abc import Collection, Sequence, Set
from typing import Any, Protocol

from mesozoic.core.errors import Refused
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.lessons.lesson import Lesson
from mesozoic.server import redaction
from mesozoic.server.messages import Presence, Seated, Taught, write_message
from mesozoic.server.pace.telling import clocks_of
from mesozoic.server.pace.tempo import Tempo
from mesozoic.server.people import Listener, People
from mesozoic.server.replica import Replica
from mesozoic.server.thinking import level_of


class Paced(Protocol):
    """A table, as far as it has clocks and is a lesson."""

    @property
    def tempo(self) -> Tempo: ...
    @property
    def lesson(self) -> Lesson | None: ...


class Herald:
    def __init__(self, replica: Replica, people: People, live: Paced) -> None:
        self._replica = replica
        self._people = people
        self._live = live
        self._log = redaction.Log()
        self._shown = redaction.Shown(self._log)

    @property
    def _table(self) -> Table[Any]:
        return self._replica.table

    @property
    def _is_ended(self) -> bool:
        return self._live.tempo.leading.ended is not None

    def welcome(self, listener: Listener) -> None:
        kept = self._replica.kept
        listener.say(
            redaction.welcome(
                self._table,
                kept.id,
                [seat.shown for seat in kept.seats],
                listener.yours,
                chosen_luck=kept.chosen_luck,
                pace=kept.pace,
                no_secrets=kept.no_secrets,
                next=kept.next,
                public=kept.public,
                rated=kept.rated,
                clock=kept.clock,
                substitute=level_of(kept.substitute),
                lesson=kept.lesson,
                who=None if listener.plays else listener.who,
            )
        )

    def show(self, listener: Listener) -> None:
        self.show_situation(listener)
        if closing := redaction.closing(self._table, is_ended=self._is_ended):
            listener.say(closing)

    def show_situation(self, listener: Listener) -> None:
        if taught := self._taught():
            listener.say(taught)
        listener.say(self.situation(listener.seat, wants_help=listener.wants_help))

    def _taught(self) -> Taught | None:
        lesson = self._live.lesson
        return None if lesson is None else redaction.taught(self._table, lesson)

    def situation(self, seat: Seat | None, *, wants_help: bool = False) -> bytes:
        late = self._live.tempo.late
        return self._shown.situation(self._table, seat, late, wants_help=wants_help)

    def show_log(self, listener: Listener, before: int) -> None:
        listener.say(redaction.lines(self._table, listener.seat, before, self._log))

    def say_what_is_wrong(self, listener: Listener) -> None:
        set_aside = self._replica.set_aside
        if set_aside and not self._table.is_over:
            listener.say(redaction.refusal(Refused("entries-set-aside", count=set_aside)))
        if self._replica.is_unsure:
            listener.say(redaction.refusal(Refused("standing-still")))

    def tell_presence(self, present: Collection[Seat]) -> None:
        seats = [
            Presence(kept.name, kept.kind, kept.kind == "bot" or seat in present)
            for seat, kept in enumerate(self._replica.kept.seats)
        ]
        self._people.say(Seated(seats=seats, watchers=self._people.watchers()))

    def tell_clocks(self, now: int, listeners: Sequence[Listener] | None = None) -> None:
        """To everybody, where none are named."""
        clocks = clocks_of(self._live.tempo, len(self._replica.kept.seats), now)
        if clocks is not None:
            body = write_message(clocks)
            for listener in self._people.here if listeners is None else listeners:
                listener.say(body)

    def tell_end(self) -> bool:
        """Whether all have agreed to it, and everybody was told."""
        closing = redaction.closing(self._table, is_ended=self._is_ended)
        if closing is None or self._table.is_over:
            return False
        self._people.say(closing)
        return True

    def word(self, steps: Sequence[Table[Any]], late: Set[int], news: list[redaction.News]) -> None:
        """Make, while the disk writes, what is told as soon as it is kept."""
        news += [redaction.News(table, late) for table in steps]
        for told in news:
            for listener in self._people.here:
                told.heard_by(listener.seat, wants_help=listener.wants_help)

    def tell(self, news: redaction.News | None = None) -> None:
        """The table is another now."""
        self._shown.forget()
        news = news or redaction.News(self._table, self._live.tempo.late)
        closing, taught = redaction.closing(self._table), self._taught()
        for listener in self._people.here:
            if heard := news.heard_by(listener.seat, wants_help=listener.wants_help):
                if taught is not None:
                    listener.say(taught)
                listener.say(heard)
            if closing:
                listener.say(closing)
