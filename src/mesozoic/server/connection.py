"""One websocket: what it asks, what it is told, and how much it may ask."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import MsgspecError

from mesozoic.core.errors import Refused
from mesozoic.core.seats import Seat
from mesozoic.server import redaction
from mesozoic.server.bans import Bans
from mesozoic.server.keys import digest
from mesozoic.server.limits import Account, Bucket
from mesozoic.server.live import LiveTable
from mesozoic.server.messages import (
    Act,
    AskLog,
    AskWhy,
    ClientMessage,
    GoOn,
    Hello,
    Resync,
    ServerMessage,
    SetName,
    SetPace,
    SetPatience,
    Sit,
    Undo,
    numbered,
    read_message,
    write_message,
)
from mesozoic.server.paying import address_of, cost_of
from mesozoic.server.tables import Tables
from mesozoic.server.transport import at_once, writes_now
from mesozoic.server.trouble import Away

RESTART: Final = 1012
"""What the protocol of websockets says to whoever should come back soon."""
HANG_UP: Final = b""
"""In place of a message: nothing more is said."""

log = logging.getLogger(__name__)
Socket = WebSocket[Any, Any, Any]
COME_LATER: Final = 1013
"""What the protocol of websockets says to whoever may try again."""


class _TooFast(Refused):
    def __init__(self, wait: float) -> None:
        super().__init__("too-fast")
        self.wait = wait


class Connection:
    def __init__(
        self,
        socket: Socket,
        tables: Tables,
        table: str,
        account: Account,
        browser: str | None = None,
    ) -> None:
        """`browser`: the key in its cookie."""
        self.seat: Seat | None = None
        self.yours: set[Seat] = set()
        self.patience: int | None = 0
        self._socket = socket
        self._tables = tables
        self._table = table
        self._account = account
        self._browser = browser
        self._address = address_of(socket)
        self._live: LiveTable | None = None
        self._keys: list[str] = []
        self._is_entering = False
        self._number = 0
        self._limits = limits = tables.limits
        # None stands for a fresh situation, in place of messages that could not wait.
        self._outbox: list[bytes | None] = []
        self._must_wait = asyncio.Event()
        """Set where what is said cannot be sent as it comes."""
        self._write_now = writes_now(socket.scope)
        self._waiting: asyncio.Task[None] | None = None
        """For a hello."""
        self._bucket = Bucket(limits.messages_per_second, limits.burst, tables.clock)

    async def serve(self) -> None:
        """Until the other side goes away, or the server does."""
        if not self._account.enter():
            await self._turn_away(
                Refused("too-many-sockets", most=self._limits.sockets_per_address)
            )
            return
        self._tables.figures.sockets += 1
        sender = asyncio.create_task(self._send())
        self._waiting = asyncio.create_task(self._await_hello())
        try:
            while True:
                await self._hear(await self._socket.receive_data("text"))
        except WebSocketDisconnect:
            pass
        finally:
            sender.cancel()
            self._wait_no_longer()
            self._leave()
            self._account.leave()
            self._tables.figures.sockets -= 1

    async def _await_hello(self) -> None:
        """Whoever says nothing is sent away."""
        await self._tables.clock.sleep(self._limits.hello_seconds)
        if not self._is_entering:
            await self._turn_away(Refused("hello-first"))

    def _wait_no_longer(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None  # which would hold on to us, as we to it

    async def _turn_away(self, refused: Refused) -> None:
        """Say why, and close."""
        log.info("table %s: sent away, %s", self._table, refused.key)
        self._tables.figures.refusals[refused.key] += 1
        self._number += 1
        said = numbered(write_message(redaction.refusal(refused)), self._number)
        with suppress(WebSocketDisconnect):
            await self._socket.send_data(said, "text")
            await self._socket.close(COME_LATER, refused.key)

    # Telling

    def say(self, message: ServerMessage | bytes) -> None:
        self._number += 1
        if len(self._outbox) >= self._limits.backlog:
            self._forget()
            self._put(None)
        else:
            body = message if isinstance(message, bytes) else write_message(message)
            self._put(numbered(body, self._number))

    def _put(self, message: bytes | None) -> None:
        """Whatever is said in one turn of the event loop goes out together."""
        if not self._outbox:
            asyncio.get_running_loop().call_soon(self._send_now)
        self._outbox.append(message)

    def _send_now(self) -> None:
        if self._must_wait.is_set():
            return
        texts = _texts(self._outbox)
        if len(texts) == len(self._outbox) and self._write_now and self._write_now(texts):
            self._outbox = []
        else:
            self._must_wait.set()

    async def _send(self) -> None:
        """What cannot be sent as it comes."""
        while True:
            await self._must_wait.wait()
            while self._outbox:
                waiting, self._outbox = self._outbox, []
                if texts := _texts(waiting):
                    await self._socket.send(at_once(texts))
                if HANG_UP in waiting:  # it is the last
                    await self._socket.close(RESTART)
                    return
                if len(texts) < len(waiting) and self._live is not None:
                    await self._live.show(self)
            self._must_wait.clear()

    def _refuse(self, refused: Refused) -> None:
        log.info("table %s: refused %s", self._table, refused.key)
        self._tables.figures.refusals[refused.key] += 1
        self.say(redaction.refusal(refused))

    # Hearing

    async def _hear(self, text: str) -> None:
        wait = self._bucket.take()
        message = _TooFast(wait) if wait else _read(text)
        self._is_entering = isinstance(message, Hello)
        try:
            await self._pay(cost_of(message))
            if isinstance(message, Refused):
                raise message
            await self._do(message)
        except _TooFast as refused:
            self._refuse(refused)
            await self._tables.clock.sleep(refused.wait)
        except Away as refused:
            await self._turn_away(refused)
        except Refused as refused:
            self._refuse(refused)
        finally:
            self._is_entering = False

    async def _pay(self, cost: float) -> None:
        """While it waits nothing more is read of this connection."""
        if not await self._account.pay(cost):
            raise _TooFast(self._limits.longest_wait)

    async def _do(self, message: ClientMessage) -> None:
        self._tables.bans.check_address(self._address)
        if isinstance(message, Hello):
            await self._enter(message.keys)
        elif self._live is None:
            raise Refused("hello-first")
        else:
            await self._do_at(self._live, message)

    async def _do_at(self, live: LiveTable, message: ClientMessage) -> None:
        match message:
            case Sit(seat):
                self.seat = None if seat is None else self._own(seat)
                await live.show(self)
            case Act(seat, decision, action):
                await live.act(self._own(seat), decision, action)
            case Undo(seat):
                await live.undo(self._own(seat))
            case AskWhy(seat, action):
                await live.explain(self, self._own(seat), action)
            case SetPace(milliseconds):
                if not self.yours:
                    raise Refused("not-your-table")
                await live.set_pace(milliseconds)
            case SetPatience(milliseconds):
                live.be_patient(self, milliseconds)
            case GoOn(seat):
                live.go_on(self._own(seat))
            case SetName(seat, name):
                await live.set_name(self._own(seat), name.strip() or name)
            case AskLog(before):
                await live.show_log(self, before)
            case Resync():
                await live.show(self)

    def _own(self, seat: int) -> Seat:
        if seat not in self.yours:
            raise Refused("not-your-seat", seat=seat)
        return Seat(seat)

    async def _enter(self, keys: list[str]) -> None:
        """Sit down with one key; with several the screen stays covered until one is chosen."""
        self._leave()
        self._tables.bans.check_keys(keys)
        self._keys = keys
        owned = await self._seats_of_mine(is_needed=not keys)
        self._live = await self._tables.enter(self._table, self, keys, owned)
        if self._browser is not None and not self.yours <= owned:
            await self._remember(self._browser, self._live.kept.number)
        self._wait_no_longer()
        self.leave_if_banned(self._tables.bans)  # as they may have been meanwhile

    async def _seats_of_mine(self, *, is_needed: bool) -> set[Seat]:
        """Those to which whoever has this browser once came with a key.

        Who comes with a key again does without where the database is away.
        """
        directory = self._tables.directory
        try:
            person = await directory.people.find(self._browser)
            return set() if person is None else await directory.players.seats(person, self._table)
        except Away:
            if is_needed:
                raise
            return set()

    async def _remember(self, browser: str, table: int) -> None:
        """Where that is not possible now it is when they come again."""
        directory = self._tables.directory
        with suppress(Away):
            person = await directory.people.guest(browser)
            await directory.players.sit(person, table, self.yours)

    def take_place(self, yours: set[Seat]) -> None:
        self.yours = yours
        self.seat = next(iter(yours)) if len(yours) == 1 else None

    def hang_up(self) -> None:
        """What is at the table has changed: whoever comes back reads it anew."""
        self._live = None
        self._forget()
        self._put(HANG_UP)

    def hang_up_if_at(self, browsers: Collection[str]) -> None:
        if self._browser is not None and digest(self._browser) in browsers:
            self._leave()
            self.hang_up()

    def _forget(self) -> None:
        """What was to be told."""
        self._outbox = []

    def leave_if_banned(self, bans: Bans) -> None:
        """Whoever is banned while they sit there is told so, and cut."""
        try:
            bans.check_address(self._address)
            bans.check_keys(self._keys)
            if self._live is not None:
                self._check_seats(self._live, bans)
        except Refused as refused:
            self._leave()
            if len(self._outbox) + 2 > self._limits.backlog:
                self._forget()
            self._refuse(refused)
            self._put(HANG_UP)

    def _check_seats(self, live: LiveTable, bans: Bans) -> None:
        if any(bans.is_banned(live.kept.seats[seat].key) for seat in self.yours):
            raise Refused("banned")

    def _leave(self) -> None:
        if self._live is not None:
            self._tables.leave(self._live, self)
            self._live = None


def _texts(waiting: Sequence[bytes | None]) -> list[bytes]:
    return [message for message in waiting if message]


def _read(text: str) -> ClientMessage | Refused:
    try:
        return read_message(text)
    except (MsgspecError, RecursionError, UnicodeError) as problem:
        return redaction.malformed(str(problem))
