"""What a hostile client tries on people: their accounts, open tables, talk, notes and notices."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import quote

import httpx
from websockets.asyncio.client import connect

from mesozoic.server.identity.confirmations import LASTS
from tests.server.hostile_house import ELSEWHERE, JSON, House, key_of
from tests.server.player import Player

PASSWORD = "correct horse battery"
FORGED = ["A" * 22, "../../../etc/passwd--", "%00" * 7, "x" * 4000, "'; drop table people--"]


class Browser:
    """One with a cookie, at an address where somebody means harm or at the family's own."""

    def __init__(self, house: House, http: httpx.AsyncClient) -> None:
        self._house, self.http = house, http

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        """Slowly enough that it is answered for what it is."""
        await self._house.clock.advance(2)
        return await self.http.request(method, path, json=body, **more)

    async def refused(self, method: str, path: str, body: Any = None, **more: Any) -> str:
        answer = await self.ask(method, path, body, **more)
        assert 400 <= answer.status_code < 500, (path, answer.text)
        return key_of(answer)

    async def told(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.ask(method, path, body)
        assert answer.status_code in (200, 204), (path, answer.text)
        return answer.json() if answer.content else None

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


@asynccontextmanager
async def mallory(house: House) -> AsyncIterator[Browser]:
    async with house.calls() as http:
        yield Browser(house, http)


@asynccontextmanager
async def victim(house: House, name: str = "Ada") -> AsyncIterator[Browser]:
    """Somebody of the family with an account, who is forgotten when it is over."""
    url = f"http://{house.server.address}"
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        ada = Browser(house, http)
        await ada.told("POST", "/api/me/account", {"name": name, "password": PASSWORD})
        yield ada
        assert (await ada.told("GET", "/api/me"))["account"] is True, "is still theirs"
        await ada.told("POST", "/api/me/confirm/password", {"password": PASSWORD})
        await ada.told("DELETE", "/api/me")


async def guessed_proofs(house: House) -> None:
    async with victim(house), mallory(house) as eve:
        said = {"name": "Ada", "password": "guessed it"}
        assert await eve.refused("POST", "/api/sign-in/password", said) == "sign-in-wrong"
        code = {"name": "Ada", "code": "AAAAAA-AAAAAA"}
        assert await eve.refused("POST", "/api/sign-in/code", code) == "sign-in-wrong"
        for ticket in FORGED[:3]:
            body = {"ticket": ticket}
            assert await eve.refused("POST", "/api/sign-in/device", body) == "ticket-past"
        for answer in ({}, {"id": 7}, {"id": "x", "response": {"clientDataJSON": "e30"}}):
            shown = {"answer": answer}
            assert await eve.refused("POST", "/api/sign-in/passkey", shown) == "passkey-wrong"
        answers = [
            (await eve.http.post("/api/sign-in/code", json=code)).status_code for _ in range(200)
        ]
        assert answers.count(403) <= house.limits.sign_ins_per_minute
        assert set(answers) == {403, 429}


async def forged_browsers(house: House) -> None:
    async with victim(house) as ada:
        name = next(iter(ada.http.cookies.keys()))
        key = ada.http.cookies[name]
        for forged in (key[:-1], key + "A", key.swapcase(), *FORGED):
            async with mallory(house) as eve:
                jar = {"Cookie": f"{name}={forged}"}
                shown = await eve.ask("GET", "/api/me", headers=jar)
                assert shown.json()["account"] is False
                again = await eve.refused("GET", "/api/me/data", headers=jar)
                assert again == "person-unknown"


async def accounts_of_others(house: House) -> None:
    async with victim(house) as ada, mallory(house) as eve:
        await eve.told("POST", "/api/me/account", {"name": "Eve", "password": PASSWORD})
        assert await eve.refused("POST", "/api/me/name", {"name": "ADA"}) == "account-name-taken"
        for path in ("/api/me/passkeys/abc", "/api/me/passkeys/%00"):
            assert await eve.refused("DELETE", path) == "passkey-gone"
        code = {"code": "AAAAAA-AAAAAA"}
        assert await eve.refused("POST", "/api/me/confirm/code", code) == "code-wrong"
        mine = await ada.told("GET", "/api/me")
        profile = await eve.told("GET", f"/api/players/{mine['player']}")
        assert profile["own"] is False
        for player in FORGED[:1] + FORGED[3:]:
            assert (await eve.ask("GET", f"/api/players/{quote(player)}")).status_code in (400, 404)
        await eve.told("DELETE", "/api/me")


async def a_browser_that_was_left_open(house: House) -> None:
    """With the cookie of somebody, but without what proves who they are."""
    async with victim(house) as ada, mallory(house) as eve:
        await house.clock.advance(LASTS)
        eve.http.cookies.update(ada.http.cookies)
        for method, path, body in (
            ("DELETE", "/api/me", None),
            ("POST", "/api/me/password", {"password": "mine from now on"}),
            ("POST", "/api/me/codes", None),
            ("POST", "/api/me/devices", None),
            ("POST", "/api/me/passkeys/question", {"name": "Ada"}),
            ("POST", "/api/me/name", {"name": "Mine"}),
            ("POST", "/api/sign-out/others", None),
        ):
            assert await eve.refused(method, path, body) == "confirm-first"
        guess = {"password": "guessed it"}
        assert await eve.refused("POST", "/api/me/confirm/password", guess) == "password-wrong"


async def other_sites_with_a_cookie(house: House) -> None:
    """A page elsewhere has somebody's browser ask, even with its cookie."""
    calls = [
        ("DELETE", "/api/me"),
        ("POST", "/api/sign-out"),
        ("POST", "/api/me/name"),
        ("POST", "/api/lobby"),
        ("PUT", f"/api/tables/{house.table}/notes"),
        ("POST", "/api/me/holidays"),
        ("POST", "/api/me/notices/push"),
    ]
    async with victim(house) as ada:
        for method, path in calls:
            foreign = {"Origin": "http://evil.example"}
            key = await ada.refused(method, path, {"name": "Eve"}, headers=foreign)
            assert key == "origin-foreign", path
        text = {"Content-Type": "text/plain"}
        answer = await ada.http.post("/api/me/name", content='{"name": "Eve"}', headers=text)
        assert key_of(answer) == "not-json"
        assert (await ada.told("GET", "/api/me"))["name"] == "Ada"


async def seats_at_open_tables(house: House) -> None:
    async with victim(house) as ada, mallory(house) as eve:
        wish = {"game": "evo-2001", "players": 3}
        opening = (await ada.told("POST", "/api/lobby", wish))["opening"]["opening"]
        at = f"/api/lobby/{opening}"
        assert await eve.refused("POST", f"{at}/sit", {"seat": 1}) == "name-first"
        await eve.told("POST", "/api/me/name", {"name": "Eve"})
        for path, body in (
            ("bot", {"seat": 1, "bot": "uniform"}),
            ("begin", {"bot": "uniform"}),
            ("send-away", {"seat": 0}),
        ):
            assert await eve.refused("POST", f"{at}/{path}", body) == "not-the-host"
        assert await eve.refused("POST", f"{at}/sit", {"seat": 0}) == "opening-seat-taken"
        await eve.told("POST", f"{at}/sit", {"seat": 1})
        await ada.told("POST", f"{at}/send-away", {"seat": 1})
        for seat in (None, 1, 2):
            assert await eve.refused("POST", f"{at}/sit", {"seat": seat}) == "sent-away"
        for name in FORGED[:1] + FORGED[3:]:
            assert (await eve.ask("POST", f"/api/lobby/{quote(name)}/sit", {})).status_code in (
                400,
                404,
            )
        odd = {"game": "evo-2001", "players": 3, "options": {"x" * 999: "y"}}
        assert (await eve.ask("POST", "/api/lobby", odd)).status_code == 400
        await ada.told("POST", f"{at}/stand")


async def lobby_messages(house: House) -> None:
    uri = f"ws://{house.server.address}/api/lobby/live"
    for text in ("", "[]", '{"do": "sit"}', '{"do": "hello", "openings": 7}', "\x00" * 99):
        async with connect(uri, proxy=None, local_addr=(ELSEWHERE, 0)) as socket:
            await socket.send(text)
            heard = json.loads(await socket.recv())
            assert (heard["is"], heard["key"]) == ("refused", "message-malformed"), text
    many = json.dumps({"do": "hello", "openings": ["x"] * 6})
    async with connect(uri, proxy=None, local_addr=(ELSEWHERE, 0)) as socket:
        await socket.send(many)
        assert json.loads(await socket.recv())["key"] == "message-malformed"


async def talk_of_others(house: House) -> None:
    async with house.stranger() as player:
        assert await player.refused("say", seat=0, text="I resign") == "not-your-seat"
        assert await player.refused("phrase", seat=1, phrase="well-played") == "not-your-seat"
        assert await player.refused("say", seat=None, text="\u200b\u202e") in (
            "say-unprinted",
            "say-nothing",
        )
        for do, more in (
            ("resign", {}),
            ("end", {"agree": True}),
            ("ask-undo", {}),
            ("answer-undo", {"agree": True}),
            ("back", {}),
            ("remove", {"whom": 1}),
        ):
            assert await player.refused(do, seat=0, **more) == "not-your-seat", do
        await player.say("say", seat=None, text="x" * 5000)
        assert (await player.hear("refused"))["key"] == "message-malformed"


async def too_much_talk(house: House) -> None:
    async with house.stranger() as player:
        keys: list[str] = []
        for _ in range(3 * house.limits.lines_per_minute):
            await player.say("say", seat=None, text="buy now")
        while len(keys) < house.limits.lines_per_minute:
            keys.append((await player.hear("refused"))["key"])
        assert set(keys) <= {"too-many-lines", "too-many-lines-at-once", "too-fast"}
        player.socket.transport.abort()


async def notes_and_notices_of_others(house: House) -> None:
    notes = f"/api/tables/{house.table}/notes"
    async with mallory(house) as eve:
        assert (await eve.ask("GET", notes)).status_code in (403, 404)
        assert (await eve.ask("PUT", notes, {"text": "mine"})).status_code in (403, 404)
        await eve.told("POST", "/api/me/name", {"name": "Eve"})
        assert (await eve.ask("GET", notes)).status_code in (403, 404)
        assert (await eve.ask("PUT", notes, {"text": "x" * 99_999})).status_code in (400, 413)
        for token in FORGED:
            for path in ("/api/notices/stop", "/api/notices/confirm"):
                answer = await eve.ask("POST", path, {"token": token})
                assert answer.status_code in (400, 403), token
        for endpoint in ("http://127.0.0.1:22/", "file:/etc/passwd", "https://localhost/x"):
            push = {"endpoint": endpoint, "p256dh": "x", "auth": "x", "language": "en"}
            assert (await eve.ask("POST", "/api/me/notices/push", push)).status_code == 400
        for days in (-1, 0, 10**9, "a week"):
            answer = await eve.ask("POST", "/api/me/holidays", {"days": days})
            assert answer.status_code in (400, 409), days
        assert (await eve.ask("GET", "/api/games/nosuch/ladder")).status_code == 404
        assert (await eve.ask("GET", "/api/tables/nosuch/players")).status_code == 404
        await eve.told("DELETE", "/api/me")


async def replayed_proofs(house: House) -> None:
    """What was good once, said again word for word."""
    async with victim(house) as ada, mallory(house) as eve:
        await ada.told("POST", "/api/me/confirm/password", {"password": PASSWORD})
        ticket = await ada.told("POST", "/api/me/devices")
        await ada.told("POST", "/api/sign-in/device", ticket)
        assert await eve.refused("POST", "/api/sign-in/device", ticket) == "ticket-past"
        old = ada.cookie
        await ada.told("POST", "/api/sign-in/password", {"name": "Ada", "password": PASSWORD})
        shown = await eve.ask("GET", "/api/me", headers={"Cookie": old})
        assert shown.json()["account"] is False
        async with Player.connected(
            house.server.address, house.table, ELSEWHERE, cookie=old
        ) as player:
            await player.say("hello", keys=[])
            await player.hear("situation")
            assert player.welcome["yours"] == []


async def calls_with_odd_bodies(house: House) -> None:
    paths = [
        "/api/me/name",
        "/api/me/account",
        "/api/me/password",
        "/api/me/passkeys",
        "/api/me/confirm/passkey",
        "/api/sign-in/password",
        "/api/sign-in/passkey",
        "/api/lobby",
        "/api/me/holidays",
        "/api/me/notices/mail",
    ]
    async with mallory(house) as eve:
        for path in paths:
            for body in (b"[" * 30_000, b'{"name": "\xff"}', b"7", b'{"surprise": 1}'):
                await house.clock.advance(10)
                answer = await eve.http.post(path, headers=JSON, content=body)
                assert answer.status_code in (400, 403, 413), (path, body[:20], answer.text)
                assert key_of(answer)


ATTEMPTS_ON_PEOPLE: list[Callable[[House], Awaitable[None]]] = [
    guessed_proofs,
    forged_browsers,
    accounts_of_others,
    a_browser_that_was_left_open,
    other_sites_with_a_cookie,
    seats_at_open_tables,
    lobby_messages,
    talk_of_others,
    too_much_talk,
    notes_and_notices_of_others,
    replayed_proofs,
    calls_with_odd_bodies,
]
