"""A database as lines of JSON, one a row, and back: the same lines fill SQLite and PostgreSQL.

The first line says of which revision the rows are, the last how many there are: a file that was cut
short is noticed. Tables are read as the database has them, so that one of any age can be archived.
"""

from __future__ import annotations

import base64
import gzip
import json
import os
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import IO, Any, Final, Literal, cast

import sqlalchemy as sql
from msgspec import Struct
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from mesozoic.core.errors import Refused
from mesozoic.server.database import connect, downgrade, revision_of, revisions, upgrade

FORMAT: Final = 1
AT_ONCE: Final = 500
ALEMBIC: Final = "alembic_version"
SQLITE: Final = b"SQLite format 3\0"

Row = tuple[str, dict[str, Any]]
"""The name of its table, and its values."""


class Contents(Struct, frozen=True):
    """What a database or a file holds."""

    revision: str
    tables: int
    entries: int
    records: int


# A database


@asynccontextmanager
async def at(url: str) -> AsyncIterator[AsyncEngine]:
    engine = connect(url)
    try:
        yield engine
    finally:
        await engine.dispose()


async def contents(engine: AsyncEngine) -> Contents | None:
    """None where there is nothing yet."""
    async with _snapshot(engine) as connection:
        revision = await connection.run_sync(revision_of)
        if revision is None:
            return None
        counts = Counter[str]()
        for table in await connection.run_sync(_tables):
            count = sql.select(sql.func.count()).select_from(table)
            counts[table.name] = (await connection.execute(count)).scalar_one()
    return _contents(revision, counts)


async def rows_of(engine: AsyncEngine) -> AsyncIterator[Row]:
    """Every row, as of one moment, while others write."""
    async with _snapshot(engine) as connection:
        for table in await connection.run_sync(_tables):
            rows = await connection.stream(sql.select(table))
            async for some in rows.mappings().partitions(AT_ONCE):
                for row in some:
                    yield table.name, dict(row)


async def fill(engine: AsyncEngine, revision: str, rows: AsyncIterator[Row]) -> None:
    """All rows or none, into a database that holds no tables and no records; then bring it up."""
    there = await contents(engine)
    if there is not None and (there.tables or there.records):
        raise Refused("archive-not-empty", tables=there.tables, records=there.records)
    if revision not in revisions():
        raise Refused("archive-newer", found=revision)
    async with engine.begin() as connection:
        await connection.run_sync(_prepare, there, revision)
        tables = {table.name: table for table in await connection.run_sync(_tables)}
        for table in reversed(tables.values()):
            await connection.execute(sql.delete(table))
        async for name, some in _batches(rows):
            if name not in tables:
                raise Refused("archive-unknown", found=name)
            table = tables[name]
            await connection.execute(sql.insert(table), [_values(table, row) for row in some])
        await connection.run_sync(_number_on, list(tables.values()))
    await engine.dispose()
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
    await engine.dispose()


def _prepare(connection: sql.Connection, there: Contents | None, revision: str) -> None:
    if there is not None and there.revision != revision:
        downgrade(connection, revision)
    elif there is None:
        upgrade(connection, revision)


def _number_on(connection: sql.Connection, tables: list[sql.Table]) -> None:
    """PostgreSQL numbers rows from a sequence, which rows with numbers of their own pass by."""
    if connection.dialect.name != "postgresql":
        return
    for table in tables:
        for column in table.primary_key.columns:
            named = sql.func.pg_get_serial_sequence(table.name, column.name)
            sequence = connection.execute(sql.select(named)).scalar()
            if sequence is not None:
                last = sql.select(sql.func.max(column)).scalar_subquery()
                following = sql.func.coalesce(last, 0) + 1
                connection.execute(sql.select(sql.func.setval(sequence, following, False)))


@asynccontextmanager
async def _snapshot(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    async with engine.connect() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            await connection.exec_driver_sql("BEGIN")
        yield connection


def _tables(connection: sql.Connection) -> list[sql.Table]:
    """What refers to another comes after it."""
    found = sql.MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != ALEMBIC]


async def _batches(rows: AsyncIterator[Row]) -> AsyncIterator[tuple[str, list[dict[str, Any]]]]:
    table, batch = "", list[dict[str, Any]]()
    async for name, row in rows:
        if batch and (name != table or len(batch) == AT_ONCE):
            yield table, batch
            batch = []
        table = name
        batch.append(row)
    if batch:
        yield table, batch


def _values(table: sql.Table, row: dict[str, Any]) -> dict[str, Any]:
    return {
        name: base64.b64decode(value)
        if isinstance(table.columns[name].type, sql.LargeBinary) and isinstance(value, str)
        else value
        for name, value in row.items()
    }


# A file


async def write(engine: AsyncEngine, path: Path) -> None:
    """Whole, or not at all; only whoever runs the server may read it, since it holds all seeds."""
    with _new_file(path) as part:
        if path.suffix == ".sqlite":
            _copy_sqlite(engine, part)
            return
        there = await contents(engine)
        assert there is not None
        count = 0
        with _opened(part, "wb", path) as file:
            _line(file, {"mesozoic": FORMAT, "revision": there.revision})
            async for table, row in rows_of(engine):
                _line(file, {"table": table, "row": row})
                count += 1
            _line(file, {"rows": count})


def inspect(path: Path) -> Contents:
    """What a file holds; refused unless it is whole."""
    if _is_sqlite(path):
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?immutable=1", uri=True)) as file:
            return _inspect_sqlite(path, file)
    counts = Counter[str]()
    last: dict[str, Any] = {}
    lines = _lines(path)
    head = next(lines, {})
    for last in lines:
        if "row" in last:
            counts[str(last.get("table"))] += 1
    revision = head.get("revision")
    is_whole = head.get("mesozoic") == FORMAT and last.get("rows") == counts.total()
    if not is_whole or not isinstance(revision, str):
        raise Refused("archive-broken", path=str(path))
    return _contents(revision, counts)


async def restore(engine: AsyncEngine, path: Path) -> None:
    """From a file of either kind."""
    revision = inspect(path).revision
    if not _is_sqlite(path):
        return await fill(engine, revision, _rows(path))
    uri = f"file:{path.resolve()}?immutable=1&uri=true"
    source = create_async_engine(f"sqlite+aiosqlite:///{uri}")
    try:
        await fill(engine, revision, rows_of(source))
    finally:
        await source.dispose()


async def _rows(path: Path) -> AsyncIterator[Row]:
    for line in _lines(path):
        if "row" in line:
            yield line["table"], line["row"]


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    try:
        with _opened(path, "rb", path) as file:
            for line in file:
                found = json.loads(line)
                if not isinstance(found, dict):
                    raise ValueError
                yield found
    except (ValueError, EOFError, gzip.BadGzipFile):
        raise Refused("archive-broken", path=str(path)) from None


def _line(file: IO[bytes], line: dict[str, Any]) -> None:
    file.write(json.dumps(line, default=_bytes, separators=(",", ":")).encode() + b"\n")


def _bytes(value: bytes) -> str:
    return base64.b64encode(value).decode()


def _opened(path: Path, mode: Literal["rb", "wb"], named: Path) -> IO[bytes]:
    return cast("IO[bytes]", gzip.open(path, mode)) if named.suffix == ".gz" else path.open(mode)


@contextmanager
def _new_file(path: Path) -> Iterator[Path]:
    if path.exists():
        raise FileExistsError(17, "exists", str(path))
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        yield part
        part.rename(path)
    finally:
        part.unlink(missing_ok=True)


def _copy_sqlite(engine: AsyncEngine, part: Path) -> None:
    """By SQLite's own means, which see one moment while others write."""
    if engine.dialect.name != "sqlite":
        raise Refused("archive-not-sqlite")
    source = make_url(str(engine.url)).database
    assert source is not None
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(part)) as new:
        old.backup(new)


def _is_sqlite(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(SQLITE)) == SQLITE


def _inspect_sqlite(path: Path, file: sqlite3.Connection) -> Contents:
    try:
        (revision,) = file.execute(f"SELECT version_num FROM {ALEMBIC}").fetchone()
        found = file.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        counts = Counter[str]()
        for (name,) in found:
            (counts[name],) = file.execute(f'SELECT count(*) FROM "{name}"').fetchone()
    except (sqlite3.DatabaseError, TypeError):
        raise Refused("archive-broken", path=str(path)) from None
    return _contents(revision, counts)


def _contents(revision: str, counts: Counter[str]) -> Contents:
    return Contents(revision, counts["tables"], counts["entries"], counts["records"])
