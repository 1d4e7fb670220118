"""What a server counts of itself, and where it shows it."""

from __future__ import annotations

import asyncio
import urllib.request
from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace
from prometheus_client.parser import text_string_to_metric_families

from mesozoic.core.errors import Refused
from mesozoic.server.app import Settings
from mesozoic.server.figures import EVERY, Figures, Histogram, measure_lag
from mesozoic.server.metrics import Metrics, read_address
from tests.server.running import Running, running
from tests.server.still_clock import StillClock
from tests.server.test_transport import ELSEWHERE, line

pytestmark = pytest.mark.anyio


@pytest.fixture
def metrics() -> Iterator[Metrics]:
    metrics = Metrics("127.0.0.1", 0)
    yield metrics
    metrics.close()


@pytest.fixture
def settings(settings: Settings, metrics: Metrics) -> Settings:
    return replace(settings, metrics=metrics)


async def figures(metrics: Metrics) -> dict[str, float]:
    """By name, with the label that matters behind it."""

    def read() -> str:
        with urllib.request.urlopen(f"http://127.0.0.1:{metrics.port}/metrics") as answer:
            text: str = answer.read().decode()
        return text

    text = await asyncio.to_thread(read)
    return {
        " ".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def test_a_game_shows_in_the_figures(server: Running, metrics: Metrics) -> None:
    opened = await server.open(["here", "uniform", "uniform"])
    async with server.at(opened["table"], opened["keys"][0]) as player:
        await player.play(Random(1), until_entry=60)
        await player.say("undo", seat=1)
        while (await player.hear("refused"))["key"] != "not-your-seat":
            pass
        await server.http.get("/api/tables/nosuch")
        found = await figures(metrics)
        assert found["mesozoic_tables_in_memory"] == 1
        assert found["mesozoic_sockets"] == 1
        assert found["mesozoic_entries_total"] >= player.position["entry"]
        assert 0 < found["mesozoic_acts_total"] < found["mesozoic_entries_total"]
        assert found["mesozoic_refusals_total not-your-seat"] == 1
        assert found["mesozoic_refusals_total table-unknown"] == 1
        commits = found["mesozoic_commit_seconds_count"]
        assert 0 < commits <= found["mesozoic_entries_total"]
        assert found["mesozoic_commit_seconds_bucket +Inf"] == commits
        assert found["mesozoic_thinking_seconds_count"] > 0
        assert found["process_resident_memory_bytes"] > 0


async def test_who_is_turned_away_at_the_door_shows_too(
    settings: Settings, metrics: Metrics
) -> None:
    clock = StillClock()
    limits = replace(settings.limits, connections_per_address=2)
    async with running(replace(settings, limits=limits, clock=clock)) as server:
        await server.http.post("/api/tables", headers={"Origin": "http://evil.example"}, json={})
        async with line(server, ELSEWHERE) as first, line(server, ELSEWHERE):
            async with line(server, ELSEWHERE) as third:
                assert await third.is_closed()
            first.writer.write(b"GET / HT")
            while server.connections_of(ELSEWHERE):
                await clock.advance(limits.request_seconds)
        found = await figures(metrics)
    assert found["mesozoic_refusals_total origin-foreign"] == 1
    assert found["mesozoic_refusals_total too-many-connections"] == 1
    assert found["mesozoic_refusals_total too-slow"] == 2


async def test_figures_are_not_at_the_public_address(server: Running) -> None:
    assert "mesozoic_sockets" not in (await server.http.get("/metrics")).text


async def test_lag_is_how_much_later_one_wakes() -> None:
    figures, clock = Figures(), StillClock()
    measuring = asyncio.create_task(measure_lag(figures, clock))
    for late in (0.0, 0.3):
        assert await clock.until_slept() == EVERY
        await clock.advance(EVERY + late)
    await clock.until_slept()
    measuring.cancel()
    counted = dict(figures.lag.buckets())
    assert (counted["0.001"], counted["0.2"], counted["0.5"], counted["+Inf"]) == (1, 1, 2, 2)
    assert figures.lag.sum == pytest.approx(0.3)


def test_a_histogram_counts_up_to_and_including() -> None:
    counted = Histogram((1, 2))
    for seconds in (0.5, 1, 1.5, 3):
        counted.observe(seconds)
    assert counted.buckets() == [("1", 2), ("2", 3), ("+Inf", 4)]
    assert counted.sum == 6


@pytest.mark.parametrize("text", ["", "9090", ":9090", "here:", "here:port", "here:70000", "a:-1"])
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="metrics-address"):
        read_address(text)


def test_addresses_are_read() -> None:
    assert read_address("127.0.0.1:9090") == ("127.0.0.1", 9090)
    assert read_address("[::1]:9090") == ("::1", 9090)


def test_a_port_that_is_taken_is_refused(metrics: Metrics) -> None:
    with pytest.raises(Refused, match="server-cannot-listen"):
        Metrics("127.0.0.1", metrics.port)
