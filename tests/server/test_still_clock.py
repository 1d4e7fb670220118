"""The clock that tests make pass."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.still_clock import StillClock

pytestmark = pytest.mark.anyio


async def test_who_is_about_to_sleep_does_not_sleep_longer_for_it() -> None:
    clock = StillClock()
    sleeping = asyncio.ensure_future(clock.sleep(10))
    await clock.advance(9)
    assert not sleeping.done()
    await clock.advance(1)
    assert sleeping.done()


async def test_who_should_have_woken_before_falling_asleep_does_not_sleep() -> None:
    clock = StillClock()
    sleeping = asyncio.ensure_future(clock.sleep(10))
    await clock.advance(11)
    assert sleeping.done()
