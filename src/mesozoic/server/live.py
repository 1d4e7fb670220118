"""A table that somebody looks at: one writer, and everyone told what they may know."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar
from weakref import proxy

from mesozoic.core.errors import Refused
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.core.values import Action
from mesozoic.lessons.following import check_goes_on, goes_on
from mesozoic.server import redaction
from mesozoic.server.clock import Clock
from mesozoic.server.fellows import Alone, Company, Fellows
from mesozoic.server.herald import Herald
from mesozoic.server.keys import seats_of
from mesozoic.server.messages import (
    Held,
    Json,
    Paced,
    PlayedAgain,
)
from mesozoic.server.pace import leaving
from mesozoic.server.pace.absences import Absences
from mesozoic.server.pace.departures import Departures
from mesozoic.server.pace.leading import LATE, OURS
from mesozoic.server.pace.tempo import Tempo
from mesozoic.server.pauses import Pauses
from mesozoic.server.people import Listener, People
from mesozoic.server.remarks import Remarks
from mesozoic.server.replica import Replica
from mesozoic.server.steps import Change, steps_of
from mesozoic.server.store import Fenced, Outrun, Store
from mesozoic.server.stored import Reading, StoredTable
from mesozoic.server.table_status import status_of
from mesozoic.server.talk.lines import NEXT, Adding, Said, TalkLine
from mesozoic.server.talk.spoken import SpokenTalk
from mesozoic.server.talk.undoing import Undoing
from mesozoic.server.teaching.lessons import lesson_at, luck_at

T = TypeVar("T")
USUAL: Final = "level:3"
"""The bot that answers where none was chosen."""


def _nothing() -> Sequence[Said]:
    return ()


class LiveTable:
    """All changes go through the lock: what comes next is made aside, committed, put in place and
    only then told. What is in memory is never ahead of what is kept."""

    def __init__(
        self,
        reading: Reading,
        store: Store,
        clock: Clock,
        fellows: Fellows | None = None,
        *,
        pauses: bool = True,
    ) -> None:
        """`pauses`: whether a pass that is forced takes as long as one that is not."""
        self.fellows = fellows or Alone()
        self.people = People(self.fellows)
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        """Set whenever the driver should look again."""
        self.driver: asyncio.Task[None] | None = None
        self._store = store
        self._clock = clock
        self._replica = Replica(reading, store)
        self.lesson = lesson_at(reading.kept)
        self._read_to = 0
        """The step of the lesson that whoever learns has come to."""
        self.tempo = self._folded_tempo()
        self.absences = Absences(self.tempo.leading.people, clock.time())
        own = proxy(self)  # or parts of it would hold on to us, as we to them
        self._spoken = SpokenTalk(self._replica, store, self.people, clock, own)
        self._herald = Herald(self._replica, self.people, own)
        self.undoing = Undoing(own, clock)
        self.pauses = Pauses(own, clock, are_kept=pauses)
        self.departures = Departures(own, clock)
        self._remarks = Remarks(self.people)
        self._luck = luck_at(self.kept, self.table, self.lesson)

    @property
    def table(self) -> Table[Any]:
        return self._replica.table

    @property
    def kept(self) -> StoredTable:
        return self._replica.kept

    @property
    def talk(self) -> Sequence[TalkLine]:
        return self._spoken.lines

    @property
    def is_unsure(self) -> bool:
        return self._replica.is_unsure

    @property
    def entries(self) -> int:
        return len(self.table.record.entries)

    def bot(self, seat: Seat) -> str | None:
        """Who leads a seat, where no person does now."""
        bot = self.kept.seats[seat].bot
        return self.substitute if seat in self.tempo.leading.instead else bot

    @property
    def substitute(self) -> str:
        """Who answers for whoever is out of time or has left."""
        return self.kept.substitute or USUAL

    def _folded_tempo(self) -> Tempo:
        kept = self.kept
        people = [Seat(seat) for seat, of in enumerate(kept.seats) if of.bot is None]
        return Tempo(kept.clock, people, self.table, self._replica.talk, kept.created)

    # Coming and going

    def seats_of(self, keys: list[str]) -> set[Seat]:
        return seats_of(keys, [seat.key for seat in self.kept.seats])

    async def join(self, listener: Listener) -> None:
        async with self.lock:
            self.people.here.append(listener)
            self._herald.welcome(listener)
            self._herald.show(listener)
            self._spoken.tell_one(listener)
            self._herald.tell_clocks(self._clock.time(), [listener])
            self._herald.say_what_is_wrong(listener)
            self._tell_presence()
            self.people.say_who_is_held(listener)
            self._seat()
        await self._note_coming(frozenset(listener.yours))

    async def _note_coming(self, seats: frozenset[Seat]) -> None:
        """Where it cannot be kept now it is when they come again."""
        if leaving.came(self.tempo, seats, self.entries):
            with suppress(Refused):
                await self.add_lines(lambda: leaving.came(self.tempo, seats, self.entries))

    def leave(self, listener: Listener) -> None:
        if listener in self.people.here:
            self.people.here.remove(listener)
            self._tell_presence()
            self._seat()

    def _seat(self) -> None:
        """Who leads a seat here has changed, or what they wish."""
        self.people.tell_others()
        self.changed.set()

    async def show(self, listener: Listener) -> None:
        """A fresh situation, of what is committed."""
        async with self.lock:
            self._herald.show_situation(listener)

    async def show_log(self, listener: Listener, before: int) -> None:
        async with self.lock:
            self._herald.show_log(listener, before)

    def situation(self, seat: Seat | None) -> bytes:
        return self._herald.situation(seat)

    def _tell_presence(self) -> None:
        present = self.people.present()
        self.absences.see(present, self._clock.time())
        self._herald.tell_presence(present)

    # Playing

    async def act(self, seat: Seat, decision: int, form: Json) -> None:
        leaving.check_leads(self.tempo, seat)
        action = self.table.game.action_codec.from_json(form)

        def act(table: Table[Any], at: int) -> None:
            if self.lesson is not None:
                check_goes_on(self.lesson, table, seat, action)
            table.act(seat, action, decision=decision, at=at)

        await self.write(act, seat)

    async def answer(
        self, seat: Seat, action: Action, decision: int, *, auto: bool, late: bool = False
    ) -> None:
        """The act of a bot, or of the table for a seat that can only pass.

        `late`: the seat is a person's who has no time left.
        """
        await self.write(
            lambda table, at: table.act(seat, action, decision=decision, auto=auto, at=at),
            seat,
            driven=True,
            adding=(lambda: self._out_of_time(seat)) if late else _nothing,
        )

    def _out_of_time(self, seat: Seat) -> list[Said]:
        """The second time in a row the bot keeps the seat."""
        keeps = self.tempo.clocks is not None and self.tempo.clocks.was_late(seat)
        return [Said(LATE, seat, {NEXT: self.entries, "keeps": keeps})]

    @property
    def is_ended(self) -> bool:
        """Whether all have agreed to end without a result."""
        return self.tempo.leading.ended is not None

    def alarm(self, looked: int) -> float | None:
        """The seconds until the first clock runs out that had not when one `looked`."""
        ends = (self.tempo.runs_out(seat, self.absences) for seat in self.tempo.leading.people)
        first = min((end for end in ends if end is not None and end > looked), default=None)
        return None if first is None else max(0, first - self._clock.time())

    def is_due_within(self, seconds: int) -> bool:
        """Whether something is to be done here soon, with nobody there."""
        due = self._due(self.tempo, self.table)
        return due is not None and due <= self._clock.time() + seconds

    def is_late(self, seat: Seat) -> bool:
        """Whether a bot answers for a person now."""
        ends = self.tempo.runs_out(seat, self.absences)
        return ends is not None and ends <= self._clock.time()

    async def draw(self) -> None:
        def draw(table: Table[Any], at: int) -> None:
            if table.awaits_luck():
                table.draw(self._luck, at=at)

        await self.write(draw, driven=True)

    # Second thoughts

    def hold(self, seat: Seat, milliseconds: int | None) -> None:
        self.people.hold(Held(seat=seat, milliseconds=milliseconds), self.entries)

    def be_patient(self, listener: Listener, milliseconds: int | None) -> None:
        listener.patience = milliseconds
        self._seat()

    def go_on(self, seat: Seat) -> None:
        self.people.settle(seat, self.entries)
        self._seat()

    def read_to(self, step: int) -> None:
        self._read_to = step
        self.changed.set()

    async def explain(self, listener: Listener, seat: Seat, form: Json) -> None:
        async with self.lock:
            listener.say(redaction.reason(self.table, seat, form))

    async def set_pace(self, pace: int) -> None:
        await _whole(self._set_pace(pace))

    async def _set_pace(self, pace: int) -> None:
        async with self.lock:
            self._replica.check()
            await self._keep(self._store.set_pace(self.kept.number, pace))
            self._replica.renew(pace=pace)
            self._tell_pace()
            self.fellows.notify(None)

    def _tell_pace(self) -> None:
        self.people.say(Paced(milliseconds=self.kept.pace))
        self.changed.set()

    async def set_name(self, seat: Seat, name: str) -> None:
        """Whoever leads a seat says what they are called, and all at the table hear it."""
        await _whole(self._set_name(seat, name))

    async def _set_name(self, seat: Seat, name: str) -> None:
        async with self.lock:
            self._replica.check()
            self._renew(await self._keep(self._store.set_name(self.kept.number, seat, name)))
            self.fellows.notify(None)

    async def add_lines(self, adding: Adding) -> None:
        """Something happens at the table that is no part of the game."""
        await _whole(self._add_lines(adding))

    async def _add_lines(self, adding: Adding) -> None:
        async with self.lock:
            await self._spoken.add(adding, self._keep)
            self.changed.set()
            self.fellows.notify(None)

    # What follows from the talk

    def beside(self, lines: Sequence[TalkLine]) -> dict[str, Any]:
        """What is kept of the table with these lines."""
        return self._beside(self.tempo.after((), lines), self.table)

    def _beside(self, after: Tempo, table: Table[Any]) -> dict[str, Any]:
        """When something is due, and whether the game is over by agreement."""
        ended = after.leading.ended
        if ended is not None and self.tempo.leading.ended is None:
            return {"ended": ended, "over": True, "waiting": [], "due": None}
        return {"due": self._due(after, table)}

    def _due(self, tempo: Tempo, table: Table[Any]) -> int | None:
        """The second in which something is to be done without a person; a lesson waits for one."""
        if self.lesson is not None:
            return None
        now, pauses = self._clock.time(), self.pauses
        return tempo.due(now, table, lambda seat: pauses.passes_at(seat, tempo, table))

    def hear_lines(self, lines: Sequence[TalkLine]) -> None:
        """What is new of the talk is in place."""
        if any(line.kind in OURS for line in lines):
            self.tempo.hear(lines)
            self._tell_clocks()
            self.changed.set()
            if self._herald.tell_end():
                self._spoken.tell_asides()

    def _tell_clocks(self) -> None:
        self._herald.tell_clocks(self._clock.time())

    def tell_again(self, table: str) -> None:
        """The same people play again, at another table."""
        self._replica.renew(next=table)
        self.people.say(PlayedAgain(table=table))

    async def write(
        self,
        change: Change,
        seat: Seat | None = None,
        *,
        driven: bool = False,
        adding: Adding = _nothing,
    ) -> None:
        """Do, commit, tell. Whoever asked may go away meanwhile: it is finished all the same.

        `seat`: whose act it is. `driven`: nobody asked, so that only the worker that drives the
        table may. `adding`: what is said with it.
        """
        await _whole(self._write(change, seat, driven, adding))

    async def _write(self, change: Change, seat: Seat | None, driven: bool, adding: Adding) -> None:
        async with self.lock:
            self._replica.check()
            leaving.check_goes_on(self.tempo)
            while True:
                before, asked = self.entries, self._asked(seat)
                try:
                    await self._do(change, driven, adding)
                except Fenced:
                    raise
                except Outrun:
                    # Where a seat is still asked the same, others have only answered beside it.
                    is_new = self.entries > before
                    if asked is None or not is_new or self._asked(seat) != asked:
                        raise
                else:
                    return

    def _asked(self, seat: Seat | None) -> int | None:
        return None if seat is None else self.table.decision(seat)

    async def _do(self, change: Change, driven: bool, adding: Adding) -> None:
        steps = steps_of(
            self.table, change, self._clock.time(), self._luck, self._passes, self.stands
        )
        if not steps:
            return
        before, after = self.entries, steps[-1]
        added, status = after.record.entries[before:], status_of(after)
        token = self.fellows.token if driven else None
        lines = [] if adding is _nothing else self._spoken.made(adding)
        tempo = self.tempo.after(steps, lines)
        beside = self._beside(tempo, after)
        news: list[redaction.News] = []
        asyncio.get_running_loop().call_soon(self._herald.word, steps, tempo.late, news)
        try:
            number = self.kept.number
            await self._keep(self._store.add(number, before, added, status, token, lines, beside))
        except Refused:
            if self.table.record.entries[before : before + len(added)] == added:
                return  # it was kept after all, and everybody has been shown
            raise
        self.tempo = tempo
        for step, table in enumerate(steps):
            self._put(table, news[step] if news else None)
        self._tell_what_time_it_is(steps, to_all=bool(lines))
        if lines:
            self._spoken.put(lines)
            self.fellows.notify(None)
        self.fellows.notify(self.entries - 1)

    def stands(self, table: Table[Any]) -> bool:
        """Whether nothing goes on there by itself: a lesson is read first, or at its end."""
        return self.lesson is not None and not goes_on(self.lesson, table, self._read_to)

    def _passes(self, table: Table[Any], seat: Seat) -> bool:
        """Whether a forced pass follows at once: a person's, where acts take no time, nobody has
        doubts, and nobody else learns anything by that."""
        if self.kept.pace or self.people.may_have_doubts():
            return False
        return self.bot(seat) is None and not self.pauses.hides(table, seat)

    def _put(self, table: Table[Any], news: redaction.News | None = None) -> None:
        self._replica.table, self.people.held = table, None
        self._herald.tell(news)
        if table.is_over:
            self._spoken.tell_asides()
        self.changed.set()

    # What is kept, and other workers

    async def _keep(self, writing: Awaitable[T]) -> T:
        """Commit; where that fails, or may have failed, what is kept is read again first."""
        try:
            return await self._replica.keep(writing)
        except Outrun as outrun:
            self.changed.set()
            if not await self._catch_up() and not isinstance(outrun, Fenced):
                await self._read()
            raise
        except Refused:
            self.changed.set()
            await self._read()
            raise

    async def read_again(self) -> None:
        """Be sure again of what is kept."""
        async with self.lock:
            if self.is_unsure:
                await self._read()

    async def _read(self) -> None:
        before, talked = self.kept, len(self.talk)
        await self._replica.read()
        self.tempo = self._folded_tempo()
        self._tell_kept(before)
        self._spoken.tell(self.talk[talked:])
        for listener in self.people.here:
            self._herald.show(listener)
        self._tell_clocks()
        self.changed.set()

    async def hear(self, entries: int) -> None:
        """Another worker has kept so many: they are read, where they are not known."""
        async with self.lock:
            if self._replica.is_behind(entries):
                await self._catch_up()

    async def renew(self, kept: StoredTable, company: Company) -> None:
        """This is what is kept, and how it is with other workers."""
        async with self.lock:
            if self._replica.is_behind(kept.status.entries):
                await self._catch_up()
            self._renew(kept)
            await self._spoken.hear(kept.talked)
            if self.people.meet(company, self.entries):
                self._tell_presence()
            self.changed.set()

    async def _catch_up(self) -> bool:
        """What others have kept is told in order, as if it had been done here; whether there was
        anything."""
        fresh = await self._replica.fresh()
        for table in fresh:
            self.tempo.follow(table)
            self._put(table)
        self._tell_what_time_it_is(fresh)
        return bool(fresh)

    def _tell_what_time_it_is(self, steps: Sequence[Table[Any]], *, to_all: bool = False) -> None:
        """Where there is a clock, to whoever heard of a step: others could count those unheard."""
        if self.tempo.agreed is not None:
            here = self.people.here
            heard = (
                here if to_all else [one for one in here if redaction.has_heard(steps, one.seat)]
            )
            self._herald.tell_clocks(self._clock.time(), heard)

    def _renew(self, kept: StoredTable) -> None:
        before, self._replica.kept = self.kept, kept
        self._tell_kept(before)

    def _tell_kept(self, before: StoredTable) -> None:
        """What is new of a table besides entries."""
        kept = self.kept
        if kept.pace != before.pace:
            self._tell_pace()
        if kept.next is not None and kept.next != before.next:
            self.tell_again(kept.next)
        if kept.seats != before.seats:
            self._tell_presence()

    # Remarks

    def say_that_it_stands_still(self) -> None:
        self._remarks.complain("standing-still")

    def say_that_bots_are_in_haste(self) -> None:
        self._remarks.say_that_bots_are_in_haste()

    def tell_random(self, seat: Seat) -> None:
        """A bot could not think over its last act; that is no part of the record."""
        entries = enumerate(self.table.record.entries)
        entry = max(number for number, entry in entries if entry.seat == seat)
        self.say_that_it_was_random(entry)
        self.fellows.notify_random(entry)

    def say_that_it_was_random(self, entry: int) -> None:
        seat = self.table.record.entries[entry].seat
        if seat is not None:
            kept = self.kept.seats[seat]
            self._remarks.say_that_it_was_random(entry, kept.name or kept.bot)

    async def end(self) -> None:
        """The table is deleted: nothing more is written, and whoever sits there is told."""
        await self.close()
        async with self.lock:
            self._replica.is_deleted = True
        self._remarks.complain("table-deleted")

    async def close(self) -> None:
        """Stop the driver and let a write that is under way finish."""
        if self.driver is not None:
            self.driver.cancel()
            await asyncio.wait([self.driver])
            self.driver = None  # which would hold on to us, as we to it
        async with self.lock:
            pass


async def _whole(work: Awaitable[None]) -> None:
    await asyncio.shield(asyncio.ensure_future(work))
