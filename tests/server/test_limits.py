"""How much may be asked in what time."""

import asyncio

import pytest

from mesozoic.server.clock import DAY
from mesozoic.server.limits import MINUTE, Account, Accounts, Bucket, Limits, Quota
from tests.server.still_clock import StillClock

pytestmark = pytest.mark.anyio


async def test_so_many_a_minute_for_each_address() -> None:
    clock = StillClock()
    limit = Quota(2, MINUTE, clock)
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
    limit = Quota(1, MINUTE, clock)
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


LIMITS = Limits(work_per_second=100, work_saved=50, longest_wait=1, sockets_per_address=2)


async def test_what_costs_more_than_is_saved_waits_its_turn_and_then_is_refused() -> None:
    clock = StillClock()
    account = Account(LIMITS, clock)
    assert await account.pay(50)
    first, second = (asyncio.create_task(account.pay(40)) for _ in range(2))
    assert await clock.until_slept() == pytest.approx(0.4)
    assert not await account.pay(40)  # it would come after 1.2 seconds
    await clock.advance(0.5)
    assert first.done()
    assert not second.done()  # it waits for what was asked before it, too
    await clock.advance(0.31)
    assert second.done()
    assert await second


async def test_an_address_has_so_many_sockets() -> None:
    account = Account(LIMITS, StillClock())
    assert [account.enter() for _ in range(3)] == [True, True, False]
    account.leave()
    assert account.enter()


async def test_addresses_of_one_network_are_counted_together_and_no_others() -> None:
    accounts = Accounts(LIMITS, StillClock())
    same = accounts.of("2001:db8:1:2:3:4:5:6")
    assert accounts.of("2001:db8:1:2::1") is same
    assert accounts.of("2001:db8:1:3::1") is not same
    assert accounts.of("::ffff:192.0.2.1") is accounts.of("192.0.2.1")
    assert accounts.of("192.0.2.2") is not accounts.of("192.0.2.1")
    assert accounts.of("-") is accounts.of("-")


async def test_whoever_owes_nothing_is_forgotten() -> None:
    clock = StillClock()
    accounts = Accounts(LIMITS, clock)
    staying = accounts.of("a")
    staying.enter()
    for number in range(50):
        await accounts.of(f"192.0.2.{number}").pay(10)
    assert len(accounts) == 51
    await clock.advance(MINUTE)
    assert accounts.of("a") is staying
    assert len(accounts) == 1


async def test_what_is_large_uses_more_of_a_quota() -> None:
    clock = StillClock()
    limit = Quota(10, DAY, clock)
    assert limit.allows("a", 7)
    assert not limit.allows("a", 4), "refused, it uses nothing"
    assert limit.allows("a", 3)
    assert not limit.allows("a")
    assert limit.allows("b", 10)
    await clock.advance(DAY + 1)
    assert limit.allows("a", 10)
