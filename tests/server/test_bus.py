"""What servers tell one another, over a real PostgreSQL and a real Redis."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import get_type_hints

import asyncpg
import msgspec
import pytest
from redis.asyncio import Redis as Client

from mesozoic.core.errors import Refused
from mesozoic.server.bus import CHANNEL, RETRY, Bus, Notice, find_bus
from mesozoic.server.clock import Clock, MachineClock
from mesozoic.server.services import PostgreSQL, Redis, Service
from tests.server.network import ANSWERED, Network
from tests.server.player import PATIENCE
from tests.server.still_clock import HastyClock, StillClock

pytestmark = pytest.mark.anyio

FIRST, SECOND = Notice("a1b2c3", 1), Notice("a1b2c3", 2)


@pytest.fixture(params=["postgresql", "redis"])
def service(request: pytest.FixtureRequest) -> Service:
    found: Service = request.getfixturevalue(request.param)
    return found


def address(service: Service) -> str:
    if isinstance(service, PostgreSQL):
        return service.url("postgres")
    assert isinstance(service, Redis)
    return service.url


class Heard:
    def __init__(self) -> None:
        self._queue: asyncio.Queue[Notice | None] = asyncio.Queue()

    def __call__(self, notice: Notice | None) -> None:
        self._queue.put_nowait(notice)

    async def next(self) -> Notice | None:
        async with asyncio.timeout(PATIENCE):
            return await self._queue.get()

    async def until(self, wanted: Notice | None) -> None:
        while await self.next() != wanted:
            pass


@asynccontextmanager
async def listening(service: Service) -> AsyncIterator[tuple[Bus, Heard]]:
    bus, heard = find_bus(address(service), HastyClock()), Heard()
    task = asyncio.create_task(bus.listen(heard))
    assert await heard.next() is None
    try:
        yield bus, heard
    finally:
        task.cancel()
        await asyncio.wait([task])
        await bus.close()


async def test_everyone_hears_in_order_and_oneself_too(service: Service) -> None:
    async with listening(service) as (one, first), listening(service) as (_, second):
        assert await one.publish(FIRST)
        assert await one.publish(SECOND)
        for heard in (first, second):
            assert await heard.next() == FIRST
            assert await heard.next() == SECOND


def network_before(service: Service) -> Network:
    return Network(service.folder / ("socket" if isinstance(service, Redis) else ".s.PGSQL.5432"))


def bus_behind(there: str, service: Service, clock: Clock) -> Bus:
    """One that takes a fifth of a second of silence for a loss."""
    redis, postgresql = f"redis://{there}", f"postgresql+asyncpg://postgres@{there}/postgres"
    bus = find_bus(redis if isinstance(service, Redis) else postgresql, clock)
    bus.silence = 0.2
    return bus


async def test_a_bus_that_does_not_answer_from_the_start_is_given_up(
    service: Service, caplog: pytest.LogCaptureFixture
) -> None:
    network, heard, clock = network_before(service), Heard(), StillClock()
    async with network.up() as there:
        bus = bus_behind(there, service, clock)
        network.lose(ANSWERED)
        task = asyncio.create_task(bus.listen(heard))
        async with asyncio.timeout(PATIENCE / 2):  # a driver's own patience is longer
            while "the bus is away" not in caplog.text:
                await asyncio.sleep(0.01)
        network.find()
        bus.silence = PATIENCE
        await clock.until_slept()
        await clock.advance(RETRY)
        await heard.until(None)
        task.cancel()
        await asyncio.wait([task])


async def test_a_bus_that_says_nothing_more_counts_as_gone(service: Service) -> None:
    network, heard, clock = network_before(service), Heard(), StillClock()
    async with network.up() as there:
        bus = bus_behind(there, service, clock)
        task = asyncio.create_task(bus.listen(heard))
        assert await heard.next() is None
        network.lose(ANSWERED)
        assert not await bus.publish(FIRST)
        await clock.advance(bus.silence)
        await clock.until_slept()  # who listens has noticed, and comes back when time passes
        network.find()  # for whoever comes anew: what was lost stays so
        bus.silence = PATIENCE
        hearing = asyncio.ensure_future(heard.until(SECOND))
        while not hearing.done():  # it may be sent before somebody listens again
            await clock.advance(RETRY)
            await bus.publish(SECOND)
            await asyncio.wait([hearing], timeout=0.1)
        await hearing
        task.cancel()
        await asyncio.wait([task])
        await bus.close()


async def test_after_an_outage_one_looks_at_everything_and_hears_again(service: Service) -> None:
    async with listening(service) as (one, first), listening(service) as (_, second):
        assert await one.publish(FIRST)
        await second.until(FIRST)
        service.stop()
        try:
            assert not await one.publish(SECOND)
        finally:
            service.start()
        for heard in (first, second):
            await heard.until(None)
        assert await one.publish(SECOND)
        for heard in (first, second):
            await heard.until(SECOND)


async def test_only_numbers_of_entries_travel_and_nonsense_is_passed_over(
    service: Service,
) -> None:
    async with listening(service) as (bus, heard):
        for nonsense in ("nonsense", '{"table": 1}'):
            await send(service, nonsense)
        assert await bus.publish(FIRST)
        assert await heard.next() == FIRST
    assert get_type_hints(Notice) == {"table": str, "entry": int | None, "is_random": bool}
    assert msgspec.json.encode(FIRST) == b'{"table":"a1b2c3","entry":1}'


async def send(service: Service, text: str) -> None:
    """Somebody else's word on our channel."""
    if isinstance(service, PostgreSQL):
        connection = await asyncpg.connect(f"postgresql://postgres@/postgres?host={service.folder}")
        await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, text)
        await connection.close()
    else:
        async with Client.from_url(address(service)) as client:
            await client.publish(CHANNEL, text)


@pytest.mark.parametrize("text", ["", "here", "sqlite:///x", "amqp://me:word@host/x"])
def test_what_is_no_bus_is_refused_without_its_password(text: str) -> None:
    with pytest.raises(Refused, match="bus-unknown") as refused:
        find_bus(text, MachineClock())
    assert "word" not in str(refused.value.about["found"])
