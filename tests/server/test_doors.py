"""What one address may hold open and ask for, and who is sent away."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, get_type_hints

import pytest
from litestar.handlers import HTTPRouteHandler
from msgspec.structs import replace

from mesozoic.server import paying
from mesozoic.server.api import CALLS
from mesozoic.server.app import Settings
from mesozoic.server.limits import LARGEST_BODY
from mesozoic.server.messages import Hello
from mesozoic.server.network import Network
from tests.server.player import Player
from tests.server.running import Running, running
from tests.server.still_clock import StillClock

pytestmark = pytest.mark.anyio
COME_LATER = 1013
JSON = "application/json"
GZIP = {"Content-Encoding": "gzip"}
UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "bWVzb3pvaWMgZGlub3NhdQ==",
}
BOMB = gzip.compress(b" " * 10_000_000)


async def test_a_socket_that_never_says_hello_is_closed(settings: Settings) -> None:
    clock = StillClock()
    async with running(replace(settings, clock=clock)) as server:
        opened = await server.open()
        async with (
            Player.connected(server.address, opened["table"]) as silent,
            server.at(opened["table"]) as polite,
        ):
            await clock.until_slept()
            await clock.advance(settings.limits.hello_seconds)
            assert (await silent.hear("refused"))["key"] == "hello-first"
            await silent.socket.wait_closed()
            assert silent.socket.close_code == COME_LATER
            await polite.ask("resync", "situation")


async def test_an_address_has_so_many_sockets(settings: Settings) -> None:
    limits = replace(settings.limits, sockets_per_address=2)
    async with running(replace(settings, limits=limits)) as server:
        table = (await server.open())["table"]
        async with server.at(table) as first:
            async with server.at(table), Player.connected(server.address, table) as third:
                refused = await third.hear("refused")
                assert (refused["key"], refused["about"]) == ("too-many-sockets", {"most": 2})
                await third.socket.wait_closed()
            await first.hear("seated")
            async with server.at(table):
                await first.ask("resync", "situation")


async def test_an_address_pays_for_all_that_it_asks(settings: Settings) -> None:
    """Over sockets and calls together; it is refused what takes too long, nobody else is."""
    clock = StillClock()
    limits = replace(settings.limits, work_per_second=10, work_saved=100, longest_wait=0)
    async with running(replace(settings, limits=limits, clock=clock)) as server:
        table = (await server.open())["table"]
        async with server.at(table) as player, server.at(table, local="127.0.0.2") as other:
            while (answer := await server.http.get(f"/api/tables/{table}")).status_code == 200:
                pass
            assert (answer.status_code, answer.json()["refused"]["key"]) == (429, "too-fast")
            assert await player.refused("resync") == "too-fast"
            assert (await server.http.get("/ready")).status_code == 429
            while (answer := await server.http.get("/health")).status_code == 200:
                pass
            assert answer.status_code == 429
            await other.ask("resync", "situation")
            await clock.advance(1)
            await player.ask("resync", "situation")


async def test_a_call_that_is_refused_hears_so_after_a_while(settings: Settings) -> None:
    clock = StillClock()
    rate, saved = paying.LIST, 10 * paying.LIST
    limits = replace(settings.limits, work_per_second=rate, work_saved=saved, longest_wait=2)
    async with running(replace(settings, limits=limits, clock=clock)) as server:
        calls = [asyncio.create_task(server.http.get("/api/tables")) for _ in range(20)]
        while sum(call.done() for call in calls) < 9:
            await asyncio.sleep(0)
        await clock.until_slept()
        assert {call.result().status_code for call in calls if call.done()} == {200}
        while not all(call.done() for call in calls):
            await clock.advance(1)
            await asyncio.sleep(0)
        assert {call.result().status_code for call in calls} == {200, 429}


async def test_who_looks_after_the_server_asks_every_second(settings: Settings) -> None:
    clock = StillClock()
    settings = replace(settings, clock=clock, limits=replace(settings.limits, longest_wait=0))
    async with running(settings) as server:
        for _ in range(120):
            for path in ("/health", "/ready"):
                assert (await server.http.get(path)).status_code == 200
            await clock.advance(1)


async def at_a_wrong_name(server: Running) -> int:
    answer = await server.http.get("/api/tables", headers={"Host": "evil.example"})
    return answer.status_code


async def at_no_call(server: Running) -> int:
    return (await server.http.post("/api/nothing")).status_code


async def with_no_such_method(server: Running) -> int:
    return (await server.http.patch("/api/tables")).status_code


@pytest.mark.parametrize("ask", [at_a_wrong_name, at_no_call, with_no_such_method])
async def test_what_no_call_answers_is_paid_for_and_put_off(
    settings: Settings, ask: Callable[[Running], Coroutine[Any, Any, int]]
) -> None:
    clock = StillClock()
    limits = replace(settings.limits, work_per_second=0.1, work_saved=3, longest_wait=2)
    async with running(replace(settings, limits=limits, clock=clock)) as server:
        refused = [await ask(server) for _ in range(3)]
        assert set(refused) <= {403, 404, 405}
        waiting = asyncio.create_task(ask(server))
        assert await clock.until_slept() == pytest.approx(limits.longest_wait)
        assert not waiting.done()
        await clock.advance(limits.longest_wait)
        assert await waiting == refused[0]


async def test_who_connects_without_end_is_refused_before_it_is_a_socket(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    clock = StillClock()
    limits = replace(settings.limits, work_per_second=0.1, work_saved=3, longest_wait=0)
    async with running(replace(settings, limits=limits, clock=clock)) as server:
        heads = [await handshake(server.address, {}) for _ in range(5)]
        assert heads == [None, None, None, "too-fast", "too-fast"]
        await clock.advance(10)
        assert await handshake(server.address, {}) is None
    assert "handshake" not in caplog.text, "which uvicorn takes for a failure"


async def test_what_is_too_much_at_once_is_put_off(settings: Settings) -> None:
    clock = StillClock()
    saved = paying.CHANGE + paying.LITTLE + paying.MESSAGES[Hello]
    limits = replace(settings.limits, work_per_second=10, work_saved=saved, longest_wait=5)
    async with running(replace(settings, limits=limits, clock=clock)) as server:
        table = (await server.open())["table"]
        async with server.at(table) as player:
            waiting = asyncio.create_task(player.ask("resync", "situation"))
            assert await clock.until_slept() < limits.longest_wait
            assert not waiting.done()
            await clock.advance(1)
            await waiting


HERE = "127.0.0.1"
PORT = "{port}"
ASKED = [  # host, origin, further headers, what is refused
    (None, None, {}, None),
    (None, f"http://{HERE}:{PORT}", {}, None),
    (f"localhost:{PORT}", f"http://localhost:{PORT}", {}, None),
    (f"[::1]:{PORT}", f"http://[::1]:{PORT}", {}, None),
    (None, "https://club.example", {}, None),
    ("club.example", "https://club.example", {}, None),
    ("CLUB.example:443", None, {}, None),
    (None, f"http://localhost:{PORT}", {}, "origin-foreign"),
    (None, f"http://{HERE}:1", {}, "origin-foreign"),
    (None, "http://club.example", {}, "origin-foreign"),
    (None, "https://club.example.evil.example", {}, "origin-foreign"),
    (None, "http://evil.example", {}, "origin-foreign"),
    (None, "null", {}, "origin-foreign"),
    (None, None, {"Sec-Fetch-Site": "cross-site"}, "origin-foreign"),
    (None, None, {"Sec-Fetch-Site": "same-origin"}, None),
    ("evil.example", "http://evil.example", {}, "host-foreign"),
    ("evil.example", None, {}, "host-foreign"),
    ("localhost.evil.example", None, {}, "host-foreign"),
    ("192.0.2.1", None, {}, "host-foreign"),
    ("[nonsense", None, {}, "host-foreign"),
]


async def test_pages_of_other_sites_neither_change_anything_nor_connect(settings: Settings) -> None:
    settings = replace(settings, network=Network(["https://club.example"]))
    async with running(settings) as server:
        port = server.address.rpartition(":")[2]
        for host, origin, more, key in ASKED:
            named = {"Host": host, "Origin": origin}
            sent = {name: value.format(port=port) for name, value in named.items() if value} | more
            answer = await server.http.delete("/api/tables/x", headers=sent | {"Mesozoic-Key": "k"})
            expected = (403, key) if key else (404, "table-unknown")
            assert (answer.status_code, answer.json()["refused"]["key"]) == expected, sent
            assert await handshake(server.address, sent) == key, sent


async def handshake(address: str, headers: dict[str, str]) -> str | None:
    """What is refused to a browser that would connect."""
    wish = {"Host": address, **headers, **UPGRADE}
    lines = ["GET /api/tables/x/live HTTP/1.1", *(f"{name}: {wish[name]}" for name in wish), "", ""]
    host, _, port = address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write("\r\n".join(lines).encode())
    head = await reader.readuntil(b"\r\n\r\n")
    refused = None
    if not head.startswith(b"HTTP/1.1 101 "):
        assert head.startswith((b"HTTP/1.1 403 ", b"HTTP/1.1 429 "))
        refused = json.loads(await reader.read())["refused"]["key"]
    writer.close()
    return refused


async def test_other_names_read_nothing_but_pages(settings: Settings) -> None:
    async with running(settings) as server:
        for path, status in (("/api/tables", 403), ("/api/openapi.json", 403), ("/", 200)):
            answer = await server.http.get(path, headers={"Host": "evil.example"})
            assert answer.status_code == status, path


BODIES: list[tuple[str, dict[str, str], bytes, int, str]] = [
    ("/api/tables", {"Content-Type": "text/plain"}, b"{}", 415, "not-json"),
    ("/api/tables", {"Content-Type": "application/x-www-form-urlencoded"}, b"a=b", 415, "not-json"),
    ("/api/tables", {"Content-Type": "multipart/form-data"}, b"{}", 415, "not-json"),
    ("/api/tables", {}, b"{}", 415, "not-json"),
    ("/api/records", {"Content-Type": "text/plain"}, b"{}", 415, "not-json"),
    ("/api/records", {}, b"{}", 415, "not-json"),
    ("/api/replays", {"Content-Type": "multipart/form-data"}, b"{}", 415, "not-json"),
    (
        "/api/tables",
        {"Content-Type": JSON, "Content-Encoding": "gzip"},
        BOMB,
        415,
        "body-compressed",
    ),
    ("/api/replays", GZIP, BOMB, 415, "body-compressed"),
    ("/api/tables", {"Content-Type": JSON}, b"[" * 30_000, 400, "request-malformed"),
    ("/api/tables", {"Content-Type": JSON}, b'{"a":' * 10_000, 400, "request-malformed"),
    ("/api/tables", {"Content-Type": JSON}, b'{"game": "\xff\xfe"}', 400, "request-malformed"),
    ("/api/tables", {"Content-Type": JSON}, b'{"game": "\\ud800"}', 400, "request-malformed"),
    ("/api/tables", {"Content-Type": JSON}, b"\x00" * 100, 400, "request-malformed"),
    ("/api/tables", {"Content-Type": JSON}, b"", 400, "request-malformed"),
    ("/api/tables", {"Content-Type": JSON}, b" " * 70_000, 413, "message-large"),
    ("/api/replays", {"Content-Type": JSON}, b"[" * 30_000, 400, "record-not-json"),
    ("/api/replays", {"Content-Type": JSON}, b"\xff", 400, "record-not-json"),
    ("/api/records", {"Content-Type": JSON}, b'{"a":' * 100_000, 400, "record-not-json"),
    ("/api/replays", {"Content-Type": JSON}, b" " * 5_000_001, 413, "message-large"),
]


async def test_a_body_that_cannot_be(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    for path, headers, body, status, key in BODIES:
        answer = await server.http.post(path, headers=headers, content=body)
        found = answer.status_code, answer.json()["refused"]["key"]
        assert found == (status, key), (path, headers, body[:20])
    assert "Traceback" not in caplog.text


def takers() -> list[tuple[str, str]]:
    """Every call that takes JSON: how it is called, and where."""
    calls = [call for call in CALLS if isinstance(call, HTTPRouteHandler)]
    return [
        (method, re.sub(r"{[^}]*}", "x", path))
        for call in calls
        if "data" in get_type_hints(call.fn)
        for method in call.http_methods
        for path in call.paths
    ]


async def test_no_call_reads_more_than_it_can_be_told(server: Running) -> None:
    body = b" " * (LARGEST_BODY + 1)
    assert len(takers()) > 20
    for method, path in takers():
        answer = await server.http.request(
            method, path, headers={"Content-Type": JSON}, content=body
        )
        found = answer.status_code, answer.json()["refused"]["key"]
        assert found == (413, "message-large"), (method, path)


async def test_a_body_is_refused_by_its_length_wherever_it_goes(server: Running) -> None:
    async def bits() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b" " * 1000

    answer = await server.http.post("/api/tables", headers={"Content-Type": JSON}, content=bits())
    assert (answer.status_code, answer.json()["refused"]["key"]) == (413, "message-large")
