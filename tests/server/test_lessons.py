"""A table at which somebody is taught: luck and rivals are the lesson's, and wait for who reads."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from mesozoic.core.errors import IllegalAction
from mesozoic.core.seats import Seat
from mesozoic.lessons.following import cues_done, next_cue
from mesozoic.lessons.reading import find_lesson
from mesozoic.server.live import LiveTable
from mesozoic.server.messages import Progress, Situation, Taught, Welcome
from mesozoic.server.tables import Tables
from tests.server.still_clock import StillClock
from tests.server.tables_kit import Guest, Ponderers, tables

pytestmark = pytest.mark.anyio
ME = Seat(0)
LESSON = find_lesson("evo-2001", "first")


def step(name: str) -> int:
    return next(number for number, step in enumerate(LESSON.steps) if step.name == name)


@asynccontextmanager
async def a_house(folder: Path) -> AsyncIterator[tuple[Tables, StillClock]]:
    clock = StillClock()
    async with tables(folder, clock, Ponderers(clock, 0)) as found:
        yield found, clock


class Pupil:
    def __init__(self, live: LiveTable, clock: StillClock, guest: Guest) -> None:
        self.live, self.clock, self.guest = live, clock, guest

    @property
    def done(self) -> int:
        return cues_done(LESSON, self.live.table)

    async def settle(self) -> None:
        """Until the table stands, which it does once what is due is written."""
        while not self._stands:
            await self.clock.advance(10)
            await asyncio.sleep(0.001)

    @property
    def _stands(self) -> bool:
        table = self.live.table
        if self.live.stands(table):
            return True
        cue = next_cue(LESSON, table)
        is_mine = cue is None or (cue.seat == ME and ME in table.deciders())
        return is_mine and table.forced_pass() is None

    async def act(self, notation: str) -> None:
        game, table = self.live.table.game, self.live.table
        form = game.action_codec.to_json(game.notation.read(notation))
        await self.live.act(ME, table.decision(ME), form)
        await self.settle()

    async def learn(self, to: int) -> None:
        """Read and do all before a step."""
        for number, each in enumerate(LESSON.steps[:to]):
            self.live.read_to(number)
            await self.settle()
            if each.acts:
                await self.act(each.acts[0])
        self.live.read_to(to)
        await self.settle()


async def taught(found: Tables, clock: StillClock) -> Pupil:
    opened = await found.open_lesson("evo-2001", "first", "Ada")
    guest = Guest()
    live = await found.enter(opened.table, guest, [key for key in opened.keys if key])
    pupil = Pupil(live, clock, guest)
    await pupil.settle()
    return pupil


async def test_luck_waits_until_one_has_read_so_far(tmp_path: Path) -> None:
    async with a_house(tmp_path) as (found, clock):
        pupil = await taught(found, clock)
        assert pupil.done == LESSON.after[step("aim")]
        pupil.live.read_to(step("phases"))
        await pupil.settle()
        assert pupil.done == LESSON.after[step("phases")]
        pupil.live.read_to(step("order"))
        await pupil.settle()
        assert pupil.done == LESSON.after[step("order")]


async def test_a_lesson_that_was_left_waits_for_who_reads_and_not_in_memory(tmp_path: Path) -> None:
    async with a_house(tmp_path) as (found, clock):
        pupil = await taught(found, clock)
        assert pupil.live.table.awaits_luck()
        pupil.live.read_to(step("phases"))
        await pupil.settle()
        found.leave(pupil.live, pupil.guest)
        while found.tables_in_memory:
            await clock.advance(10)
            await asyncio.sleep(0.001)
        assert not await found.store.overdue(clock.time())


async def test_what_the_lesson_does_not_ask_for_is_refused_and_nothing_happens(
    tmp_path: Path,
) -> None:
    async with a_house(tmp_path) as (found, clock):
        pupil = await taught(found, clock)
        await pupil.learn(step("walk"))
        before = pupil.live.entries
        with pytest.raises(IllegalAction, match="lesson-other-way"):
            await pupil.act("walk 13-22")
        with pytest.raises(IllegalAction, match="why-"):
            await pupil.act("walk 13-40")
        assert pupil.live.entries == before
        await pupil.act("walk 13-14")
        assert pupil.done == LESSON.after[step("egg")]


async def test_it_is_played_to_its_end_and_then_stands(tmp_path: Path) -> None:
    async with a_house(tmp_path) as (found, clock):
        pupil = await taught(found, clock)
        await pupil.learn(len(LESSON.steps))
        assert pupil.done == len(LESSON.script)
        assert pupil.live.table.awaits_luck()
        assert [one.points for one in pupil.live.table.view(ME).species] == [17, 16, 13]


async def test_going_back_takes_back_also_behind_luck_and_rivals(tmp_path: Path) -> None:
    async with a_house(tmp_path) as (found, clock):
        pupil = await taught(found, clock)
        await pupil.learn(step("won"))
        await pupil.live.undoing.undo(ME)
        await pupil.settle()
        assert pupil.done == LESSON.after[step("attack")]
        await pupil.act("attack 8-9")
        assert pupil.done == LESSON.after[step("won")]


async def test_who_comes_back_later_is_where_they_were(tmp_path: Path) -> None:
    async with a_house(tmp_path) as (found, clock):
        pupil = await taught(found, clock)
        await pupil.learn(step("rival"))
        name, keys = pupil.live.kept.id, pupil.guest
        found.leave(pupil.live, keys)
        await found.let_go(name)
        guest = Guest()
        live = await found.enter(name, guest, [])
        assert live is not pupil.live
        assert live.lesson == LESSON
        back = Pupil(live, clock, guest)
        await back.settle()
        assert back.done == LESSON.after[step("rival")]


async def test_each_situation_is_told_with_how_far_the_lesson_is(tmp_path: Path) -> None:
    async with a_house(tmp_path) as (found, clock):
        pupil = await taught(found, clock)
        await pupil.learn(step("egg"))
        told = pupil.guest.told
        assert next(one.lesson for one in told if isinstance(one, Welcome)) == "first"
        before = [
            told[place - 1]
            for place, one in enumerate(told)
            if isinstance(one, Situation | Progress)
        ]
        assert all(isinstance(one, Taught) for one in before)
        cues = [one.cue for one in before if isinstance(one, Taught)]
        assert cues == sorted(cues)
        assert cues[-1] == LESSON.after[step("egg")]


async def test_nobody_finds_it_in_a_list(tmp_path: Path) -> None:
    async with a_house(tmp_path) as (found, clock):
        pupil = await taught(found, clock)
        assert not pupil.live.kept.public
        assert pupil.live.kept.chosen_luck
        assert await found.store.newest(2**53, 20) == []
