"""Sitting, undoing, pacing, missing messages, looking on."""

import asyncio
from typing import Any

import pytest

from mesozoic.core.record import read_header, write_record
from mesozoic.core.seats import Seat
from mesozoic.server.stored import fold
from tests.server.player import Player
from tests.server.running import Running

pytestmark = pytest.mark.anyio


async def sit_where_asked(player: Player) -> int:
    seat = (await player.until_waiting())[0]
    await player.ask("sit", "situation", seat=seat)
    return seat


async def test_a_table_is_welcoming(server: Running) -> None:
    opened = await server.open(("here", "link", "greedy"), options={"extinction": "final"})
    assert [bool(key) for key in opened["keys"]] == [True, True, False]
    assert [bool(link) for link in opened["links"]] == [False, True, False]
    assert opened["keys"][1] in opened["links"][1].partition("#")[2]
    async with server.at(opened["table"], opened["keys"][1]) as player:
        welcome = player.welcome
        assert welcome["yours"] == [1]
        assert welcome["options"]["extinction"] == "final"
        assert [seat["kind"] for seat in welcome["seats"]] == ["here", "link", "bot"]
        assert welcome["seats"][2]["bot"] == "greedy"
        assert len(welcome["board"]["zones"]) == 42
        assert not welcome["chosen_luck"]
        assert player.position["seat"] == 1


async def test_keys_are_never_sent_back(server: Running) -> None:
    opened = await server.open()
    async with server.seated(opened) as players:
        await asyncio.gather(*(player.until_waiting() for player in players))
        for player in players:
            assert not any(key in text for key in opened["keys"] for text in player.texts)
    listed = (await server.http.get("/api/tables")).text
    assert not any(key in listed for key in opened["keys"])


async def test_with_several_keys_the_screen_is_covered_until_somebody_sits(server: Running) -> None:
    opened = await server.open()
    async with server.at(opened["table"], *opened["keys"]) as player:
        assert player.welcome["yours"] == [0, 1, 2]
        assert player.position["seat"] is None
        await player.until_waiting()
        for seat in (2, 0, None):
            shown = await player.ask("sit", "situation", seat=seat)
            hands = [species["hand"] is not None for species in shown["view"]["species"]]
            assert hands == [number == seat for number in range(3)]
            assert shown["seat"] == seat


async def test_undo_while_it_is_free(server: Running) -> None:
    opened = await server.open()
    async with (
        server.at(opened["table"], *opened["keys"]) as player,
        server.at(opened["table"]) as spectator,
    ):
        seat, before = 0, player.position
        while not player.position["undo"]:
            seat, before = await sit_where_asked(player), player.position
            await player.act(before["options"][0])
            await player.hear("progress")
            if not player.position["undo"]:
                await player.ask("resync", "situation")
        withdrawn = await player.ask("undo", "withdrawn", seat=seat)
        assert withdrawn["seat"] == seat
        assert player.position["view"] == before["view"]
        assert player.position["options"] == before["options"]
        assert player.position["decision"] != before["decision"]
        assert (await spectator.hear("withdrawn"))["taken"] == withdrawn["taken"]
        shown = await spectator.ask("resync", "situation")
        assert not {line["entry"] for line in shown["log"]} & set(withdrawn["taken"])


async def test_there_is_no_undo_of_luck(server: Running) -> None:
    opened = await server.open()
    async with server.at(opened["table"], *opened["keys"]) as player:
        seat = await sit_where_asked(player)
        assert not player.position["undo"]
        assert await player.refused("undo", seat=seat) == "no-undo"


async def test_why_not(server: Running) -> None:
    opened = await server.open()
    async with server.at(opened["table"], *opened["keys"]) as player:
        seat = await sit_where_asked(player)
        offered = player.position["options"][0]
        legal = await player.ask("why", "reason", seat=seat, action=offered)
        assert legal["legal"]
        other = await player.ask("why", "reason", seat=(seat + 1) % 3, action=offered)
        assert (other["legal"], other["key"]) == (False, "why-not-asked")


async def test_presence_is_told(server: Running) -> None:
    opened = await server.open(("link", "link", "greedy"))
    async with server.at(opened["table"], opened["keys"][0]) as player:
        assert here(await player.hear("seated")) == [True, False, True]
        async with server.at(opened["table"], opened["keys"][1]):
            assert here(await player.hear("seated")) == [True, True, True]
        assert here(await player.hear("seated")) == [True, False, True]


def here(seated: dict[str, Any]) -> list[bool]:
    return [seat["present"] for seat in seated["seats"]]


async def test_a_spectator_sees_the_same_game_without_hands(server: Running) -> None:
    opened = await server.open()
    async with server.at(opened["table"]) as spectator, server.seated(opened) as players:
        await asyncio.gather(*(one.until_waiting() for one in (*players, spectator)))
        for player in players:
            for mine, theirs in zip(
                player.position["view"]["species"],
                spectator.position["view"]["species"],
                strict=True,
            ):
                assert {**mine, "hand": None} == theirs
        assert spectator.position["options"] == []
        assert spectator.position["decision"] is None


async def test_a_resync_shows_what_progress_showed(server: Running) -> None:
    opened = await server.open()
    async with server.at(opened["table"], *opened["keys"]) as player:
        await player.until_waiting()
        before = player.position
        fresh = await player.ask("resync", "situation")
        assert fresh == {**fresh, **before, "n": fresh["n"], "log": fresh["log"]}
        lines = [line["entry"] for line in fresh["log"]]
        assert lines == list(range(before["entry"]))


async def test_the_pace_is_the_tables_and_told_to_all(server: Running) -> None:
    opened = await server.open(("here", "link", "uniform"), pace=10_000)
    async with server.seated(opened) as players:
        await players[0].say("pace", milliseconds=0)
        for player in players:
            assert (await player.hear("paced"))["milliseconds"] == 0
    async with server.at(opened["table"]) as spectator:
        assert spectator.welcome["pace"] == 0


async def test_a_slower_pace_holds_bots_back_until_it_is_quickened(server: Running) -> None:
    """Bots alone, at the slowest pace: nobody acts before the pace is changed."""
    opened = await server.open(("here", "uniform", "uniform"), pace=10_000)
    async with server.at(opened["table"], opened["keys"][0]) as player:
        while 0 in await player.until_waiting():
            await player.act(player.position["options"][0])
            await player.hear("progress")
        held = player.position["entry"]
        fresh = await player.ask("resync", "situation")
        assert fresh["entry"] == held
        await player.say("pace", milliseconds=0)
        acted = await player.hear("progress")
        assert acted["seat"] in (1, 2)


async def test_nobody_at_a_table_is_called_what_no_record_may_say(server: Running) -> None:
    opened = await server.open(("here", "uniform", "uniform"))
    async with server.at(opened["table"], opened["keys"][0]) as player:
        assert await player.refused("name", seat=0, name="Zo\u200de") == "seat-name"
        assert await player.refused("name", seat=0, name="\u3164") == "person-name-blank"
        await player.say("name", seat=0, name=" Zoe ")
        while (await player.hear("seated"))["seats"][0]["name"] != "Zoe":
            pass


async def test_a_table_with_a_name_that_was_taken_once_has_a_record(server: Running) -> None:
    assert server.tables is not None
    opened = await server.open(("here", "uniform", "uniform"))
    store = server.tables.store
    kept = await store.set_name((await store.find(opened["table"])).number, Seat(0), "Zo\u200de")
    header, _ = read_header(write_record(fold(kept, []).record))
    assert header.seats[0] == "Zoe"
