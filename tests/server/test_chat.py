"""What people say at a table: who hears it, how much of it, and what is only for oneself."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.structs import replace

from mesozoic.core.errors import Refused
from mesozoic.server.app import Settings
from mesozoic.server.keys import digest, new_key
from mesozoic.server.limits import AT_ONCE
from mesozoic.server.talk.chat import CHAT, LONGEST, MOST, chat, printed
from mesozoic.server.talk.lines import ASIDE, MOST_LINES, TalkLine
from tests.server.player import Player
from tests.server.running import Running, running
from tests.server.still_clock import StillClock
from tests.server.test_people import play_out

pytestmark = pytest.mark.anyio

Lines = list[dict[str, Any]]


def lines_of(player: Player) -> Lines:
    return [line for told in player.messages if told["is"] == "talk" for line in told["lines"]]


async def caught_up(*players: Player) -> None:
    """Whatever was said has come."""
    for player in players:
        await player.ask("resync", "situation")


async def test_what_a_seat_says_all_hear_also_who_looks_on(server: Running) -> None:
    opened = await server.open()
    async with server.seated(opened) as players, server.at(opened["table"]) as watcher:
        await players[1].say("say", seat=1, text="  Look at  that! <b>http://x.example</b> ")
        await players[2].say("phrase", seat=2, phrase="well-played")
        await caught_up(players[1], players[2])
        await caught_up(*players, watcher)
        for listener in (*players, watcher):
            said, phrase = sorted(lines_of(listener), key=lambda line: line["number"])
            assert (said["kind"], said["seat"]) == ("chat", 1)
            assert said["about"] == {"text": "Look at that! <b>http://x.example</b>"}
            assert (phrase["seat"], phrase["about"]) == (2, {"phrase": "well-played"})


async def test_players_hear_who_looks_on_only_when_the_game_is_over(server: Running) -> None:
    opened = await server.open(["link", "uniform"], game="evolution-family")
    table, key = opened["table"], opened["keys"][0]
    async with (
        server.at(table, key) as player,
        server.at(table) as watcher,
        server.at(table) as other,
    ):
        await watcher.say("say", seat=None, text="Quite a wheelbarrow")
        await caught_up(watcher, other, player)
        assert [line["about"]["text"] for line in lines_of(other)] == ["Quite a wheelbarrow"]
        async with server.at(table, key) as again:  # nor does it wait for them at the door
            await caught_up(again)
            assert "wheelbarrow" not in "".join(again.texts + player.texts)
        await play_out(player, await player.ask("resync", "situation"))
        assert "wheelbarrow" not in "".join(player.texts)
        await player.hear("talk")
        (aside,) = lines_of(player)
        assert (aside["kind"], aside["seat"]) == ("aside", None)
        assert aside["about"] == {"text": "Quite a wheelbarrow", "who": watcher.welcome["who"]}
        assert player.welcome["who"] is None


async def test_nobody_finds_the_address_of_who_looks_on_by_trying_all(server: Running) -> None:
    """Of IPv4 there are few enough; without a cookie there is nothing else to know them by."""
    table = (await server.open())["table"]
    async with server.at(table) as watcher, server.at(table) as again:
        assert again.welcome["who"] == watcher.welcome["who"]
        assert watcher.welcome["who"] != digest(f"{table} 127.0.0.1")[:8]


async def test_a_player_who_only_looks_on_hears_no_more_for_that(server: Running) -> None:
    opened = await server.open()
    key = new_key()
    await sit(server, opened, key, 0)
    header = cookie(server, key)["Cookie"]
    async with (
        server.at(opened["table"]) as watcher,
        Player.connected(server.address, opened["table"], cookie=header) as player,
    ):
        await watcher.ask("say", "talk", seat=None, text="Quite a wheelbarrow")
        welcome = await player.ask("hello", "welcome", keys=[], watching=True)
        assert welcome["yours"] == []
        await watcher.ask("say", "talk", seat=None, text="Another wheelbarrow")
        await caught_up(player)
        assert "wheelbarrow" not in "".join(player.texts)
        assert await player.refused("say", seat=None, text="Psst") == "say-for-a-seat"


async def test_who_says_something_speaks_for_themselves(server: Running) -> None:
    opened = await server.open()
    async with server.seated(opened) as players, server.at(opened["table"]) as watcher:
        assert await players[1].refused("say", seat=0, text="I give up") == "not-your-seat"
        assert await players[1].refused("say", seat=None, text="Psst") == "say-for-a-seat"
        assert await watcher.refused("phrase", seat=0, phrase="hello") == "not-your-seat"
        assert lines_of(watcher) == []


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "say-nothing"),
        (" \n\t ", "say-nothing"),
        ("\u200b\u200d", "say-nothing"),
        ("a\u0000b", "say-unprinted"),
        ("a\u0007b", "say-unprinted"),
        ("abc\u202edef", "say-unprinted"),
        ("\ue000", "say-unprinted"),
        ("x" * (LONGEST + 1), "message-malformed"),
        (None, "message-malformed"),
        (["a"], "message-malformed"),
    ],
)
async def test_only_what_can_be_seen_is_said(server: Running, text: Any, why: str) -> None:
    opened = await server.open()
    async with server.at(opened["table"], opened["keys"][0]) as player:
        assert await player.refused("say", seat=0, text=text) == why
        assert lines_of(player) == []


async def test_half_a_letter_is_refused(server: Running) -> None:
    opened = await server.open()
    async with server.at(opened["table"], opened["keys"][0]) as player:
        await player.socket.send('{"do":"say","seat":0,"text":"\\ud800"}')
        assert (await player.hear("refused"))["key"] in ("say-unprinted", "message-malformed")


def test_letters_of_all_languages_are_seen() -> None:
    for text in ("Öffne!", "مرحبا", "こんにちは", "👩‍👩‍👧 🦖", "❤️", "x" * LONGEST):
        assert printed(text) == text


async def test_nobody_floods_a_table(settings: Settings) -> None:
    clock = StillClock()
    limits = replace(settings.limits, lines_per_minute=3)
    async with running(replace(settings, limits=limits, clock=clock)) as server:
        opened = await server.open()
        async with server.seated(opened) as (one, other, _), server.at(opened["table"]) as watcher:
            for _ in range(3):
                await one.say("phrase", seat=0, phrase="ouch")
                await watcher.say("phrase", seat=None, phrase="ouch")
            assert await one.refused("say", seat=0, text="More!") == "too-many-lines"
            assert await watcher.refused("say", seat=None, text="More!") == "too-many-lines"
            async with server.at(opened["table"]) as returning:  # as somebody who looks on anew
                refused = await returning.refused("say", seat=None, text="More!")
                assert refused == "too-many-lines"
            await other.ask("say", "talk", seat=1, text="Calm down")
            await clock.advance(61)
            await caught_up(one)
            before = len(lines_of(one))
            await one.ask("say", "talk", seat=0, text="More!")
            assert len(lines_of(one)) == before + 1


async def test_nobody_says_everything_at_once(settings: Settings) -> None:
    clock = StillClock()
    limits = replace(settings.limits, lines_at_once=2)
    async with running(replace(settings, limits=limits, clock=clock)) as server:
        opened = await server.open()
        async with server.seated(opened) as (one, other, _):
            for _ in range(2):
                await one.say("phrase", seat=0, phrase="ouch")
            assert await one.refused("say", seat=0, text="More!") == "too-many-lines-at-once"
            await other.ask("say", "talk", seat=1, text="One by one, please")
            await clock.advance(AT_ONCE + 1)
            await one.ask("say", "talk", seat=0, text="More!")


@pytest.mark.parametrize(("kind", "seat"), [(CHAT, 0), (ASIDE, None)])
def test_whatever_is_said_there_is_room_for_what_happens(kind: str, seat: int | None) -> None:
    line = TalkLine(0, 0, kind, seat, {})
    chat([line] * (MOST[kind] - 1), seat, {})
    with pytest.raises(Refused, match="talk-too-long"):
        chat([line] * MOST[kind], seat, {})
    assert sum(MOST.values()) <= MOST_LINES - 500


async def test_what_one_has_said_is_among_what_is_kept_of_one(server: Running) -> None:
    opened = await server.open()
    mine, hers = new_key(), new_key()
    for key, seat in ((mine, 0), (hers, 1)):
        await sit(server, opened, key, seat)
    async with server.seated(opened) as players:
        await players[0].ask("say", "talk", seat=0, text="Quite a wheelbarrow")
        await players[1].ask("say", "talk", seat=1, text="Is it?")
    for key, words in ((mine, "Quite a wheelbarrow"), (hers, "Is it?")):
        data = (await server.http.get("/api/me/data", headers=cookie(server, key))).json()
        assert [(line["table"], line["about"]) for line in data["said"]] == [
            (opened["table"], {"text": words})
        ]


# Notes


async def test_notes_are_one_s_own_and_follow_to_another_device(server: Running) -> None:
    opened = await server.open()
    mine, hers = new_key(), new_key()
    for key, seat in ((mine, 0), (hers, 1)):
        await sit(server, opened, key, seat)
    await keep(server, opened, mine, "She always bids on horns")
    assert (await read(server, opened, mine)).json() == {"text": "She always bids on horns"}
    assert (await read(server, opened, hers)).json() == {"text": ""}
    await keep(server, opened, hers, "He does not know")
    assert (await read(server, opened, mine)).json() == {"text": "She always bids on horns"}
    data = await server.http.get("/api/me/data", headers=cookie(server, mine))
    assert data.json()["notes"] == {opened["table"]: "She always bids on horns"}


async def test_nobody_is_told_anybody_s_notes(server: Running) -> None:
    opened = await server.open()
    mine = new_key()
    await sit(server, opened, mine, 0)
    async with server.seated(opened) as players, server.at(opened["table"]) as watcher:
        await keep(server, opened, mine, "wheelbarrow")
        await caught_up(*players, watcher)
        everything = [*players, watcher]
        assert not any("wheelbarrow" in text for who in everything for text in who.texts)
    for address in ("", f"/{opened['table']}"):
        assert "wheelbarrow" not in (await server.http.get(f"/api/tables{address}")).text
    known = cookie(server, new_key())
    named = await server.http.post("/api/me/name", json={"name": "Somebody"}, headers=known)
    assert named.status_code == 200
    for stranger in (known, cookie(server, new_key()), {"Mesozoic-Key": opened["keys"][0]}, {}):
        for answer in (
            await server.http.get(f"/api/tables/{opened['table']}/notes", headers=stranger),
            await server.http.put(
                f"/api/tables/{opened['table']}/notes", json={"text": "mine"}, headers=stranger
            ),
        ):
            assert answer.status_code == 403
            assert answer.json()["refused"]["key"] == "not-your-table"


async def test_notes_have_an_end_and_go_with_whoever_wrote_them(server: Running) -> None:
    opened = await server.open()
    mine = new_key()
    await sit(server, opened, mine, 0)
    address = f"/api/tables/{opened['table']}/notes"
    long = await server.http.put(address, json={"text": "x" * 4001}, headers=cookie(server, mine))
    assert long.status_code == 400
    await keep(server, opened, mine, "one\ntwo")
    await keep(server, opened, mine, "")
    assert (await read(server, opened, mine)).json() == {"text": ""}
    await keep(server, opened, mine, "three")
    assert (await server.http.delete("/api/me", headers=cookie(server, mine))).status_code == 204
    assert (await read(server, opened, mine)).status_code == 403
    gone = await server.http.delete(
        f"/api/tables/{opened['table']}", headers={"Mesozoic-Key": opened["owner"]}
    )
    assert gone.status_code == 204


def cookie(server: Running, key: str) -> dict[str, str]:
    return {"Cookie": f"mesozoic-{server.address.rpartition(':')[2]}={key}"}


async def sit(server: Running, opened: dict[str, Any], key: str, seat: int) -> None:
    """A browser comes to a seat with its key, and is known there."""
    header = cookie(server, key)["Cookie"]
    async with Player.connected(server.address, opened["table"], cookie=header) as player:
        await player.ask("hello", "seated", keys=[opened["keys"][seat]])
        await caught_up(player)


async def keep(server: Running, opened: dict[str, Any], key: str, text: str) -> None:
    answer = await server.http.put(
        f"/api/tables/{opened['table']}/notes",
        content=json.dumps({"text": text}),
        headers={**cookie(server, key), "Content-Type": "application/json"},
    )
    assert answer.status_code == 204, answer.text


async def read(server: Running, opened: dict[str, Any], key: str) -> Any:
    return await server.http.get(
        f"/api/tables/{opened['table']}/notes", headers=cookie(server, key)
    )
