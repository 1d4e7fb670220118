"""Bots at the table: in processes of their own, until the end."""

import asyncio
from random import Random

import pytest

from mesozoic.bots.bot import find_bot
from mesozoic.core.errors import Refused
from mesozoic.files.records import open_record, parse_record
from mesozoic.games import game_ids
from mesozoic.server.thinking import LEVELS, OLDER, check_bot, level_of
from tests.server.running import Running

pytestmark = [pytest.mark.anyio, pytest.mark.long]


@pytest.mark.parametrize("game", game_ids())
async def test_a_person_and_two_bots_play_to_the_end(game: str, server: Running) -> None:
    opened = await server.open(("here", "uniform", "greedy"), game=game)
    async with server.at(opened["table"], opened["keys"][0]) as player:
        await player.play(Random(3))
        await player.hear("closing")
    text = (await server.http.get(f"/api/tables/{opened['table']}/record")).text
    _, proof = open_record(parse_record(text))
    assert proof.finished
    acted = {line["seat"] for line in player.messages if line["is"] == "progress"}
    assert acted == {None, 0, 1, 2}


async def test_bots_play_the_same_again_where_the_luck_was_chosen(server: Running) -> None:
    wish = {"game": "evolution-family", "seed": "once more"}
    records = []
    for _ in range(2):
        opened = await server.open(("uniform", "greedy", "uniform"), **wish)
        async with server.at(opened["table"]) as onlooker:
            await onlooker.hear("closing")
        file = await server.http.get(f"/api/tables/{opened['table']}/record")
        records.append([entry["act"] for entry in file.json()["entries"]])
    assert records[0] == records[1]


async def test_a_table_that_nobody_looks_at_is_let_go_and_found_again(server: Running) -> None:
    opened = await server.open(("here", "here", "here"))
    assert server.tables is not None
    async with server.at(opened["table"], opened["keys"][0]) as player:
        await player.until_waiting()
        entry = player.position["entry"]
    while server.tables.tables_in_memory:
        await asyncio.sleep(0)
    async with server.at(opened["table"], opened["keys"][0]) as player:
        assert player.position["entry"] == entry


def test_every_level_can_be_seated() -> None:
    assert [check_bot(spec) for spec in LEVELS] == list(LEVELS)
    assert [level_of(spec) for spec in LEVELS] == [1, 2, 3, 4, 5, 6]
    assert check_bot("level:4/fighter") == "level:4/fighter"
    assert level_of("level:4/fighter") == 4


def test_bots_of_tables_opened_before_there_were_six_levels_play_on() -> None:
    for spec, level in OLDER.items():
        assert find_bot(check_bot(spec)).name == spec
        assert level_of(spec) == level


@pytest.mark.parametrize("spec", [None, "", "level:7", "level:1/dancer", "search:400", "think:5"])
def test_what_is_no_level_is_not_seated(spec: str | None) -> None:
    assert level_of(spec) is None
    with pytest.raises(Refused):
        check_bot(spec)
