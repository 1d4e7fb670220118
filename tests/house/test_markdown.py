"""Prose in Markdown is wrapped, so that a change of it can be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.house.files import ROOT, lines, project_files

WIDTH = 120
PAGES = [file for file in project_files() if file.suffix == ".md"]


@pytest.mark.parametrize("file", PAGES, ids=lambda file: str(file.relative_to(ROOT)))
def test_prose_is_wrapped(file: Path) -> None:
    """Tables and code cannot be."""
    code = False
    for number, line in enumerate(lines(file), start=1):
        if line.lstrip().startswith("```"):
            code = not code
        elif not code and not line.startswith(("|", "    ", "#")):
            assert len(line) <= WIDTH, f"line {number} has {len(line)} characters"
