"""A pass that is forced takes as long as one that is not, where others would tell it by that."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from mesozoic.core.codec import plain
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.server.clock import DAY
from mesozoic.server.live import LiveTable
from mesozoic.server.messages import Held
from mesozoic.server.notifying.notifier import absent_at
from mesozoic.server.pace.agreed import DaysClock
from mesozoic.server.pace.asking import is_forced
from mesozoic.server.pauses import LEAST, LEAST_AWAY, MOST, MOST_AWAY, has_company
from mesozoic.server.shapes import SeatWish
from mesozoic.server.stored import StoredSeat
from mesozoic.server.tables import Tables
from mesozoic.server.thinking import Thought
from tests.server.still_clock import StillClock
from tests.server.tables_kit import Guest, Ponderers, opening, tables

pytestmark = pytest.mark.anyio
APART = [SeatWish(kind="link") for _ in range(3)]
ALONE = [SeatWish(kind="here"), *(SeatWish(kind="bot", bot="uniform") for _ in range(2))]
WITH_A_BOT = [*APART[:2], SeatWish(kind="bot", bot="uniform")]


class Passers(Ponderers):
    """Bots that pass wherever they may."""

    async def choose(
        self, spec: str, table: Table[Any], seat: Seat, rng: Random, whose: Hashable = None
    ) -> Thought:
        thought = await super().choose(spec, table, seat, rng, whose)
        passes = (action for action in table.options(seat) if action.passing)
        return Thought(next(passes, thought.action))


class Scene:
    def __init__(self, found: Tables, clock: StillClock, live: LiveTable, guests: list[Guest]):
        self.tables, self.clock, self.live, self.guests = found, clock, live, guests

    def forced(self) -> Seat | None:
        """Who can only pass now."""
        found = self.live.table.forced_pass()
        return found[0] if found else None

    async def play_until_forced(self, *, bots: bool = False) -> Seat:
        """Time stands still from when somebody is asked who can only pass."""
        async with asyncio.timeout(30):
            while True:
                seat = self.forced()
                if seat is not None and (self.live.bot(seat) is not None) is bots:
                    return seat
                await self.go_on()

    async def go_on(self) -> None:
        """One entry more."""
        live, before = self.live, self.live.entries
        seat = next(iter(live.table.deciders()), None)
        if seat is None or self.forced() is not None or live.bot(seat):
            await self.until_written(before)
        else:
            form = plain(live.table.options(seat)[0])
            await live.act(seat, live.table.decision(seat), form)

    async def play_until_secretly_asked(self, *, openly: bool) -> Seat:
        """Somebody who can do more than pass; `openly`: what they answer is seen at once."""
        async with asyncio.timeout(60):
            while True:
                table = self.live.table
                for seat in table.deciders() if (table.opened is None) is openly else ():
                    if seat in table.secretly_asked() and not is_forced(table, seat):
                        return seat
                await self.go_on()

    async def until_written(self, before: int, step: float = 0.05) -> float:
        """Time passes until something is; how much. It stands still while that is being kept."""
        begun = self.clock.now()
        while self.live.entries == before:
            await self.clock.advance(step)
            async with self.live.lock:
                pass
        return self.clock.now() - begun

    async def stands(self, seconds: float) -> bool:
        """Whether nothing is written in so many seconds."""
        before = self.live.entries
        await self.clock.advance(0)  # the driver looks
        await self.clock.advance(seconds)
        return self.live.entries == before

    async def passes_within(self, seconds: float) -> None:
        assert await self.until_written(self.live.entries, seconds / 20) < seconds * 1.1


@asynccontextmanager
async def scene(
    folder: Path,
    seats: list[SeatWish],
    *,
    thinks: float = 0,
    bots: type[Ponderers] = Ponderers,
    **agreed: Any,
) -> AsyncIterator[Scene]:
    clock = StillClock()
    async with tables(folder, clock, bots(clock, thinks)) as found:
        wish = replace(opening(None, None, None), seats=seats, **agreed)
        opened = await found.open(wish)
        guests = [Guest() for _ in opened.keys]
        live = await found.enter(opened.table, guests[0], [opened.keys[0] or ""])
        for guest, key in zip(guests[1:], opened.keys[1:], strict=True):
            if key is not None:
                await found.enter(opened.table, guest, [key])
        yield Scene(found, clock, live, guests)


async def test_people_elsewhere_wait_for_it_as_for_a_quick_person(tmp_path: Path) -> None:
    async with scene(tmp_path, APART) as at:
        seat = await at.play_until_forced()
        entry = at.live.entries
        assert await at.stands(LEAST - 0.01)
        await at.passes_within(MOST - LEAST)
        passed = at.live.table.record.entries[entry]
        assert (passed.seat, passed.auto) == (seat, True)


async def test_it_is_not_always_the_same(tmp_path: Path) -> None:
    async with scene(tmp_path, APART) as at:
        pauses = set()
        for _ in range(4):
            seat = await at.play_until_forced()
            pauses.add(at.live.pauses.left(seat))
            await at.until_written(at.live.entries)
        assert len(pauses) == 4
        assert all(pause <= MOST for pause in pauses)


async def test_at_one_screen_with_bots_nobody_waits(tmp_path: Path) -> None:
    async with scene(tmp_path, ALONE) as at:
        while at.live.entries < 150:
            assert at.forced() != 0 or at.live.pauses.left(Seat(0)) == 0
            await at.go_on()


async def test_somebody_who_looks_on_is_somebody_else(tmp_path: Path) -> None:
    async with scene(tmp_path, [SeatWish(kind="here")] * 3) as at:
        await at.tables.enter(at.live.kept.id, Guest(), [])
        await at.play_until_forced()
        assert await at.stands(LEAST - 0.01)


async def test_a_bot_that_chooses_to_pass_takes_as_long(tmp_path: Path) -> None:
    async with scene(tmp_path, WITH_A_BOT) as at:
        bot, chosen = Seat(2), list[float]()
        while len(chosen) < 3:
            before = at.live.entries
            deciders, forced = at.live.table.deciders(), at.forced()
            is_bots = bot in deciders and bot in at.live.table.secretly_asked() and forced is None
            begun = at.clock.now()
            await at.go_on()
            act = at.live.table.record.entries[before]
            if is_bots and act.action is not None and act.action.passing:
                chosen.append(at.clock.now() - begun)
        assert all(LEAST <= took <= MOST + 0.1 for took in chosen)


async def test_a_bots_sealed_answer_takes_as_long_whatever_it_is(tmp_path: Path) -> None:
    """Who has answered is seen before what."""
    async with scene(tmp_path, WITH_A_BOT, game="evolution-family") as at, asyncio.timeout(60):
        bot, rng, guesses = Seat(2), Random("sealed"), 0
        while guesses < 3:
            before, table = at.live.entries, at.live.table
            people = [seat for seat in table.deciders() if at.live.bot(seat) is None]
            if table.opened is not None and bot in table.deciders() and at.forced() is None:
                seconds = await at.until_written(before)
                act = at.live.table.record.entries[before].action
                assert act is not None
                assert LEAST <= seconds <= MOST + 0.1
                guesses += not act.passing
            elif people and at.forced() is None:
                form = plain(rng.choice(table.options(people[0])))
                await at.live.act(people[0], table.decision(people[0]), form)
            else:
                await at.until_written(before)


async def test_coming_and_going_puts_nothing_off(tmp_path: Path) -> None:
    async with scene(tmp_path, APART) as at:
        seat = await at.play_until_forced()
        await at.clock.advance(0)
        before = at.live.pauses.left(seat)
        await at.clock.advance(0.5)
        at.tables.leave(at.live, at.guests[seat])
        await at.clock.advance(0)
        assert at.live.pauses.left(seat) == pytest.approx(before - 0.5)


async def test_a_bot_that_thinks_long_takes_as_long_to_pass(tmp_path: Path) -> None:
    async with scene(tmp_path, WITH_A_BOT, thinks=7) as at:
        await at.play_until_forced(bots=True)
        assert await at.stands(6.9)
        await at.passes_within(0.2)


async def test_who_may_take_back_is_not_told_that_somebody_can_only_pass(tmp_path: Path) -> None:
    async with scene(tmp_path, APART) as at:
        for guest in at.guests:
            guest.patience = None
        for _ in range(12):
            await at.play_until_forced()
            await at.until_written(at.live.entries)
        assert not any(isinstance(told, Held) for guest in at.guests for told in guest.told)


async def test_by_correspondence_it_takes_as_long_as_coming(tmp_path: Path) -> None:
    async with scene(tmp_path, APART, clock=DaysClock(1)) as at:
        await at.play_until_forced()
        await at.passes_within(MOST)
        seat = await at.play_until_forced()
        at.tables.leave(at.live, at.guests[seat])
        assert absent_at(at.live) == {}
        assert at.live.is_due_within(MOST_AWAY)
        assert not at.live.is_due_within(LEAST_AWAY - 1)
        assert await at.stands(LEAST_AWAY - 1)
        await at.passes_within(MOST_AWAY - LEAST_AWAY + 1)


async def test_by_correspondence_who_comes_takes_a_moment(tmp_path: Path) -> None:
    async with scene(tmp_path, APART, clock=DaysClock(1)) as at:
        seat = await at.play_until_forced()
        key = at.guests[seat]
        at.tables.leave(at.live, key)
        assert await at.stands(LEAST_AWAY - 1)
        await at.live.join(key)
        assert await at.stands(LEAST - 0.01)
        await at.passes_within(MOST)


@pytest.mark.parametrize("comes", [False, True], ids=["goes", "comes"])
@pytest.mark.parametrize("is_late", [False, True], ids=["led-by-a-bot", "late"])
@pytest.mark.parametrize("game", ["evo-2001", "evolution-family"], ids=["open", "sealed"])
async def test_by_correspondence_who_comes_or_goes_keeps_no_bot_from_answering(
    tmp_path: Path, game: str, is_late: bool, comes: bool
) -> None:
    """Whether or not they are there for whom it answers, and while it thinks."""
    agreed = {"game": game, "clock": DaysClock(1), "substitute": "uniform"}
    async with scene(tmp_path, APART, thinks=5, bots=Passers, **agreed) as at:
        seat = await at.play_until_secretly_asked(openly=game == "evo-2001")
        guest, before = at.guests[seat], at.live.entries
        if comes:
            at.tables.leave(at.live, guest)
        if is_late:
            at.clock.leap(DAY)
        else:
            await at.live.departures.resign(seat)
        await at.clock.advance(1)
        assert at.live.is_late(seat) is is_late
        assert at.live.entries == before, "it thinks"
        if comes:
            await at.live.join(guest)
        else:
            at.tables.leave(at.live, guest)
        async with asyncio.timeout(20):
            await at.until_written(before)
        assert at.live.table.record.entries[before].seat == seat


async def test_by_correspondence_who_goes_as_it_passes_has_passed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others, bots among them, would wait for it for an hour."""
    async with scene(tmp_path, APART, clock=DaysClock(1)) as at:
        seat = await at.play_until_forced()

        async def lead() -> bool:
            at.tables.leave(at.live, at.guests[seat])
            return True

        monkeypatch.setattr(at.live.fellows, "lead", lead)
        await at.passes_within(MOST)


def seated(*kinds: str) -> list[StoredSeat]:
    return [
        StoredSeat("", kind, "uniform" if kind == "bot" else None, None)  # type: ignore[arg-type]
        for kind in kinds
    ]


@pytest.mark.parametrize(
    ("kinds", "watchers", "company"),
    [
        (("here", "bot", "bot"), 0, (False, False, False)),
        (("here", "bot", "bot"), 1, (True, True, True)),
        (("here", "here", "bot"), 0, (False, False, False)),
        (("here", "link", "bot"), 0, (True, True, True)),
        (("link", "link", "bot"), 0, (True, True, True)),
        (("link", "bot", "bot"), 0, (False, False, False)),
        (("bot", "bot", "bot"), 1, (False, False, False)),
    ],
)
async def test_who_has_company(
    kinds: tuple[str, ...], watchers: int, company: tuple[bool, ...]
) -> None:
    seats = seated(*kinds)
    found = [has_company(seats, Seat(seat), watchers) for seat in range(len(kinds))]
    assert tuple(found) == company
