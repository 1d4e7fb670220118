"""The compiled engine, for the tests that run it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.compiled.checkout import Checkout
from tools.building import ensure
from tools.dev import FAST


@pytest.fixture(scope="session")
def fast_engine() -> Path:
    """Made of what is here now: built where it is not there."""
    return ensure(FAST)


@pytest.fixture
def small(tmp_path: Path) -> Checkout:
    """A checkout of which one module is compiled."""
    checkout = Checkout(tmp_path)
    project = tmp_path / "pyproject.toml"
    few = re.sub(r"(?s)\nmodules = .*?\]", '\nmodules = ["core/counts.py"]', project.read_text())
    project.write_text(few)
    return checkout
