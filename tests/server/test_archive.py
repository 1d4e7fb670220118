"""Backups and moves: all rows, from either kind of database into either."""

from __future__ import annotations

import gzip
import stat
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncEngine

from mesozoic.core.errors import Refused
from mesozoic.server import archive
from mesozoic.server.archive import Contents
from mesozoic.server.database import bring_up_to_date, connect, revisions, upgrade
from mesozoic.server.limits import Limits
from mesozoic.server.relations import entries
from mesozoic.server.services import PostgreSQL
from mesozoic.server.store import Store
from mesozoic.server.table_status import status_of
from tests.server.test_replay import played
from tests.server.test_revisions import do, fill

pytestmark = pytest.mark.anyio

ENTRIES = 40
HOLDS = Contents(revisions()[-1], tables=1, entries=ENTRIES, records=1)


@pytest.fixture
async def source(database: str) -> AsyncIterator[AsyncEngine]:
    """A table with entries, and a record that was kept."""
    engine = connect(database)
    await bring_up_to_date(engine)
    await keep(engine)
    yield engine
    await engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def target_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path / 'target.sqlite'}"
        return
    service: PostgreSQL = request.getfixturevalue("postgresql")
    yield service.create("target")
    service.drop("target")


@pytest.fixture
async def target(target_url: str) -> AsyncIterator[AsyncEngine]:
    """An empty one."""
    engine = connect(target_url)
    yield engine
    await engine.dispose()


async def keep(engine: AsyncEngine) -> None:
    store, table = Store(engine), played(entries=ENTRIES)
    agreed = {"id": "a", "chosen_luck": False, "pace": 0, "created": 2**33, "owner": None}
    await store.open(table, [], status_of(table), **agreed)
    async with engine.begin() as connection:
        rows = [
            {"table_number": 1, "number": number, "entry": {"höhe": [None, True, number]}}
            for number in range(ENTRIES)
        ]
        await connection.execute(sql.insert(entries), rows)
    await store.keep_record(
        "r", "a text\nof two lines, é\u2028", "mine", created=1, limits=Limits()
    )


async def rows(engine: AsyncEngine) -> list[str]:
    """All that it holds, in an order of its own."""
    return sorted([str(row) async for row in archive.rows_of(engine)])


async def test_a_move_takes_every_row_along(source: AsyncEngine, target: AsyncEngine) -> None:
    assert await archive.contents(source) == HOLDS
    assert await archive.contents(target) is None
    await archive.fill(target, HOLDS.revision, archive.rows_of(source))
    assert await rows(target) == await rows(source)
    assert await archive.contents(target) == HOLDS
    await Store(target).open(played(entries=3), [], status_of(played(entries=3)), id="b", **TERMS)
    assert (await Store(target).find("b")).number == 2


TERMS: dict[str, Any] = {"chosen_luck": False, "pace": 0, "created": 0, "owner": None}


@pytest.mark.parametrize("name", ["backup.jsonl", "backup.jsonl.gz", "backup.sqlite"])
async def test_a_backup_restores_every_row(
    source: AsyncEngine, target: AsyncEngine, tmp_path: Path, name: str
) -> None:
    file = tmp_path / name
    if name.endswith(".sqlite") and source.dialect.name != "sqlite":
        with pytest.raises(Refused, match="archive-not-sqlite"):
            await archive.write(source, file)
        assert not list(tmp_path.glob("backup*"))
        return
    await archive.write(source, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert archive.inspect(file) == HOLDS
    await archive.restore(target, file)
    assert await rows(target) == await rows(source)
    with pytest.raises(FileExistsError):
        await archive.write(source, file)
    with pytest.raises(Refused, match="archive-not-empty"):
        await archive.restore(target, file)


async def test_a_backup_is_of_one_moment(source: AsyncEngine) -> None:
    """What is written while it is read does not get in by halves."""
    before = await archive.contents(source)
    reading = archive.rows_of(source)
    found = [await anext(reading)]
    await Store(source).keep_record("late", "late", "mine", created=1, limits=Limits())
    found += [row async for row in reading]
    assert before is not None
    assert sum(name == "records" for name, _ in found) == before.records
    assert sum(name == "records" for name, _ in [row async for row in archive.rows_of(source)]) == 2


async def test_a_backup_of_any_age_is_restored_and_brought_up_to_date(
    empty_database: str, target: AsyncEngine, tmp_path: Path
) -> None:
    source = connect(empty_database)
    await do(source, lambda plain: upgrade(plain, revisions()[0]))
    await do(source, fill)
    file = tmp_path / "backup.jsonl"
    await archive.write(source, file)
    await bring_up_to_date(target)
    await archive.restore(target, file)
    await bring_up_to_date(source)
    assert await rows(target) == await rows(source)
    await source.dispose()


HEAD = '{"mesozoic":1,"revision":"0001"}'
ROW = '{"table":"tables","row":{}}'


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a letter",
        "[1]",
        HEAD,
        f"{HEAD}\n{ROW}",
        f'{HEAD}\n{ROW}\n{{"rows":2}}',
        f'{HEAD}\n{{"rows":0}}\n{ROW}',
        '{"mesozoic":2,"revision":"0001"}\n{"rows":0}',
        '{"mesozoic":1}\n{"rows":0}',
        "SQLite format 3\0 not really",
    ],
)
def test_what_is_no_whole_backup_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "backup.jsonl"
    file.write_text(text)
    with pytest.raises(Refused, match="archive-broken"):
        archive.inspect(file)


def test_a_compressed_backup_that_was_cut_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "backup.jsonl.gz"
    file.write_bytes(gzip.compress(f'{HEAD}\n{{"rows":0}}\n'.encode())[:-4])
    with pytest.raises(Refused, match="archive-broken"):
        archive.inspect(file)


@pytest.mark.parametrize(
    ("revision", "row", "key"),
    [
        ("9999", ROW, "archive-newer"),
        ("0001", '{"table":"nosuch","row":{}}', "archive-unknown"),
    ],
)
async def test_what_this_version_does_not_know_is_refused_and_nothing_is_kept(
    tmp_path: Path, revision: str, row: str, key: str
) -> None:
    file = tmp_path / "backup.jsonl"
    file.write_text(f'{{"mesozoic":1,"revision":"{revision}"}}\n{row}\n{{"rows":1}}\n')
    engine = connect(f"sqlite+aiosqlite:///{tmp_path / 't'}")
    with pytest.raises(Refused, match=key):
        await archive.restore(engine, file)
    assert await archive.contents(engine) is None
    await engine.dispose()
