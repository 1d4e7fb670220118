"""Push messages stay with a browser, and end where it is signed out."""

from __future__ import annotations

import httpx
import pytest

from tests.server.receiving import Browser
from tests.server.running import Running
from tests.server.test_accounts import PASSWORD, account, browser, said, sign_in

pytestmark = pytest.mark.anyio


async def be_pushed(http: httpx.AsyncClient, name: str) -> None:
    wish = {"endpoint": f"https://push.example/{name}", "language": "en", **Browser().keys}
    await said(await http.post("/api/me/notices/push", json=wish))


async def pushed(http: httpx.AsyncClient) -> list[str]:
    """Where push messages go to for whoever uses this browser."""
    told_by = (await said(await http.get("/api/me/data")))["told_by"]
    return [address.rpartition("/")[2] for address in told_by.get("push", [])]


@pytest.mark.parametrize("path", ["/api/sign-out/others", "/api/me/password"])
async def test_browsers_that_are_signed_out_by_another_are_told_nothing(
    server: Running, path: str
) -> None:
    async with browser(server) as one, browser(server) as two:
        await be_pushed(one, "one")
        await account(one)
        await be_pushed(two, "two")
        await said(await sign_in(two, "Ada", password=PASSWORD))
        assert await pushed(one) == ["one", "two"]
        await said(await one.post(path, json={"password": "another one, longer"}), 204)
        assert await pushed(one) == ["one"]


async def test_a_browser_that_signs_out_is_told_nothing_and_one_that_signs_in_again_is(
    server: Running,
) -> None:
    async with browser(server) as one, browser(server) as two:
        await account(one)
        await be_pushed(one, "one")
        await said(await sign_in(two, "Ada", password=PASSWORD))
        await be_pushed(two, "two")
        await said(await sign_in(one, "Ada", password=PASSWORD))
        assert await pushed(two) == ["one", "two"]
        await said(await one.post("/api/sign-out"))
        assert await pushed(two) == ["two"]
