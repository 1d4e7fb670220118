"""Two servers on one PostgreSQL: whoever sits at one hears what happens at the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from mesozoic.core.seats import Seat
from mesozoic.files.records import open_record, parse_record
from mesozoic.server.admin import Admin
from mesozoic.server.app import Settings
from mesozoic.server.bans import Ban
from mesozoic.server.child import ChildLost
from mesozoic.server.clock import Clock
from mesozoic.server.database import connect
from mesozoic.server.leases import Leases
from mesozoic.server.services import PostgreSQL, Redis
from mesozoic.server.speaker import RESTART
from mesozoic.server.store import Store
from tests.databases import fresh_postgresql
from tests.server.conftest import LIMITS
from tests.server.network import ASKED, Network
from tests.server.player import PATIENCE, Player
from tests.server.running import Running, running
from tests.server.still_clock import HastyClock, StillClock
from tests.server.test_accounts import account, browser, cookie_name, key_in, said
from tests.server.test_admin import code_of_end

pytestmark = pytest.mark.anyio

PATIENT = replace(LIMITS, hello_seconds=3600, request_seconds=3600, reading_seconds=3600)
"""For a clock that runs fast."""


@pytest.fixture
def settings(settings: Settings, postgresql: PostgreSQL) -> Iterator[Settings]:
    for url in fresh_postgresql(postgresql):
        yield replace(settings, database=url)


@pytest.fixture(params=["postgresql", "redis"])
def bus(request: pytest.FixtureRequest) -> str | None:
    if request.param == "postgresql":
        return None
    service: Redis = request.getfixturevalue("redis")
    return service.url


@asynccontextmanager
async def both(
    settings: Settings, bus: str | None = None, clock: Clock | None = None
) -> AsyncIterator[tuple[Running, Running]]:
    alike = replace(settings, bus=bus, clock=clock or settings.clock, limits=PATIENT)
    async with running(alike) as one, running(alike) as other:
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
    settings: Settings, bus: str | None
) -> None:
    """By notices alone: where the clock stands still nobody looks by themselves."""
    async with both(settings, bus, StillClock()) as servers:
        opened = await servers[0].open()
        async with apart(servers, opened) as players:
            await asyncio.gather(
                *(player.play(Random(seat), 60) for seat, player in enumerate(players))
            )
            for player in players:
                heard = entries_heard(player)
                assert heard == list(range(heard[0], player.position["entry"]))


async def test_what_is_no_entry_is_heard_at_both(settings: Settings, bus: str | None) -> None:
    async with both(settings, bus) as servers:
        opened = await servers[0].open()
        async with servers[0].at(opened["table"], opened["keys"][0]) as here:
            async with servers[1].at(opened["table"], opened["keys"][1]) as there:
                await until_present(here, [True, True, False])
                await until_present(there, [True, True, False])
                await here.say("name", seat=0, name="Mary")
                await there.say("name", seat=1, name="Gideon")
                for player in (here, there):
                    while [seat["name"] for seat in await seats(player)][:2] != ["Mary", "Gideon"]:
                        pass
                await here.say("pace", milliseconds=70)
                assert (await there.hear("paced"))["milliseconds"] == 70
                await here.say("say", seat=0, text="Over there!")
                (line,) = (await there.hear("talk"))["lines"]
                assert (line["seat"], line["about"]) == (0, {"text": "Over there!"})
            await until_present(here, [True, False, False])
            key = {"Mesozoic-Key": opened["owner"]}
            address = f"/api/tables/{opened['table']}"
            assert (await servers[1].http.delete(address, headers=key)).status_code == 204
            assert (await here.hear("refused"))["key"] == "table-deleted"


async def seats(player: Player) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await player.hear("seated"))["seats"]
    return found


async def until_present(player: Player, expected: list[bool]) -> None:
    said = [message for message in player.messages if message["is"] == "seated"]
    found = said[-1]["seats"] if said else await seats(player)
    while [seat["present"] for seat in found] != expected:
        found = await seats(player)


async def test_of_two_who_act_for_a_seat_at_once_one_does_and_the_other_is_refused(
    settings: Settings,
) -> None:
    async with both(settings, clock=StillClock()) as servers:
        opened = await servers[0].open()
        table, keys = opened["table"], opened["keys"]
        async with servers[0].at(table, *keys) as one, servers[1].at(table, *keys) as other:
            seat = (await one.until_waiting())[0]
            for player in (one, other):
                while (await player.ask("sit", "situation", seat=seat))["decision"] is None:
                    pass
            assert one.position["decision"] == other.position["decision"]
            acts = [one.position["options"][0], one.position["options"][-1]]
            await asyncio.gather(one.act(acts[0]), other.act(acts[1]))
            heard = [await until_told(player, seat) for player in (one, other)]
            refused = [said for said, _ in heard if said is not None]
            assert len(refused) == 1
            assert refused[0] in ("overtaken", "old-decision")
            assert heard[0][1] == heard[1][1], "both have seen the same act"


async def until_told(player: Player, seat: int) -> tuple[str | None, Any]:
    """How it went: why one was refused, if one was, and what the seat has done."""
    refused, done = None, None
    before = len(player.messages)
    await player.say("resync")
    while True:
        message = await player.receive()
        if message["is"] == "refused":
            refused = message["key"]
        if message["is"] == "progress" and message["seat"] == seat and done is None:
            done = message["acted"]
        if message["is"] == "situation" and len(player.messages) > before and done is not None:
            return refused, done
        if message["is"] == "situation":
            await player.say("resync")


async def test_bots_wait_for_who_has_second_thoughts_at_another_worker(settings: Settings) -> None:
    async with both(settings) as servers:
        opened = await servers[0].open(["here", "uniform", "uniform"])
        async with servers[0].at(opened["table"]) as watcher:
            await watcher.until_waiting()  # the first server has drawn what luck decides
            async with servers[1].at(opened["table"], opened["keys"][0]) as player:
                await player.say("patience", milliseconds=None)
                await until_bots_are_to_wait(servers[0], opened["table"])
                while True:
                    await player.until_choosing()
                    await player.act(player.position["options"][0])
                    message = await player.receive()
                    while message["is"] not in ("progress", "held"):
                        message = await player.receive()
                    if message["is"] == "progress" and player.position["undo"]:
                        break
                held = await player.hear("held")
                assert (held["seat"], held["milliseconds"]) == (0, None)
                await player.say("undo", seat=0)
                assert (await watcher.hear("withdrawn"))["seat"] == 0
                await player.until_choosing()
                await player.act(player.position["options"][0])
                assert (await player.hear("held"))["seat"] == 0
                await player.say("go-on", seat=0)
                while (await player.hear("progress"))["seat"] == 0:
                    pass


async def until_bots_are_to_wait(server: Running, table: str) -> None:
    """It is told from worker to worker; a bot that is asked before that answers at once."""
    assert server.tables is not None
    people = server.tables._live[table].people
    async with asyncio.timeout(PATIENCE):
        while people.patience(Seat(0)) is not None:
            await asyncio.sleep(0)


async def test_that_a_bot_acted_at_random_is_said_once_at_both(
    settings: Settings, bus: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures, all_sit = 0, asyncio.Event()

    async def fail(*_: object) -> None:
        nonlocal failures
        await all_sit.wait()
        failures += 1
        raise ChildLost("has ended")

    async with both(settings, bus, HastyClock(20)) as servers:
        for server in servers:
            assert server.tables is not None
            monkeypatch.setattr(server.tables.thinkers, "run_by", fail)
        opened = await servers[0].open(["here", "uniform", "uniform"])
        async with (
            servers[0].at(opened["table"], opened["keys"][0]) as here,
            servers[1].at(opened["table"]) as there,
        ):
            all_sit.set()
            answered = -1
            while failures < 3 or here.position["waiting"] != [0]:  # and no bot is asked
                if here.is_asked and here.position["decision"] != answered:
                    answered = here.position["decision"]
                    await here.act(here.position["options"][0])
                await here.receive()
            for player in (here, there):
                while remarks(player) < failures:
                    await player.receive()
                await player.ask("resync", "situation")
                assert remarks(player) == failures


def remarks(player: Player) -> int:
    return sum(message.get("key") == "bot-at-random" for message in player.messages)


async def test_without_its_bus_a_server_looks_for_itself(settings: Settings, redis: Redis) -> None:
    async with both(settings, redis.url, HastyClock(20)) as servers:
        opened = await servers[0].open()
        async with apart(servers, opened) as players:
            redis.stop()
            try:
                await play_on(players, 20)
            finally:
                redis.start()
            await play_on(players, 30)
            for player in players:
                heard = entries_heard(player)
                assert heard == list(range(heard[0], player.position["entry"]))


async def play_on(players: list[Player], until: int) -> None:
    await asyncio.gather(*(player.play(Random(seat), until) for seat, player in enumerate(players)))


@pytest.mark.parametrize("is_silent", [False, True])
async def test_a_server_stops_though_its_bus_is_away(
    settings: Settings, redis: Redis, is_silent: bool
) -> None:
    """It waits for nothing there, and what was told is kept; a bus may also not say a word."""
    network = Network(redis.folder / "socket")
    async with asyncio.timeout(PATIENCE), network.up() as address, AsyncExitStack() as stack:
        bus = f"redis://{address}"
        lonely = replace(settings, bus=bus, clock=StillClock(), limits=PATIENT)
        async with running(lonely) as server:
            opened = await server.open()
            players = await stack.enter_async_context(server.seated(opened))
            await play_on(players, 20)
            if is_silent:
                network.lose(ASKED)
            else:
                stack.callback(redis.start)
                redis.stop()
            await play_on(players, 40)
        for player in players:
            assert await code_of_end(player) == RESTART
        told = max(player.position["entry"] for player in players)
    engine = connect(settings.database)
    store, leases = Store(engine), Leases(engine)
    reading = await store.read(opened["table"])
    company = (await leases.company([reading.kept.number]))[reading.kept.number]
    await store.close()
    await engine.dispose()
    assert len(reading.table.record.entries) >= told >= 40
    assert (company.token, company.people) == (None, [])


async def test_who_is_banned_is_cut_at_every_worker(settings: Settings) -> None:
    async with both(settings, clock=HastyClock(20)) as servers:
        opened = await servers[0].open()
        async with apart(servers, opened) as players, Admin.at(settings.database) as admin:
            await admin.ban(Ban.of_key(opened["keys"][1]))
            assert (await players[1].hear("refused"))["key"] == "banned"
            assert await code_of_end(players[1]) == RESTART
            await until_present(players[0], [True, False, True])
            await admin.ban(Ban.of_address("127.0.0.1"))
            for player in (players[0], players[2]):
                assert (await player.hear("refused"))["key"] == "banned"
                assert await code_of_end(player) == RESTART


async def test_a_ban_is_heard_of_at_once(settings: Settings, bus: str | None) -> None:
    """Where the clock stands still nobody looks by themselves."""
    async with both(settings, bus, StillClock()) as servers:
        opened = await servers[0].open()
        async with apart(servers, opened) as players, Admin.at(settings.database) as admin:
            await admin.ban(Ban.of_key(opened["keys"][1]))
            assert (await players[1].hear("refused"))["key"] == "banned"
            await admin.close(opened["table"])
            assert await code_of_end(players[0]) == RESTART


@pytest.mark.parametrize("how", ["out", "account"])
async def test_who_becomes_somebody_else_is_hung_up_on_at_every_worker(
    settings: Settings, bus: str | None, how: str
) -> None:
    """At once; who is still who they were stays."""
    async with both(settings, bus, StillClock()) as servers:
        opened = await servers[0].open()
        async with browser(servers[0]) as http, browser(servers[0]) as other:
            keys = [await key_of_guest(one) for one in (http, other)]
            async with (
                by_cookie(servers[1], keys[0], opened, 0) as gone,
                by_cookie(servers[1], keys[1], opened, 1) as stays,
            ):
                if how == "out":
                    await said(await http.post("/api/sign-out"))
                else:
                    await account(http, "Gus")
                assert await code_of_end(gone) == RESTART
                await until_present(stays, [False, True, False])
                assert (await stays.ask("resync", "situation"))["seat"] == 1


async def key_of_guest(http: httpx.AsyncClient) -> str:
    await http.get("/api/me")
    return key_in(http)


@asynccontextmanager
async def by_cookie(
    server: Running, key: str, opened: dict[str, Any], seat: int
) -> AsyncIterator[Player]:
    """Somebody at a seat to which they came before: the cookie is enough."""
    cookie = f"{cookie_name(server)}={key}"
    for keys in ([opened["keys"][seat]], []):
        async with Player.connected(server.address, opened["table"], cookie=cookie) as player:
            await player.say("hello", keys=keys)
            await player.hear("situation")
            await player.ask("resync", "situation")
            assert player.welcome["yours"] == [seat]
            if not keys:
                yield player


@pytest.mark.long
async def test_a_whole_game_at_both_is_proved(settings: Settings) -> None:
    async with both(settings) as servers:
        opened = await servers[0].open(["here", "here", "uniform"])
        async with apart(servers, opened) as players:
            await asyncio.gather(
                *(player.play(Random(seat)) for seat, player in enumerate(players))
            )
            address, key = f"/api/tables/{opened['table']}/again", opened["owner"]
            asked = (server.http.post(address, headers={"Mesozoic-Key": key}) for server in servers)
            again = {answer.json()["table"] for answer in await asyncio.gather(*asked)}
            assert len(again) == 1, "there is one for all of them"
            for player in players:
                assert {(await player.hear("again"))["table"]} == again
        file = await servers[1].http.get(f"/api/tables/{opened['table']}/record")
    _, proof = open_record(parse_record(file.text))
    assert proof.finished
    assert proof.luck
