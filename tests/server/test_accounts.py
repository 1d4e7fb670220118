"""Guests and accounts: signing in, on several devices, and being forgotten."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
import sqlalchemy as sql

from mesozoic.core.errors import Refused
from mesozoic.server.identity.names import cleaned, compared
from tests.server.player import Player
from tests.server.running import Running

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse battery"


@asynccontextmanager
async def browser(server: Running) -> AsyncIterator[httpx.AsyncClient]:
    """A browser with cookies of its own."""
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60) as http:
        yield http


async def said(answer: httpx.Response, status: int = 200) -> Any:
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


async def refused(answer: httpx.Response) -> str:
    assert 400 <= answer.status_code < 500, answer.text
    return str(answer.json()["refused"]["key"])


async def account(http: httpx.AsyncClient, name: str = "Ada") -> list[str]:
    wish = {"name": name, "password": PASSWORD}
    codes: list[str] = (await said(await http.post("/api/me/account", json=wish)))["codes"]
    return codes


async def sign_in(http: httpx.AsyncClient, name: str, **proof: str) -> httpx.Response:
    kind = "password" if "password" in proof else "code"
    return await http.post(f"/api/sign-in/{kind}", json={"name": name, **proof})


@asynccontextmanager
async def at(
    server: Running, http: httpx.AsyncClient, table: str, *keys: str
) -> AsyncIterator[dict[str, Any]]:
    """Somebody at a table, in this browser; what they are shown."""
    cookie = f"mesozoic={http.cookies['mesozoic']}"
    async with Player.connected(server.address, table, cookie=cookie) as player:
        await player.say("hello", keys=list(keys))
        await player.hear("situation")
        await player.say("resync")  # answered once all of the greeting is done
        await player.hear("situation")
        yield player.welcome


async def test_a_browser_is_a_guest_from_its_first_visit(server: Running) -> None:
    async with browser(server) as http:
        answer = await http.get("/api/me")
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        assert (await said(answer))["account"] is False
        assert "set-cookie" not in (await http.get("/api/me")).headers


async def test_a_guest_keeps_a_name(server: Running) -> None:
    async with browser(server) as http:
        await said(await http.post("/api/me/name", json={"name": "  Ada   L. "}))
        assert (await said(await http.get("/api/me")))["name"] == "Ada L."


async def test_only_hashes_of_keys_are_kept(server: Running) -> None:
    async with browser(server) as http:
        codes = await account(http)
        secrets = [http.cookies["mesozoic"], PASSWORD, *codes]
    assert server.tables is not None
    async with server.tables.store.reading() as connection:
        dump = await connection.run_sync(_everything)
    assert "ada" in dump
    assert not [secret for secret in secrets if secret in dump]


def _everything(connection: sql.Connection) -> str:
    found = sql.MetaData()
    found.reflect(connection)
    return str([connection.execute(sql.select(table)).all() for table in found.sorted_tables])


async def test_an_account_is_found_again_on_another_device(server: Running) -> None:
    async with browser(server) as one, browser(server) as two:
        await account(one)
        await said(await sign_in(two, "ADA", password=PASSWORD))
        assert (await said(await two.get("/api/me")))["name"] == "Ada"
        assert (await said(await two.get("/api/me")))["browsers"] == 2


async def test_a_wrong_password_and_a_wrong_name_are_refused_alike(server: Running) -> None:
    async with browser(server) as one, browser(server) as two:
        await account(one)
        for name in ("Ada", "Nobody"):
            assert await refused(await sign_in(two, name, password="guessed it")) == "sign-in-wrong"
        assert (await said(await two.get("/api/me")))["account"] is False


async def test_a_recovery_code_opens_an_account_once(server: Running) -> None:
    async with browser(server) as one, browser(server) as two:
        code = (await account(one))[3]
        typed = code.lower().replace("-", " ")
        assert (await said(await sign_in(two, "Ada", code=typed)))["codes"] == 7
        assert await refused(await sign_in(one, "Ada", code=code)) == "sign-in-wrong"


async def test_other_codes_end_the_old_ones(server: Running) -> None:
    async with browser(server) as one, browser(server) as two:
        old = await account(one)
        new = (await said(await one.post("/api/me/codes")))["codes"]
        assert await refused(await sign_in(two, "Ada", code=old[0])) == "sign-in-wrong"
        await said(await sign_in(two, "Ada", code=new[0]))


async def test_two_accounts_have_two_names(server: Running) -> None:
    async with browser(server) as one, browser(server) as two:
        await account(one, "Ada")
        wish = {"name": " aDA ", "password": PASSWORD}
        taken = await two.post("/api/me/account", json=wish)
        assert await refused(taken) == "account-name-taken"
        await account(two, "Grace")
        renamed = await two.post("/api/me/name", json={"name": "Ada"})
        assert await refused(renamed) == "account-name-taken"


async def test_another_device_signs_in_by_a_ticket_once(server: Running) -> None:
    async with browser(server) as one, browser(server) as two, browser(server) as three:
        await account(one)
        ticket = await said(await one.post("/api/me/devices"))
        await said(await two.post("/api/sign-in/device", json=ticket))
        assert (await said(await two.get("/api/me")))["name"] == "Ada"
        assert await refused(await three.post("/api/sign-in/device", json=ticket)) == "ticket-past"


async def test_who_signs_in_has_another_key_and_the_old_one_opens_nothing(server: Running) -> None:
    async with browser(server) as one, browser(server) as two, browser(server) as thief:
        await account(one)
        await two.get("/api/me")
        before = two.cookies["mesozoic"]
        await said(await sign_in(two, "Ada", password=PASSWORD))
        assert two.cookies["mesozoic"] != before
        thief.cookies.set("mesozoic", before)
        assert (await said(await thief.get("/api/me")))["account"] is False


async def test_who_signs_out_is_a_guest(server: Running) -> None:
    async with browser(server) as http:
        await account(http)
        before = http.cookies["mesozoic"]
        await said(await http.post("/api/sign-out"))
        assert (await said(await http.get("/api/me")))["account"] is False
        http.cookies.set("mesozoic", before)
        assert (await said(await http.get("/api/me")))["account"] is False


async def test_another_password_signs_other_browsers_out(server: Running) -> None:
    async with browser(server) as one, browser(server) as two:
        await account(one)
        await said(await sign_in(two, "Ada", password=PASSWORD))
        new = {"password": "another one, longer"}
        assert (await one.post("/api/me/password", json=new)).status_code == 204
        assert (await said(await two.get("/api/me")))["account"] is False
        assert await refused(await sign_in(two, "Ada", password=PASSWORD)) == "sign-in-wrong"
        await said(await sign_in(two, "Ada", **new))


async def test_guessing_ends_after_a_while(server: Running) -> None:
    async with browser(server) as one, browser(server) as two:
        await account(one)
        for _ in range(30):
            assert await refused(await sign_in(two, "Ada", code="no")) == "sign-in-wrong"
        assert await refused(await sign_in(two, "Ada", code="no")) == "too-many-guesses"


async def test_a_seat_is_found_again_without_its_key(server: Running) -> None:
    opened = await server.open(["link", "here", "here"])
    async with browser(server) as one, browser(server) as two:
        await account(one)
        async with at(server, one, opened["table"], opened["keys"][0]) as shown:
            assert shown["yours"] == [0]
        await said(await sign_in(two, "Ada", password=PASSWORD))
        async with at(server, two, opened["table"]) as shown:
            assert shown["yours"] == [0]
        games = await said(await two.get("/api/me/games"))
        assert [(game["table"]["table"], game["seats"]) for game in games] == [
            (opened["table"], [0])
        ]


async def test_nobody_else_has_a_seat_without_its_key(server: Running) -> None:
    opened = await server.open(["link", "here", "here"])
    async with browser(server) as one, browser(server) as two:
        await account(one)
        async with at(server, one, opened["table"], opened["keys"][0]):
            pass
        await account(two, "Grace")
        async with at(server, two, opened["table"]) as shown:
            assert shown["yours"] == []


async def test_what_a_guest_played_goes_with_them_when_they_sign_in(server: Running) -> None:
    opened = await server.open(["link", "here", "here"])
    async with browser(server) as one, browser(server) as two:
        await account(one)
        await two.get("/api/me")
        async with at(server, two, opened["table"], opened["keys"][0]):
            pass
        await said(await sign_in(two, "Ada", password=PASSWORD))
        assert len(await said(await one.get("/api/me/games"))) == 1


async def test_somebody_is_forgotten_and_seats_stay_without_a_name(server: Running) -> None:
    opened = await server.open(["link", "here", "here"])
    async with browser(server) as one, browser(server) as two:
        await account(one)
        async with at(server, one, opened["table"], opened["keys"][0]):
            pass
        assert (await said(await one.get("/api/me/data")))["games"][0]["seats"] == [0]
        assert (await one.delete("/api/me")).status_code == 204
        assert (await said(await one.get("/api/me")))["account"] is False
        assert await refused(await sign_in(two, "Ada", password=PASSWORD)) == "sign-in-wrong"
        shown = await said(await two.get(f"/api/tables/{opened['table']}"))
        assert [seat["name"] for seat in shown["seats"]] == ["", "player 1", "player 2"]
        await account(two, "Ada")


async def test_a_seat_that_somebody_else_has_too_keeps_its_name(server: Running) -> None:
    opened = await server.open(["link", "here", "here"])
    async with browser(server) as one, browser(server) as two:
        await account(one, "Ada")
        await account(two, "Grace")
        for http in (one, two):
            async with at(server, http, opened["table"], opened["keys"][0]):
                pass
        assert (await one.delete("/api/me")).status_code == 204
        shown = await said(await two.get(f"/api/tables/{opened['table']}"))
        assert shown["seats"][0]["name"] == "player 0"


@pytest.mark.parametrize("name", ["Ad\u200ba", "\uff21da", "  ada  ", "A\u00adda"])
def test_what_looks_alike_is_one_name(name: str) -> None:
    assert compared(name) == "ada"


@pytest.mark.parametrize(
    ("name", "why"), [("\u200b", "person-name-blank"), ("\ufdfa" * 40, "person-name-long")]
)
def test_a_name_that_nobody_can_read_is_refused(name: str, why: str) -> None:
    with pytest.raises(Refused) as refusal:
        cleaned(name)
    assert refusal.value.key == why
