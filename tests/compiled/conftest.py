"""The compiled engine, for the tests that run it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiled.agree import FAST
from tools.building import ensure


@pytest.fixture(scope="session")
def fast_engine() -> Path:
    """Made of what is here now: built where it is not there, or old."""
    ensure(FAST)
    return FAST
