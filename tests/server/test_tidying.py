"""The garbage collector waits for a quiet moment, and nothing stays that nobody holds."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from mesozoic.core.codec import plain
from mesozoic.core.table import Table
from mesozoic.games import game_ids
from mesozoic.server import tidying
from mesozoic.server.app import Settings
from mesozoic.server.connection import Connection
from mesozoic.server.live import LiveTable
from mesozoic.server.serving import Server, configure, listen
from mesozoic.server.tidying import FEW, QUIET, Tidying
from tests.server.player import PATIENCE
from tests.server.running import running
from tests.server.still_clock import StillClock
from tests.server.tables_kit import Guest, opening, tables, until_asked

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


async def test_who_has_left_is_freed_at_once(settings: Settings) -> None:
    """Where the clock stands still nobody tidies."""
    async with running(replace(settings, clock=StillClock())) as server:
        opened = await server.open()
        with uncollected():
            for _ in range(3):
                async with server.at(opened["table"], *opened["keys"]):
                    pass
            async with asyncio.timeout(PATIENCE):
                while count(Connection):
                    await asyncio.sleep(0.01)
