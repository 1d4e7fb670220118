"""Record files are proved in turns, in a short time, and once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from mesozoic.core.errors import Refused
from mesozoic.server.pool import UNTIMED
from mesozoic.server.provers import PROVING, Provers
from mesozoic.server.refusing import status_of
from tests.server.still_clock import StillClock
from tests.server.test_pool import die, stand_still, until

pytestmark = [pytest.mark.anyio, pytest.mark.long]


@contextmanager
def provers(clock: StillClock) -> Iterator[Provers]:
    found = Provers(1, clock)
    try:
        yield found
    finally:
        found.close()


async def test_a_record_that_is_slow_is_refused_after_one_try(tmp_path: Path) -> None:
    clock = StillClock()
    with provers(clock) as found:
        answer = asyncio.create_task(found.prove("one", stand_still, 9, tmp_path))
        await until(tmp_path / "0")
        await clock.until_slept()
        await clock.advance(PROVING)
        with pytest.raises(Refused, match="record-slow"):
            await answer
        assert await found.prove("one", abs, -3) == 3
        assert [file.name for file in tmp_path.iterdir()] == ["0"]


async def test_whoever_sends_slow_records_keeps_others_waiting_for_one_of_them(
    tmp_path: Path,
) -> None:
    clock = StillClock()
    with provers(clock) as found:
        slow = [asyncio.create_task(found.prove("one", stand_still, 9, tmp_path)) for _ in range(3)]
        await until(tmp_path / "0")
        other = asyncio.create_task(found.prove("other", abs, -3))
        await clock.until_slept()
        await clock.advance(PROVING)
        await until(tmp_path / "1")  # of which each has its turn
        await clock.until_slept()
        await clock.advance(PROVING)
        assert await other == 3
        assert sum(one.done() for one in slow) == 2
        for one in slow:
            one.cancel()


async def test_what_is_our_own_has_its_time_and_is_tried_again(tmp_path: Path) -> None:
    clock = StillClock()
    with provers(clock) as found:
        answer = asyncio.create_task(found.run(stand_still, 1, tmp_path))
        await until(tmp_path / "0")
        assert await clock.until_slept() == UNTIMED
        await clock.advance(UNTIMED)
        assert await answer == 2


async def test_what_no_worker_survives_is_refused_in_a_sentence() -> None:
    with provers(StillClock()) as found:
        with pytest.raises(Refused, match="not-made") as refused:
            await found.run(die)
        assert status_of(refused.value) == 503
        assert await found.run(abs, -3) == 3
