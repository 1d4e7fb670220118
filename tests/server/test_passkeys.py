"""One's passkeys, and proving once more who one is before what cannot be undone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from mesozoic.server.app import Settings
from mesozoic.server.identity.confirmations import LASTS
from mesozoic.server.identity.directory import GUESSES_AN_HOUR
from mesozoic.server.identity.passkeys import Passkey
from tests.server.running import Running, running
from tests.server.still_clock import StillClock
from tests.server.test_accounts import PASSWORD, account, browser, key_in, refused, said, sign_in

pytestmark = pytest.mark.anyio


@pytest.fixture
def clock() -> StillClock:
    return StillClock()


@pytest.fixture
async def still(settings: Settings, clock: StillClock) -> AsyncIterator[Running]:
    """A server whose time passes when a test says so."""
    patient = replace(settings.limits, hello_seconds=10**9, request_seconds=10**9)
    async with running(replace(settings, clock=clock, limits=patient)) as server:
        yield server


async def put(server: Running, http: httpx.AsyncClient, name: str) -> None:
    """A passkey in the database, as no authenticator is here to make one."""
    assert server.tables is not None
    directory = server.tables.directory
    person = await directory.people.find(key_in(http))
    assert person is not None
    await directory.passkeys.keep(Passkey(name, person.number, "AA", 0, 7, f"called {name}"))


async def listed(http: httpx.AsyncClient) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = await said(await http.get("/api/me/passkeys"))
    return found


async def confirm(http: httpx.AsyncClient, password: str = PASSWORD) -> httpx.Response:
    return await http.post("/api/me/confirm/password", json={"password": password})


DANGEROUS = [
    ("DELETE", "/api/me", None),
    ("POST", "/api/me/password", {"password": "another password"}),
    ("POST", "/api/me/codes", None),
    ("POST", "/api/me/devices", None),
    ("POST", "/api/me/passkeys/question", {"name": "Ada"}),
    ("DELETE", "/api/me/passkeys/abc", None),
    ("POST", "/api/me/name", {"name": "Eve"}),
    ("POST", "/api/sign-out/others", None),
]


@pytest.mark.parametrize(("method", "path", "body"), DANGEROUS)
async def test_what_cannot_be_undone_asks_once_more(
    still: Running, clock: StillClock, method: str, path: str, body: dict[str, str] | None
) -> None:
    async with browser(still) as http:
        await account(http)
        await put(still, http, "abc")
        await clock.advance(LASTS + 1)
        assert await refused(await http.request(method, path, json=body)) == "confirm-first"
        assert (await confirm(http)).status_code == 204
        await clock.advance(LASTS)
        assert (await http.request(method, path, json=body)).status_code in (200, 204)


async def test_who_has_just_signed_in_is_not_asked(still: Running, clock: StillClock) -> None:
    async with browser(still) as one, browser(still) as two:
        await account(one)
        await clock.advance(LASTS + 1)
        await said(await sign_in(two, "Ada", password=PASSWORD))
        await said(await two.post("/api/me/codes"))
        assert await refused(await one.post("/api/me/codes")) == "confirm-first"


async def test_a_device_that_came_by_another_is_asked(server: Running) -> None:
    async with browser(server) as one, browser(server) as two:
        await account(one)
        ticket = await said(await one.post("/api/me/devices"))
        await said(await two.post("/api/sign-in/device", json=ticket))
        assert await refused(await two.delete("/api/me")) == "confirm-first"
        assert (await confirm(two)).status_code == 204
        assert (await two.delete("/api/me")).status_code == 204


async def test_a_wrong_proof_confirms_nothing(still: Running, clock: StillClock) -> None:
    async with browser(still) as http, browser(still) as other:
        codes = await account(http)
        await account(other, "Bo")
        await clock.advance(LASTS + 1)
        assert await refused(await confirm(http, "guessed it")) == "password-wrong"
        wrong = {"code": "AAAAAA-AAAAAA"}
        assert await refused(await http.post("/api/me/confirm/code", json=wrong)) == "code-wrong"
        mine = {"code": codes[0]}
        assert await refused(await other.post("/api/me/confirm/code", json=mine)) == "code-wrong"
        assert await refused(await http.post("/api/me/codes")) == "confirm-first"
        assert (await http.post("/api/me/confirm/code", json=mine)).status_code == 204
        assert await refused(await http.post("/api/me/confirm/code", json=mine)) == "code-wrong"
        await said(await http.post("/api/me/codes"))


async def test_guesses_at_a_password_are_counted_here_too(still: Running) -> None:
    async with browser(still) as http:
        await account(http)
        for _ in range(GUESSES_AN_HOUR):
            assert await refused(await confirm(http, "guessed it")) == "password-wrong"
        assert await refused(await confirm(http)) == "too-many-guesses"


async def test_a_guest_has_nothing_to_prove(server: Running) -> None:
    async with browser(server) as http:
        await http.post("/api/me/name", json={"name": "Ada"})
        assert await refused(await confirm(http)) == "account-none"
        assert await refused(await http.get("/api/me/passkeys")) == "account-none"
        assert (await http.delete("/api/me")).status_code == 204


async def test_passkeys_are_listed_named_and_removed(server: Running) -> None:
    async with browser(server) as http:
        await account(http)
        for name in ("one", "two"):
            await put(server, http, name)
        shown = {"id": "one", "name": "called one", "created": 7, "used": None}
        assert (await listed(http))[0] == shown
        named = await http.post("/api/me/passkeys/two/name", json={"name": " My  phone "})
        assert named.status_code == 204
        assert [one["name"] for one in await listed(http)] == ["called one", "My phone"]
        assert (await http.delete("/api/me/passkeys/one")).status_code == 204
        assert [one["id"] for one in await listed(http)] == ["two"]
        data = await said(await http.get("/api/me/data"))
        assert [one["name"] for one in data["passkeys"]] == ["My phone"]


async def test_nobody_touches_the_passkeys_of_others(server: Running) -> None:
    async with browser(server) as one, browser(server) as two:
        await account(one)
        await account(two, "Bo")
        await put(server, one, "mine")
        for name in ("mine", "nosuch", "%00", "a" * 2000):
            assert await refused(await two.delete(f"/api/me/passkeys/{name}")) == "passkey-gone"
            path = f"/api/me/passkeys/{name}/name"
            assert await refused(await two.post(path, json={"name": "x"})) == "passkey-gone"
        assert [key["name"] for key in await listed(one)] == ["called mine"]


async def test_the_last_thing_that_opens_an_account_stays(server: Running) -> None:
    assert server.tables is not None
    async with browser(server) as http:
        people = server.tables.directory.people
        await http.post("/api/me/name", json={"name": "Ada"})
        guest = await people.find(key_in(http))
        assert guest is not None
        _, renewed = await people.open_account(guest, "Ada", Passkey("one", guest.number, "", 0, 7))
        name = next(iter(http.cookies.keys()))
        http.cookies.clear()
        http.cookies.set(name, renewed.key)
        assert await refused(await http.delete("/api/me/passkeys/one")) == "passkey-last"
        await put(server, http, "two")
        assert (await http.delete("/api/me/passkeys/one")).status_code == 204
        assert await refused(await http.delete("/api/me/passkeys/two")) == "passkey-last"
        await http.post("/api/me/password", json={"password": PASSWORD})
        assert (await http.delete("/api/me/passkeys/two")).status_code == 204


async def test_other_browsers_are_signed_out(server: Running) -> None:
    async with browser(server) as one, browser(server) as two:
        await account(one)
        await said(await sign_in(two, "Ada", password=PASSWORD))
        assert (await one.post("/api/sign-out/others")).status_code == 204
        assert (await said(await one.get("/api/me")))["browsers"] == 1
        assert (await said(await two.get("/api/me")))["account"] is False
