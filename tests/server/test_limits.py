"""How much may be asked in what time."""

import pytest

from mesozoic.server.limits import Bucket, PerMinute
from tests.server.still_clock import StillClock

pytestmark = pytest.mark.anyio


async def test_so_many_a_minute_for_each_address() -> None:
    clock = StillClock()
    limit = PerMinute(2, clock)
    assert limit.allows("a")
    await clock.advance(30)
    assert limit.allows("a")
    assert not limit.allows("a")
    assert limit.allows("b")
    await clock.advance(29.9)
    assert not limit.allows("a")
    await clock.advance(0.2)
    assert limit.allows("a")  # the first is more than a minute ago, the second is not
    assert not limit.allows("a")


async def test_a_refusal_counts_for_nothing() -> None:
    clock = StillClock()
    limit = PerMinute(1, clock)
    assert limit.allows("a")
    for _ in range(5):
        await clock.advance(10)
        assert not limit.allows("a")
    await clock.advance(10.1)
    assert limit.allows("a")


async def test_a_burst_and_then_so_many_a_second() -> None:
    clock = StillClock()
    bucket = Bucket(4, 3, clock)
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.25]
    await clock.advance(0.125)
    assert bucket.take() == 0.125
    await clock.advance(0.125)
    assert [bucket.take(), bucket.take()] == [0, 0.25]


async def test_no_more_than_a_burst_is_saved_up() -> None:
    clock = StillClock()
    bucket = Bucket(4, 3, clock)
    await clock.advance(100)
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.25]
