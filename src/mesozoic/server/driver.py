"""What happens at a table without a person: luck, bots, forced passes, and time that runs out."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from mesozoic.core.errors import IllegalAction, Refused
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.lessons.following import rivals_act
from mesozoic.lessons.lesson import Lesson
from mesozoic.server import redaction
from mesozoic.server.clock import Clock
from mesozoic.server.live import LiveTable
from mesozoic.server.messages import LONGEST_PATIENCE
from mesozoic.server.pace.asking import forced_pass
from mesozoic.server.pool import nothing
from mesozoic.server.store import Fenced, Outrun
from mesozoic.server.thinking import Thinkers, Thought

FIRST_RETRY: Final = 0.25
LONGEST_RETRY: Final = 4.0
"""Seconds to wait when something has failed, such as a full disk: each time twice as long."""

PASSING: Final = 0.15
"""Seconds that a pass takes, forced or not."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Due:
    """An answer that no person gives."""

    seat: Seat
    decision: int
    bot: str | None
    forced: Action | None
    late: bool = False
    """Whether a bot answers for a person who has no time left."""
    taught: Action | None = None
    """What a lesson has it do."""


@dataclass(frozen=True)
class Doubt:
    """A person's last act, which the next answer would make final."""

    seat: Seat
    act: int


class Driver:
    def __init__(
        self,
        live: LiveTable,
        thinkers: Thinkers,
        clock: Clock,
        on_waiting: Callable[[], None] = nothing,
    ) -> None:
        """`on_waiting`: called when people must act."""
        self._on_waiting = on_waiting
        self._live = live
        self._thinkers = thinkers
        self._clock = clock
        self._thought: dict[Seat, float] = {}
        """How long each bot took over its last choice."""
        self._doubt: tuple[Doubt, float] | None = None
        """What a person may still take back, and since when it is waited for."""
        self._looked = clock.time()
        """The second in which it was last looked what is due."""
        self._passes: float | None = None
        """When the first pass is due that was not then."""

    async def run(self) -> None:
        failures = 0
        while True:
            try:
                did = await self._once()
            except Fenced:
                self._live.fellows.lose()
            except Outrun:
                log.info("table %s: another worker was first", self._live.kept.id)
            except Exception as problem:
                if not failures:
                    self._complain(problem)
                await self._clock.sleep(min(FIRST_RETRY * 2**failures, LONGEST_RETRY))
                failures += 1
            else:
                failures = 0
                if not did:
                    self._on_waiting()
                    await self._until_something()

    async def _until_something(self) -> None:
        """Until the table changes, somebody's pass is due, or a clock runs out that had not when
        it was looked."""
        alarm = self._live.alarm(self._looked)
        pause = None if self._passes is None else max(0.0, self._passes - self._clock.now())
        ends = [end for end in (alarm, pause) if end is not None]
        if ends:
            await self._something(None, min(ends))
        else:
            await self._live.changed.wait()

    def _complain(self, problem: Exception) -> None:
        """Once for each trouble; of the database's the store has complained."""
        self._live.say_that_it_stands_still()
        if not isinstance(problem, Refused):
            name = self._live.kept.id
            log.error("table %s: what was due could not be done", name, exc_info=problem)

    async def _once(self) -> bool:
        """Do one thing, or find that a person must."""
        live = self._live
        live.changed.clear()
        self._passes = None
        if live.is_unsure:
            await live.read_again()
        async with live.lock:
            self._looked = self._clock.time()
            if live.is_ended or live.stands(live.table):
                return False
            live.pauses.look()
            luck, due = live.table.awaits_luck(), self._due()
        if (luck or due is not None) and not await live.fellows.lead():
            return False
        if luck:
            await live.draw()
        elif due is not None:
            await self._answer(due)
        return luck or due is not None

    def _due(self) -> Due | None:
        table = self._live.table
        asked, forced = self._asked_and_forced()
        pauses = {seat: self._pause(seat) for seat in forced}
        for seat, pause in pauses.items():
            if pause <= 0:
                return Due(seat, table.decision(seat), self._live.bot(seat), forced[seat])
        self._passes = self._clock.now() + min(pauses.values()) if pauses else None
        if self._live.lesson is not None:
            return self._due_by(self._live.lesson)
        for seat in asked:
            if bot := self._live.bot(seat):
                return Due(seat, table.decision(seat), bot, None)
        for seat in asked:
            if self._live.is_late(seat):
                return Due(seat, table.decision(seat), self._live.substitute, None, late=True)
        return None

    def _asked_and_forced(self) -> tuple[list[Seat], dict[Seat, Action]]:
        """Those who can do more than pass, and how those pass who cannot."""
        table = self._live.table
        passes = {seat: forced_pass(table, seat) for seat in table.deciders()}
        forced = {seat: action for seat, action in passes.items() if action is not None}
        return [seat for seat in passes if seat not in forced], forced

    def _pause(self, seat: Seat) -> float:
        """The seconds before a seat passes: a bot takes as long as when it chooses."""
        thought = self._thought.get(seat, 0.0) if self._live.bot(seat) else 0.0
        return self._live.pauses.left(seat, thought)

    def _due_by(self, lesson: Lesson) -> Due | None:
        """What a rival does as a lesson has it: nothing while it waits for who learns."""
        table = self._live.table
        act = rivals_act(lesson, table)
        if act is None or act[0] not in table.deciders():
            return None
        seat, action = act
        return Due(seat, table.decision(seat), self._live.bot(seat), None, taught=action)

    async def _answer(self, due: Due) -> None:
        choosing = asyncio.ensure_future(self._choose(due))
        try:
            if await self._is_ready(due, choosing):
                await self._act(due, choosing.result())
        except IllegalAction as outdated:
            log.info("table %s: a bot came too late (%s)", self._live.kept.id, outdated)
        finally:
            choosing.cancel()

    async def _act(self, due: Due, thought: Thought) -> None:
        forced = due.forced is not None
        await self._live.answer(due.seat, thought.action, due.decision, auto=forced, late=due.late)
        if thought.at_random:
            self._live.tell_random(due.seat)
        if thought.in_haste:
            self._live.say_that_bots_are_in_haste()

    async def _choose(self, due: Due) -> Thought:
        known = due.forced or due.taught
        if known is not None:
            return Thought(known)
        assert due.bot is not None
        begun, live = self._clock.now(), self._live
        thought = await self._thinkers.choose(
            due.bot, live.table, due.seat, self._chance(due), whose=live.kept.id
        )
        self._thought[due.seat] = self._clock.now() - begun
        return thought

    def _chance(self, due: Due) -> Random:
        """A bot's own dice: where the luck was chosen the same table is played the same again."""
        kept = self._live.kept
        if kept.chosen_luck:
            return Random(f"{kept.seed} {due.seat} {due.decision}")
        return Random(secrets.randbits(128))

    async def _is_ready(self, due: Due, choosing: asyncio.Future[Thought]) -> bool:
        """Wait for the choice and for the table's pace; False where it is asked no longer."""
        begun = self._clock.now()
        while self._is_asked(due):
            held = self._held(due)
            least = max(
                begun + self._least(due, choosing) - self._clock.now(),
                self._pause(due.seat) if self._takes_as_long(due, choosing) else 0.0,
            )
            left = max(least, held or 0, self._asked_back(due))
            if left <= 0 and held is not None and choosing.done():
                return True
            await self._something(choosing, left if left > 0 else None)
        return False

    def _held(self, due: Due) -> float | None:
        """The seconds that are left for second thoughts; None: until who has them goes on."""
        if self._live.lesson is not None:
            return 0.0  # one goes back as far as one likes
        if due.forced is not None and due.bot is None and self._is_hidden(due):
            return 0.0  # nor does anybody wait for doubts who chooses to pass
        doubt, people = self._doubted(due), self._live.people
        patience = self._patience(doubt.seat) if doubt else 0
        if doubt is None or patience == 0 or people.is_settled(doubt.seat, self._live.entries):
            return 0.0
        now = self._clock.now()
        if self._doubt is None or self._doubt[0] != doubt:
            self._doubt = doubt, now
            self._live.hold(doubt.seat, patience)
        return None if patience is None else self._doubt[1] + patience / 1000 - now

    def _patience(self, seat: Seat) -> int | None:
        """Where there is a clock nobody holds up the others for as long as they like."""
        wish = self._live.people.patience(seat)
        return LONGEST_PATIENCE if wish is None and self._live.tempo.agreed else wish

    def _doubted(self, due: Due) -> Doubt | None:
        """Where others have still to answer side by side, an answer more makes nothing final."""
        table = self._live.table
        if table.opened is not None and len(table.deciders()) > 1:
            return None
        people = [seat for seat in table.seats if self._live.bot(seat) is None]
        for seat in people:
            taken = self._may_take_back(seat) if seat != due.seat else ()
            if taken:
                return Doubt(seat, taken[-1])
        return None

    def _may_take_back(self, seat: Seat) -> tuple[int, ...]:
        return redaction.may_take_back(self._live.table, seat, self._live.tempo.late)

    def _least(self, due: Due, choosing: asyncio.Future[Thought]) -> float:
        """How long an answer takes at least: whoever passes is soon done.

        A bot that can only pass takes as long as when it chooses: its silence tells nothing.
        """
        pace = self._live.kept.pace / 1000
        if _is_pass(choosing) and not self._is_sealed(due):
            pace = min(pace, PASSING)
        if due.forced is None:
            return pace
        if self._is_hidden(due):
            return 0.0  # its pause is over
        return max(pace, self._thought.get(due.seat, 0)) if due.bot else pace

    def _asked_back(self, due: Due) -> float:
        """The seconds that are left while somebody asks to take back: no person who chooses to
        pass would wait for that."""
        is_persons_pass = due.forced is not None and due.bot is None and self._is_hidden(due)
        return 0.0 if is_persons_pass else self._live.undoing.holds_bots()

    def _takes_as_long(self, due: Due, choosing: asyncio.Future[Thought]) -> bool:
        """Whether a choice takes as long as a forced pass, whose pause is over when it is due."""
        return due.forced is None and (_is_pass(choosing) or self._is_sealed(due))

    def _is_sealed(self, due: Due) -> bool:
        """Whether others see that a seat answers, and not what: it takes as long whatever it is."""
        return self._live.table.opened is not None and self._is_hidden(due)

    def _is_hidden(self, due: Due) -> bool:
        return self._live.pauses.hides(self._live.table, due.seat)

    def _is_asked(self, due: Due) -> bool:
        """Also whether it is still for a bot to answer."""
        live, table = self._live, self._live.table
        is_same = due.seat in table.deciders() and table.decision(due.seat) == due.decision
        is_ours = live.is_late(due.seat) if due.late else live.bot(due.seat) == due.bot
        return is_same and is_ours and not live.is_ended

    async def _something(
        self, choosing: asyncio.Future[Thought] | None, seconds: float | None
    ) -> None:
        """Wait until the choice is made, the table changes, or the time is over."""
        own: list[asyncio.Future[Any]] = [asyncio.ensure_future(self._live.changed.wait())]
        if seconds is not None:
            own.append(asyncio.ensure_future(self._clock.sleep(seconds)))
        waiting = [*own, choosing] if choosing and not choosing.done() else own
        try:
            await asyncio.wait(waiting, return_when="FIRST_COMPLETED")
        finally:
            for future in own:
                future.cancel()
        self._live.changed.clear()


def _is_pass(choosing: asyncio.Future[Thought]) -> bool:
    return choosing.done() and not choosing.cancelled() and choosing.result().action.passing
