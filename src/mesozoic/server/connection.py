"""One websocket at a table: what it asks, and what it is told."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from typing import Final

from mesozoic.core.errors import Refused
from mesozoic.core.seats import Seat
from mesozoic.server.bans import Bans
from mesozoic.server.identity.names import cleaned
from mesozoic.server.identity.person import Session, session_of
from mesozoic.server.keys import digest
from mesozoic.server.limits import Account, household
from mesozoic.server.live import LiveTable
from mesozoic.server.messages import (
    Act,
    AgreeToEnd,
    AnswerUndo,
    AskLog,
    AskUndo,
    AskWhy,
    ClientMessage,
    GoOn,
    Hello,
    Json,
    ReadTo,
    Remove,
    Resign,
    Resync,
    Say,
    SayPhrase,
    SetHelp,
    SetName,
    SetPace,
    SetPatience,
    Sit,
    TakeSeatBack,
    Undo,
    read_message,
)
from mesozoic.server.paying import cost_of
from mesozoic.server.speaker import HANG_UP, Socket, Speaker
from mesozoic.server.tables import Tables
from mesozoic.server.talk.chat import chat, printed
from mesozoic.server.trouble import Away

READS: Final = (Hello, Sit, SetHelp, AskLog, Resync)
"""What is long to answer, and changes nothing that others wait for."""


class Connection(Speaker[ClientMessage]):
    greeting = Hello

    def __init__(
        self,
        socket: Socket,
        tables: Tables,
        table: str,
        account: Account,
        browser: str | None = None,
    ) -> None:
        """`browser`: the key in its cookie."""
        super().__init__(socket, tables, "a table", account)
        self.seat: Seat | None = None
        self.yours: set[Seat] = set()
        self.plays = False
        self.patience: int | None = 0
        self.wants_help = False
        self.session: Session | None = None
        self._table = table
        self._browser = browser
        whose = browser or f"{tables.salt} {self._address}"
        self.who = digest(f"{table} {whose}")[:8]
        self._live: LiveTable | None = None
        self._is_cut = False
        self._keys: list[str] = []

    def _read(self, text: str) -> ClientMessage:
        return read_message(text)

    def _cost(self, message: ClientMessage | Refused) -> float:
        return cost_of(message)

    async def _show_anew(self) -> None:
        if self._live is not None:
            await self._live.show(self)

    async def _do(self, message: ClientMessage) -> None:
        self._tables.bans.check_address(self._address)
        if isinstance(message, READS):
            await self._account.rounds.wait()
        if isinstance(message, Hello):
            self.wants_help = message.help
            await self._enter([] if message.watching else message.keys, message.watching)
        elif self._live is None:
            raise Refused("hello-first")
        else:
            await self._do_at(self._live, message)

    async def _be_called(self, live: LiveTable, seat: Seat, name: str) -> None:
        """Like no account of somebody else, but for a family that plays among itself."""
        if live.kept.public or live.kept.seats[seat].kind != "here":
            asks = None if self.session is None else self.session.person
            await self._tables.directory.people.check_free(name, asks)
        await live.set_name(seat, name)

    async def _do_at(self, live: LiveTable, message: ClientMessage) -> None:
        match message:
            case Sit(seat):
                self.seat = None if seat is None else self._own(seat)
                await live.show(self)
            case Act(seat, decision, action):
                await live.act(self._own(seat), decision, action)
            case Undo(seat):
                await live.undoing.undo(self._own(seat))
            case AskUndo(seat):
                self._count_line(str(self._own(seat)))
                await live.undoing.ask(Seat(seat), self.yours)
            case AnswerUndo(seat, agree):
                await live.undoing.answer(self._own(seat), agree=agree)
            case AskWhy(seat, action):
                await live.explain(self, self._own(seat), action)
            case SetPace(milliseconds):
                if not self.yours:
                    raise Refused("not-your-table")
                await live.set_pace(milliseconds)
            case SetPatience(milliseconds):
                live.be_patient(self, milliseconds)
            case SetHelp(wanted):
                self.wants_help = wanted
                if wanted:
                    await live.show(self)
            case GoOn(seat):
                live.go_on(self._own(seat))
            case ReadTo(seat, step):
                self._own(seat)
                live.read_to(step)
            case SetName(seat, name):
                await self._be_called(live, self._own(seat), cleaned(name))
            case Say(seat, text):
                await self._say(live, seat, {"text": printed(text)})
            case SayPhrase(seat, phrase):
                await self._say(live, seat, {"phrase": phrase})
            case AskLog(before):
                await live.show_log(self, before)
            case TakeSeatBack(seat):
                await live.departures.take_seat_back(self._own(seat))
            case Resign(seat):
                await live.departures.resign(self._own(seat))
            case AgreeToEnd(seat, agree):
                await live.departures.agree_to_end(self._own(seat), agree)
            case Remove(seat, whom):
                self._own(seat)
                await live.departures.remove(Seat(whom))
            case Resync():
                await live.show(self)

    async def _say(self, live: LiveTable, seat: int | None, about: Json) -> None:
        speaker = None if seat is None else self._own(seat)
        if speaker is None and self.plays:
            raise Refused("say-for-a-seat")
        self._count_line(household(self._address) if speaker is None else str(speaker))
        if speaker is None:
            about["who"] = self.who
        await live.add_lines(lambda: [chat(live.talk, speaker, about)])

    def _count_line(self, whose: str) -> None:
        speaker = f"{self._table} {whose}"
        if not self._tables.sayings_at_once.allows(speaker):
            raise Refused("too-many-lines-at-once", most=self._limits.lines_at_once)
        if not self._tables.sayings.allows(speaker):
            raise Refused("too-many-lines", most=self._limits.lines_per_minute)

    def _own(self, seat: int) -> Seat:
        if seat not in self.yours:
            raise Refused("not-your-seat", seat=seat)
        return Seat(seat)

    async def _enter(self, keys: list[str], watching: bool) -> None:
        """Sit down with one key; with several the screen stays covered until one is chosen."""
        self._leave()
        self._tables.bans.check_keys(keys)
        self._keys = keys
        self._tables.callers.entering.add(self)
        try:
            await self._come_in(keys, watching)
        finally:
            self._tables.callers.entering.discard(self)
        if self._is_cut:  # as the browser may have become somebody else's meanwhile
            self._leave()
        self._wait_no_longer()
        self.leave_if_banned(self._tables.bans)  # as they may have been meanwhile

    async def _come_in(self, keys: list[str], watching: bool) -> None:
        mine = await self._seats_of_mine(is_needed=not keys)
        owned, self.plays = set() if watching else mine, bool(mine)
        self._live = await self._tables.enter(self._table, self, keys, owned)
        self._about = f"table {self._live.kept.id}"  # what stood in the path may be anything
        if self._browser is not None and not self.yours <= owned:
            kept = self._live.kept
            await self._remember(self._browser, kept.number, is_rated=kept.rated)

    async def _seats_of_mine(self, *, is_needed: bool) -> set[Seat]:
        """Those to which whoever has this browser once came with a key.

        Who comes with a key again does without where the database is away.
        """
        directory = self._tables.directory
        try:
            person = await directory.people.find(self._browser)
            self.session = session_of(self._browser, person)
            return set() if person is None else await directory.players.seats(person, self._table)
        except Away:
            if is_needed:
                raise
            return set()

    async def _remember(self, browser: str, table: int, *, is_rated: bool) -> None:
        """Where that is not possible now it is when they come again."""
        directory = self._tables.directory
        with suppress(Away):
            person = await directory.people.guest(browser)
            self.session = session_of(browser, person)
            await directory.players.sit(person, table, self.yours)
            if is_rated and not person.is_guest:
                self._tables.look_who_is_who()

    def take_place(self, yours: set[Seat]) -> None:
        self.yours = yours
        self.plays = self.plays or bool(yours)
        self.seat = next(iter(yours)) if len(yours) == 1 else None

    def hang_up(self) -> None:
        """What is at the table has changed: whoever comes back reads it anew."""
        self._live = None
        self._forget()
        self._put(HANG_UP)

    def hang_up_if_at(self, browsers: Collection[str]) -> None:
        if self._browser is not None and digest(self._browser) in browsers:
            self._is_cut = True
            self._leave()
            self.hang_up()

    def leave_if_banned(self, bans: Bans) -> None:
        """Whoever is banned while they sit there is told so, and cut."""
        try:
            bans.check_address(self._address)
            bans.check_keys(self._keys)
            if self._live is not None:
                self._check_seats(self._live, bans)
        except Refused as refused:
            self._leave()
            self._refuse_and_cut(refused)

    def _check_seats(self, live: LiveTable, bans: Bans) -> None:
        if any(bans.is_banned(live.kept.seats[seat].key) for seat in self.yours):
            raise Refused("banned")

    def _leave(self) -> None:
        if self._live is not None:
            self._tables.leave(self._live, self)
            self._live = None
