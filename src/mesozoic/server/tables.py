"""All tables: opened, found again, kept in memory while somebody looks at them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Container, Hashable, Set
from contextlib import suppress
from typing import Final, Protocol
from weakref import WeakValueDictionary

from msgspec.structs import replace

from mesozoic.core.errors import Refused
from mesozoic.core.seats import Seat
from mesozoic.lessons.reading import find_lesson
from mesozoic.server import redaction
from mesozoic.server.bans import Bans
from mesozoic.server.beginnings import Beginnings
from mesozoic.server.bus import LOBBY, OUTSIDE, PEOPLE, Notice
from mesozoic.server.callers import Callers, number_of
from mesozoic.server.clock import DAY, Clock
from mesozoic.server.club import Club
from mesozoic.server.driver import Driver
from mesozoic.server.fellows import Alone, Company, Fellows
from mesozoic.server.figures import Figures
from mesozoic.server.finished import Finished
from mesozoic.server.frames import film_of_text
from mesozoic.server.identity.directory import Directory
from mesozoic.server.keys import new_key, opens, record_id
from mesozoic.server.limits import AT_ONCE, MEGABYTE, MINUTE, Limits, Quota
from mesozoic.server.live import LiveTable
from mesozoic.server.notifying.notifier import Notifier, Waiting, absent_at
from mesozoic.server.notifying.ways import Ways
from mesozoic.server.overdue import LOOK, Overdue
from mesozoic.server.pace.agreed import DaysClock
from mesozoic.server.pace.holidays import Holiday
from mesozoic.server.people import Listener
from mesozoic.server.pool import nothing
from mesozoic.server.provers import Provers
from mesozoic.server.ratings.profiles import Profiles
from mesozoic.server.ratings.store import Ratings
from mesozoic.server.shapes import Opened, Opening
from mesozoic.server.store import Store
from mesozoic.server.stored import Reading, StoredTable
from mesozoic.server.table_status import status_of
from mesozoic.server.teaching.lessons import opening_of
from mesozoic.server.thinking import Thinkers
from mesozoic.server.trouble import Away

SOON: Final = 120
"""Seconds: a table at which something is due by then stays in memory."""

log = logging.getLogger(__name__)


class Guest(Listener, Protocol):
    def take_place(self, yours: set[Seat]) -> None: ...


class Tables:
    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        limits: Limits,
        clock: Clock,
        club: Club | None = None,
        ways: Ways | None = None,
    ) -> None:
        """`club`: the other workers, where there are any. `ways`: by which people are told."""
        self.store = store
        self.directory = Directory(store, limits, clock, clock.time)
        self.notifier = Notifier(ways or Ways(), store, clock)
        self.beginnings = Beginnings(store, clock)
        self.ratings, self.profiles = Ratings(store), Profiles(store)
        self._club = club
        self.thinkers = thinkers
        thinkers.time = store.figures.thinking
        self.provers = Provers(1, clock)
        """Records are folded and proved apart, so that no bot waits for them."""
        self.finished = Finished(store, self.provers)
        self.limits = limits
        self.clock = clock
        self.openings = Quota(limits.tables_per_minute, MINUTE, clock)
        self.replays = Quota(limits.replays_per_minute, MINUTE, clock)
        self.changes = Quota(limits.changes_per_minute, MINUTE, clock)
        self.sayings = Quota(limits.lines_per_minute, MINUTE, clock)
        self.sayings_at_once = Quota(limits.lines_at_once, AT_ONCE, clock)
        self.keepings = Quota(limits.kept_megabytes_a_day * MEGABYTE, DAY, clock)
        self.salt = new_key()
        """Without it what is told of who has no cookie would tell their address."""
        self.bans = Bans()
        self.overdue = Overdue(self, store, clock, club)
        self._live: dict[str, LiveTable] = {}
        self.callers = Callers(self.directory, self.bans, self._live)
        self._doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By the name of a table, as long as somebody is at its door."""
        self._going: set[asyncio.Future[None]] = set()
        self._stale: set[LiveTable] = set()
        """Those of which something may be new."""
        self._failed: set[str] = set()
        """Those of which it was said that they cannot follow other workers."""
        self._missed: dict[str, list[Notice]] = {}
        """By the name of each table that is being loaded: what was heard of it meanwhile."""
        self.on_outside: Callable[[], None] = nothing
        """Called when whoever runs the server has changed something from outside."""
        self.on_lobby: Callable[[], None] = nothing
        """Called when another worker has changed something in the lobby."""

    def _door(self, name: str) -> asyncio.Lock:
        """One at a time: a table is never loaded twice, nor let go while somebody enters."""
        return self._doors.setdefault(name, asyncio.Lock())

    async def open(self, opening: Opening, browser: str | None = None) -> Opened:
        """`browser`: of whoever opens it."""
        if opening.public:
            opening = await self._without_names_of_others(opening, browser)
        return await self.beginnings.open(opening)

    async def _without_names_of_others(self, opening: Opening, browser: str | None) -> Opening:
        """In public nobody is seated as somebody who has an account, unless it is whoever opens the
        table: they have no name until they say who they are."""
        known = self.directory.people
        names = {wish.name for wish in opening.seats if wish.name and wish.kind != "bot"}
        person = await known.find(browser)
        taken = await known.taken(names, None if person is None else person.number)
        seats = [
            replace(wish, name="") if wish.kind != "bot" and wish.name in taken else wish
            for wish in opening.seats
        ]
        return replace(opening, seats=seats)

    async def open_lesson(self, game: str, lesson: str, name: str) -> Opened:
        """A table at which whoever is called so is taught."""
        found = find_lesson(game, lesson)
        return await self.beginnings.open(opening_of(found, name), found.name)

    async def play_again(self, name: str, key: str | None, browser: str | None = None) -> str:
        """The same people at a new table, each a seat further; there is one for all of them.

        With a key that opened the old one, or in a browser whose seat was there.
        """
        person = await self.directory.people.find(browser)
        mine = await self.directory.players.seats(person, name) if person else set()
        async with self._door(name):
            kept = await self.store.find(name)
            keys = [kept.owner, *(seat.key for seat in kept.seats)]
            if not mine and (key is None or not opens(key, keys)):
                raise Refused("not-your-table")
            if not kept.status.over:
                raise Refused("table-not-over")
            if kept.next is not None and await self.store.among([kept.next]):
                return kept.next
            again = await self.beginnings.again(kept)
            await self.directory.players.follow(kept.number, again, len(kept.seats))
            if not await self.store.set_next(kept, again):
                return await self._overtaken(name, again)
            if live := self._live.get(name):
                live.tell_again(again)
        if isinstance(kept.clock, DaysClock):
            await self.say_holidays(again)
        self._tell(name)
        return again

    async def _overtaken(self, name: str, again: str) -> str:
        """Somebody at another worker was first: the table where all play again is theirs."""
        await self.store.delete((await self.store.find(again)).number)
        theirs = (await self.store.find(name)).next
        assert theirs is not None
        return theirs

    async def keep_record(self, text: str, key: str, whose: Hashable = None) -> str:
        """Keep a record file that replays, for whoever has this key; its id."""
        await self.provers.prove(whose, film_of_text, text)
        record = record_id(text)
        await self.store.keep_record(record, text, key, self.clock.time(), self.limits)
        log.info("record %s kept", record)
        return record

    async def delete_record(self, record: str, key: str) -> None:
        await self.store.delete_record(record, key)
        log.info("record %s let go", record)

    async def delete(self, name: str, key: str) -> None:
        """For good, for everybody; only whoever opened the table may."""
        async with self._door(name):
            kept = await self.store.find(name)
            if not opens(key, kept.opener_keys()):
                raise Refused("not-the-opener")
            goes_on = kept.status.entries and not kept.status.over and kept.ended is None
            if kept.rated and goes_on:
                raise Refused("rated-begun")
            live = self._live.pop(name, None)
            if live is not None:
                await live.end()
                live.fellows.part()
            await self.store.delete(kept.number)
        self._tell(name)
        log.info("table %s deleted", name)

    async def enter(
        self, name: str, guest: Guest, keys: list[str], owned: Set[Seat] = frozenset()
    ) -> LiveTable:
        """`owned`: the seats that are theirs also without a key."""
        async with self._door(name):
            live = self._live.get(name) or await self._load(name)
            if live.kept.closed is not None:
                raise Refused("table-closed")
            if len(live.people.here) >= self.limits.connections_per_table:
                raise Refused("table-full", most=self.limits.connections_per_table)
            allowed = {seat for seat in owned if not self.bans.is_banned(live.kept.seats[seat].key)}
            mine = live.seats_of(keys) | allowed
            taken = await self.callers.taken(live, [guest]) if mine else {}
            guest.take_place(mine - taken.get(guest, set()))
            await live.join(guest)
            if mine & taken.get(guest, set()):
                guest.say(redaction.refusal(Refused("seat-of-account")))
        return live

    async def vacate(self, name: str, seat: Seat) -> None:
        """Nobody has this seat any more: where the game goes on a bot does too."""
        found = await self.store.among([name])
        if found and not found[0].status.over:
            try:
                await self._loaded(name, lambda live: live.departures.give_up(seat))
            except Away:
                raise
            except Refused as refused:  # as of a record that cannot be read: nobody waits there
                log.info("table %s: seat %s is left, but %s", name, seat, refused.key)
        await self._unname(name, seat)

    async def _unname(self, name: str, seat: Seat) -> None:
        """Nobody is told any more who sat there."""
        async with self._door(name):
            live = self._live.get(name)
            if live is not None:
                await live.set_name(seat, "")
            elif found := await self.store.among([name]):  # unless it was deleted meanwhile
                await self.store.set_name(found[0].number, seat, "")
        self._tell(name)

    def leave(self, live: LiveTable, guest: Guest) -> None:
        live.leave(guest)
        if guest.plays and guest.session is not None:
            self._spawn(self._note_look(live, guest.session.person))
        if not live.people.here:
            self._spawn(self._let_go_later(live))

    def is_at(self, name: str, person: int) -> bool:
        """Whether somebody is at a table, by their number; at this worker."""
        live = self._live.get(name)
        return live is not None and any(number_of(one) == person for one in live.people.here)

    async def _note_look(self, live: LiveTable, person: int) -> None:
        """So that whoever goes finds what is new when they come back, on any device."""
        entries = status_of(live.table).entries
        with suppress(Away):
            await self.directory.players.look(person, live.kept.number, entries)

    # Other workers

    def _tell(self, name: str) -> None:
        """Let other workers know that something is new at a table, besides an entry."""
        if self._club is not None:
            self._club.tell(name, None)

    def tell_lobby(self) -> None:
        """Let other workers know that something is new in the lobby."""
        self._tell(LOBBY.table)

    async def attended(self) -> dict[int, int]:
        """By the number of each table that somebody is at: how many look on."""
        if self._club is not None:
            return await self._club.leases.attended()
        here = (live for live in self._live.values() if live.people.here)
        return {live.kept.number: live.people.watchers() for live in here}

    def hear(self, notice: Notice | None) -> None:
        if notice is None:
            self.on_outside()
            self.on_lobby()
            self._spawn(self.callers.look())
            for name, missed in self._missed.items():
                missed.append(Notice(name, None))
            self._spawn(self._look_at(list(self._live.values())))
        elif notice == OUTSIDE:
            self.on_outside()
        elif notice == LOBBY:
            self.on_lobby()
        elif notice == PEOPLE:
            self._spawn(self.callers.look())
        elif notice.table in self._missed:
            self._missed[notice.table].append(notice)
        elif live := self._live.get(notice.table):
            if notice.entry is None:
                self._spawn(self._look_at([live]))
            else:
                self._spawn(self._follow(live, notice.entry, is_random=notice.is_random))

    async def look(self, *, everything: bool) -> None:
        if everything or self.callers.must_look:
            await self.callers.look()
        known = {live.kept.number: live for live in self._live.values()}
        if not known:
            return
        counts = await self.store.counts(list(known))
        stale, self._stale = self._stale, set()
        for number, live in known.items():
            if everything or live in stale or number not in counts:
                self._stale.add(live)
            elif counts[number] > live.entries:
                await self._follow(live, counts[number] - 1)
        await self._look_at(list(self._stale))

    async def _follow(self, live: LiveTable, entry: int, *, is_random: bool = False) -> None:
        try:
            await live.hear(entry + 1)
        except Refused:
            self._stale.add(live)
        except Exception:
            self._stale.add(live)
            self._say_once(live)
        else:
            if is_random and entry < live.entries:
                live.say_that_it_was_random(entry)

    async def _look_at(self, lives: list[LiveTable]) -> None:
        """Read all that is kept of tables, besides the entries that are known."""
        if not lives:
            return
        assert self._club is not None
        self._stale.update(lives)
        numbers = [live.kept.number for live in lives]
        try:
            kept = await self.store.numbered(numbers)
            company = await self._club.leases.company(numbers)
            for live, number in zip(lives, numbers, strict=True):
                await self._renew(live, kept.get(number), company[number])
        except Refused as refused:  # they stay stale, and are looked at again
            log.info("tables could not be looked at: %s", refused.key)

    async def _renew(self, live: LiveTable, kept: StoredTable | None, company: Company) -> None:
        """One that fails stays stale, and keeps no other from being renewed."""
        try:
            if kept is None:
                await self._end(live)
            else:
                await live.renew(kept, company)
        except Refused:
            raise
        except Exception:
            self._say_once(live)
        else:
            self._stale.discard(live)

    def _say_once(self, live: LiveTable) -> None:
        """That a table cannot follow what others do there, with what is being raised."""
        if live.kept.id not in self._failed:
            log.exception("table %s cannot follow other workers", live.kept.id)
        self._failed.add(live.kept.id)

    async def _end(self, live: LiveTable) -> None:
        """It was deleted elsewhere."""
        async with self._door(live.kept.id):
            if self._live.get(live.kept.id) is live:
                del self._live[live.kept.id]
                await live.end()
                live.fellows.part()

    async def adopt(self, name: str) -> None:
        """A table whose worker is gone."""
        try:
            await self.drive_on(name)
        except Refused as refused:
            log.warning("table %s could not be driven on: %s", name, refused.key)

    async def drive_on(self, name: str) -> None:
        """Also where nobody is there; unless people at another worker are."""
        async with self._door(name):
            if name not in self._live:
                live = await self._load(name)
                if live.fellows.company.people:
                    await self._put_away(live)
                else:
                    self._spawn(self._let_go_later(live))

    async def let_go(self, name: str) -> None:
        """It was changed from outside: whoever is there comes back, and finds it as it is now."""
        async with self._door(name):
            live = self._live.get(name)
            if live is not None:
                await self._put_away(live)
                for listener in live.people.here:
                    listener.hang_up()

    def hang_up_on(self, browsers: Collection[str]) -> None:
        """These browsers have other keys now: whoever comes back is somebody else. By the hashes of
        the old ones, of which other workers are told nothing: each looks for itself."""
        if browsers:
            self.callers.hang_up(browsers)
            self.look_who_is_who()

    def look_who_is_who(self) -> None:
        """Some seat or browser may be no longer whose it was."""
        self._spawn(self.callers.look())
        self._tell(PEOPLE.table)

    async def close(self) -> None:
        for task in self._going:
            task.cancel()
        if self._going:  # or what they have begun at the database would be cut off
            await asyncio.wait(self._going)
        for live in list(self._live.values()):
            await live.close()
        self._live.clear()
        await self.notifier.close()
        self.directory.close()
        self.thinkers.close()
        self.provers.close()

    @property
    def figures(self) -> Figures:
        return self.store.figures

    @property
    def in_memory(self) -> Container[str]:
        return self._live.keys()

    @property
    def tables_in_memory(self) -> int:
        return len(self._live)

    async def _load(self, name: str, *, also_closed: bool = False) -> LiveTable:
        """Its bots play on from then: `also_closed` is for what must be done even so."""
        missed = self._missed[name] = []
        try:
            reading = await self.store.read(name)
            if reading.kept.closed is not None and not also_closed:
                raise Refused("table-closed")
            fellows = await self._fellows(reading.kept)
        finally:
            del self._missed[name]
        live = self._live_table(reading, fellows)
        self._live[name] = live
        for notice in missed:
            self.hear(notice)
        try:
            await self._say_unsaid_holidays(live)  # before anybody is found out of time
        except BaseException:  # nobody would drive it
            self._live.pop(name, None)
            self._stale.discard(live)
            raise
        driver = Driver(live, self.thinkers, self.clock, lambda: self.notifier.look(live))
        live.driver = asyncio.create_task(driver.run())
        if live.lesson is None and any(seat.bot for seat in live.kept.seats):
            self.thinkers.warm()
        return live

    def _live_table(self, reading: Reading, fellows: Fellows) -> LiveTable:
        pauses = self.limits.pauses
        return LiveTable(reading, self.store, self.clock, fellows, pauses=pauses)

    async def whom_it_waits_for(self, name: str) -> Waiting | None:
        live = self._live.get(name)
        if live is None:
            if not await self.store.among([name]):
                return None
            reading = await self.store.read(name)
            live = self._live_table(reading, await self._fellows(reading.kept))
        kept = live.kept
        return Waiting(
            number=kept.number,
            game=kept.header["game"],
            is_private=not kept.public,
            absent=absent_at(live),
        )

    async def _fellows(self, kept: StoredTable) -> Fellows:
        if self._club is None:
            return Alone()
        fellows = self._club.at(kept.id, kept.number)
        fellows.meet((await self._club.leases.company([kept.number]))[kept.number])
        return fellows

    async def _let_go_later(self, live: LiveTable) -> None:
        await self.clock.sleep(self.limits.idle_seconds)
        while self._is_left(live) and live.is_due_within(SOON):
            await self.clock.sleep(LOOK)
        async with self._door(live.kept.id):
            if self._is_left(live):
                self.notifier.look(live)  # the driver may not have come to it
                await self._put_away(live)

    def _is_left(self, live: LiveTable) -> bool:
        """In memory, with nobody there."""
        return not live.people.here and self._live.get(live.kept.id) is live

    async def say_holidays(self, name: str) -> None:
        """At a table that begins by correspondence: who is on holiday already."""
        await self._loaded(name, self._say_unsaid_holidays)

    async def _say_unsaid_holidays(self, live: LiveTable) -> None:
        """Whoever declared them, or began the table, may have been ended before all was said."""
        clocks = live.tempo.clocks
        is_over = live.is_ended or live.table.is_over
        if clocks is None or not isinstance(live.kept.clock, DaysClock) or is_over:
            return
        try:
            for seat, of in await self.directory.holidays.at_table(live.kept.id):
                said = clocks.said_holidays(seat).get(of.begins)
                is_new = said is None and of.ends > self.clock.time()
                if is_new or (said is not None and said != of.ends):
                    await live.departures.say_holiday(seat, of.begins, of.ends)
        except Refused:
            self._spawn(self._say_holidays_soon(live))

    async def _say_holidays_soon(self, live: LiveTable) -> None:
        """What could not be said while somebody stays at a table; else it is as it is loaded."""
        await self.clock.sleep(LOOK)
        if self._live.get(live.kept.id) is live:
            await self._say_unsaid_holidays(live)

    async def say_holiday(self, name: str, seat: Seat, holiday: Holiday) -> None:
        """Whoever has this seat is on holiday, or back."""

        async def say(live: LiveTable) -> None:
            try:
                await live.departures.say_holiday(seat, holiday.begins, holiday.ends)
            except Refused:
                self._spawn(self._say_holidays_soon(live))

        await self._loaded(name, say)

    async def _loaded(self, name: str, work: Callable[[LiveTable], Awaitable[None]]) -> None:
        """Do something at a table at which there may be nobody."""
        async with self._door(name):
            live = self._live.get(name) or await self._load(name, also_closed=True)
        try:
            await work(live)
        finally:
            if not live.people.here:
                self._spawn(self._let_go_later(live))

    async def _put_away(self, live: LiveTable) -> None:
        """Out of memory."""
        del self._live[live.kept.id]
        self._stale.discard(live)
        await live.close()
        live.fellows.part()

    def _spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._going.add(task)
        task.add_done_callback(self._going.discard)
