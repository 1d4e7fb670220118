"""Whoever is away is told that a table waits for them: once, if they wish, and nothing secret."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from msgspec.json import decode
from msgspec.structs import replace
from py_vapid import Vapid02

from mesozoic.core.errors import Refused
from mesozoic.core.seats import Seat
from mesozoic.server.app import Settings
from mesozoic.server.identity.person import Person
from mesozoic.server.keys import new_key
from mesozoic.server.live import LiveTable
from mesozoic.server.notifying.endpoints import check_endpoint, is_public
from mesozoic.server.notifying.notifier import GRACE, TRIES, Notifier, absent_at
from mesozoic.server.notifying.outbox import LEASE
from mesozoic.server.notifying.resolving import PublicOnly
from mesozoic.server.notifying.secrets import Signer, public_key
from mesozoic.server.notifying.ways import Ways, is_mail_address, read_mail_server, read_ways
from mesozoic.server.notifying.wishes import MOST_BROWSERS
from mesozoic.server.relations import outbox
from mesozoic.server.shapes import Opened
from mesozoic.server.tables import Tables
from tests.server.receiving import Browser, mail_server, service
from tests.server.running import running
from tests.server.still_clock import StillClock
from tests.server.tables_kit import Guest, opening, tables, until_asked
from tests.server.test_accounts import browser, refused, said
from tests.server.test_outage import read_only

pytestmark = pytest.mark.anyio

BAD_KEYS: list[dict[str, str]] = [
    {"p256dh": "A" * 84},
    {"p256dh": "BA" + "A" * 85},  # of the right length, and on no curve
    {"auth": "A" * 16},
]
HERE = Ways(may_push_here=True, origin="https://club.example")


class Scene:
    """A table that waits for Ada, who is not there; somebody looks on."""

    def __init__(
        self, tables: Tables, clock: StillClock, live: LiveTable, opened: Opened, ada: Person
    ) -> None:
        self.tables, self.clock, self.live, self.opened, self.ada = tables, clock, live, opened, ada
        self.seat: Seat = live.table.deciders()[0]
        self.notifier = tables.notifier

    @property
    def decision(self) -> int:
        return self.live.table.decision(self.seat)

    async def answer(self) -> None:
        """Everybody acts, until Ada is asked again."""
        before = self.decision
        while self.decision == before or self.seat not in self.live.table.deciders():
            table = self.live.table
            for seat in table.deciders()[:1]:
                option = table.options(seat)[0]
                await self.live.answer(seat, option, table.decision(seat), auto=False)
            await until_asked(self.live)

    async def post(self, notifier: Notifier | None = None) -> None:
        """It is seen that Ada is not there, with what she wishes by now."""
        notifier = notifier or self.notifier
        await _until_done(notifier)
        notifier.look(self.live)
        await _until_done(notifier)

    async def wait(self, notifier: Notifier | None = None) -> None:
        """Until the time in which Ada may come is over, and all was done that is done then."""
        await self.post(notifier)
        await self.deliver(GRACE, notifier)
        for wait in TRIES:
            await self.deliver(wait, notifier)

    async def deliver(self, later: int, notifier: Notifier | None = None) -> None:
        await self.clock.advance(later)
        await (notifier or self.notifier).deliver(self.tables)

    async def posted(self) -> list[tuple[Seat, int, int]]:
        """Seat, decision and number of tries of each notice that waits."""
        rows = sql.select(outbox.c.seat, outbox.c.decision, outbox.c.tries)
        async with self.tables.store.reading() as connection:
            return [
                (Seat(row.seat), row.decision, row.tries) for row in await connection.execute(rows)
            ]

    async def push_to(self, address: str, keys: dict[str, str]) -> None:
        wishes = self.notifier.wishes
        await wishes.add(self.ada, "push", address, "en", keys, confirmed=True)


@asynccontextmanager
async def scene(
    place: Path | str, ways: Ways = HERE, *, public: bool = True
) -> AsyncIterator[Scene]:
    clock = StillClock()
    async with tables(place, clock, ways=ways) as found:
        opened = await found.open(replace(opening(None, None, None), public=public))
        live = await found.enter(opened.table, Guest(), [])
        await until_asked(live)
        ada = await found.directory.people.guest(new_key())
        await found.directory.people.rename(ada, "Ada")
        seat = live.table.deciders()[0]
        await found.directory.players.sit(ada, live.kept.number, [seat])
        yield Scene(found, clock, live, opened, ada)


@asynccontextmanager
async def other_worker(at: Scene) -> AsyncIterator[Notifier]:
    """Another process that tells people, on the same database."""
    found = Notifier(at.notifier.ways, at.tables.store, at.clock)
    yield found
    await found.close()


async def _until_done(notifier: Notifier) -> None:
    if posting := list(notifier._under_way):
        await asyncio.wait(posting)


# Push


async def test_a_push_message_says_that_one_is_waited_for_and_nothing_else(tmp_path: Path) -> None:
    reader = Browser()
    async with service() as push, scene(tmp_path) as at:
        await at.push_to(push.address, reader.keys)
        await at.wait()
        headers, body = await push.next()
        message = reader.open(body)
        stop = message.pop("stop")
        assert message == {
            "title": "EVO, first edition",
            "body": "A table is waiting for you.",
            "tag": f"table/{at.opened.table}",
            "path": f"/#/table/{at.opened.table}",
        }
        assert stop["label"] == "Stop these notices"
        assert re.fullmatch(r"/#/stop/[0-9a-f]{16}\.[A-Za-z0-9_-]{22}", stop["path"])
        assert len(push.all) == 1
        assert b"waited" not in body  # the push service reads nothing
        assert headers["Content-Encoding"] == "aes128gcm"
        assert Vapid02.verify(headers["Authorization"])
        key = public_key(await at.notifier.secrets.push_key())
        assert headers["Authorization"].endswith(f"k={key}")


async def test_one_is_told_once_for_a_decision_also_by_another_worker(database: str) -> None:
    reader = Browser()
    async with service() as push, scene(database) as at, other_worker(at) as other:
        await at.push_to(push.address, reader.keys)
        await at.post()
        await at.post(other)
        await at.clock.advance(GRACE)
        await asyncio.gather(*(one.deliver(at.tables) for one in (at.notifier, other) * 3))
        assert len(push.all) == 1
        assert await at.posted() == []
        async with other_worker(at) as third:
            for one in (at.notifier, other, third):
                await at.wait(one)
        assert len(push.all) == 1


async def test_what_was_posted_is_not_posted_again(tmp_path: Path) -> None:
    async with scene(tmp_path) as at:
        await at.push_to("https://push.example/1", Browser().keys)
        await at.post()
        at.notifier.look(at.live)
        assert not at.notifier._under_way


async def test_who_wishes_it_later_is_told_of_the_same_decision(tmp_path: Path) -> None:
    reader = Browser()
    async with service() as push, scene(tmp_path) as at:
        await at.post()
        assert await at.posted() == []
        await at.push_to(push.address, reader.keys)
        await at.wait()
        assert len(push.all) == 1


async def test_what_could_not_be_posted_is_posted_when_the_database_is_back(tmp_path: Path) -> None:
    async with scene(tmp_path) as at:
        await at.push_to("https://push.example/1", Browser().keys)
        with read_only(at.tables.store):
            await at.post()
        assert await at.posted() == []
        await at.post()
        assert await at.posted() == [(at.seat, at.decision, 0)]


async def test_a_browser_that_is_added_is_not_told_of_what_its_person_was(tmp_path: Path) -> None:
    reader = Browser()
    async with service() as push, scene(tmp_path) as at, other_worker(at) as other:
        await at.push_to(push.address, reader.keys)
        await at.wait()
        await at.push_to(f"{push.address}/2", reader.keys)
        await at.wait(other)
        assert len(push.all) == 1


async def test_the_next_decision_is_told_again(database: str) -> None:
    reader = Browser()
    async with service() as push, scene(database) as at:
        await at.push_to(push.address, reader.keys)
        await at.wait()
        await at.answer()
        assert at.seat in absent_at(at.live)
        await at.wait()
        assert len(push.all) == 2


async def test_who_comes_in_time_is_not_told_but_who_goes_again_is(tmp_path: Path) -> None:
    reader = Browser()
    async with service() as push, scene(tmp_path) as at:
        await at.push_to(push.address, reader.keys)
        await at.post()
        key, ada = at.opened.keys[at.seat], Guest()
        assert key is not None
        await at.tables.enter(at.opened.table, ada, [key])
        assert at.seat not in absent_at(at.live)
        await at.wait()
        assert (push.all, await at.posted()) == ([], [])
        at.live.leave(ada)
        await at.wait()
        assert len(push.all) == 1


async def test_who_has_answered_meanwhile_is_not_told_of_that_decision(tmp_path: Path) -> None:
    reader = Browser()
    async with service() as push, scene(tmp_path) as at:
        await at.push_to(push.address, reader.keys)
        await at.post()
        await at.live.departures.resign(at.seat)
        await at.wait()
        assert (push.all, await at.posted()) == ([], [])


async def test_who_is_told_where_the_table_is_no_longer_in_memory(tmp_path: Path) -> None:
    reader = Browser()
    async with service() as push, scene(tmp_path) as at:
        await at.push_to(push.address, reader.keys)
        await at.post()
        await at.tables.let_go(at.opened.table)
        await at.deliver(GRACE)
        await push.next()


# A worker that stops


async def test_what_a_worker_that_stops_has_not_sent_the_next_one_sends(database: str) -> None:
    reader = Browser()
    async with service() as push:
        async with scene(database) as at:
            await at.push_to(push.address, reader.keys)
            await at.post()
        clock = StillClock()
        await clock.advance(GRACE)
        async with tables(database, clock, ways=HERE) as later:
            await later.notifier.deliver(later)
            await push.next()
            await later.notifier.deliver(later)
            assert len(push.all) == 1


async def test_what_a_killed_worker_had_taken_out_is_sent_when_its_lease_is_over(
    database: str,
) -> None:
    reader = Browser()
    async with service() as push, scene(database) as at:
        await at.push_to(push.address, reader.keys)
        await at.post()
        await at.clock.advance(GRACE)
        (taken,) = await at.notifier._outbox.take(8)  # and dies
        await at.deliver(LEASE - 1)
        assert push.all == []
        await at.deliver(1)
        assert len(push.all) == 1
        assert not await at.notifier._outbox.begin(taken, taken.unsent[0])  # if it was not dead


async def test_what_was_on_its_way_when_a_worker_was_killed_is_not_sent_again(
    database: str,
) -> None:
    reader = Browser()
    async with service() as push, scene(database) as at:
        await at.push_to(push.address, reader.keys)
        await at.post()
        await at.clock.advance(GRACE)
        (taken,) = await at.notifier._outbox.take(8)
        assert await at.notifier._outbox.begin(taken, taken.unsent[0])  # it may have come
        await at.deliver(LEASE)
        assert (push.all, await at.posted()) == ([], [])
        async with other_worker(at) as other:
            await at.wait(other)
        assert push.all == []


async def test_what_stops_whoever_takes_it_out_is_given_up(tmp_path: Path) -> None:
    async with scene(tmp_path) as at:
        await at.push_to("https://push.example/1", Browser().keys)
        await at.post()
        await at.clock.advance(GRACE)
        for _ in range(1 + len(TRIES)):
            assert len(await at.notifier._outbox.take(8)) == 1
            await at.clock.advance(LEASE)
        await at.notifier.deliver(at.tables)
        assert await at.posted() == []


async def test_what_is_on_its_way_when_a_worker_stops_is_waited_for(tmp_path: Path) -> None:
    reader = Browser()
    async with service() as push, scene(tmp_path) as at:
        await at.push_to(push.address, reader.keys)
        await at.post()
        push.holds = asyncio.Event()
        await at.clock.advance(GRACE)
        running = asyncio.create_task(at.notifier.deliver(at.tables))
        await push.next()
        running.cancel()
        closing = asyncio.create_task(at.notifier.close())
        push.holds.set()
        await closing
        assert await at.posted() == []
        (wish,) = await at.notifier.wishes.of(at.ada)
        assert wish.failures == 0


async def test_what_could_not_be_sent_waits_and_is_dropped_with_its_decision(
    database: str,
) -> None:
    reader = Browser()
    async with service() as push, scene(database) as at, other_worker(at) as other:
        push.statuses = [500]
        await at.push_to(push.address, reader.keys)
        await at.post()
        await at.deliver(GRACE)
        assert await at.posted() == [(at.seat, at.decision, 1)]
        await at.deliver(TRIES[0] - 1, other)
        assert len(push.all) == 1
        await at.live.departures.resign(at.seat)
        await at.deliver(1, other)
        assert (len(push.all), await at.posted()) == (1, [])


async def test_only_the_way_that_failed_is_tried_again(tmp_path: Path) -> None:
    one, two = Browser(), Browser()
    async with service() as push, service() as broken, scene(tmp_path) as at:
        broken.statuses = [503]
        await at.push_to(push.address, one.keys)
        await at.push_to(broken.address, two.keys)
        await at.wait()
        assert (len(push.all), len(broken.all)) == (1, 2)
        assert await at.posted() == []


async def test_a_way_that_breaks_does_not_spoil_the_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    ways = replace(HERE, mail=read_mail_server("smtp://mail.example"), sender="table@club.example")
    async with service() as push, scene(tmp_path, ways) as at:
        push.statuses = [503]
        await at.push_to(push.address, Browser().keys)
        torn = "ada@example.org\nBcc: bo@example.org"  # which no mail is written to
        await at.notifier.wishes.add(at.ada, "mail", torn, "en", confirmed=True)
        await at.wait()
        assert len(push.all) == 2
        assert await at.posted() == []
        failures = {wish.way: wish.failures for wish in await at.notifier.wishes.of(at.ada)}
        assert failures == {"push": 0, "mail": 1}
    assert "a notice could not be sent by mail: ValueError" in caplog.messages


async def test_bots_are_not_told(tmp_path: Path) -> None:
    async with scene(tmp_path) as at:
        assert at.seat in absent_at(at.live)
        await at.live.departures.resign(at.seat)
        assert at.seat not in absent_at(at.live)


async def test_a_browser_that_is_gone_is_told_nothing_more(tmp_path: Path) -> None:
    reader = Browser()
    async with service() as push, scene(tmp_path) as at:
        push.statuses = [410]
        await at.push_to(push.address, reader.keys)
        await at.wait()
        assert len(push.all) == 1
        assert await at.notifier.wishes.of(at.ada) == []


@pytest.mark.parametrize("bad", [*BAD_KEYS, {"address": "http:///x"}])
async def test_what_could_never_be_sent_is_given_up_in_a_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, bad: dict[str, str]
) -> None:
    caplog.set_level("INFO")
    async with service() as push, scene(tmp_path) as at:
        keys = {**Browser().keys, **bad}
        await at.push_to(keys.pop("address", push.address), keys)
        await at.wait()
        assert push.all == []
        assert await at.notifier.wishes.of(at.ada) == []
        said = [one for one in caplog.records if "notifying" in one.name]
        assert [one.getMessage() for one in said] == ["nobody is reached by push any more"]
        assert not [one for one in caplog.records if one.exc_info]


async def test_what_fails_is_tried_again_a_few_times(tmp_path: Path) -> None:
    reader = Browser()
    async with service() as push, scene(tmp_path) as at:
        push.statuses = [500] * 10
        await at.push_to(push.address, reader.keys)
        await at.wait()
        assert len(push.all) == 1 + len(TRIES)
        (wish,) = await at.notifier.wishes.of(at.ada)
        assert wish.failures == 1


async def test_somebody_has_push_messages_in_a_few_browsers_at_most(tmp_path: Path) -> None:
    async with scene(tmp_path) as at:
        for number in range(MOST_BROWSERS + 3):
            await at.push_to(f"https://push.example/{number}", {})
        addresses = [wish.address for wish in await at.notifier.wishes.of(at.ada)]
        assert addresses == [f"https://push.example/{number}" for number in range(3, 13)]


# Mail and rooms


async def test_mail_brings_a_link_to_the_table_and_one_to_stop(tmp_path: Path) -> None:
    async with mail_server() as (server, box):
        ways = replace(HERE, mail=server, sender="table@club.example")
        async with scene(tmp_path, ways) as at:
            wishes = at.notifier.wishes
            await wishes.add(at.ada, "mail", "ada@example.org", "fr", confirmed=False)
            await at.wait()
            assert box.count == 0  # nobody there has agreed
            (wish,) = await wishes.of(at.ada)
            await wishes.confirm(wish)
            await at.wait()
            mail = await box.next()
            assert (mail["To"], mail["From"]) == ("ada@example.org", "table@club.example")
            assert mail["Subject"] == "EVO, première édition\u00a0: on vous attend"
            text = mail.get_content()
            assert f"https://club.example/#/table/{at.opened.table}" in text
            assert mail["List-Unsubscribe"].strip(" <>") in text
            assert not any(key and key in text for key in [*at.opened.keys, at.opened.owner])


@pytest.mark.parametrize("public", [True, False])
async def test_a_room_is_told_who_is_waited_for_and_of_private_tables_not_where(
    tmp_path: Path, public: bool
) -> None:
    async with service() as room:
        ways = replace(HERE, room=room.address)
        async with scene(tmp_path, ways, public=public) as at:
            await at.notifier.wishes.add(at.ada, "room", "", "en", confirmed=True)
            await at.wait()
            _, body = await room.next()
            link = f"https://club.example/#/table/{at.opened.table}" if public else None
            assert decode(body) == {
                "text": "Waiting for Ada: EVO, first edition.",
                "game": "evo-2001",
                "name": "Ada",
                "link": link,
            }


async def test_whoever_did_not_wish_it_is_told_nothing(tmp_path: Path) -> None:
    async with mail_server() as (server, box), service() as room:
        ways = replace(HERE, mail=server, sender="table@club.example", room=room.address)
        async with scene(tmp_path, ways) as at:
            await at.wait()
            assert (box.count, room.all) == (0, [])


# Where it may go


@pytest.mark.parametrize(
    "address",
    [
        "http://push.example/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://10.0.0.7/x",
        "https://169.254.169.254/latest",
        "https://9.9.9.9/x",
        "https://[64:ff9b::7f00:1]/x",
        "https://[2620:fe::fe]/x",
        "https://127.1/x",
        "https://0x7f.1/x",
        "https://1.0x7F/x",
        "https://127.0.0.1./x",
        "https://2130706433/x",
        "https://push..example/x",
        "https://db.internal./x",
        "https://localhost/x",
        "https://intranet/x",
        "https://db.internal/x",
        "https://push.example:8443/x",
        "https://user@push.example/x",
        "https://user:secret@push.example/x",
        "https://push.example/\n",
        "https://push.example/é",
        "https://push.example:port/x",
        f"https://push.example/{'x' * 1000}",
        "ftp://push.example/x",
        "",
    ],
)
def test_push_messages_go_to_push_services_only(address: str) -> None:
    with pytest.raises(Refused, match="push-address"):
        check_endpoint(address)


def test_a_push_service_is_taken() -> None:
    check_endpoint("https://fcm.googleapis.com/fcm/send/abc:def")
    check_endpoint("https://updates.push.services.mozilla.com/wpush/v2/gAAA")


async def test_a_name_that_leads_in_here_leads_nowhere() -> None:
    resolver = PublicOnly()
    with pytest.raises(OSError, match="public"):
        await resolver.resolve("localhost", 443)
    await resolver.close()
    assert not is_public(ip_address("100.64.0.1"))
    assert not is_public(ip_address("224.0.0.1"))
    assert not is_public(ip_address("64:ff9b::7f00:1"))
    assert not is_public(ip_address("2002:7f00:1::"))
    assert is_public(ip_address("9.9.9.9"))
    assert is_public(ip_address("64:ff9b::909:909"))


@pytest.mark.parametrize("text", ["a@b", "ada@example.org", "a.b+c@x-y.example"])
def test_an_address_of_mail(text: str) -> None:
    assert is_mail_address(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a",
        "a@",
        "@b",
        "a b@c.de",
        "a@b\nBcc: c@d",
        "a@b,c@d",
        "Ada <a@b.de>",
        "é@b.de",
        "a@b@c",
    ],
)
def test_no_address_of_mail(text: str) -> None:
    assert not is_mail_address(text)


def test_what_whoever_runs_the_server_writes_is_read_or_refused_without_its_password() -> None:
    server = read_mail_server("smtp://ada:se%40cret@mail.example")
    assert (server.host, server.port, server.user, server.password) == (
        "mail.example",
        587,
        "ada",
        "se@cret",
    )
    assert read_mail_server("smtps://mail.example").tls
    for wrong in ("mail.example", "http://mail.example", "smtp://", "smtp://secret@x:y"):
        with pytest.raises(Refused) as problem:
            read_ways(wrong, "a@b.example", None, "")
        assert "secret" not in str(problem.value.about)
    with pytest.raises(Refused, match="mail-sender"):
        read_ways("smtp://mail.example", None, None, "")
    with pytest.raises(Refused, match="room-unreadable"):
        read_ways(None, None, "gopher://room.example", "")


# Over HTTP


def test_a_link_is_good_for_what_it_was_signed_for() -> None:
    signer = Signer("key")
    token = signer.sign("stop", "abc")
    assert signer.read("stop", token) == "abc"
    for wrong in (token[:-1], "x" + token, "abc", "", "é"):
        with pytest.raises(Refused, match="link-wrong"):
            signer.read("stop", wrong)
    with pytest.raises(Refused, match="link-wrong"):
        signer.read("confirm", token)
    with pytest.raises(Refused, match="link-wrong"):
        Signer("other").read("stop", token)


def path_in(text: str, page: str) -> str:
    found = re.search(rf"/#/{page}/(\S+)", text)
    assert found is not None, text
    return found.group(1)


async def test_an_address_is_confirmed_by_its_link_and_stopped_without_signing_in(
    settings: Settings,
) -> None:
    async with mail_server() as (mail, box):
        ways = replace(HERE, mail=mail, sender="table@club.example")
        async with running(replace(settings, ways=ways)) as server, browser(server) as http:
            wish = {"address": "ada@example.org", "language": "it"}
            told = await said(await http.post("/api/me/notices/mail", json=wish))
            assert (told["mail"], told["confirmed"]) == ("ada@example.org", False)
            first = await box.next()
            assert first["Subject"] == "Messaggi da Mesozoic"
            token = path_in(first.get_content(), "confirm")
            # whoever reads the mail need not be signed in
            confirm = await server.http.post("/api/notices/confirm", json={"token": token})
            assert confirm.status_code == 204
            assert (await said(await http.get("/api/me/notices")))["confirmed"] is True
            assert server.tables is not None
            notifier = server.tables.notifier
            person = await server.tables.directory.people.find(next(iter(http.cookies.values())))
            assert person is not None
            (kept,) = await notifier.wishes.of(person)
            stop = await notifier.courier.stop_token(kept)
            for wrong in (token, stop + "x"):
                answer = await server.http.post("/api/notices/stop", json={"token": wrong})
                assert await refused(answer) == "link-wrong"
            answer = await server.http.post("/api/notices/stop", json={"token": stop})
            assert answer.status_code == 204
            assert (await said(await http.get("/api/me/notices")))["mail"] is None
            for number in range(5):
                wish = {"address": f"other{number}@example.org", "language": "en"}
                answer = await http.post("/api/me/notices/mail", json=wish)
            assert await refused(answer) == "too-many-mails"


async def test_what_a_server_was_not_given_it_does_not_offer(settings: Settings) -> None:
    async with running(settings) as server, browser(server) as http:
        told = await said(await http.get("/api/me/notices"))
        assert (told["can_mail"], told["can_tell_room"]) == (False, False)
        mail = {"address": "ada@example.org", "language": "en"}
        assert await refused(await http.post("/api/me/notices/mail", json=mail)) == "mail-none"
        room = {"on": True, "language": "en"}
        assert await refused(await http.post("/api/me/notices/room", json=room)) == "room-none"


async def test_a_browser_is_added_and_taken_away_and_forgotten_with_its_person(
    settings: Settings,
) -> None:
    async with running(settings) as server, browser(server) as http:
        reader = Browser()
        wish: dict[str, Any] = {
            "endpoint": "https://push.example/1",
            "language": "en",
            **reader.keys,
        }
        told = await said(await http.post("/api/me/notices/push", json=wish))
        assert told["browsers"] == 1
        bad = {**wish, "endpoint": "https://127.0.0.1/"}
        assert await refused(await http.post("/api/me/notices/push", json=bad)) == "push-address"
        for keys in BAD_KEYS:
            answer = await http.post("/api/me/notices/push", json={**wish, **keys})
            assert (answer.status_code, await refused(answer)) == (400, "push-address")
        gone = {"endpoint": wish["endpoint"]}
        told = await said(await http.post("/api/me/notices/push/stop", json=gone))
        assert told["browsers"] == 0
        await said(await http.post("/api/me/notices/push", json=wish))
        await said(await http.delete("/api/me"), 204)
        assert (await said(await http.get("/api/me/notices")))["browsers"] == 0


async def test_the_key_of_push_messages_outlasts_the_server(settings: Settings) -> None:
    keys = []
    for _ in range(2):
        async with running(settings) as server:
            keys.append((await said(await server.http.get("/api/me/notices")))["push_key"])
    assert keys[0] == keys[1]
    assert len(keys[0]) == 87
