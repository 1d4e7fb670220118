"""Child processes: watched, replaced, and shared by all who ask."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from mesozoic.core.errors import Refused
from mesozoic.server.child import Child, ChildLost
from mesozoic.server.pool import MARGIN, UNTIMED, Pool
from tests.server.player import PATIENCE
from tests.server.still_clock import StillClock

pytestmark = [pytest.mark.anyio, pytest.mark.long]

LONG = 1e9
"""A deadline that nothing comes near."""


@contextmanager
def pool(clock: StillClock) -> Iterator[Pool]:
    """One worker."""
    found = Pool(1, clock)
    try:
        yield found
    finally:
        found.close()


async def until(file: Path) -> None:
    async with asyncio.timeout(PATIENCE):
        while not file.exists():
            await asyncio.sleep(0.001)


def stand_still(times: int, folder: Path) -> int:
    """As often as this, each in a worker of its own; then that worker's number."""
    before = len(list(folder.iterdir()))
    if before < times:
        (folder / str(before)).touch()
        os.kill(os.getpid(), signal.SIGSTOP)
    return before + 1


def stand_still_until(folder: Path, until: float) -> float:
    stand_still(1, folder)
    return until


def die() -> None:
    os._exit(1)


def die_once(file: Path) -> str:
    if file.exists():
        return "alive"
    file.touch()
    os._exit(1)


def refuse(_: object) -> None:
    raise Refused("record-damaged", line=3)


async def test_a_worker_that_stands_still_is_replaced_and_asked_again(tmp_path: Path) -> None:
    clock = StillClock()
    with pool(clock) as found:
        answer = asyncio.create_task(found.run(stand_still, 1, tmp_path))
        await until(tmp_path / "0")
        assert await clock.until_slept() == UNTIMED
        await clock.advance(UNTIMED - 1)
        assert not answer.done()
        await clock.advance(1)
        assert await answer == 2
        assert await found.run(abs, -3) == 3


async def test_one_who_has_a_time_is_given_a_little_more(tmp_path: Path) -> None:
    """And whoever is asked in its place has only the time that is left."""
    clock = StillClock()
    with pool(clock) as found:
        answer = asyncio.create_task(found.run_by(1.0, "table", stand_still_until, tmp_path))
        await until(tmp_path / "0")
        assert await clock.until_slept() == 1.0 + MARGIN
        await clock.advance(1.0 + MARGIN)
        assert await answer == 1.0 < clock.now()


async def test_what_stops_every_worker_is_given_up(tmp_path: Path) -> None:
    clock = StillClock()
    with pool(clock) as found:
        answer = asyncio.create_task(found.run(stand_still, 9, tmp_path))
        for tried in ("0", "1"):
            await until(tmp_path / tried)
            await clock.advance(UNTIMED)
        with pytest.raises(ChildLost):
            await answer
        assert await found.run(abs, -3) == 3


async def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    with pool(StillClock()) as found:
        assert await found.run(die_once, tmp_path / "died") == "alive"
        with pytest.raises(ChildLost):
            await found.run(die)
        assert await found.run(abs, -3) == 3


async def test_what_is_refused_there_is_refused_here() -> None:
    with pool(StillClock()) as found, pytest.raises(Refused, match="record-damaged: line 3"):
        await found.run(refuse, None)


ready: list[str] = []


def get_ready() -> None:
    ready.append("ready")


def how_ready() -> list[str]:
    return ready


class Prepared(Pool):
    prepare = staticmethod(get_ready)


async def test_a_worker_prepares_once_before_it_is_asked() -> None:
    found = Prepared(1, StillClock())
    assert [await found.run(how_ready) for _ in range(2)] == [["ready"], ["ready"]]
    assert ready == []  # in its own process
    found.close()


def fail() -> None:
    raise ValueError("nothing is ready")


class Unprepared(Pool):
    prepare = staticmethod(fail)


async def test_a_worker_that_cannot_prepare_is_asked_all_the_same(
    caplog: pytest.LogCaptureFixture,
) -> None:
    found = Unprepared(1, StillClock())
    async with asyncio.timeout(PATIENCE):
        assert [await found.run(abs, number) for number in (-3, -4)] == [3, 4]
    assert [record.getMessage() for record in caplog.records] == [
        "a worker process begins unprepared"
    ]
    found.close()


async def test_a_worker_that_cannot_start_fails_who_asks_and_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def no_start(_: Child) -> None:
        raise ValueError("no more processes")

    with pool(StillClock()) as found, monkeypatch.context() as broken:
        broken.setattr(Child, "start", no_start)
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(ValueError, match="no more processes"):
                await found.run(abs, -3)
            broken.undo()
            assert await found.run(abs, -3) == 3


def told(name: str, until: float) -> tuple[str, float]:
    return name, until


async def test_a_table_with_many_bots_keeps_no_other_waiting() -> None:
    clock, order = StillClock(), list[str]()

    async def ask(table: str) -> None:
        order.append((await found.run_by(LONG, table, told, table))[0])

    with pool(clock) as found:
        await asyncio.gather(*(ask(table) for table in "aaabcb"))
    assert order == list("abcaba")


class SharedClock(StillClock):
    """A clock that a worker can put forward."""

    def __init__(self, face: Path) -> None:
        super().__init__()
        self._face = face
        face.write_text("0")

    def now(self) -> float:
        return float(self._face.read_text())


def take_all(face: Path, until: float) -> float:
    """All the time that there is."""
    face.write_text(str(until))
    return until


async def test_whoever_waits_shares_the_time_that_is_left(tmp_path: Path) -> None:
    """Four with a second each: none is late, and none thinks longer than others."""
    face = tmp_path / "face"
    with pool(SharedClock(face)) as found:
        asked = (found.run_by(1.0, table, take_all, face) for table in "abcd")
        assert await asyncio.gather(*asked) == pytest.approx([0.25, 0.5, 0.75, 1.0])
        assert await found.run_by(0.5, "e", take_all, face) == 0.5, "over before it was asked"


async def test_who_goes_away_is_not_answered_and_holds_up_nobody() -> None:
    clock = StillClock()
    with pool(clock) as found:
        asked = [asyncio.create_task(found.run_by(1.0, n, told, str(n))) for n in range(3)]
        await asyncio.sleep(0)
        for task in asked[:2]:
            task.cancel()
        assert await asked[2] == ("2", 1.0)
