"""The database: its entries, and what happens when it fails."""

import pytest
import sqlalchemy as sql
from msgspec.structs import replace

from mesozoic.core.errors import Refused
from mesozoic.core.record import Entry, Record, entry_form, read_entries, write_record
from mesozoic.server.app import Settings
from mesozoic.server.database import bring_up_to_date, connect
from mesozoic.server.relations import entries
from mesozoic.server.store import Outrun, Store
from mesozoic.server.table_status import status_of
from tests.server.player import Player
from tests.server.running import Running
from tests.server.test_replay import played

pytestmark = pytest.mark.anyio


@pytest.fixture
def settings(settings: Settings, database: str) -> Settings:
    return replace(settings, database=database)


def test_entries_are_kept_as_record_files_have_them() -> None:
    table = played(entries=80)
    forms = [entry_form(entry) for entry in table.record.entries]
    data = {"entries": forms, "result": None, "seed": table.record.seed}
    again = read_entries(table.record.header, data, table.game.action_codec)
    assert write_record(again) == write_record(table.record)


async def test_a_table_folds_to_what_it_was_and_an_entry_is_kept_once(database: str) -> None:
    engine = connect(database)
    await bring_up_to_date(engine)
    store, table = Store(engine), played(entries=80)
    agreed = {"id": "a", "chosen_luck": False, "pace": 0, "created": 0, "owner": None}
    await store.open(table, [], status_of(table), **agreed)
    await store.add(1, 0, table.record.entries[:30], status_of(table))
    await store.add(1, 30, table.record.entries[30:], status_of(table))
    kept = await store.find("a")
    assert kept.status.entries == 80
    assert (await store.load(kept)).state == table.state
    with pytest.raises(Outrun, match="overtaken"):
        await store.add(1, 79, [Entry(None, table.record.entries[0].action)], status_of(table))
    for first in (81, 200):
        with pytest.raises(Refused, match="not-kept"):
            await store.add(1, first, table.record.entries[:1], status_of(table))
    assert len((await store.load(kept)).record.entries) == 80
    await engine.dispose()


async def test_the_list_of_tables_folds_none(server: Running) -> None:
    """Entries that cannot be read do not matter to it."""
    opened = await server.open()
    assert server.tables is not None
    broken = sql.insert(entries).values(table_number=1, number=0, entry="nonsense")
    await server.tables.store.write(lambda plain: plain.execute(broken))
    listed = (await server.http.get("/api/tables")).json()["tables"]
    assert [table["table"] for table in listed] == [opened["table"]]
    async with Player.connected(server.address, opened["table"]) as player:
        assert await player.refused("hello", keys=[]) == "record-entry"


@pytest.mark.parametrize("name", ["%00", "%C3%A9", "%F0%9F%A6%95", "a%27", "%20"])
async def test_what_no_database_could_be_asked_for_is_unknown(server: Running, name: str) -> None:
    assert (await server.http.get(f"/api/tables/{name}")).status_code == 404
    assert (await server.http.get(f"/api/tables?only={name}")).json()["tables"] == []
    assert (await server.http.get(f"/api/records/{name}/replay")).status_code == 404
    gone = await server.http.delete(f"/api/records/{name}", headers={"Mesozoic-Key": "mine"})
    assert gone.status_code == 404


async def test_what_cannot_be_kept_did_not_happen(server: Running) -> None:
    """Somebody else has written the next entry: ours is refused, and theirs is shown."""
    opened = await server.open()
    assert server.tables is not None
    async with server.at(opened["table"], *opened["keys"]) as player:
        seat = (await player.until_waiting())[0]
        before = await player.ask("sit", "situation", seat=seat)
        theirs, mine = before["options"][0], before["options"][-1]
        entry = {"seat": seat, "act": theirs}
        kept = sql.insert(entries).values(table_number=1, number=before["entry"], entry=entry)
        await server.tables.store.write(lambda plain: plain.execute(kept))
        await player.act(mine)
        shown = await player.hear("progress")
        assert shown["situation"]["entry"] == before["entry"] + 1
        assert shown["acted"] == theirs
        assert (await player.hear("refused"))["key"] == "overtaken"
        await player.ask("resync", "situation")


def test_a_record_has_a_place_for_everything_an_entry_says() -> None:
    assert set(Entry.__dataclass_fields__) == {"seat", "action", "takes_back", "auto", "at"}
    assert set(Record.__dataclass_fields__) == {"header", "entries", "result", "seed"}
