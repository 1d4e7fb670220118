"""A server that was started to be measured, in a process of its own."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager

from msgspec import Struct
from msgspec.json import decode

from mesozoic.core.errors import Refused


class Used(Struct, frozen=True):
    """What a server says that it has used since it began."""

    seconds: float
    """Of processor time."""
    megabytes: float
    """Of memory, when it had most."""


class Started:
    def __init__(self, process: asyncio.subprocess.Process, address: str) -> None:
        self._process = process
        self.address = address
        """As `host:port`."""

    async def used(self) -> Used:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(b"\n")
        return decode(await stdout.readline(), type=Used)


@asynccontextmanager
async def house(database: str, *, limited: bool = False) -> AsyncIterator[Started]:
    """Our server; an address may ask it for as much as it likes, unless that is `limited`."""
    limits = ["limited"] if limited else []
    command = [sys.executable, "-m", "mesozoic.server.bench.house", database, *limits]
    async with started(command) as server:
        yield server


@asynccontextmanager
async def started(
    command: Sequence[str],
    first: bytes | None = None,
    environment: Mapping[str, str] | None = None,
) -> AsyncIterator[Started]:
    """A server that says its address, after it was told a first line if it wants one."""
    process = await asyncio.create_subprocess_exec(
        *command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        if first is not None:
            process.stdin.write(first + b"\n")
        address = (await process.stdout.readline()).decode().strip()
        if not address:
            raise Refused("peer-failed", peer=command[0])
        yield Started(process, address)
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()
