"""Visitors who disturb: clients in a loop at what is costly, sockets that ask without end.

`python -m mesozoic.server.bench.noise ADDRESS TABLE FINISHED` goes on until its input ends. They
have two addresses of their own, and the limits that all have.
"""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import cycle, islice
from typing import Final

from msgspec.json import encode

from mesozoic.server.bench.socket import Socket

CLIENTS: Final = 8
SOCKETS: Final = 90
CALLING: Final = "127.0.0.8"
ASKING: Final = "127.0.0.9"
ASK: Final = encode({"do": "resync"})
SCRIPT: Final = re.compile(rb'src="(/[^"]+\.js)"')


@asynccontextmanager
async def noise(address: str, table: str, finished: str) -> AsyncIterator[None]:
    command = (sys.executable, "-m", "mesozoic.server.bench.noise", address, table, finished)
    process = await asyncio.create_subprocess_exec(
        *command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    assert process.stdout is not None
    try:
        await process.stdout.readline()
        yield
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def _make(address: str, table: str, finished: str) -> None:
    host, port = address.rsplit(":", 1)
    paths = [
        f"/api/tables/{table}/record",
        f"/api/tables/{finished}/record",
        "/api/tables?limit=100",
        "/api/openapi.json",
        "/api/games/evo-2001/rules",
        "/",
    ]
    paths += await _scripts(host, int(port))
    calling = [_call(host, int(port), paths, number) for number in range(CLIENTS)]
    asking = [_ask(f"ws://{address}/api/tables/{table}/live") for _ in range(SOCKETS)]
    everything = asyncio.gather(*calling, *asking)
    print(flush=True)
    await everything


async def _scripts(host: str, port: int) -> list[str]:
    reader, writer = await asyncio.open_connection(host, port, local_addr=(CALLING, 0))
    page = await _get(reader, writer, "/")
    writer.close()
    return [path.decode() for path in SCRIPT.findall(page)]


async def _call(host: str, port: int, paths: list[str], first: int) -> None:
    """One call after another, over and over."""
    while True:
        with suppress(OSError, EOFError):
            reader, writer = await asyncio.open_connection(host, port, local_addr=(CALLING, 0))
            for path in islice(cycle(paths), first % len(paths), None):
                await _get(reader, writer, path)


async def _get(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, path: str) -> bytes:
    writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    length = re.search(rb"content-length: (\d+)", head)
    return await reader.readexactly(int(length[1])) if length else b""


async def _ask(uri: str) -> None:
    """The situation, again as soon as an answer is there."""
    socket = Socket(uri, lambda _: socket.say(ASK))
    await socket.open(ASKING)
    socket.say(encode({"do": "hello", "keys": []}))
    await asyncio.get_running_loop().create_future()


def _give_way() -> None:
    """Visitors have machines of their own: they take no processor from who is measured."""
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


if __name__ == "__main__":
    _give_way()
    asyncio.run(_make(*sys.argv[1:]))
