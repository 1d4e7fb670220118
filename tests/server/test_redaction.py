"""Nothing but the redaction turns a table into something that is sent."""

import ast
import json
from pathlib import Path

import pytest

from mesozoic.server import redaction
from mesozoic.server.messages import write_message
from tests.house.files import ROOT
from tests.server.test_replay import played

SERVER = ROOT / "src" / "mesozoic" / "server"
CHOKE_POINT = {"redaction.py", "frames.py", "forms.py"}
"""What is sent of a table that is played, and how; and whole records, once they may be seen."""
METHODS = {"view", "own_fields", "options", "costs", "board", "free_undo", "result"}
FUNCTIONS = {"heard", "plain", "form", "fields_of", "write_record"}
ATTRIBUTES = {"tellings", "pages", "hands"}
KEEPS = {"stored.py": {"plain"}, "asking.py": {"options"}}
"""The row of a table has its header: it goes to the database. A clock asks whether a seat can
only pass, and tells nobody."""
APART = {"bench", "faults", "revisions"}
"""No part of a server that runs."""
SENDING = [
    path for path in sorted(SERVER.rglob("*.py")) if path.relative_to(SERVER).parts[0] not in APART
]


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


@pytest.mark.parametrize("path", SENDING, ids=lambda path: str(path.relative_to(SERVER)))
def test_only_the_choke_point_reads_what_may_be_secret(path: Path) -> None:
    if path.name not in CHOKE_POINT:
        assert readings(path.read_text(encoding="utf-8")) <= KEEPS.get(path.name, set())


def test_reading_is_seen() -> None:
    source = "x = table.view(0); y = page.tellings; z = plain(state); table.options(seat)"
    assert readings(source) == {"view", "tellings", "plain", "options"}


def test_whoever_looks_on_is_shown_what_is_so_now_and_seats_what_is_theirs() -> None:
    """What is encoded once is not told when something has happened, nor to a seat."""
    table = played(entries=40)
    shown = redaction.Shown(redaction.Log())
    for _ in range(2):
        for seat in (None, *table.seats):
            now = json.loads(shown.situation(table, seat))
            assert now == json.loads(write_message(redaction.situation(table, seat)))
        assert shown.situation(table, None) is shown.situation(table, None)
        table = played(entries=41)
