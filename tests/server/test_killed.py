"""The server is killed in the middle of a game, and started again: nothing is lost."""

import asyncio
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import httpx
import pytest

from mesozoic.files.records import open_record, parse_record
from mesozoic.server.database import sqlite_url
from tests.server.player import Player
from tests.server.running import Running

pytestmark = [pytest.mark.anyio, pytest.mark.long]

PROGRAM = (
    "import sys; from mesozoic.server.serving import Plan, serve;"
    "serve(Plan(port=0, database=sys.argv[1]), browser=False,"
    " say=lambda address: print(address, flush=True))"
)


class Killable(Running):
    """A server in a process of its own."""

    process: asyncio.subprocess.Process

    async def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()


@asynccontextmanager
async def process(database: str) -> AsyncIterator[Killable]:
    started = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        PROGRAM,
        database,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert started.stdout is not None
    address = (await started.stdout.readline()).decode().strip()
    try:
        async with httpx.AsyncClient(base_url=address, timeout=60) as http:
            server = Killable(address.removeprefix("http://").strip("/"), http)
            server.process = started
            yield server
    finally:
        if started.returncode is None:
            started.send_signal(signal.SIGTERM)
            assert await started.wait() in (0, -signal.SIGTERM)


async def until_it_stands_still(players: Sequence[Player]) -> None:
    """Until somebody has a choice: luck and forced passes go on by themselves till then."""
    choosing = [asyncio.ensure_future(player.until_choosing()) for player in players]
    await asyncio.wait(choosing, return_when=asyncio.FIRST_COMPLETED)
    for waiting in choosing:
        waiting.cancel()


async def test_a_killed_server_resumes_its_tables(tmp_path: Path) -> None:
    database = sqlite_url(tmp_path / "tables.sqlite")
    async with process(database) as server:
        opened = await server.open()
        keys = opened["keys"]
        async with (
            server.at(opened["table"], keys[0]) as first,
            server.seated({**opened, "keys": keys[1:]}) as others,
        ):
            players = [first, *others]
            await asyncio.gather(
                *(player.play(Random(seat), 60) for seat, player in enumerate(players))
            )
            await until_it_stands_still(players)
            await server.kill()
        heard = [max(player.position["entry"] for player in players)]
        before = [player.position for player in players]
    async with process(database) as server, server.seated(opened) as players:
        after = [player.position for player in players]
        assert after[0]["entry"] >= heard[0]
        for old, new in zip(before, after, strict=True):
            if old["entry"] == new["entry"]:
                assert old["view"] == new["view"]
                assert old["options"] == new["options"]
        assert any(old["entry"] == new["entry"] for old, new in zip(before, after, strict=True))
        await asyncio.gather(*(player.play(Random(7)) for player in players))
        file = await server.http.get(f"/api/tables/{opened['table']}/record")
    _, proof = open_record(parse_record(file.text))
    assert proof.finished
    assert proof.luck


async def test_a_server_that_is_killed_within_an_undo_has_made_it_or_not(tmp_path: Path) -> None:
    database = sqlite_url(tmp_path / "tables.sqlite")
    async with process(database) as server:
        opened = await server.open(["here"] * 3)
        keys = opened["keys"]
        async with server.at(opened["table"], *keys) as player:
            seat = await until_undoable(player)
            before = player.position["entry"]
            await player.say("undo", seat=seat)
            await server.kill()
    async with process(database) as server, server.at(opened["table"], *keys) as player:
        await player.ask("sit", "situation", seat=seat)
        assert player.position["entry"] in (before, before + 1)
        assert player.position["undo"] == (player.position["entry"] == before)
        if player.position["undo"]:
            await player.ask("undo", "withdrawn", seat=seat)
        assert player.position["entry"] == before + 1
        await player.act(player.position["options"][0])
        assert (await player.hear("progress"))["entry"] == before + 1


async def until_undoable(player: Player) -> int:
    """One after the other does the first thing that is possible, until one may take that back."""
    while True:
        seat = (await player.until_waiting())[0]
        await player.ask("sit", "situation", seat=seat)
        entry = player.position["entry"]
        await player.act(player.position["options"][0])
        while player.position["entry"] <= entry:
            await player.receive()
        await player.ask("sit", "situation", seat=seat)
        if player.position["undo"]:
            return seat
