"""What people at a table are called, and how they come together again."""

from __future__ import annotations

from typing import Any

import pytest

from mesozoic.server.keys import new_key
from tests.server.player import Player
from tests.server.running import Running

pytestmark = pytest.mark.anyio


async def play_out(player: Player, first: dict[str, Any]) -> None:
    """Answer for one's seat with the first option until the game is over."""
    situation = first
    while not situation["over"]:
        if situation["decision"] is not None and not situation["forced"]:
            await player.act(situation["options"][0])
        situation = (await player.hear("progress"))["situation"]


async def finished(server: Running, **more: Any) -> dict[str, Any]:
    """A table of Evolution's family version that two people have played to the end."""
    opened = await server.open(["link", "uniform"], game="evolution-family", **more)
    async with server.at(opened["table"], opened["keys"][0]) as player:
        await play_out(player, await player.ask("resync", "situation"))
    return opened


async def test_a_name_is_heard_by_all_and_stays(server: Running) -> None:
    opened = await server.open(["here", "link", "link"])
    async with server.seated(opened) as (host, guest, _):
        await guest.say("name", seat=1, name="Anna")
        while (said := await host.hear("seated"))["seats"][1]["name"] != "Anna":
            pass
        assert said["seats"][2]["name"] == "player 2"
        assert await guest.refused("name", seat=0, name="Bruno") == "not-your-seat"
        for name in ("", " ", "\n", "x" * 41, "line\nbreak", "at the end\n", "\r"):
            assert await guest.refused("name", seat=1, name=name) == "message-malformed"
    known = (await server.http.get(f"/api/tables/{opened['table']}")).json()
    assert [seat["name"] for seat in known["seats"]] == ["player 0", "Anna", "player 2"]


async def test_a_record_calls_people_as_they_called_themselves(server: Running) -> None:
    opened = await server.open(["link", "uniform"], game="evolution-family")
    async with server.at(opened["table"], opened["keys"][0]) as player:
        await player.say("name", seat=0, name="Anna")
        await play_out(player, await player.ask("resync", "situation"))
    record = (await server.http.get(f"/api/tables/{opened['table']}/record")).json()
    assert record["header"]["seats"][0] == "Anna"


async def test_the_same_people_play_again_with_the_same_keys(server: Running) -> None:
    opened = await finished(server)
    table, key = opened["table"], {"Mesozoic-Key": opened["keys"][0]}
    async with server.at(table) as onlooker:
        again = await server.http.post(f"/api/tables/{table}/again", headers=key)
        assert again.status_code == 200, again.text
        assert (await onlooker.hear("again"))["table"] == again.json()["table"]
    later = await server.http.post(f"/api/tables/{table}/again", headers=key)
    assert later.json() == again.json()
    async with Player.connected(server.address, again.json()["table"]) as player:
        welcome = await player.ask("hello", "welcome", keys=[opened["keys"][0]])
        assert welcome["yours"] == [1]
        assert [seat["kind"] for seat in welcome["seats"]] == ["bot", "link"]
        assert welcome["game"] == "evolution-family"
    async with Player.connected(server.address, table) as player:
        welcome = await player.ask("hello", "welcome", keys=[])
        assert welcome["next"] == again.json()["table"]


@pytest.mark.parametrize("agreed", [True, False])
async def test_a_table_keeps_whether_people_hide_nothing(server: Running, agreed: bool) -> None:
    opened = await finished(server, no_secrets=agreed)
    key = opened["keys"][0]
    address = f"/api/tables/{opened['table']}/again"
    again = await server.http.post(address, headers={"Mesozoic-Key": key})
    for table in (opened["table"], again.json()["table"]):
        async with Player.connected(server.address, table) as player:
            welcome = await player.ask("hello", "welcome", keys=[key])
            assert welcome["no_secrets"] is agreed


async def test_nobody_else_calls_them_together_and_not_before_the_end(server: Running) -> None:
    opened = await server.open(["here", "uniform", "uniform"])
    table = f"/api/tables/{opened['table']}/again"
    for key, status in ((opened["keys"][0], 409), (opened["owner"], 409), ("nonsense", 403)):
        answer = await server.http.post(table, headers={"Mesozoic-Key": key})
        assert answer.status_code == status


async def test_whoever_has_a_seat_plays_again_without_a_key_and_finds_theirs(
    server: Running,
) -> None:
    """Everybody a seat further, with what was agreed; a stranger's browser opens nothing."""
    agreed = {
        "public": False,
        "clock": {"kind": "days", "days": 3},
        "substitute": "greedy",
    }
    opened = await finished(server, **agreed)
    table, port = opened["table"], server.address.rpartition(":")[2]
    mine, strange = (f"mesozoic-{port}={new_key()}" for _ in range(2))
    async with Player.connected(server.address, table, cookie=mine) as player:
        await player.ask("hello", "seated", keys=[opened["keys"][0]])
        await player.ask("resync", "situation")
    address = f"/api/tables/{table}/again"
    for cookie in ({"Cookie": strange}, {}):
        assert (await server.http.post(address, headers=cookie)).status_code == 403
    again = await server.http.post(address, headers={"Cookie": mine})
    assert again.status_code == 200, again.text
    async with Player.connected(server.address, again.json()["table"], cookie=mine) as player:
        welcome = await player.ask("hello", "welcome", keys=[])
        assert welcome["yours"] == [1]
        assert welcome["seats"][1]["name"] == "player 0"
        assert {name: welcome[name] for name in ("public", "clock")} == {
            name: agreed[name] for name in ("public", "clock")
        }
        assert welcome["substitute"] is not None
