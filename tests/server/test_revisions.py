"""Every revision, up and down, on both databases, with rows in every table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy.ext.asyncio import AsyncEngine

from mesozoic.core.errors import Refused
from mesozoic.server.database import (
    bring_up_to_date,
    connect,
    downgrade,
    revisions,
    scripts,
    upgrade,
)
from mesozoic.server.identity.store import PeopleStore
from mesozoic.server.limits import Limits
from mesozoic.server.relations import metadata, records
from mesozoic.server.store import Store

pytestmark = pytest.mark.anyio

Rows = dict[str, list[dict[str, Any]]]
KNOWN = revisions()
LATER = 2**31 + 7
"""A moment after 2038, which 32 bits cannot tell."""


def differences(connection: sql.Connection) -> Any:
    return compare_metadata(MigrationContext.configure(connection), metadata)


def reflected(connection: sql.Connection) -> list[sql.Table]:
    found = sql.MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != "alembic_version"]


def fill(connection: sql.Connection) -> None:
    """Two rows in every table."""
    for table in reflected(connection):
        for number in (1, 2):
            row = {column.name: sample(table, column, number) for column in table.columns}
            connection.execute(sql.insert(table).values(**row))


def sample(table: sql.Table, column: sql.Column[Any], number: int) -> Any:
    match column.type:
        case sql.JSON():
            return [{"höhe": number}, None, "\ud800"]
        case sql.Boolean():
            return number == 1
        case sql.BigInteger() if column.name == "created":
            return LATER
        case sql.Integer():
            return number
        case sql.Float():
            return number / 3
        case _:
            return str(number)


def read(connection: sql.Connection) -> Rows:
    def rows(table: sql.Table) -> list[dict[str, Any]]:
        ordered = sql.select(table).order_by(*table.primary_key.columns)
        return [dict(row) for row in connection.execute(ordered).mappings()]

    return {table.name: rows(table) for table in reflected(connection)}


def kept(before: Rows, after: Rows) -> bool:
    """Whether all that both know is the same."""
    return all(
        {**new, **old} == {**old, **new}
        for table in before.keys() & after.keys()
        for old, new in zip(before[table], after[table], strict=True)
    )


async def do(engine: AsyncEngine, work: Callable[[sql.Connection], Any]) -> Any:
    async with engine.begin() as connection:
        found = await connection.run_sync(work)
    await engine.dispose()
    return found


async def test_the_revisions_lead_to_the_tables_that_the_code_expects(empty_database: str) -> None:
    engine = connect(empty_database)
    await bring_up_to_date(engine)
    await bring_up_to_date(engine)
    assert await do(engine, differences) == []


@pytest.mark.parametrize("begun", KNOWN)
async def test_a_filled_database_of_any_age_is_brought_up_to_date(
    empty_database: str, begun: str
) -> None:
    engine = connect(empty_database)
    await do(engine, lambda plain: upgrade(plain, begun))
    await do(engine, fill)
    before = await do(engine, read)
    await bring_up_to_date(engine)
    assert await do(engine, differences) == []
    assert kept(before, await do(engine, read))


async def test_a_filled_database_goes_back_step_by_step_and_forward_again(
    empty_database: str,
) -> None:
    engine = connect(empty_database)
    await bring_up_to_date(engine)
    await do(engine, fill)
    before = await do(engine, read)
    for revision in KNOWN[-2::-1]:
        if revision == KNOWN[5]:  # the last of 32 bits
            await do(engine, _before_2038)
            before = await do(engine, read)
        await do(engine, partial(downgrade, revision=revision))
        assert kept(before, await do(engine, read)), revision
    oldest = await do(engine, read)
    assert oldest.keys() == {"tables", "entries"}
    await bring_up_to_date(engine)
    assert await do(engine, differences) == []
    assert kept(oldest, await do(engine, read))
    await do(engine, lambda plain: downgrade(plain, "base"))
    assert await do(engine, read) == {}


def _before_2038(connection: sql.Connection) -> None:
    for table in reflected(connection):
        if "created" in table.columns:
            connection.execute(sql.update(table).values(created=1))


async def test_nothing_is_revised_by_halves(empty_database: str) -> None:
    engine = connect(empty_database)
    await do(engine, lambda plain: upgrade(plain, KNOWN[0]))
    # The revision after adds a column, then one that is there already.
    await do(engine, lambda plain: plain.execute(sql.text("ALTER TABLE tables ADD owner TEXT")))
    before = await do(engine, read_columns)
    with pytest.raises(sql.exc.DBAPIError):
        await bring_up_to_date(engine)
    assert await do(engine, read_columns) == before


def read_columns(connection: sql.Connection) -> dict[str, list[str]]:
    return {table.name: table.columns.keys() for table in reflected(connection)}


async def test_what_was_kept_before_there_were_keys_is_nobodys(empty_database: str) -> None:
    engine = connect(empty_database)
    async with engine.begin() as connection:
        await connection.run_sync(lambda plain: upgrade(plain, "0005"))
        await connection.execute(sql.insert(records).values(id="old", text="game", created=0))
    await bring_up_to_date(engine)
    store = Store(engine)
    assert await store.find_record("old") == "game"
    with pytest.raises(Refused, match="not-the-keeper"):
        await store.delete_record("old", "")
    await store.keep_record("old", "game", "mine", created=1, limits=Limits(kept_records=2))
    await store.delete_record("old", "mine")
    assert await store.find_record("old") == "game"
    with pytest.raises(Refused, match="too-many-kept"):
        await store.keep_record("new", "game", "mine", created=1, limits=Limits(kept_records=1))
    await engine.dispose()


async def test_accounts_of_before_are_not_imitated_either(empty_database: str) -> None:
    engine = connect(empty_database)
    await do(engine, lambda plain: upgrade(plain, "0021"))
    people = sql.table("people", *map(sql.column, ("id", "name", "account", "created", "seen")))
    rows: list[dict[str, Any]] = [
        {"id": "one", "name": "\u0410da", "account": "\u0430da", "created": 0, "seen": 0},
        {"id": "two", "name": "Bo", "account": None, "created": 0, "seen": 0},
    ]
    await do(engine, lambda plain: plain.execute(sql.insert(people), rows))
    await bring_up_to_date(engine)
    store = PeopleStore(other := Store(engine), lambda: 0)
    for name in ("Ada", "\u0410da"):
        with pytest.raises(Refused, match="account-name-taken"):
            await store.check_free(name)
    await store.check_free("Bo")
    await other.close()
    await engine.dispose()


async def test_of_accounts_that_look_alike_already_the_older_keeps_the_look(
    empty_database: str,
) -> None:
    engine = connect(empty_database)
    await do(engine, lambda plain: upgrade(plain, "0022"))
    names = ("id", "name", "account", "spelled", "created", "seen")
    people = sql.table("people", *map(sql.column, names))
    rows: list[dict[str, Any]] = [
        {"id": "younger", "name": "\u0410da", "account": "\u0430da", "created": 5},
        {"id": "older", "name": "Ada", "account": "ada", "created": 2},
        {"id": "youngest", "name": "\u0410d\u0430", "account": "\u0430d\u0430", "created": 5},
    ]
    rows = [{**row, "spelled": "ada", "seen": 0} for row in rows]
    await do(engine, lambda plain: plain.execute(sql.insert(people), rows))
    before = await do(engine, read)
    await bring_up_to_date(engine)
    after = await do(engine, read)
    looks = {row["id"]: row.pop("spelled") for row in after["people"]}
    assert looks == {"younger": None, "older": "ada", "youngest": None}
    assert kept(before, after), "nobody is lost, nor called otherwise"
    await do(engine, lambda plain: downgrade(plain, "0022"))
    assert await do(engine, read) == before


async def test_who_looks_like_an_older_account_is_known_by_its_name(empty_database: str) -> None:
    engine = connect(empty_database)
    await bring_up_to_date(engine)
    people = PeopleStore(store := Store(engine), lambda: 0)
    row = {"id": "one", "name": "\u0410da", "account": "\u0430da", "created": 0, "seen": 0}
    await store.write(lambda plain: plain.execute(sql.insert(metadata.tables["people"]), row))
    for name in ("\u0410da", "\u0410DA"):
        with pytest.raises(Refused, match="account-name-taken"):
            await people.check_free(name)
    mine = await people.named("\u0410da")
    assert mine is not None
    await people.rename(mine, "\u0410DA")
    with pytest.raises(Refused, match="account-name-taken"):
        await people.check_free("Ada")
    await store.close()
    await engine.dispose()


def test_every_way_back_says_what_is_lost() -> None:
    for script in scripts():
        assert script.module.downgrade.__doc__, script.revision
