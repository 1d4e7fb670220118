"""Databases of a test's own, of both kinds, and a Redis: real ones, started once for all."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
import sqlalchemy as sql

from mesozoic.server.database import bring_up_to_date, connect, sqlite_url, upgrade
from mesozoic.server.services import PostgreSQL, Redis

UP_TO_DATE = "up_to_date"
"""The name of the database that others are copies of, so that revisions run once."""

_names = (f"test_{number}" for number in count())


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    with PostgreSQL.running() as service:
        asyncio.run(_revise(service.create(UP_TO_DATE)))
        yield service


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    with Redis.running() as service:
        yield service


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database without tables: a test that asks for it runs on both kinds."""
    yield from _fresh(request, tmp_path, UP_TO_DATE)


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The same, before any revision."""
    yield from _fresh(request, tmp_path, "template0")


def _fresh(request: pytest.FixtureRequest, folder: Path, template: str) -> Iterator[str]:
    if request.param == "sqlite":
        is_new = template != UP_TO_DATE
        yield sqlite_url(folder / "tables.sqlite") if is_new else fresh_sqlite(folder)
        return
    yield from fresh_postgresql(request.getfixturevalue("postgresql"), template)


def fresh_sqlite(folder: Path) -> str:
    """One that has been revised, unless it is there already."""
    file = folder / "tables.sqlite"
    if not file.exists():
        file.write_bytes(_revised_sqlite())
    return sqlite_url(file)


@cache
def _revised_sqlite() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        engine = sql.create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return file.read_bytes()


def fresh_postgresql(service: PostgreSQL, template: str = UP_TO_DATE) -> Iterator[str]:
    name = next(_names)
    yield service.create(name, template)
    service.drop(name)


async def _revise(url: str) -> None:
    engine = connect(url)
    await bring_up_to_date(engine)
    await engine.dispose()
