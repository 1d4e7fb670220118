"""A notice that waits outlasts who posted it: it is sent once, and again where that failed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from mesozoic.server.notifying.notifier import GRACE, TRIES
from mesozoic.server.notifying.outbox import LEASE
from mesozoic.server.notifying.ways import read_mail_server
from tests.server.receiving import Browser, service
from tests.server.still_clock import StillClock
from tests.server.tables_kit import tables
from tests.server.test_outage import read_only
from tests.server.waiting_for import HERE, other_worker, scene

pytestmark = pytest.mark.anyio


async def test_one_is_told_once_for_a_decision_also_by_another_worker(database: str) -> None:
    reader = Browser()
    async with service() as push, scene(database) as at, other_worker(at) as other:
        await at.push_to(push.address, reader.keys)
        await at.post()
        await at.post(other)
        await at.clock.advance(GRACE)
        await asyncio.gather(*(one.deliver(at.tables) for one in (at.notifier, other) * 3))
        assert len(push.all) == 1
        assert await at.posted() == []
        async with other_worker(at) as third:
            for one in (at.notifier, other, third):
                await at.wait(one)
        assert len(push.all) == 1


async def test_what_was_posted_is_not_posted_again(tmp_path: Path) -> None:
    async with scene(tmp_path) as at:
        await at.push_to("https://push.example/1", Browser().keys)
        await at.post()
        at.notifier.look(at.live)
        assert not at.notifier._under_way


async def test_who_wishes_it_later_is_told_of_the_same_decision(tmp_path: Path) -> None:
    reader = Browser()
    async with service() as push, scene(tmp_path) as at:
        await at.post()
        assert await at.posted() == []
        await at.push_to(push.address, reader.keys)
        await at.wait()
        assert len(push.all) == 1


async def test_what_could_not_be_posted_is_posted_when_the_database_is_back(tmp_path: Path) -> None:
    async with scene(tmp_path) as at:
        await at.push_to("https://push.example/1", Browser().keys)
        with read_only(at.tables.store):
            await at.post()
        assert await at.posted() == []
        await at.post()
        assert await at.posted() == [(at.seat, at.decision, 0)]


async def test_what_a_worker_that_stops_has_not_sent_the_next_one_sends(database: str) -> None:
    reader = Browser()
    async with service() as push:
        async with scene(database) as at:
            await at.push_to(push.address, reader.keys)
            await at.post()
        clock = StillClock()
        await clock.advance(GRACE)
        async with tables(database, clock, ways=HERE) as later:
            await later.notifier.deliver(later)
            await push.next()
            await later.notifier.deliver(later)
            assert len(push.all) == 1


async def test_what_a_killed_worker_had_taken_out_is_sent_when_its_lease_is_over(
    database: str,
) -> None:
    reader = Browser()
    async with service() as push, scene(database) as at:
        await at.push_to(push.address, reader.keys)
        await at.post()
        await at.clock.advance(GRACE)
        (taken,) = await at.notifier._outbox.take(8)  # and dies
        await at.deliver(LEASE - 1)
        assert push.all == []
        await at.deliver(1)
        assert len(push.all) == 1
        assert not await at.notifier._outbox.begin(taken, taken.unsent[0])  # if it was not dead


async def test_what_was_on_its_way_when_a_worker_was_killed_is_not_sent_again(
    database: str,
) -> None:
    reader = Browser()
    async with service() as push, scene(database) as at:
        await at.push_to(push.address, reader.keys)
        await at.post()
        await at.clock.advance(GRACE)
        (taken,) = await at.notifier._outbox.take(8)
        assert await at.notifier._outbox.begin(taken, taken.unsent[0])  # it may have come
        await at.deliver(LEASE)
        assert (push.all, await at.posted()) == ([], [])
        async with other_worker(at) as other:
            await at.wait(other)
        assert push.all == []


async def test_what_stops_whoever_takes_it_out_is_given_up(tmp_path: Path) -> None:
    async with scene(tmp_path) as at:
        await at.push_to("https://push.example/1", Browser().keys)
        await at.post()
        await at.clock.advance(GRACE)
        for _ in range(1 + len(TRIES)):
            assert len(await at.notifier._outbox.take(8)) == 1
            await at.clock.advance(LEASE)
        await at.notifier.deliver(at.tables)
        assert await at.posted() == []


async def test_what_is_on_its_way_when_a_worker_stops_is_waited_for(tmp_path: Path) -> None:
    reader = Browser()
    async with service() as push, scene(tmp_path) as at:
        await at.push_to(push.address, reader.keys)
        await at.post()
        push.holds = asyncio.Event()
        await at.clock.advance(GRACE)
        running = asyncio.create_task(at.notifier.deliver(at.tables))
        await push.next()
        running.cancel()
        closing = asyncio.create_task(at.notifier.close())
        push.holds.set()
        await closing
        assert await at.posted() == []
        (wish,) = await at.notifier.wishes.of(at.ada)
        assert wish.failures == 0


async def test_what_could_not_be_sent_waits_and_is_dropped_with_its_decision(
    database: str,
) -> None:
    reader = Browser()
    async with service() as push, scene(database) as at, other_worker(at) as other:
        push.statuses = [500]
        await at.push_to(push.address, reader.keys)
        await at.post()
        await at.deliver(GRACE)
        assert await at.posted() == [(at.seat, at.decision, 1)]
        await at.deliver(TRIES[0] - 1, other)
        assert len(push.all) == 1
        await at.live.departures.resign(at.seat)
        await at.deliver(1, other)
        assert (len(push.all), await at.posted()) == (1, [])


async def test_only_the_way_that_failed_is_tried_again(tmp_path: Path) -> None:
    one, two = Browser(), Browser()
    async with service() as push, service() as broken, scene(tmp_path) as at:
        broken.statuses = [503]
        await at.push_to(push.address, one.keys)
        await at.push_to(broken.address, two.keys)
        await at.wait()
        assert (len(push.all), len(broken.all)) == (1, 2)
        assert await at.posted() == []


async def test_a_way_that_breaks_does_not_spoil_the_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    ways = replace(HERE, mail=read_mail_server("smtp://mail.example"), sender="table@club.example")
    async with service() as push, scene(tmp_path, ways) as at:
        push.statuses = [503]
        await at.push_to(push.address, Browser().keys)
        torn = "ada@example.org\nBcc: bo@example.org"  # which no mail is written to
        await at.notifier.wishes.add(at.ada, "mail", torn, "en", confirmed=True)
        await at.wait()
        assert len(push.all) == 2
        assert await at.posted() == []
        failures = {wish.way: wish.failures for wish in await at.notifier.wishes.of(at.ada)}
        assert failures == {"push": 0, "mail": 1}
    assert "a notice could not be sent by mail: ValueError" in caplog.messages


async def test_what_fails_is_tried_again_a_few_times(tmp_path: Path) -> None:
    reader = Browser()
    async with service() as push, scene(tmp_path) as at:
        push.statuses = [500] * 10
        await at.push_to(push.address, reader.keys)
        await at.wait()
        assert len(push.all) == 1 + len(TRIES)
        (wish,) = await at.notifier.wishes.of(at.ada)
        assert wish.failures == 1
