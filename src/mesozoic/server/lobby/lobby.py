"""The lobby: tables that people open for one another, and those that are played, told live."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterable, Mapping, Sequence, Set
from typing import Final, Protocol

from msgspec import Struct

from mesozoic.core.errors import Refused
from mesozoic.core.seats import Seat
from mesozoic.files.tables import new_table
from mesozoic.server import redaction
from mesozoic.server.bell import Bell
from mesozoic.server.clock import DAY
from mesozoic.server.identity.names import cleaned_if_any
from mesozoic.server.identity.person import Person
from mesozoic.server.keys import digest, new_key, new_opening_id
from mesozoic.server.limits import Quota
from mesozoic.server.lobby import choosing
from mesozoic.server.lobby.running import running
from mesozoic.server.lobby.shapes import (
    Hall,
    LobbyWelcome,
    MyPlace,
    OpeningGone,
    OpeningNews,
    OpeningShape,
    OpeningWish,
    Place,
    RunningNews,
    RunningTable,
    Yours,
)
from mesozoic.server.lobby.store import Openings, StoredOpening, StoredPlace
from mesozoic.server.messages import write_message
from mesozoic.server.pace.agreed import DaysClock
from mesozoic.server.ratings.counting import check_clock
from mesozoic.server.shapes import Opening
from mesozoic.server.stored import StoredSeat
from mesozoic.server.tables import Tables
from mesozoic.server.thinking import check_bot, level_of
from mesozoic.server.trouble import Away

EVERY: Final = 5.0
"""Seconds from one look at what others have changed to the next, where nobody calls."""
SEEN_EVERY: Final = 30
"""Seconds after which it is noted again that somebody is there."""
PRESENT: Final = 2 * SEEN_EVERY + 10
"""Seconds for which somebody counts as there after that."""
PAUSE: Final = 3
"""Seconds in which whoever sits at a full table may still stand up."""
OVERTAKEN: Final = ("opening-changed", "opening-begun", "opening-unknown")
"""Why a table does not begin from which somebody stood up, or where another worker was first."""
SLOW_A_DAY: Final = 20
"""Tables by correspondence that an address opens in a day: they stay open for days."""

NOWHERE: Final = Yours(seats={}, sent_away=[])

log = logging.getLogger(__name__)


class Visitor(Protocol):
    """A connection to the lobby."""

    person: int | None
    followed: frozenset[str]

    def say(self, message: Struct | bytes) -> None: ...


class Lobby:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._clock = tables.clock
        self._openings = Openings(tables.store, tables.clock)
        self._slow = Quota(SLOW_A_DAY, DAY, tables.clock)
        self._visitors: set[Visitor] = set()
        self._known: dict[str, StoredOpening] = {}
        self._shapes: dict[str, OpeningShape] = {}
        self._running: list[RunningTable] = []
        self._told: dict[str, set[Visitor]] = {}
        """By each open table that cannot begin: who has heard it."""
        self._seen_at = 0
        self._bell = Bell()
        self._lock = asyncio.Lock()
        tables.on_lobby = self._bell.ring

    # Looking

    async def hall(self) -> Hall:
        """What everybody may see."""
        await self._look()
        public = [shape for shape in self._shapes.values() if shape.public and shape.table is None]
        return Hall(public, await running(self._tables))

    async def find(self, name: str, person: Person | None) -> MyPlace:
        """Also one that is not listed, for whoever knows what it is called."""
        await self._look()
        if name not in self._shapes:
            raise Refused("opening-unknown")
        mine = None if person is None else self._known[name].seat_of(person.number)
        return MyPlace(self._shapes[name], mine)

    async def enter(self, visitor: Visitor) -> None:
        self._visitors.add(visitor)
        if visitor.person is not None:
            await self._see([visitor.person])
        await self._look()
        self.show(visitor)

    def show(self, visitor: Visitor) -> None:
        """All anew."""
        openings = [self._shapes[name] for name in self._shapes if self._knows(visitor, name)]
        mine = _standings(self._known).get(visitor.person, NOWHERE)
        visitor.say(
            LobbyWelcome(
                openings=openings,
                running=self._running,
                yours=mine.seats,
                sent_away=mine.sent_away,
            )
        )

    def leave(self, visitor: Visitor) -> None:
        self._visitors.discard(visitor)
        for told in self._told.values():
            told.discard(visitor)

    def _knows(self, visitor: Visitor, name: str) -> bool:
        kept = self._known[name]
        is_mine = visitor.person is not None and kept.seat_of(visitor.person) is not None
        return kept.wish.public or is_mine or name in visitor.followed

    # Changing

    async def open(self, person: Person, wish: OpeningWish, household: str) -> MyPlace:
        _check(wish)
        check_clock(wish)
        if isinstance(wish.clock, DaysClock) and not self._slow.allows(household):
            raise Refused("too-many-slow-openings", most=SLOW_A_DAY)
        name = new_opening_id()
        await self._openings.open(name, person, wish)
        return await self._changed(name, person)

    async def play_now(self, person: Person, game: str | None, household: str) -> MyPlace:
        """At the oldest table that fits, or at a new one."""
        await self._look()
        for kept in choosing.fitting(self._known.values(), person.number, game):
            try:
                return await self.sit(kept.id, person, None)
            except Refused as refused:
                log.info("a table that fits is gone: %s", refused.key)
        return await self.open(person, choosing.usual(game), household)

    async def sit(self, name: str, person: Person, seat: Seat | None) -> MyPlace:
        await self._openings.sit(name, person, seat)
        return await self._changed(name, person)

    async def stand(self, name: str, person: Person) -> None:
        await self._openings.stand(name, person)
        await self._tell_all()

    async def send_away(self, name: str, host: Person, seat: Seat) -> MyPlace:
        await self._openings.send_away(name, host, seat)
        return await self._changed(name, host)

    async def seat_bot(
        self, name: str, host: Person, seat: Seat, bot: str | None, called: str
    ) -> MyPlace:
        if bot is not None:
            check_bot(bot)
        await self._openings.seat_bot(name, host, seat, bot, cleaned_if_any(called))
        return await self._changed(name, host)

    async def begin(self, name: str, host: Person, bot: str, names: list[str]) -> MyPlace:
        """Bots on all seats that are free, and the game begins."""
        check_bot(bot)
        await self._openings.fill(name, host, bot, [cleaned_if_any(called) for called in names])
        await self._look()
        if name in self._known:
            await self._start(self._known[name])
        return await self._changed(name, host)

    async def _changed(self, name: str, person: Person) -> MyPlace:
        self._tables.tell_lobby()
        return await self.find(name, person)

    async def _tell_all(self) -> None:
        await self._look()
        self._tables.tell_lobby()

    # Beginning

    async def _start(self, kept: StoredOpening) -> None:
        """An ordinary table, whose seats belong to those who sit there."""
        if kept.free:
            raise Refused("opening-changed")
        wish, places = kept.wish, [kept.places[Seat(seat)] for seat in range(kept.wish.players)]
        opening = Opening(
            wish.game,
            wish.players,
            [],
            wish.options,
            public=wish.public,
            rated=wish.rated,
            clock=wish.clock,
            substitute=wish.substitute,
        )
        whose = {place.seat: place.person for place in places if place.person is not None}
        name = await self._tables.beginnings.open_for(
            opening,
            [_seated(place) for place in places],
            whose,
            lambda table: self._openings.lead_on(kept, table),
        )
        if isinstance(wish.clock, DaysClock):
            await self._tables.say_holidays(name)

    async def _try_to_start(self, kept: StoredOpening) -> None:
        try:
            await self._start(kept)
        except Away:
            raise
        except Refused as refused:
            if refused.key in OVERTAKEN:
                log.info("an open table did not begin: %s", refused.key)
            else:
                self._tell_why_not(kept, refused)

    def _tell_why_not(self, kept: StoredOpening, refused: Refused) -> None:
        """Whoever waits there hears once that it cannot begin, though it is tried again."""
        if kept.id not in self._told:
            log.warning("an open table cannot begin: %s", refused.key)
        told = self._told.setdefault(kept.id, set())
        for visitor in self._visitors - told:
            if visitor.person is not None and kept.seat_of(visitor.person) is not None:
                visitor.say(redaction.refusal(refused))
                told.add(visitor)

    # Time

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            await self._bell.wait(self._clock, self._pause())
            try:
                await self.tend()
            except Away:  # it has been said
                pass
            except Exception:
                log.warning("the lobby could not be looked after", exc_info=True)

    def _pause(self) -> float:
        """Less where a table is about to begin."""
        new = (kept for kept in self._known.values() if kept.id not in self._told)
        return 1.0 if any(kept.full_since and not kept.table for kept in new) else EVERY

    async def tend(self) -> None:
        """Look, begin what is full, and take away what nobody is at any more."""
        now = self._clock.time()
        if now - self._seen_at >= SEEN_EVERY:
            self._seen_at = now
            await self._see(visitor.person for visitor in self._visitors)
        await self._look()
        due = [kept for kept in self._known.values() if _is_due(kept, now)]
        self._told = {kept.id: self._told[kept.id] for kept in due if kept.id in self._told}
        past = [kept.id for kept in self._known.values() if self._openings.is_past(kept)]
        for kept in due:
            await self._try_to_start(kept)
        if past:
            await self._openings.sweep(past)
        if due or past:
            await self._tell_all()

    async def _see(self, persons: Iterable[int | None]) -> None:
        """Note who is there, of those who sit somewhere."""
        here = {person for person in persons if person is not None}
        sat = {place.person for kept in self._known.values() for place in kept.places.values()}
        if here & sat:
            await self._openings.see(here & sat)

    async def _look(self) -> None:
        """Read what is kept, and tell what is new."""
        async with self._lock:
            found = {kept.id: kept for kept in await self._openings.all()}
            tables = await running(self._tables) if self._visitors else []
            shapes = {name: self._shape(kept) for name, kept in found.items()}
            news = {name for name, shape in shapes.items() if shape != self._shapes.get(name)}
            gone = {visitor: self._gone(visitor, found) for visitor in self._visitors}
            before, self._known, self._shapes = self._known, found, shapes
            is_other, self._running = tables != self._running, tables
            if news or before.keys() - found.keys():
                self._tell_openings(news, gone, before)
            if is_other:
                for visitor in self._visitors:
                    visitor.say(RunningNews(tables=tables))

    def _gone(self, visitor: Visitor, found: Collection[str]) -> list[str]:
        """Those that this visitor knew of."""
        return [name for name in self._known if name not in found and self._knows(visitor, name)]

    def _tell_openings(
        self,
        news: Set[str],
        gone: Mapping[Visitor, Sequence[str]],
        before: Mapping[str, StoredOpening],
    ) -> None:
        said = {name: write_message(OpeningNews(opening=self._shapes[name])) for name in news}
        were, are = _standings(before), _standings(self._known)
        for visitor in self._visitors:
            for name in gone[visitor]:
                visitor.say(OpeningGone(opening=name))
            for name in said:
                if self._knows(visitor, name):
                    visitor.say(said[name])
            mine = are.get(visitor.person, NOWHERE)
            if mine != were.get(visitor.person, NOWHERE):
                visitor.say(Yours(seats=mine.seats, sent_away=mine.sent_away))

    def _shape(self, kept: StoredOpening) -> OpeningShape:
        wish, host = kept.wish, kept.host
        return OpeningShape(
            opening=kept.id,
            game=wish.game,
            players=wish.players,
            options=wish.options,
            public=wish.public,
            rated=wish.rated,
            clock=wish.clock,
            substitute=wish.substitute,
            seats=[self._place(kept.places.get(Seat(seat))) for seat in range(wish.players)],
            host=None if host is None else host.seat,
            at=kept.created,
            table=kept.table,
        )

    def _place(self, place: StoredPlace | None) -> Place:
        if place is None:
            return Place("free", "", None, False)
        if place.person is None:
            return Place("bot", place.name, level_of(place.bot), True)
        is_here = place.seen >= self._clock.time() - PRESENT
        return Place("person", place.name, None, is_here)


def _is_due(kept: StoredOpening, now: int) -> bool:
    """Whether everybody is there, and has been told so."""
    full = kept.full_since
    return full is not None and kept.table is None and now - full >= PAUSE


def _standings(known: Mapping[str, StoredOpening]) -> dict[int | None, Yours]:
    """Where everybody sits, and where they shall not; nobody does neither."""
    found: dict[int | None, Yours] = {}
    for name, kept in known.items():
        for place in kept.places.values():
            if place.person is not None:
                found.setdefault(place.person, Yours(seats={}, sent_away=[])).seats[name] = (
                    place.seat
                )
        for person in kept.sent_away:
            found.setdefault(person, Yours(seats={}, sent_away=[])).sent_away.append(name)
    return found


def _seated(place: StoredPlace) -> StoredSeat:
    """A person's seat has a key that nobody knows: whoever is banned from it is by its hash."""
    if place.person is None:
        return StoredSeat(place.name, "bot", place.bot, None)
    return StoredSeat(place.name, "link", None, digest(new_key()))


def _check(wish: OpeningWish) -> None:
    """Refuse what could not be played in the end."""
    if wish.substitute is not None:
        check_bot(wish.substitute)
    new_table(wish.game, wish.players, wish.options, seed=bytes(32))
