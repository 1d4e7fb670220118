"""What the import contracts cannot see: the core and the games read and write nothing."""

import ast
from pathlib import Path

import pytest

from tests.house.files import ROOT

SOURCES = ROOT / "src" / "mesozoic"
PURE = sorted(
    path for part in ("core", "games", "islands") for path in (SOURCES / part).rglob("*.py")
)
WORLD = {"__import__", "breakpoint", "eval", "exec", "input", "open", "print"}


def calls(source: str) -> list[str]:
    return [
        f"{node.func.id}, line {node.lineno}"
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in WORLD
    ]


@pytest.mark.parametrize("path", PURE, ids=lambda path: str(path.relative_to(SOURCES)))
def test_the_core_and_the_games_call_nothing_of_the_world(path: Path) -> None:
    assert calls(path.read_text(encoding="utf-8")) == []


def test_a_call_to_the_world_is_seen() -> None:
    assert calls("x = 1\nprint(open('y'))") == ["print, line 2", "open, line 2"]


def pops(source: str) -> list[int]:
    """The lines on which something is taken off a stack of moments."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute)
        and node.attr in ("pop", "clear", "remove")
        and isinstance(node.value, ast.Attribute)
        and node.value.attr == "stack"
    ]


GAMES = [path for path in PURE if path.is_relative_to(SOURCES / "games")]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: str(path.relative_to(SOURCES)))
def test_no_moment_takes_another_off_the_stack(path: Path) -> None:
    assert pops(path.read_text(encoding="utf-8")) == []


def test_a_moment_taken_off_the_stack_is_seen() -> None:
    assert pops("x = state.hands.pop()\nstate.stack.pop()") == [2]
