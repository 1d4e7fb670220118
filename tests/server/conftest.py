"""A real server on a free port of this machine, for each test that asks for one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from msgspec.structs import replace

from mesozoic.server.app import Settings
from mesozoic.server.identity import passwords
from mesozoic.server.limits import BOUNDLESS
from tests.databases import fresh_sqlite
from tests.server.running import Running, running

FOLDER = Path(__file__).parent
STARTED = {"settings", "service", "postgresql", "redis", "database", "empty_database"}
"""Of a server that is started, and of databases: they take longer to begin than most tests."""
LIMITS = replace(BOUNDLESS, tables_per_minute=30, replays_per_minute=30, idle_seconds=0)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A quick check tries what needs neither a server nor a database."""
    for item in items:
        if FOLDER in item.path.parents and STARTED & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.long)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same algorithm at the least it can cost; `test_passwords.py` holds what is served."""
    least = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(passwords, "HASHER", least)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=fresh_sqlite(tmp_path), limits=LIMITS, thinkers=1)


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Running]:
    async with running(settings) as server:
        yield server
