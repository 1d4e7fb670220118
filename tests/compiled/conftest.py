"""The compiled engine, for the tests that run it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.building import ensure
from tools.dev import FAST


@pytest.fixture(scope="session")
def fast_engine() -> Path:
    """Made of what is here now: built where it is not there."""
    return ensure(FAST)
