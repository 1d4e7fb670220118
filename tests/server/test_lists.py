"""What lists say of tables, and tables that are deleted."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from mesozoic.server.app import Settings
from tests.server.running import Running, running

pytestmark = pytest.mark.anyio


async def test_a_list_says_whose_turn_it_is_and_how_strong_bots_are(server: Running) -> None:
    opened = await server.open(["here", "greedy", "link"], pace=10_000)  # a bot may be asked first
    async with server.at(opened["table"], *opened["keys"]) as player:
        waiting = await player.until_waiting()
        known = (await server.http.get(f"/api/tables/{opened['table']}")).json()
    assert known["waiting"] == waiting
    assert known["scores"] == []
    assert [seat["level"] for seat in known["seats"]] == [None, 3, None]


async def test_only_those_asked_for_are_listed(server: Running) -> None:
    first, _, third = [(await server.open())["table"] for _ in range(3)]
    wanted = {"only": [first, "nowhere", third]}
    listed = (await server.http.get("/api/tables", params=wanted)).json()
    assert [known["table"] for known in listed["tables"]] == [third, first]
    assert listed["next"] is None
    many = {"only": ["a"] * 101}
    assert (await server.http.get("/api/tables", params=many)).status_code == 400


async def test_a_finished_table_shows_its_points(server: Running) -> None:
    opened = await server.open(["uniform"] * 3)
    async with server.at(opened["table"]) as onlooker:
        await onlooker.hear("closing")
    known = (await server.http.get(f"/api/tables/{opened['table']}")).json()
    assert known["waiting"] == []
    assert known["winners"]
    assert {known["scores"][seat] for seat in known["winners"]} == {max(known["scores"])}


@pytest.mark.parametrize(
    ("seats", "seat"), [(["here", "link", "link"], 0), (["uniform"] * 3, None)]
)
async def test_whoever_opened_a_table_deletes_it(
    server: Running, seats: list[str], seat: int | None
) -> None:
    opened = await server.open(seats)
    key = opened["owner"] if seat is None else opened["keys"][seat]
    table = f"/api/tables/{opened['table']}"
    assert (await server.http.delete(table, headers={"Mesozoic-Key": key})).status_code == 204
    assert (await server.http.get(table)).status_code == 404
    assert (await server.http.delete(table, headers={"Mesozoic-Key": key})).status_code == 404


async def test_nobody_else_deletes_a_table(server: Running) -> None:
    opened = await server.open(["here", "link", "uniform"])
    table = f"/api/tables/{opened['table']}"
    for key in (opened["keys"][1], "nonsense", ""):
        answer = await server.http.delete(table, headers={"Mesozoic-Key": key})
        assert answer.status_code == 403
        assert answer.json()["refused"]["key"] == "not-the-opener"
    assert (await server.http.delete(table)).status_code == 400
    assert (await server.http.get(table)).status_code == 200


async def test_whoever_sits_at_a_table_hears_that_it_was_deleted(server: Running) -> None:
    opened = await server.open()
    async with server.at(opened["table"], *opened["keys"]) as player:
        seat = (await player.until_waiting())[0]
        shown = await player.ask("sit", "situation", seat=seat)
        owner = {"Mesozoic-Key": opened["owner"]}
        await server.http.delete(f"/api/tables/{opened['table']}", headers=owner)
        assert (await player.hear("refused"))["key"] == "table-deleted"
        await player.act(shown["options"][0])
        assert (await player.hear("refused"))["key"] == "table-deleted"


async def test_deletions_are_limited(settings: Settings) -> None:

    few = replace(settings, limits=replace(settings.limits, changes_per_minute=1))
    async with running(few) as server:
        statuses = [
            (
                await server.http.delete("/api/tables/nowhere", headers={"Mesozoic-Key": "a"})
            ).status_code
            for _ in range(2)
        ]
    assert statuses == [404, 429]
