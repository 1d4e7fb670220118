"""People who wish to be told by every way, and all that they were told so."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

import httpx
from msgspec.json import encode
from msgspec.structs import replace

from mesozoic.core.seats import Seat
from mesozoic.server.app import Settings
from mesozoic.server.live import LiveTable
from mesozoic.server.notifying.notifier import GRACE, absent_at
from mesozoic.server.notifying.ways import Ways
from tests.server.player import Player
from tests.server.receiving import Browser, MailBox, Service, mail_server, service
from tests.server.running import Running
from tests.server.test_accounts import browser, key_in, said

ORIGIN: Final = "https://club.example"


class LeapingClock:
    """The machine's, which a test moves on."""

    def __init__(self) -> None:
        self._leapt = 0

    def now(self) -> float:
        return time.monotonic() + self._leapt

    def time(self) -> int:
        return int(time.time()) + self._leapt

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def leap(self, seconds: int) -> None:
        self._leapt += seconds


class Services:
    """Whatever brings notices to people."""

    def __init__(self, push: Service, room: Service, mail: MailBox, ways: Ways) -> None:
        self.push, self.room, self.mail, self.ways = push, room, mail, ways
        self.clock = LeapingClock()

    def told_to(self, settings: Settings) -> Settings:
        """A server that reaches them."""
        return replace(settings, ways=self.ways, clock=self.clock)


@asynccontextmanager
async def services() -> AsyncIterator[Services]:
    async with service() as push, service() as room, mail_server() as (server, box):
        ways = Ways(
            mail=server,
            sender="table@club.example",
            room=room.address,
            origin=ORIGIN,
            may_push_here=True,
        )
        yield Services(push, room, box, ways)


class Person:
    """Somebody in a browser of their own, who is told by push, by mail and in a room."""

    def __init__(self, server: Running, to: Services, http: httpx.AsyncClient, name: str) -> None:
        self._server, self._to, self._http = server, to, http
        self._browser = Browser()
        self.name = name
        self.mail = f"{name.replace(' ', '.')}@example.org"

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())

    async def wish(self) -> None:
        endpoint = f"{self._to.push.address}/{self.mail}"
        push = {"endpoint": endpoint, "language": "en", **self._browser.keys}
        await said(await self._http.post("/api/me/notices/push", json=push))
        room = {"on": True, "language": "fr"}
        await said(await self._http.post("/api/me/notices/room", json=room))
        assert self._server.tables is not None
        tables = self._server.tables
        person = await tables.directory.people.find(key_in(self._http))
        assert person is not None
        await tables.directory.people.rename(person, self.name)
        # a link that was followed, as it would be; so many mails are not sent in an hour
        await tables.notifier.wishes.add(person, "mail", self.mail, "it", confirmed=True)

    async def wish_no_more(self) -> None:
        assert self._server.tables is not None
        tables = self._server.tables
        person = await tables.directory.people.find(key_in(self._http))
        assert person is not None
        for wish in await tables.notifier.wishes.of(person):
            await tables.notifier.wishes.stop(wish.id)

    @asynccontextmanager
    async def at(
        self, table: str, *keys: str | None, wants_help: bool = False
    ) -> AsyncIterator[Player]:
        async with Player.connected(self._server.address, table, cookie=self.cookie) as player:
            await player.say("hello", keys=[key for key in keys if key], help=wants_help)
            await player.hear("situation")
            yield player

    def pushed(self) -> list[dict[str, Any]]:
        """What only this browser can open."""
        mine = [body for path, body in self._to.push.by_path if path.endswith(f"/{self.mail}")]
        return [self._browser.open(body) for body in mine]

    def received(self) -> list[bytes]:
        """Every byte of push and mail, as it is read."""
        mails = [mail for mail in self._to.mail.all if mail["To"] == self.mail]
        read = [f"{mail}\n{mail.get_content()}".encode() for mail in mails]
        return [*read, *(encode(message) for message in self.pushed())]


@asynccontextmanager
async def people(server: Running, to: Services, *names: str) -> AsyncIterator[list[Person]]:
    async with AsyncExitStack() as stack:
        found = []
        for name in names:
            http = await stack.enter_async_context(browser(server))
            person = Person(server, to, http, name)
            await person.wish()
            found.append(person)
        yield found
        for person in found:  # or they would be told of what was left, while others play
            await person.wish_no_more()


async def tell_who_is_away(server: Running, to: Services, live: LiveTable, seat: Seat) -> None:
    """Whoever leads this seat has just gone: they do not come back in time."""
    assert server.tables is not None
    notifier = server.tables.notifier
    while seat in live.people.present():
        await asyncio.sleep(0)
    assert seat in absent_at(live)
    notifier.look(live)
    while notifier._under_way:
        await asyncio.wait(list(notifier._under_way))
    to.clock.leap(GRACE)
    await notifier.deliver(server.tables)
    while notifier._under_way:  # the server may have been first
        await asyncio.wait(list(notifier._under_way))
