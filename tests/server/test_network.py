"""A server for one machine is opened to its network only when somebody there asks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest
from msgspec.structs import replace

from mesozoic.server.app import Settings
from mesozoic.server.network import Network
from mesozoic.server.serving import Server, configure, listen, opener
from tests.server.player import PATIENCE
from tests.server.running import Running

pytestmark = pytest.mark.anyio
ELSEWHERE = "127.0.0.2"
"""Stands for the machine's address on its network."""


@asynccontextmanager
async def serving(settings: Settings, found: str | None) -> AsyncIterator[tuple[str, int]]:
    listening = listen("127.0.0.1", 0)
    port: int = listening.getsockname()[1]
    network = Network()
    server = Server(configure(replace(settings, network=network)), lambda: None)
    network.opener = opener(server, port, lambda: found)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0)
    try:
        yield f"http://127.0.0.1:{port}", port
    finally:
        server.should_exit = True
        await task


def asking() -> httpx.AsyncClient:
    return httpx.AsyncClient(timeout=PATIENCE)


async def test_nobody_on_the_network_comes_in_before_it_is_opened(settings: Settings) -> None:
    async with serving(settings, ELSEWHERE) as (here, port), asking() as http:
        there = f"http://{ELSEWHERE}:{port}"
        assert (await http.get(f"{here}/api/network")).json() == {"origins": [], "closed": True}
        with pytest.raises(httpx.ConnectError):
            await http.get(f"{there}/health")
        opened = await http.post(f"{here}/api/network", headers={"Origin": here})
        assert opened.json() == {"origins": [there], "closed": False}
        assert (await http.get(f"{there}/health")).status_code == 200
        again = await http.post(f"{here}/api/network")
        assert again.json()["origins"] == [there]


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "http://elsewhere.example"}, {"Origin": "null"}, {"Host": "elsewhere.example"}],
)
async def test_another_site_cannot_open_it(settings: Settings, headers: dict[str, str]) -> None:
    async with serving(settings, ELSEWHERE) as (here, _), asking() as http:
        refused = await http.post(f"{here}/api/network", headers=headers)
        assert refused.status_code == 403
        assert refused.json()["refused"]["key"] in ("host-foreign", "origin-foreign")
        assert (await http.get(f"{here}/api/network")).json()["origins"] == []


async def test_a_machine_without_a_network_says_so(settings: Settings) -> None:
    async with serving(settings, None) as (here, _), asking() as http:
        refused = await http.post(f"{here}/api/network")
        assert (refused.status_code, refused.json()["refused"]["key"]) == (409, "network-none")


async def test_a_server_that_was_told_where_to_listen_stays_there(server: Running) -> None:
    assert (await server.http.get("/api/network")).json()["closed"] is False
    assert (await server.http.post("/api/network")).json()["refused"]["key"] == "network-closed"
