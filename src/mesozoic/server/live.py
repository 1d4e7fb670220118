"""A table that somebody looks at: one writer, and everyone told what they may know."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Protocol

from msgspec.structs import replace

from mesozoic.core.errors import IllegalAction, Refused
from mesozoic.core.luck import SeededLuck
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.core.values import Action
from mesozoic.server import redaction
from mesozoic.server.abreast import Abreast
from mesozoic.server.bans import Bans
from mesozoic.server.fellows import Alone, Fellows, HeldAt, Sitter
from mesozoic.server.keys import seats_of
from mesozoic.server.messages import (
    Held,
    Json,
    Paced,
    PlayedAgain,
    Presence,
    Seated,
    ServerMessage,
    Situation,
)
from mesozoic.server.store import Fenced, Outrun, Reading, Store, StoredTable

TOGETHER: Final = 40
"""The most entries of one table that are committed, and told, together: no connection's backlog."""
Change = Callable[[Table[Any], int], Any]
"""Something that is done at a table, now."""


class Listener(Protocol):
    """A connection, as a table sees it."""

    seat: Seat | None
    yours: set[Seat]
    patience: int | None
    """Milliseconds that bots wait while what was done last may be taken back; None: until told."""

    def say(self, message: ServerMessage | bytes) -> None:
        """Tell something; bytes are a message that others are told as well."""
        ...

    def hang_up(self) -> None: ...

    def leave_if_banned(self, bans: Bans) -> None: ...


class LiveTable(Abreast):
    """All changes go through the lock: what comes next is made aside, committed, put in place and
    only then told. What is in memory is never ahead of what is kept."""

    def __init__(self, reading: Reading, store: Store, fellows: Fellows | None = None) -> None:
        super().__init__(reading, store, fellows or Alone())
        self.listeners: list[Listener] = []
        self.driver: asyncio.Task[None] | None = None
        self._settled: dict[Seat, int] = {}
        """By seat, how many entries there were when it said that it takes nothing back."""
        self._random: set[int] = set()
        """Entries that were chosen at random, and of which that was said."""
        self._log = redaction.Log()
        self._luck = SeededLuck(bytes.fromhex(self.kept.seed))

    def bot(self, seat: Seat) -> str | None:
        return self.kept.seats[seat].bot

    # Coming and going

    def seats_of(self, keys: list[str]) -> set[Seat]:
        return seats_of(keys, [seat.key for seat in self.kept.seats])

    async def join(self, listener: Listener) -> None:
        async with self.lock:
            self.listeners.append(listener)
            listener.say(
                redaction.welcome(
                    self.table,
                    self.kept.id,
                    [seat.shown for seat in self.kept.seats],
                    listener.yours,
                    chosen_luck=self.kept.chosen_luck,
                    pace=self.pace,
                    no_secrets=self.kept.no_secrets,
                    next=self.kept.next,
                )
            )
            self._show(listener)
            self._say_what_is_wrong(listener)
            self._tell_presence()
            if self.held is not None and self.held.seat in listener.yours:
                listener.say(self.held)
            self._seat()

    def _show(self, listener: Listener) -> None:
        listener.say(self.situation(listener.seat))
        if closing := redaction.closing(self.table):
            listener.say(closing)

    def _show_all(self) -> None:
        for listener in self.listeners:
            self._show(listener)

    def _say_what_is_wrong(self, listener: Listener) -> None:
        if self.set_aside and not self.table.is_over:
            listener.say(redaction.refusal(Refused("entries-set-aside", count=self.set_aside)))
        if self.is_unsure:
            listener.say(redaction.refusal(Refused("standing-still")))

    def leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            self._tell_presence()
            self._seat()

    def _seat(self) -> None:
        """Who leads a seat here has changed, or what they wish."""
        self.fellows.seat(
            [
                Sitter(seat, listener.patience, self._settled.get(seat))
                for listener in self.listeners
                for seat in listener.yours
            ]
        )
        self.changed.set()

    async def show(self, listener: Listener) -> None:
        """A fresh situation, of what is committed."""
        async with self.lock:
            listener.say(self.situation(listener.seat))

    async def show_log(self, listener: Listener, before: int) -> None:
        async with self.lock:
            listener.say(redaction.lines(self.table, listener.seat, before, self._log))

    def situation(self, seat: Seat | None) -> Situation:
        return redaction.situation(self.table, seat, self._log)

    def _tell_presence(self) -> None:
        present = {seat for listener in self.listeners for seat in listener.yours}
        present |= {sitter.seat for sitter in self.fellows.company.people}
        seats = [
            Presence(kept.name, kept.kind, kept.kind == "bot" or seat in present)
            for seat, kept in enumerate(self.kept.seats)
        ]
        for listener in self.listeners:
            listener.say(Seated(seats=seats))

    # Playing

    async def act(self, seat: Seat, decision: int, form: Json) -> None:
        action = self.table.game.action_codec.from_json(form)
        await self.write(lambda table, at: table.act(seat, action, decision=decision, at=at), seat)

    async def answer(self, seat: Seat, action: Action, decision: int, *, auto: bool) -> None:
        """The act of a bot, or of the table for a seat that can only pass."""
        await self.write(
            lambda table, at: table.act(seat, action, decision=decision, auto=auto, at=at),
            seat,
            driven=True,
        )

    async def draw(self) -> None:
        def draw(table: Table[Any], at: int) -> None:
            if table.awaits_luck():
                table.draw(self._luck, at=at)

        await self.write(draw, driven=True)

    # Waiting for second thoughts

    def patience(self, seat: Seat) -> int | None:
        """As the most patient of those who lead this seat wishes; 0 where nobody is here."""
        wishes = [listener.patience for listener in self.listeners if seat in listener.yours]
        elsewhere = self.fellows.company.people
        wishes += [sitter.patience for sitter in elsewhere if sitter.seat == seat]
        return None if None in wishes else max((wish for wish in wishes if wish), default=0)

    def hold(self, seat: Seat, milliseconds: int | None) -> None:
        held = Held(seat=seat, milliseconds=milliseconds)
        self._tell_held(held)
        if any(sitter.seat == seat for sitter in self.fellows.company.people):
            self.fellows.hold(HeldAt.of(held, len(self.table.record.entries)))

    def _tell_held(self, held: Held) -> None:
        self.held = held
        for listener in self.listeners:
            if held.seat in listener.yours:
                listener.say(held)

    def be_patient(self, listener: Listener, milliseconds: int | None) -> None:
        listener.patience = milliseconds
        self._seat()

    def go_on(self, seat: Seat) -> None:
        self._settled[seat] = len(self.table.record.entries)
        self._seat()

    def is_settled(self, seat: Seat) -> bool:
        """Whether a seat takes nothing back of what there is."""
        elsewhere = (s.settled for s in self.fellows.company.people if s.seat == seat)
        return len(self.table.record.entries) in (self._settled.get(seat), *elsewhere)

    async def undo(self, seat: Seat) -> None:
        def undo(table: Table[Any], at: int) -> None:
            if table.is_over:  # the seed has been shown
                raise IllegalAction("why-over")
            table.undo(seat, at=at)

        await self.write(undo, seat)

    async def explain(self, listener: Listener, seat: Seat, form: Json) -> None:
        async with self.lock:
            listener.say(redaction.reason(self.table, seat, form))

    async def set_pace(self, pace: int) -> None:
        await _whole(self._set_pace(pace))

    async def _set_pace(self, pace: int) -> None:
        async with self.lock:
            self._check()
            await self._keep(self._store.set_pace(self.kept.number, pace))
            self._tell_pace(pace)
            self.fellows.notify(None)

    def _tell_pace(self, pace: int) -> None:
        self.pace = pace
        for listener in self.listeners:
            listener.say(Paced(milliseconds=pace))
        self.changed.set()

    async def set_name(self, seat: Seat, name: str) -> None:
        """Whoever leads a seat says what they are called, and all at the table hear it."""
        await _whole(self._set_name(seat, name))

    async def _set_name(self, seat: Seat, name: str) -> None:
        async with self.lock:
            self._check()
            self._renew(await self._keep(self._store.set_name(self.kept.number, seat, name)))
            self.fellows.notify(None)

    def tell_again(self, table: str) -> None:
        """The same people play again, at another table."""
        self.kept = replace(self.kept, next=table)
        for listener in self.listeners:
            listener.say(PlayedAgain(table=table))

    async def write(
        self, change: Change, seat: Seat | None = None, *, driven: bool = False
    ) -> None:
        """Do, commit, tell. Whoever asked may go away meanwhile: it is finished all the same.

        `seat`: whose act it is. `driven`: nobody asked, so that only the worker that drives the
        table may.
        """
        await _whole(self._write(change, seat, driven))

    async def _write(self, change: Change, seat: Seat | None, driven: bool) -> None:
        async with self.lock:
            self._check()
            while True:
                before, asked = len(self.table.record.entries), self._asked(seat)
                try:
                    await self._do(change, driven)
                except Fenced:
                    raise
                except Outrun:
                    # Where a seat is still asked the same, others have only answered beside it.
                    is_new = len(self.table.record.entries) > before
                    if asked is None or not is_new or self._asked(seat) != asked:
                        raise
                else:
                    return

    def _asked(self, seat: Seat | None) -> int | None:
        return None if seat is None else self.table.decision(seat)

    async def _do(self, change: Change, driven: bool) -> None:
        steps = self._steps(change, int(time.time()))
        if not steps:
            return
        before, after = len(self.table.record.entries), steps[-1]
        added, status = after.record.entries[before:], redaction.status(after)
        token = self.fellows.token if driven else None
        news: list[redaction.News] = []
        asyncio.get_running_loop().call_soon(self._word, steps, news)
        try:
            await self._keep(self._store.add(self.kept.number, before, added, status, token))
        except Refused:
            if self.table.record.entries[before : before + len(added)] == added:
                return  # it was kept after all, and everybody has been shown
            raise
        for step, table in enumerate(steps):
            self._put(table, news[step] if news else None)
        self.fellows.notify(len(self.table.record.entries) - 1)

    def _word(self, steps: Sequence[Table[Any]], news: list[redaction.News]) -> None:
        """Make, while the disk writes, what is told as soon as it is kept."""
        news += [redaction.News(table) for table in steps]
        for told in news:
            for listener in self.listeners:
                told.heard_by(listener.seat)

    def _steps(self, change: Change, at: int) -> list[Table[Any]]:
        """The table after a change, and after each thing that follows at once; made aside."""
        steps: list[Table[Any]] = []
        table, done = self.table, change
        while len(steps) < TOGETHER:
            aside = table.fork()
            done(aside, at)
            if len(aside.record.entries) == len(table.record.entries):
                break
            steps.append(aside)
            if not self._follows_at_once(aside):
                break
            table, done = aside, self._go_on
        return steps

    def _follows_at_once(self, table: Table[Any]) -> bool:
        """Luck, and a person's forced pass where acts take no time and nobody has doubts."""
        if table.awaits_luck():
            return True
        forced = None if self.pace or self._has_second_thoughts() else table.forced_pass()
        return forced is not None and self.bot(forced[0]) is None

    def _has_second_thoughts(self) -> bool:
        patient = any(listener.patience != 0 for listener in self.listeners)
        return patient or any(sitter.patience != 0 for sitter in self.fellows.company.people)

    def _go_on(self, table: Table[Any], at: int) -> None:
        table.step(self._luck, at=at)

    def _put(self, table: Table[Any], news: redaction.News | None = None) -> None:
        self.table, self.held = table, None
        self._tell(news)
        self.changed.set()

    def _renew(self, kept: StoredTable) -> None:
        before, self.kept = self.kept, kept
        if kept.pace != self.pace:
            self._tell_pace(kept.pace)
        if kept.next is not None and kept.next != before.next:
            self.tell_again(kept.next)
        if kept.seats != before.seats:
            self._tell_presence()

    def say_that_it_stands_still(self) -> None:
        self._remark("standing-still")

    def tell_random(self, seat: Seat) -> None:
        """A bot could not think over its last act; that is no part of the record."""
        entries = enumerate(self.table.record.entries)
        entry = max(number for number, entry in entries if entry.seat == seat)
        self.say_that_it_was_random(entry)
        self.fellows.notify_random(entry)

    def say_that_it_was_random(self, entry: int) -> None:
        """Once, though what one tells other workers comes back."""
        seat = self.table.record.entries[entry].seat
        if entry not in self._random and seat is not None:
            self._random.add(entry)
            kept = self.kept.seats[seat]
            self._remark("bot-at-random", name=kept.name or kept.bot)

    def _remark(self, key: str, **about: object) -> None:
        for listener in self.listeners:
            listener.say(redaction.refusal(Refused(key, **about)))

    def _tell(self, news: redaction.News | None = None) -> None:
        news = news or redaction.News(self.table)
        closing = redaction.closing(self.table)
        for listener in self.listeners:
            if heard := news.heard_by(listener.seat):
                listener.say(heard)
            if closing:
                listener.say(closing)

    async def end(self) -> None:
        """The table is deleted: nothing more is written, and whoever sits there is told."""
        await self.close()
        async with self.lock:
            self.is_deleted = True
        for listener in self.listeners:
            listener.say(redaction.refusal(Refused("table-deleted")))

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
