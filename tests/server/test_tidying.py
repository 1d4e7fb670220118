"""The garbage collector waits for a quiet moment, and nothing stays that nobody holds."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar import WebSocket
from msgspec.structs import replace
from websockets.asyncio.client import connect
from websockets.server import ServerProtocol

from mesozoic.core.codec import plain
from mesozoic.core.table import Table
from mesozoic.games import game_ids
from mesozoic.server import tidying
from mesozoic.server.app import Settings
from mesozoic.server.connection import Connection
from mesozoic.server.live import LiveTable
from mesozoic.server.serving import Server, configure, listen
from mesozoic.server.tidying import FEW, QUIET, Tidying
from mesozoic.server.transport import HttpDoor, SocketDoor
from tests.server.player import PATIENCE
from tests.server.running import Running, running
from tests.server.still_clock import StillClock
from tests.server.tables_kit import Guest, opening, tables, until_asked
from tests.server.test_transport import ASK, line

pytestmark = pytest.mark.anyio


class Knot:
    """Refers to itself: only the collector finds that nobody else does."""

    def __init__(self) -> None:
        self.myself = self


def knot() -> weakref.ref[Knot]:
    return weakref.ref(Knot())


async def test_it_is_done_when_nobody_acts_and_much_is_new(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock, entries = StillClock(), [0]
    tidier = asyncio.create_task(Tidying(clock, lambda: entries[0]).run())
    try:
        with uncollected():
            await clock.until_slept()
            litter = knot()
            new: list[list[int]] = [[] for _ in range(FEW + 1000)]
            entries[0] += 1
            await clock.advance(QUIET)
            assert litter() is not None, "somebody has just acted"
            await clock.advance(QUIET)
            assert litter() is None
            litter = knot()
            await clock.advance(QUIET)
            assert litter() is not None, "little is new"
            monkeypatch.setattr(tidying, "MOST", FEW)
            new += [[] for _ in range(FEW + 1000)]
            entries[0] += 1
            await clock.advance(QUIET)
            assert litter() is None, "it could not wait for ever"
    finally:
        tidier.cancel()


def test_a_server_stops_the_collector_and_starts_it_again(settings: Settings) -> None:
    meanwhile = list[tuple[bool, int]]()

    def ready() -> None:
        meanwhile.append((gc.isenabled(), gc.get_freeze_count()))
        server.should_exit = True

    server = Server(configure(settings), ready)
    with listen("127.0.0.1", 0) as listening:
        server.run(sockets=[listening])
    ((is_on, frozen),) = meanwhile
    assert not is_on
    assert frozen > 0
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
    gc.freeze()  # as tests/conftest.py has it


def count(kind: type) -> int:
    return sum(type(thing) is kind for thing in gc.get_objects())


@contextmanager
def uncollected() -> Iterator[None]:
    """Whatever refers to itself stays."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def act(live: LiveTable, times: int) -> None:
    for _ in range(times):
        await until_asked(live)
        seat = live.table.deciders()[0]
        option = live.table.options(seat)[0]
        await live.act(seat, live.table.decision(seat), plain(option))


@pytest.mark.parametrize("game", game_ids())
async def test_an_act_leaves_nothing_to_the_collector(tmp_path: Path, game: str) -> None:
    async with tables(tmp_path, StillClock()) as found:
        opened = await found.open(replace(opening(None, None, None), game=game))
        keys = [key for key in opened.keys if key is not None]
        live, *_ = [await found.enter(opened.table, Guest(), [key]) for key in keys]
        await act(live, 5)
        with uncollected():
            await act(live, 20)
            assert gc.collect() == 0


async def test_tables_that_were_left_are_freed_at_once(tmp_path: Path) -> None:
    clock = StillClock()
    async with tables(tmp_path, clock) as found:
        with uncollected():
            before = count(LiveTable), count(Table)
            for _ in range(3):
                guest = Guest()
                opened = await found.open(opening(None, None, None))
                live = await found.enter(opened.table, guest, [])
                await act(live, 20)
                found.leave(live, guest)
                while found.tables_in_memory:
                    await clock.advance(await clock.until_slept())
                del live, guest
            await asyncio.sleep(0)
            assert (count(LiveTable), count(Table)) == before


OF_A_CONNECTION = (Connection, SocketDoor, HttpDoor, WebSocket, ServerProtocol)


def kinds_held() -> Counter[str]:
    """What is held of connections, on the server's side and on the client's."""
    found = [type(thing) for thing in gc.get_objects()]
    return Counter(
        kind.__name__
        for kind in found
        if issubclass(kind, OF_A_CONNECTION) or kind.__name__ == "_SelectorSocketTransport"
    )


async def sits(server: Running, opened: dict[str, Any]) -> None:
    async with server.at(opened["table"], *opened["keys"]):
        pass


async def waits_in_the_lobby(server: Running, _: dict[str, Any]) -> None:
    async with connect(f"ws://{server.address}/api/lobby/live") as socket:
        await socket.send('{"do": "hello", "openings": []}')
        await socket.recv()


async def calls(server: Running, _: dict[str, Any]) -> None:
    async with line(server) as bare:
        bare.writer.write(ASK)
        await bare.answer()


async def breaks_off(server: Running, opened: dict[str, Any]) -> None:
    async with server.at(opened["table"], *opened["keys"]) as player:
        player.socket.transport.abort()


@pytest.mark.parametrize("come", [sits, waits_in_the_lobby, calls, breaks_off])
async def test_who_has_left_is_freed_at_once(
    settings: Settings, come: Callable[[Running, dict[str, Any]], Awaitable[None]]
) -> None:
    """Where the clock stands still nobody tidies. Clients leave transports to the collector, one
    each; more are the server's."""
    async with running(replace(settings, clock=StillClock())) as server:
        opened = await server.open()
        await come(server, opened)
        with uncollected():
            before = kinds_held() + Counter(_SelectorSocketTransport=3)
            for _ in range(3):
                await come(server, opened)
            deadline = asyncio.get_running_loop().time() + PATIENCE
            while (left := kinds_held() - before) and asyncio.get_running_loop().time() < deadline:
                await asyncio.sleep(0.01)
            assert not left
