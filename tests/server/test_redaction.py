"""Nothing but the redaction turns a table into something that is sent."""

import ast
from pathlib import Path

import pytest

from tests.house.files import ROOT

SERVER = ROOT / "src" / "mesozoic" / "server"
CHOKE_POINT = {"redaction.py", "frames.py", "forms.py"}
"""What is sent of a table that is played, and how; and whole records, once they may be seen."""
METHODS = {"view", "own_view", "options", "costs", "board", "free_undo", "result"}
FUNCTIONS = {"heard", "plain", "form", "fields_of", "write_record"}
ATTRIBUTES = {"tellings", "pages", "hands"}
KEEPS = {"store.py": {"plain"}}
"""The store writes entries and headers: they go to the database."""


def readings(source: str) -> set[str]:
    """What a module reads of a table."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            found |= {node.func.attr} & (METHODS - {"result"})
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            found |= {node.func.id} & FUNCTIONS
        if isinstance(node, ast.Attribute):
            found |= {node.attr} & ATTRIBUTES
    return found


@pytest.mark.parametrize("path", sorted(SERVER.glob("*.py")), ids=lambda path: path.name)
def test_only_the_choke_point_reads_what_may_be_secret(path: Path) -> None:
    if path.name not in CHOKE_POINT:
        assert readings(path.read_text(encoding="utf-8")) <= KEEPS.get(path.name, set())


def test_reading_is_seen() -> None:
    source = "x = table.view(0); y = page.tellings; z = plain(state); table.options(seat)"
    assert readings(source) == {"view", "tellings", "plain", "options"}
