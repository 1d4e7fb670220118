"""The server is told to stop in the middle of a game: nothing is lost, and all may come back."""

import asyncio
import signal
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from mesozoic.server.database import sqlite_url
from tests.server.player import Player
from tests.server.test_killed import Killable, process

pytestmark = [pytest.mark.anyio, pytest.mark.long]

RESTART = 1012


async def play_until_it_stops(player: Player, rng: Random) -> int:
    """The last entry that was told; how the socket was closed must say that one may come back."""
    with suppress(ConnectionClosed):
        await player.play(rng)
        while True:
            await player.receive()
    assert player.socket.close_code == RESTART
    entry: int = player.position["entry"]
    return entry


async def test_what_was_told_is_kept_when_the_server_stops(tmp_path: Path) -> None:
    database = sqlite_url(tmp_path / "tables.sqlite")
    async with process(database) as server:
        opened = await server.open()
        async with server.seated(opened) as players:
            playing = [
                asyncio.ensure_future(play_until_it_stops(player, Random(seat)))
                for seat, player in enumerate(players)
            ]
            await until_entry(players[0], 20)
            told = await stop(server, playing)
    async with process(database) as server, server.seated(opened) as players:
        assert players[0].position["entry"] >= max(told)
        await asyncio.gather(*(player.play(Random(7)) for player in players))


async def until_entry(player: Player, entry: int) -> None:
    while player.position["entry"] < entry:
        await asyncio.sleep(0)


async def stop(server: Killable, playing: Sequence[asyncio.Future[int]]) -> list[int]:
    server.process.send_signal(signal.SIGTERM)
    told = await asyncio.gather(*playing)
    assert await server.process.wait() in (0, -signal.SIGTERM)
    return told
