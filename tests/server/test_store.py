"""The database: its entries, and what happens when it fails."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
import sqlalchemy as sql
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncEngine

from mesozoic.core.errors import Refused
from mesozoic.core.record import Entry, Record, entry_form, read_entries, write_record
from mesozoic.core.table import Table
from mesozoic.server.app import Settings
from mesozoic.server.database import bring_up_to_date, connect
from mesozoic.server.relations import entries
from mesozoic.server.services import PostgreSQL
from mesozoic.server.store import Outrun, Rows, Store, _rows
from mesozoic.server.stored import StoredTable
from mesozoic.server.table_status import status_of
from tests.databases import fresh_postgresql
from tests.server.player import PATIENCE, Player
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


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    engine = connect(database)
    await bring_up_to_date(engine)
    found = Store(engine)
    yield found
    await found.close()
    await engine.dispose()


async def keep(store: Store, table: Table[Any], name: str = "a") -> None:
    agreed = {"id": name, "chosen_luck": False, "pace": 0, "created": 0, "owner": None}
    await store.open(table, [], status_of(table), **agreed)


async def test_a_table_folds_to_what_it_was_and_an_entry_is_kept_once(store: Store) -> None:
    table = played(entries=80)
    await keep(store, table)
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


async def broken(store: Store, table: Table[Any]) -> tuple[StoredTable, Rows]:
    """A table of which the sixth entry is lost, as somebody has read it."""
    await keep(store, table)
    await store.add(1, 0, table.record.entries, status_of(table))
    lost = sql.delete(entries).where(entries.c.number == 5)
    await store.write(lambda plain: plain.execute(lost))
    return await store.find("a"), await store.fetch(lambda plain: _rows(plain, 1))


async def test_who_finds_a_gap_late_leaves_alone_what_was_played_since(store: Store) -> None:
    table = played(entries=10)
    kept, seen = await broken(store, table)
    assert (await store.read("a")).set_aside == 4
    await store.add(1, 5, table.record.entries[5:8], status_of(table))
    late, aside = await store._folded(kept, seen)
    assert (len(late.record.entries), aside) == (5, 4)
    reading = await store.read("a")
    assert reading.table.record.entries == table.record.entries[:8]
    assert reading.set_aside == 4
    assert reading.kept.status == status_of(table)


async def test_who_finds_a_gap_waits_for_who_is_filling_it(postgresql: PostgreSQL) -> None:
    """Or it would be filled between the look whether it is, and the putting aside."""
    for url in fresh_postgresql(postgresql):
        store, other = Store(engine := connect(url)), connect(url)
        table = played(entries=10)
        kept, seen = await broken(store, table)
        row = {"table_number": 1, "number": 5, "entry": entry_form(table.record.entries[5])}
        async with other.begin() as connection:
            await connection.execute(sql.insert(entries), row)
            late = asyncio.create_task(store._folded(kept, seen))
            await until_one_waits(engine)
        assert (await late)[1] == 0
        assert len((await store.read("a")).table.record.entries) == 10
        await store.close()
        await engine.dispose()
        await other.dispose()


async def until_one_waits(engine: AsyncEngine) -> None:
    waiting = sql.text("SELECT count(*) FROM pg_locks WHERE NOT granted")
    async with asyncio.timeout(PATIENCE), engine.connect() as connection:
        while not (await connection.execute(waiting)).scalar_one():
            await asyncio.sleep(0.001)


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


@pytest.mark.parametrize("name", ["%00", "%C3%A9", "%F0%9F%A6%95", "a%27", "%20", "a" * 99])
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
