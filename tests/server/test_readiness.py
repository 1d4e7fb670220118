"""Whoever asks whether the server is ready shares one look a second with all others."""

from __future__ import annotations

import asyncio

import pytest

from mesozoic.server.readiness import GOOD_FOR, Readiness
from mesozoic.server.trouble import Away
from tests.server.still_clock import StillClock

pytestmark = pytest.mark.anyio


class Database:
    def __init__(self) -> None:
        self.looks, self.is_away = 0, False
        self.answers = asyncio.Event()
        self.answers.set()

    async def check(self) -> None:
        self.looks += 1
        await self.answers.wait()
        if self.is_away:
            raise Away("database-away")


async def test_all_who_ask_in_a_second_share_a_look() -> None:
    clock, database = StillClock(), Database()
    readiness = Readiness(database.check, clock)
    for looks in (1, 2):
        await asyncio.gather(*(readiness.ask() for _ in range(9)))
        await clock.advance(GOOD_FOR / 2)
        await readiness.ask()
        assert database.looks == looks
        await clock.advance(GOOD_FOR / 2)
    database.is_away = True
    for _ in range(9):
        with pytest.raises(Away):
            await readiness.ask()
    assert database.looks == 3


async def test_a_look_that_takes_long_is_waited_for_by_all() -> None:
    clock, database = StillClock(), Database()
    readiness = Readiness(database.check, clock)
    database.answers.clear()
    asking = []
    for _ in range(5):
        asking.append(asyncio.create_task(readiness.ask()))
        await asyncio.sleep(0)
        await clock.advance(GOOD_FOR)
    asking.pop(0).cancel()
    database.answers.set()
    await asyncio.gather(*asking)
    assert database.looks == 1
