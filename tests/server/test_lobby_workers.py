"""Two servers on one PostgreSQL: whoever waits at one meets whoever comes to the other."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from random import Random

import pytest
from msgspec.structs import replace

from mesozoic.server.app import Settings
from mesozoic.server.bus import LOBBY, written
from mesozoic.server.services import PostgreSQL
from tests.databases import fresh_postgresql
from tests.server.still_clock import StillClock
from tests.server.test_club import both
from tests.server.visiting import kinds, names, visitor

pytestmark = pytest.mark.anyio


@pytest.fixture
def settings(settings: Settings, postgresql: PostgreSQL) -> Iterator[Settings]:
    for url in fresh_postgresql(postgresql):
        yield replace(settings, database=url)


async def test_what_is_changed_at_one_is_told_at_the_other(settings: Settings) -> None:
    """By notices alone: where the clock stands still nobody looks by themselves."""
    async with both(settings, clock=StillClock()) as (one, other), AsyncExitStack() as stack:
        enter = stack.enter_async_context
        ada, bo = await enter(visitor(one, "Ada")), await enter(visitor(other, "Bo"))
        here, there = await enter(ada.listening()), await enter(bo.listening())
        opening = await ada.open(players=3)
        while opening not in there.openings:
            await there.receive()
        await bo.told(f"/{opening}/sit")
        while not (shape := here.openings.get(opening)) or names(shape) != ["Ada", "Bo", ""]:
            await here.receive()
        await ada.told(f"/{opening}/stand")
        while there.openings[opening]["host"] != 1:
            await there.receive()
        await bo.told(f"/{opening}/stand")
        while opening in here.openings:
            await here.receive()


async def test_two_who_meet_from_two_workers_play(settings: Settings) -> None:
    async with both(settings) as (one, other), AsyncExitStack() as stack:
        enter = stack.enter_async_context
        ada, bo = await enter(visitor(one, "Ada")), await enter(visitor(other, "Bo"))
        opening = await ada.open()
        here, there = await enter(ada.listening()), await enter(bo.listening())
        await bo.told(f"/{opening}/sit")
        tables = {await ear.until_begun(opening) for ear in (here, there)}
        assert len(tables) == 1, "one of the workers begins it"
        (table,) = tables
        players = [await enter(person.at(table)) for person in (ada, bo)]
        assert [player.welcome["yours"] for player in players] == [[0], [1]]
        await asyncio.gather(*(player.play(Random(1), 20) for player in players))


async def test_of_those_who_come_to_both_for_the_last_seat_one_gets_it(settings: Settings) -> None:
    async with both(settings) as servers, AsyncExitStack() as stack:
        enter = stack.enter_async_context
        ada = await enter(visitor(servers[0], "Ada"))
        for _ in range(3):
            opening = await ada.open(players=2)
            others = [await enter(visitor(servers[i % 2], f"Bo {i}")) for i in range(6)]
            answers = await asyncio.gather(*(one.ask(f"/{opening}/sit") for one in others))
            assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5
            assert kinds((await ada.sees(opening))["opening"]) == ["person", "person"]
            await ada.told(f"/{opening}/begin", bot="uniform")


async def test_who_looks_on_at_either_is_counted_at_both(settings: Settings) -> None:
    async with both(settings) as (one, other), AsyncExitStack() as stack:
        enter = stack.enter_async_context
        ada, bo = await enter(visitor(one, "Ada")), await enter(visitor(other, "Bo"))
        opening = await ada.open(players=2)
        table = (await ada.told(f"/{opening}/begin", bot="uniform"))["opening"]["table"]
        player = await enter(ada.at(table))
        watcher = await enter(bo.at(table))
        async with ada.at(table, watching=True):
            for listener in (player, watcher):
                while (await listener.hear("seated"))["watchers"] != 2:
                    pass
        for listener in (player, watcher):
            while (await listener.hear("seated"))["watchers"] != 1:
                pass
        ear = await enter(bo.listening())
        while [shown["watchers"] for shown in ear.running] != [1]:
            await ear.receive()


def test_no_secret_travels() -> None:
    """A notice says that something is new, not what: a private table is found by its id alone."""
    assert written(LOBBY) == '{"table":"lobby","entry":null}'
