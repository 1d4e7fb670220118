"""Our server as `mesozoic bench --faults` kills it: several workers, in processes of their own.

`python -m mesozoic.server.faults.house DATABASE BUS WORKERS` says its address.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import IO, Final

from mesozoic.core.errors import Refused
from mesozoic.server.limits import BOUNDLESS
from mesozoic.server.serving import Plan, serve

SPAWNED: Final = b"multiprocessing.spawn"
"""What a worker's command says; whoever else the server started has another."""


class House:
    def __init__(self, process: asyncio.subprocess.Process, address: str) -> None:
        self._process = process
        self.address = address
        """As `host:port`."""

    def kill_one(self, rng: Random) -> bool:
        """Whether there was a worker to kill."""
        found = _workers(self._process.pid)
        if not found:
            return False
        with suppress(ProcessLookupError):
            os.kill(rng.choice(found), signal.SIGKILL)
        return True


@asynccontextmanager
async def house(database: str, bus: str, workers: int, log: IO[bytes]) -> AsyncIterator[House]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", __name__, database, bus, str(workers)),
        stdout=asyncio.subprocess.PIPE,
        stderr=log,
    )
    assert process.stdout is not None
    try:
        address = (await process.stdout.readline()).decode().strip()
        if not address:
            raise Refused("server-failed")
        yield House(process, address.removeprefix("http://").rstrip("/"))
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


def _workers(parent: int) -> list[int]:
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [int(child) for child in children if SPAWNED in _command(child)]


def _command(process: str) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:  # it has just died
        return b""


def main(database: str, bus: str, workers: int) -> int:
    plan = Plan(port=0, database=database, bus=bus, workers=workers, limits=BOUNDLESS)
    return serve(plan, browser=False, say=lambda address: print(address, flush=True))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
