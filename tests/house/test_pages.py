"""Pages that are older than what they are made of go into no package."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tools.pages import NoPages, are_built, built_pages, stamped

SOURCES = ("web/index.html", "web/src/main.ts", "src/mesozoic/words/en.ftl")


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout whose pages are built, on a machine without node."""
    monkeypatch.setenv("PATH", os.devnull)
    for name in (*SOURCES, "web/dist/index.html", "web/node_modules/any.js", "web/.cache/any.js"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    with stamped(tmp_path):
        pass
    return tmp_path


def test_built_pages_are_taken_as_they_are(root: Path) -> None:
    for name in ("web/node_modules/any.js", "web/.cache/any.js"):
        (root / name).write_text("another")
    assert built_pages(root) == root / "web" / "dist"


@pytest.mark.parametrize("name", SOURCES)
def test_pages_of_other_sources_are_refused(name: str, root: Path) -> None:
    (root / name).write_text("another")
    with pytest.raises(NoPages, match="older than their sources"):
        built_pages(root)


def test_pages_that_were_built_by_hand_are_not_trusted(root: Path) -> None:
    (root / "web" / "dist" / "built-from.txt").unlink()
    assert not are_built(root)


def test_a_source_that_changes_while_they_are_built_makes_them_old(root: Path) -> None:
    with stamped(root):
        (root / SOURCES[0]).write_text("another")
    assert not are_built(root)


def test_a_build_that_fails_leaves_no_stamp(root: Path) -> None:
    (root / SOURCES[0]).write_text("another")
    with pytest.raises(NoPages), stamped(root):
        raise NoPages
    assert not are_built(root)
