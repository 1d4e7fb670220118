"""Bad input: refused in one message, nothing changed, the connection stays."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from mesozoic.server.app import Settings
from mesozoic.server.database import sqlite_url
from mesozoic.server.limits import LARGEST_MESSAGE, Limits
from tests.server.player import Json, Player
from tests.server.running import Running, running
from tests.server.still_clock import StillClock

pytestmark = pytest.mark.anyio
TOO_BIG = 1009
"""What the protocol of websockets says of a message that is longer than may be."""


async def still_plays(player: Player, before: Json) -> None:
    """The same connection shows the same table as before."""
    after = await player.ask("resync", "situation")
    assert after["view"] == before["view"]
    assert after["entry"] == before["entry"]


MALFORMED = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    '{"do": "dance"}',
    '{"do": "act"}',
    '{"do": "sit", "seat": "0"}',
    '{"do": "sit", "seat": -1}',
    '{"do": "undo", "seat": 0, "really": true}',
    '{"do": "act", "seat": 0, "decision": 1.5, "action": {}}',
    '{"do": "pace", "milliseconds": 1e99}',
    '{"do": "pace", "milliseconds": -1}',
    '{"do": "hello", "keys": "all"}',
    "[" * 30_000,
    '{"do": "why", "seat": 0, "action": ' + '{"a":' * 10_000,
    "\\ud800",
    "\x00",
]


async def test_a_malformed_message(server: Running) -> None:
    opened = await server.open()
    async with server.at(opened["table"], opened["keys"][0]) as player:
        await player.until_waiting()
        before = player.position
        for text in MALFORMED:
            await player.socket.send(text)
            assert (await player.hear("refused"))["key"] == "message-malformed", text[:40]
        await still_plays(player, before)


async def test_bytes_in_place_of_text(server: Running) -> None:
    opened = await server.open()
    async with server.at(opened["table"], opened["keys"][0]) as player:
        await player.socket.send(b'{"do": "resync"}')
        assert (await player.hear("refused"))["key"] == "message-malformed"


async def test_a_huge_message_is_refused_by_its_length(server: Running) -> None:
    opened = await server.open()
    async with server.at(opened["table"], opened["keys"][0]) as player:
        for size in (LARGEST_MESSAGE + 1, 5_000_000):
            async with server.at(opened["table"]) as other:
                await other.socket.send("x" * size)
                await other.socket.wait_closed()
                assert other.socket.close_code == TOO_BIG
        await player.ask("resync", "situation")


NOT_OFFERED: list[tuple[Json, str | None]] = [
    ({}, "value-not-tagged"),
    ({"is": "win"}, "value-unknown"),
    ({"is": "bid"}, "value-fields"),
    ({"is": "newborn", "zone": 10**30}, "value-field"),
    ({"is": "newborn", "zone": 10**9}, "value-field"),
    ({"is": "newborn", "zone": 10**9 - 1}, None),
    ({"is": "newborn", "zone": 1 - 10**9}, None),
    ({"is": "card", "card": "stampede"}, None),
]


async def test_an_act_that_is_not_offered(server: Running) -> None:
    opened = await server.open()
    async with server.at(opened["table"], *opened["keys"]) as player:
        seat = (await player.until_waiting())[0]
        before = await player.ask("sit", "situation", seat=seat)
        for action, key in NOT_OFFERED:
            await player.act(action)
            refused = (await player.hear("refused"))["key"]
            assert refused == key or (key is None and refused.startswith("why-"))
            await player.say("why", seat=seat, action=action)
            assert (await player.receive())["is"] == ("refused" if key else "reason")
        await still_plays(player, before)


async def test_somebody_elses_seat(server: Running) -> None:
    opened = await server.open()
    async with (
        server.at(opened["table"], opened["keys"][0]) as player,
        server.at(opened["table"]) as spectator,
    ):
        await player.until_waiting()
        before = player.position
        action = {"is": "pass"}
        for one, seat in ((player, 1), (player, 9), (spectator, 0)):
            assert await one.refused("sit", seat=seat) == "not-your-seat"
            assert await one.refused("undo", seat=seat) == "not-your-seat"
            assert await one.refused("why", seat=seat, action=action) == "not-your-seat"
            said = {"seat": seat, "decision": 0, "action": action}
            assert await one.refused("act", **said) == "not-your-seat"
        assert await spectator.refused("pace", milliseconds=5) == "not-your-table"
        await still_plays(player, before)


async def test_a_wrong_key_opens_nothing(server: Running) -> None:
    opened, other = await server.open(), await server.open()
    async with server.at(opened["table"], other["keys"][0], "", "é\x00") as player:
        assert player.welcome["yours"] == []
        assert player.position["seat"] is None


async def test_an_old_decision_is_harmless(server: Running) -> None:
    opened = await server.open()
    async with server.at(opened["table"], *opened["keys"]) as player:
        seat = (await player.until_waiting())[0]
        before = await player.ask("sit", "situation", seat=seat)
        await player.act(before["options"][0])
        await player.hear("progress")
        said = {"seat": seat, "decision": before["decision"], "action": before["options"][0]}
        assert await player.refused("act", **said) == "old-decision"


async def test_hello_comes_first(server: Running) -> None:
    opened = await server.open()
    async with Player.connected(server.address, opened["table"]) as player:
        for do in ("resync", "sit"):
            what = {"seat": None} if do == "sit" else {}
            assert await player.refused(do, **what) == "hello-first"
        await player.ask("hello", "welcome", keys=[])


async def test_a_table_that_does_not_exist(server: Running) -> None:
    async with Player.connected(server.address, "nowhere") as player:
        assert await player.refused("hello", keys=[]) == "table-unknown"
        assert await player.refused("resync") == "hello-first"


async def test_too_many_messages(tmp_path: Path) -> None:
    clock, limits = StillClock(), Limits(messages_per_second=50, burst=5)
    settings = Settings(database=sqlite_url(tmp_path / "t"), limits=limits, clock=clock)
    async with running(settings) as server:
        opened = await server.open()
        async with server.at(opened["table"], opened["keys"][0]) as player:
            for _ in range(limits.burst):  # and a hello before them
                await player.say("resync")
            assert (await player.hear("refused"))["key"] == "too-fast"
            await clock.advance(1)
            assert (await player.ask("resync", "situation"))["over"] is False


async def test_too_many_tables(tmp_path: Path) -> None:
    settings = Settings(database=sqlite_url(tmp_path / "t"), limits=Limits(tables_per_minute=2))
    async with running(settings) as server:
        await server.open()
        await server.open()
        wish = {"game": "evo-2001", "players": 3, "seats": [{"kind": "here"}] * 3}
        answer = await server.http.post("/api/tables", json=wish)
        assert answer.status_code == 429
        assert answer.json()["refused"]["key"] == "too-many-tables"


CANNOT_BE: list[tuple[Json, str]] = [
    ({"game": "chess"}, "game-unknown"),
    ({"players": 6, "seats": [{"kind": "here"}] * 6}, "players"),
    ({"players": 4}, "seats"),
    ({"options": {"x": "y"}}, "option-unknown"),
    ({"options": {"island4": "y"}}, "option-value"),
    ({"seats": [{"kind": "bot", "bot": "search:1000000ms"}] * 3}, "bot-unknown"),
    ({"seats": [{"kind": "bot"}] * 3}, "bot-unknown"),
    ({"seats": [{"kind": "here", "bot": "greedy"}] * 3}, "seat-person-bot"),
    ({"seats": [{"kind": "here", "name": " \u2003 "}] * 3}, "person-name-blank"),
    ({"seats": [{"kind": "here", "name": "Zo\u200de"}] * 3}, "seat-name"),
    ({"seats": [{"kind": "cat"}] * 3}, "request-malformed"),
    ({"seats": [{"kind": "here", "name": "x" * 41}] * 3}, "request-malformed"),
    ({"seats": [{"kind": "here", "name": "a\nb"}] * 3}, "request-malformed"),
    ({"seats": [{"kind": "here", "name": "a\n"}] * 3}, "request-malformed"),
    ({"extra": 1}, "request-malformed"),
    ({"players": "3"}, "request-malformed"),
    ({"pace": "400"}, "request-malformed"),
    ({"rated": "false"}, "request-malformed"),
    ({"public": 1}, "request-malformed"),
    ({"clock": {"kind": "live", "bank": "600", "more": 30}}, "request-malformed"),
    ({"seed": "x" * 70_000}, "message-large"),
]


async def test_a_table_that_cannot_be(settings: Settings) -> None:
    settings = replace(settings, limits=Limits(tables_per_minute=100))
    async with running(settings) as server:
        for wish, key in CANNOT_BE:
            whole = {"game": "evo-2001", "players": 3, "seats": [{"kind": "here"}] * 3, **wish}
            answer = await server.http.post("/api/tables", json=whole)
            assert answer.status_code in (400, 413)
            assert answer.json()["refused"]["key"] == key
        assert (await server.http.get("/api/tables")).json()["tables"] == []
