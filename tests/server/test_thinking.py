"""A bot's time counts from when it was asked, and who could not think says so."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Hashable
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from mesozoic.bots.greedy import Greedy
from mesozoic.bots.search import Search
from mesozoic.bots.think import Think
from mesozoic.server.child import ChildLost
from mesozoic.server.messages import Mention, Progress
from mesozoic.server.thinking import LEAST, LEVELS, Thinkers, in_time
from tests.server.still_clock import StillClock
from tests.server.tables_kit import Guest, opening, tables
from tests.server.test_question import table_of

pytestmark = pytest.mark.anyio

T = TypeVar("T")
SEARCH = "search:1000ms"


def seconds_of(spec: str, until: float, now: float) -> float | None:
    bot = in_time(spec, until, lambda: now)
    return bot.seconds if isinstance(bot, Search | Think) else None


def test_what_stood_in_the_queue_is_taken_off_the_time_to_think() -> None:
    assert seconds_of(SEARCH, until=101.0, now=100.0) == pytest.approx(1.0)
    assert seconds_of(SEARCH, until=101.0, now=100.7) == pytest.approx(0.3)
    assert seconds_of("level:6", until=100.9, now=100.7) == pytest.approx(0.2)
    assert seconds_of("level:6/miser", until=100.9, now=100.7) == pytest.approx(0.2)


def test_a_bot_never_thinks_longer_than_its_level_does() -> None:
    assert seconds_of(SEARCH, until=200.0, now=100.0) == 1.0


@pytest.mark.parametrize("late", [-LEAST * 0.9, 0.0, 5.0])
def test_a_bot_without_time_answers_at_once(late: float) -> None:
    assert isinstance(in_time(SEARCH, 100.0, lambda: 100.0 + late), Greedy)


@pytest.mark.parametrize("spec", ["uniform", "greedy", "search:400"])
def test_who_does_not_go_by_time_chooses_as_ever(spec: str) -> None:
    assert in_time(spec, 0.0, lambda: 100.0).name == spec


class Asked(Thinkers):
    """Thinkers without workers: until when, and for which table, they would be asked is kept."""

    def __init__(self, clock: StillClock) -> None:
        super().__init__(1, clock)
        self.asked: list[tuple[float, Hashable]] = []

    async def run_by(
        self, deadline: float, whose: Hashable, function: Callable[..., T], *arguments: Any
    ) -> T:
        self.asked.append((deadline, whose))
        return function(*arguments, 0.0)  # long ago: whoever searches does not


SECONDS = {**dict(zip(LEVELS, (0, 0, 0, 0.3, 0.6, 0.9), strict=True)), "search:250ms": 0.25}


@pytest.mark.parametrize(("spec", "seconds"), SECONDS.items())
async def test_a_choice_s_time_begins_when_it_is_asked(spec: str, seconds: float) -> None:
    clock, table = StillClock(), table_of("evo-2001")
    thinkers, seat = Asked(clock), table.deciders()[0]
    await clock.advance(100)
    thought = await thinkers.choose(spec, table, seat, Random(1), whose="a table")
    assert thought.action in table.options(seat)
    assert not thought.at_random
    assert thinkers.asked == [(100 + seconds, "a table")]


async def test_a_table_asks_in_its_own_name(tmp_path: Path) -> None:
    clock = StillClock()
    thinkers = Asked(clock)
    async with tables(tmp_path, clock, thinkers) as found:
        opened = await found.open(opening("uniform", "greedy", "uniform"))
        live = await found.enter(opened.table, Guest(), [])
        async with asyncio.timeout(20):
            while not thinkers.asked:
                await asyncio.sleep(0.001)
        assert {whose for _, whose in thinkers.asked} == {live.kept.id}


class Broken(Thinkers):
    async def run_by(
        self, deadline: float, whose: Hashable, function: Callable[..., T], *arguments: Any
    ) -> T:
        raise ChildLost("has ended")


async def test_a_bot_that_acted_at_random_says_so_at_the_table(tmp_path: Path) -> None:
    """After its act, and outside the record."""
    clock = StillClock()
    async with tables(tmp_path, clock, Broken(1, clock)) as found:
        opened = await found.open(opening("greedy", "greedy", "greedy"))
        guest = Guest()
        live = await found.enter(opened.table, guest, [])
        async with asyncio.timeout(20):
            while not any(isinstance(message, Mention) for message in guest.told):
                await clock.advance(clock.next_waking())
                await asyncio.sleep(0.001)
        said = next(place for place, m in enumerate(guest.told) if isinstance(m, Mention))
        before, remark = guest.told[said - 1], guest.told[said]
        assert isinstance(before, Progress)
        assert before.seat is not None
        assert isinstance(remark, Mention)
        assert (remark.key, remark.about) == ("bot-at-random", {"name": "greedy"})
        async with live.lock:
            kept = await found.store.read(opened.table)
            assert kept.table.record.entries == live.table.record.entries


class InHaste(Thinkers):
    """Thinkers that every question reaches when its time is nearly over."""

    async def run_by(
        self, deadline: float, whose: Hashable, function: Callable[..., T], *arguments: Any
    ) -> T:
        return function(*arguments, time.monotonic() + 0.03)


async def test_that_bots_think_less_is_said_at_the_table_once(tmp_path: Path) -> None:
    clock = StillClock()
    async with tables(tmp_path, clock, InHaste(1, clock)) as found:
        opened = await found.open(opening("level:5", "level:5/miser", "level:5"))
        guest = Guest()
        live = await found.enter(opened.table, guest, [])
        async with asyncio.timeout(40):
            while len(live.table.record.entries) < 40:
                await clock.advance(clock.next_waking())
                await asyncio.sleep(0.001)
        said = [message.key for message in guest.told if isinstance(message, Mention)]
        assert said == ["bots-in-haste"]
