"""What one address may hold open and ask for, and who is sent away."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from mesozoic.server.app import Settings
from tests.server.player import Player
from tests.server.running import running
from tests.server.still_clock import StillClock

pytestmark = pytest.mark.anyio
COME_LATER = 1013


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
            while (answer := await server.http.get("/api/tables")).status_code == 200:
                pass
            assert (answer.status_code, answer.json()["refused"]["key"]) == (429, "too-fast")
            assert await player.refused("resync") == "too-fast"
            assert (await server.http.get("/health")).status_code == 200
            await other.ask("resync", "situation")
            await clock.advance(1)
            await player.ask("resync", "situation")


async def test_what_is_too_much_at_once_is_put_off(settings: Settings) -> None:
    clock = StillClock()
    limits = replace(settings.limits, work_per_second=10, work_saved=20, longest_wait=5)
    async with running(replace(settings, limits=limits, clock=clock)) as server:
        table = (await server.open())["table"]
        async with server.at(table) as player:
            waiting = asyncio.create_task(player.ask("resync", "situation"))
            assert await clock.until_slept() < limits.longest_wait
            assert not waiting.done()
            await clock.advance(1)
            await waiting
