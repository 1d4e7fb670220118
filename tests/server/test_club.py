"""Two servers on one PostgreSQL: whoever sits at one hears what happens at the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from mesozoic.files.records import open_record, parse_record
from mesozoic.server.app import Settings
from mesozoic.server.services import PostgreSQL, Redis
from tests.databases import fresh_postgresql
from tests.server.player import Player
from tests.server.running import Running, running

pytestmark = pytest.mark.anyio


@pytest.fixture
def settings(settings: Settings, postgresql: PostgreSQL) -> Any:
    for url in fresh_postgresql(postgresql):
        yield replace(settings, database=url)


@pytest.fixture(params=["postgresql", "redis"])
async def servers(
    request: pytest.FixtureRequest, settings: Settings
) -> AsyncIterator[tuple[Running, Running]]:
    bus = None
    if request.param == "redis":
        service: Redis = request.getfixturevalue("redis")
        bus = service.url
    async with both(replace(settings, bus=bus)) as found:
        yield found


@asynccontextmanager
async def both(settings: Settings) -> AsyncIterator[tuple[Running, Running]]:
    async with running(settings) as one, running(settings) as other:
        yield one, other


@asynccontextmanager
async def apart(
    servers: tuple[Running, Running], opened: dict[str, Any]
) -> AsyncIterator[list[Player]]:
    """Each person in a browser of their own, by turns at one server and the other."""
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(servers[seat % 2].at(opened["table"], key))
            for seat, key in enumerate(opened["keys"])
            if key
        ]


def entries_heard(player: Player) -> list[int]:
    kinds = ("progress", "withdrawn")
    return [message["entry"] for message in player.messages if message["is"] in kinds]


async def test_a_game_is_played_at_both_and_all_hear_it_in_order(
    servers: tuple[Running, Running],
) -> None:
    opened = await servers[0].open(game="evo-2001")
    async with apart(servers, opened) as players:
        await asyncio.gather(*(player.play(Random(seat)) for seat, player in enumerate(players)))
        for player in players:
            heard = entries_heard(player)
            assert heard == list(range(heard[0], player.position["entry"]))
    file = await servers[1].http.get(f"/api/tables/{opened['table']}/record")
    _, proof = open_record(parse_record(file.text))
    assert proof.finished
    assert proof.luck
