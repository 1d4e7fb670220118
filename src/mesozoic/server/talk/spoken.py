"""The talk of a table that somebody looks at: what is new of it is told to whoever may hear it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

from mesozoic.core.errors import Refused
from mesozoic.server.clock import Clock
from mesozoic.server.messages import Talked
from mesozoic.server.pace.leading import NEEDED
from mesozoic.server.people import Listener, People
from mesozoic.server.replica import Replica
from mesozoic.server.store import Outrun, Store
from mesozoic.server.talk.lines import (
    ASIDE,
    MOST_LINES,
    Adding,
    TalkLine,
    as_told,
    kinds_of,
    may_hear,
    numbered_lines,
)

Keep = Callable[[Awaitable[None]], Awaitable[None]]


class Folding(Protocol):
    """What follows from the talk."""

    @property
    def is_ended(self) -> bool:
        """Without a result, as all agreed."""
        ...

    def beside(self, lines: Sequence[TalkLine]) -> dict[str, Any]:
        """What is kept of the table with these lines, in one transaction."""
        ...

    def hear_lines(self, lines: Sequence[TalkLine]) -> None:
        """They are in place."""


class SpokenTalk:
    def __init__(
        self, replica: Replica, store: Store, people: People, clock: Clock, folding: Folding
    ) -> None:
        self._replica = replica
        self._store = store
        self._people = people
        self._clock = clock
        self._folding = folding

    @property
    def lines(self) -> Sequence[TalkLine]:
        return self._replica.talk

    async def add(self, adding: Adding, keep: Keep) -> None:
        """Under the table's lock: asked again where another worker was first; whether there was
        anything."""
        while True:
            self._replica.check()
            before = len(self.lines)
            fresh = self.made(adding)
            if not fresh:
                return
            try:
                beside = self._folding.beside(fresh)
                await keep(self._store.say(self._replica.kept.number, fresh, beside))
            except Outrun:
                await self.hear(before + 1)
                if len(self.lines) == before:
                    raise
            else:
                self.put(fresh)
                self._folding.hear_lines(fresh)
                return

    def made(self, adding: Adding) -> list[TalkLine]:
        """What is added to the talk as it stands; there is an end to any talk."""
        fresh = numbered_lines(adding(), len(self.lines), self._clock.time())
        if fresh and len(self.lines) >= MOST_LINES and not NEEDED.issuperset(kinds_of(fresh)):
            raise Refused("talk-too-long", most=MOST_LINES)
        return fresh

    def put(self, fresh: Sequence[TalkLine]) -> None:
        """These are kept."""
        self._replica.talk += fresh
        self._replica.renew(talked=len(self.lines))
        self.tell(fresh)

    async def hear(self, talked: int) -> None:
        """There are so many lines, some of which others may have added."""
        fresh = await self._replica.fresh_talk(talked)
        self.tell(fresh)
        self._folding.hear_lines(fresh)

    def tell(self, lines: Sequence[TalkLine]) -> None:
        for listener in self._people.here:
            self.tell_one(listener, lines)

    def tell_asides(self) -> None:
        """The game is over: players hear what was said beside it."""
        asides = [line for line in self.lines if line.kind == ASIDE]
        for listener in self._people.here:
            if listener.plays:
                self.tell_one(listener, asides)

    def tell_one(self, listener: Listener, lines: Sequence[TalkLine] | None = None) -> None:
        """All that they may hear, where nothing else is said."""
        over = self._replica.table.is_over or self._folding.is_ended
        plays = listener.plays
        told = self.lines if lines is None else lines
        if heard := [as_told(line) for line in told if may_hear(line, plays=plays, is_over=over)]:
            listener.say(Talked(lines=heard))
