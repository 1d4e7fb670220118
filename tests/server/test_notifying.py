"""Whoever is away is told that a table waits for them: once, if they wish, and nothing secret."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import decode
from msgspec.structs import replace
from py_vapid import Vapid02

from mesozoic.core.errors import Refused
from mesozoic.server.app import Settings
from mesozoic.server.notifying.notifier import GRACE, absent_at
from mesozoic.server.notifying.secrets import Signer, public_key
from mesozoic.server.notifying.wishes import MOST_BROWSERS
from tests.server.receiving import Browser, mail_server, service
from tests.server.running import running
from tests.server.tables_kit import Guest
from tests.server.test_accounts import browser, refused, said
from tests.server.waiting_for import HERE, other_worker, scene

pytestmark = pytest.mark.anyio

BAD_KEYS: list[dict[str, str]] = [
    {"p256dh": "A" * 84},
    {"p256dh": "BA" + "A" * 85},  # of the right length, and on no curve
    {"auth": "A" * 16},
]


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
