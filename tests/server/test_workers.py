"""Several processes at one address: one of them is killed, and the others go on without it."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from mesozoic.server.services import PostgreSQL, Redis
from tests.databases import fresh_postgresql
from tests.server.player import PATIENCE
from tests.server.running import Running

pytestmark = [pytest.mark.anyio, pytest.mark.long]


class Started(Running):
    """`mesozoic serve`, in processes of its own."""

    process: asyncio.subprocess.Process

    def workers(self) -> set[int]:
        """The processes that serve: they were started as Python starts others."""
        mine = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        found = map(int, mine.read_text().split())
        return {pid for pid in found if b"spawn_main" in called(pid)}


def called(pid: int) -> bytes:
    """What a process was called with. Of one that has ended there may be something left, but not
    that; and nothing at all from one instant to the next."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def is_running(pid: int) -> bool:
    return called(pid) != b""


@asynccontextmanager
async def serving(database: str, *options: str) -> AsyncIterator[Started]:
    command = ["-m", "mesozoic", "serve", "--no-browser", "--port", "0", "--database", database]
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *command,
        *options,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert process.stdout is not None
    address = (await process.stdout.readline()).decode().strip()
    try:
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
            server = Started(address.removeprefix("http://").strip("/"), http)
            server.process = process
            yield server
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        said = await process.stdout.read()
        assert await process.wait() in (0, -signal.SIGTERM, -signal.SIGKILL)
        assert said == b"", "one address was printed"


@pytest.fixture
def database(postgresql: PostgreSQL) -> Iterator[str]:
    yield from fresh_postgresql(postgresql)


async def test_when_a_server_is_killed_another_drives_its_table_on(
    database: str, redis: Redis
) -> None:
    bus = ["--bus", redis.url]
    async with serving(database, *bus) as one, serving(database, *bus) as other:
        opened = await one.open(["uniform", "uniform", "uniform"], pace=50)
        async with one.at(opened["table"]) as there:
            while there.position["entry"] < 5:  # so this server drives it
                await there.receive()
            async with other.at(opened["table"]) as watcher:
                one.process.kill()
                await one.process.wait()
                while watcher.position["entry"] < there.position["entry"] + 20:
                    await watcher.receive()


async def test_a_worker_that_dies_is_started_again(database: str) -> None:
    async with serving(database, "--workers", "2") as server:
        before = server.workers()
        assert len(before) == 2
        killed = min(before)
        os.kill(killed, signal.SIGKILL)
        async with asyncio.timeout(PATIENCE):
            while killed in (now := server.workers()) or len(now) < 2:
                await asyncio.sleep(0.02)
        assert now > before - {killed}
        assert (await server.http.get("/ready")).status_code == 200
        opened = await server.open()
        async with server.seated(opened) as players:
            await players[0].until_waiting()
        left = server.workers()
        server.process.kill()  # and nobody looks after them any more
        async with asyncio.timeout(PATIENCE):
            while any(map(is_running, left)):
                await asyncio.sleep(0.02)
