"""What a server does again and again goes on, whatever goes wrong once, and says so once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine, Mapping
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any, cast

import pytest

from mesozoic.core.errors import Refused
from mesozoic.server.bell import Bell
from mesozoic.server.bus import Bus, Notice
from mesozoic.server.club import EVERY, Club
from mesozoic.server.lasting import Lasting
from mesozoic.server.leases import Leases
from mesozoic.server.overdue import LOOK, Overdue
from mesozoic.server.ratings.counting import Finished
from mesozoic.server.ratings.rater import EVERY as EVERY_RATING
from mesozoic.server.ratings.rater import Rater
from mesozoic.server.ratings.store import Ratings
from mesozoic.server.store import Store
from mesozoic.server.stored import Reading
from mesozoic.server.trouble import Away
from tests.server.still_clock import StillClock

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def going(work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """While it goes on; it has not ended by itself."""
    task = asyncio.create_task(work)
    yield
    assert not task.done()
    task.cancel()
    await asyncio.wait([task])


def said(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What is in the log that somebody should look at."""
    found = [r.getMessage() for r in caplog.records if r.levelno >= logging.WARNING]
    caplog.clear()
    return found


def test_of_several_failures_the_first_is_said(caplog: pytest.LogCaptureFixture) -> None:
    lasting = Lasting("do it")
    for problem in (KeyError("a"), Refused("b"), Away("c"), ValueError("d")):
        with lasting.outlasting():
            raise problem
    assert said(caplog) == ["could not do it"]
    with lasting.outlasting():
        pass
    for _ in range(2):
        with lasting.outlasting():
            raise KeyError("e")
    assert said(caplog) == ["could not do it"]


class Due:
    """A database in which two tables are due, and a house in which one of them cannot be folded."""

    in_memory = frozenset[str]()

    def __init__(self) -> None:
        self.driven: list[str] = []
        self.problem: Exception | None = None

    async def overdue(self, _: int) -> dict[int, str]:
        if self.problem is not None:
            raise self.problem
        return {1: "broken", 2: "well"}

    async def drive_on(self, name: str) -> None:
        self.driven.append(name)
        if name == "broken":
            raise KeyError("nonsense")


async def test_a_table_that_cannot_be_folded_keeps_no_other_from_being_driven(
    caplog: pytest.LogCaptureFixture,
) -> None:
    clock, due = StillClock(), Due()
    async with going(Overdue(due, cast("Store", due), clock, None).run()):
        for _ in range(3):
            await clock.until_slept()
            await clock.advance(LOOK)
    assert due.driven == ["broken", "well", "well", "well"]
    assert said(caplog) == ["table broken could not be driven on"]


async def test_what_is_due_is_looked_for_again_though_a_look_failed(
    caplog: pytest.LogCaptureFixture,
) -> None:
    clock, due = StillClock(), Due()
    due.problem = KeyError("nonsense")
    async with going(Overdue(due, cast("Store", due), clock, None).run()):
        for _ in range(3):
            await clock.until_slept()
            await clock.advance(LOOK)
        assert said(caplog) == ["could not look what is due"]
        due.problem = None
        await clock.advance(LOOK)
    assert "well" in due.driven


class Unrated:
    """A database in which it cannot be found what waits, or what waits cannot be read."""

    def __init__(self, *, is_found: bool) -> None:
        self.to_be_rated = Bell()
        self.looks = 0
        self._is_found = is_found

    async def waiting(self) -> list[int]:
        self.looks += 1
        if not self._is_found:
            raise KeyError("nonsense")
        return [1]

    async def numbered(self, numbers: list[int]) -> dict[int, Any]:
        return {number: SimpleNamespace(id="broken") for number in numbers}

    async def read(self, name: str) -> Reading:
        raise KeyError(name)

    async def count(self, finished: Finished) -> None: ...


@pytest.mark.parametrize(
    ("is_found", "expected"),
    [(False, "could not look what is to be rated"), (True, "table 1 could not be counted")],
)
async def test_what_is_to_be_rated_is_looked_for_again_though_a_look_failed(
    caplog: pytest.LogCaptureFixture, is_found: bool, expected: str
) -> None:
    clock, unrated = StillClock(), Unrated(is_found=is_found)
    async with going(Rater(cast("Store", unrated), cast("Ratings", unrated)).run(clock)):
        for looks in range(1, 4):
            await clock.until_slept()
            assert unrated.looks == looks
            await clock.advance(EVERY_RATING)
    assert said(caplog) == [expected]


class Failing:
    """A bus, and what workers know of one another: everything fails at first."""

    worker = "ours"

    def __init__(self) -> None:
        self.is_well = False
        self.done: list[str] = []

    def _do(self, what: str) -> None:
        if not self.is_well:
            raise KeyError(what)
        self.done.append(what)

    async def publish(self, notice: Notice) -> bool:
        self._do(f"told of {notice.table}")
        return True

    async def listen(self, _: object) -> None:
        await asyncio.Event().wait()

    async def close(self) -> None: ...

    async def beat(self) -> frozenset[str]:
        self._do("beaten")
        return frozenset({self.worker})

    async def keep(self, people: Mapping[int, object], *_: object) -> None:
        self._do(f"kept {list(people)}")

    async def look(self, *, everything: bool) -> None:
        self._do(f"looked at {'everything' if everything else 'what is new'}")

    async def free_orphans(self) -> list[str]:
        return []

    async def forget(self, **_: object) -> None: ...

    def hear(self, notice: Notice | None) -> None: ...

    async def adopt(self, name: str) -> None: ...


async def test_a_worker_stays_one_of_several_whatever_fails(
    caplog: pytest.LogCaptureFixture,
) -> None:
    clock, failing = StillClock(), Failing()
    club = Club(cast("Bus", failing), cast("Leases", failing), clock)
    async with going(club.run(failing)):
        club.tell("a", 7)
        club.at("b", 2).seat([], 1)
        for _ in range(5):
            await clock.until_slept()
            await clock.advance(EVERY)
        expected = ["keep who sits here", "say that this worker is there", "send a notice"]
        assert sorted(said(caplog)) == [f"could not {what}" for what in expected]
        failing.is_well = True
        for _ in range(3):
            await clock.advance(EVERY)
        done = {"told of a", "kept [2]", "told of b", "beaten", "looked at everything"}
        assert done <= set(failing.done)
    assert said(caplog) == []
