"""Examples of rules are shown as films, and opened as tables that go on by the same luck."""

import pytest

from mesozoic.core.codec import fingerprint
from mesozoic.files.examples import example_names, find_example, lay_example, rule_of
from mesozoic.games import game_ids
from tests.server.running import Running

pytestmark = pytest.mark.anyio
ATTACK = "/api/games/evo-2001/examples/E1-4.2"


async def test_rules_say_which_examples_they_have(server: Running) -> None:
    for game in game_ids():
        book = (await server.http.get(f"/api/games/{game}/rules")).json()
        entries = [entry for chapter in book["chapters"] for entry in chapter["entries"]]
        found = {entry["number"]: entry["examples"] for entry in entries if entry["examples"]}
        assert sorted(name for names in found.values() for name in names) == list(
            example_names(game)
        )
        assert all(rule_of(name) == rule for rule, names in found.items() for name in names)


async def test_an_example_is_a_short_film(server: Running) -> None:
    film = (await server.http.get(ATTACK)).json()
    first, *rest = film["frames"]
    assert (film["game"], film["rule"]) == ("evo-2001", "E1-4.2")
    assert (first["events"], first["view"]["asked"]) == ([], [film["seat"]])
    told = [event["is"] for frame in rest for event in frame["events"]]
    assert "combat-fought" in told
    assert len(film["board"]["zones"]) == 42


async def test_an_example_is_opened_as_a_table_that_lies_so(server: Running) -> None:
    answer = await server.http.post(ATTACK, json={"name": "Ada"})
    assert answer.status_code == 201, answer.text
    opened, example = answer.json(), find_example("evo-2001", "E1-4.2")
    assert [key is not None for key in opened["keys"]] == [
        seat == example.seat for seat in range(example.players)
    ]
    assert server.tables is not None
    kept = await server.tables.store.find(opened["table"])
    assert not kept.public
    assert kept.seats[example.seat].name == "Ada"
    table, laid = await server.tables.store.load(kept), lay_example(example)
    assert fingerprint(table.state) == fingerprint(laid.state)
    assert table.record.seed == laid.record.seed
    assert kept.status.waiting == [example.seat]


async def test_what_has_no_example_is_refused(server: Running) -> None:
    path = "/api/games/evo-2001/examples/E1-0.1"
    assert (await server.http.get(path)).status_code == 404
    assert (await server.http.post(path, json={})).status_code == 404
    assert (await server.http.get("/api/games/chess/examples/E1-4.2")).status_code == 404
    assert (await server.http.post(ATTACK, json={"seat": 1})).status_code == 400
