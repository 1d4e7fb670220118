"""The talk of a table: it only grows, and each line is told once to whoever may hear it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from mesozoic.core.errors import Refused
from mesozoic.server.live import LiveTable
from mesozoic.server.messages import Talked
from mesozoic.server.services import PostgreSQL
from mesozoic.server.tables import Tables
from mesozoic.server.talk.lines import ASIDE, MOST_LINES, Said, TalkLine, may_hear
from tests.databases import fresh_postgresql
from tests.server.still_clock import BEGINNING, StillClock
from tests.server.tables_kit import DeafBus, Guest, opening, tables

pytestmark = pytest.mark.anyio


@pytest.fixture
def database(postgresql: PostgreSQL) -> Iterator[str]:
    yield from fresh_postgresql(postgresql)


def heard(guest: Guest) -> list[TalkLine]:
    return [line for told in guest.told if isinstance(told, Talked) for line in told.lines]


async def say(live: LiveTable, *kinds: str) -> None:
    await live.add_lines(lambda: [Said(kind, seat=0) for kind in kinds])


async def meet(*workers: Tables) -> tuple[Sequence[LiveTable], Sequence[Guest], Sequence[Guest]]:
    """One table with, at each worker, somebody who leads a seat and somebody who looks on."""
    opened = await workers[0].open(opening(None, None, None))
    keys = [key for key in opened.keys if key]
    players, watchers = [Guest() for _ in workers], [Guest() for _ in workers]
    lives = [
        await worker.enter(opened.table, player, [key])
        for worker, player, key in zip(workers, players, keys, strict=False)
    ]
    for worker, watcher in zip(workers, watchers, strict=True):
        await worker.enter(opened.table, watcher, [])
    return lives, players, watchers


async def test_a_line_is_told_to_all_and_again_to_whoever_comes(tmp_path: Path) -> None:
    clock = StillClock()
    async with tables(tmp_path, clock) as all_tables:
        (live,), (player,), (watcher,) = await meet(all_tables)
        await clock.advance(5)
        await say(live, "hello")
        line = TalkLine(0, BEGINNING + 5, "hello", 0, {})
        assert heard(player) == heard(watcher) == [line]
        late = Guest()
        await all_tables.enter(live.kept.id, late, [])
        assert heard(late) == [line]


async def test_players_do_not_hear_those_who_look_on_before_the_end(tmp_path: Path) -> None:
    async with tables(tmp_path, StillClock()) as all_tables:
        (live,), (player,), (watcher,) = await meet(all_tables)
        await say(live, ASIDE)
        assert heard(player) == []
        (aside,) = heard(watcher)
        assert may_hear(aside, plays=True, is_over=True)


async def test_the_talk_is_there_when_the_table_is_read_again(tmp_path: Path) -> None:
    clock = StillClock()
    async with tables(tmp_path, clock) as all_tables:
        (live,), _, _ = await meet(all_tables)
        await say(live, "one", "two")
        said, name = list(live.talk), live.kept.id
    async with tables(tmp_path, clock) as all_tables:
        again = await all_tables.enter(name, Guest(), [])
        assert again.talk == said
        await say(again, "three")
        assert [line.number for line in again.talk] == [0, 1, 2]


async def test_two_workers_say_something_at_once_and_nothing_is_lost(database: str) -> None:
    clock = StillClock()
    async with (
        tables(database, clock, bus=DeafBus(clock)) as one,
        tables(database, clock, bus=DeafBus(clock)) as other,
    ):
        (here, there), players, _ = await meet(one, other)
        await say(here, "first")
        await say(there, "second")
        assert [line.kind for line in there.talk] == ["first", "second"]
        assert heard(players[1]) == there.talk
        await one.look(everything=True)
        assert here.talk == there.talk
        assert heard(players[0]) == here.talk


async def test_what_is_no_longer_apt_is_not_said(database: str) -> None:
    """It is asked again, of the talk as it stands, where another worker was first."""
    clock = StillClock()
    async with (
        tables(database, clock, bus=DeafBus(clock)) as one,
        tables(database, clock, bus=DeafBus(clock)) as other,
    ):
        (here, there), _, _ = await meet(one, other)

        def once() -> list[Said]:
            if there.talk:
                raise Refused("overtaken")
            return [Said("once")]

        await say(here, "first")
        with pytest.raises(Refused, match="overtaken"):
            await there.add_lines(once)
        assert [line.kind for line in there.talk] == ["first"]


async def test_a_talk_has_an_end(tmp_path: Path) -> None:
    async with tables(tmp_path, StillClock()) as all_tables:
        (live,), _, _ = await meet(all_tables)
        await say(live, *["much"] * MOST_LINES)
        with pytest.raises(Refused, match="talk-too-long"):
            await say(live, "more")


async def test_a_private_table_is_not_listed(tmp_path: Path) -> None:
    async with tables(tmp_path, StillClock()) as all_tables:
        for public in (True, False):
            wish = opening(None, None, None)
            await all_tables.open(replace(wish, public=public))
        assert [kept.public for kept in await all_tables.store.newest(2**53, 10)] == [True]
