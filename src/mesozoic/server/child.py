"""A worker process: it does one thing after another, and whoever waits too long may end it."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Final

NICENESS: Final = 5
"""Whoever acts at a table comes before whoever thinks."""
GONE: Final = (EOFError, OSError)
"""What a pipe says of a process that has ended."""


class ChildLost(Exception):
    """It will not answer."""


class Child:
    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, self._theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(self._theirs,), daemon=True)
        self._thread = ThreadPoolExecutor(1, "worker")
        """What waits for the process, in place of the server."""

    async def start(self) -> None:
        """Until it can be asked."""
        await self._apart(self._start)

    async def do(self, function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        """What the function gives, or raises, there."""
        is_well, value = await self._apart(self._ask, function, arguments)
        if is_well:
            return value
        raise value

    def end(self) -> None:
        """At once, whatever it is doing."""
        if self._process.pid is not None:
            self._process.kill()
            self._process.join()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _apart(self, function: Callable[..., Any], *arguments: Any) -> Any:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, function, *arguments)
        except GONE as problem:
            raise ChildLost("has ended") from problem

    def _start(self) -> None:
        self._process.start()
        self._theirs.close()  # or its end would not be heard
        self._pipe.recv()

    def _ask(self, function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        self._pipe.send((function, arguments))
        return self._pipe.recv()


def _work(pipe: Connection) -> None:
    _prepare()
    with suppress(*GONE):
        pipe.send(None)
        while True:
            function, arguments = pipe.recv()
            pipe.send(_outcome(function, arguments))


def _outcome(function: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[bool, Any]:
    try:
        return True, function(*arguments)
    except Exception as problem:
        problem.add_note(traceback.format_exc())
        return False, problem


def _prepare() -> None:
    """A worker ends with its server, however that ended, and leaves the keyboard to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
