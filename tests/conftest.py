"""Settings of every test."""

import gc
import os
import signal
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.databases import database, empty_database, postgresql, redis
from tools.builds import WANTED

__all__ = ["database", "empty_database", "postgresql", "redis"]

# What a shell starts in the background ignores interrupts, and so would all that the tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)

# The same examples each time, and no judgement by the clock: the machine may be busy.
settings.register_profile(
    "mesozoic",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("mesozoic")


def pytest_addoption(parser: pytest.Parser) -> None:
    said = "in tests/web/test_apart.py, play games to the end by clicking"
    parser.addoption("--whole", action="store_true", help=said)


def pytest_configure() -> None:
    """Tests that are to show what the compiled engine does never pass on the plain one."""
    if os.environ.get(WANTED):
        from mesozoic.arena.engine import is_compiled

        if not is_compiled():
            raise pytest.UsageError(f"{WANTED} is set, but the engine is not compiled")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Thousands of tests are found and stay: the collector need not look at them again and again.

    It still finds all that they leave.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()
