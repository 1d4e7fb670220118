"""Databases of a test's own, of both kinds, and a Redis: real ones, started once for all."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from mesozoic.server.database import bring_up_to_date, connect, sqlite_url
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
        yield sqlite_url(folder / "tables.sqlite")
        return
    yield from fresh_postgresql(request.getfixturevalue("postgresql"), template)


def fresh_postgresql(service: PostgreSQL, template: str = UP_TO_DATE) -> Iterator[str]:
    name = next(_names)
    yield service.create(name, template)
    service.drop(name)


async def _revise(url: str) -> None:
    engine = connect(url)
    await bring_up_to_date(engine)
    await engine.dispose()
