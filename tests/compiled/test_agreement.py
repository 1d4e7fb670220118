"""Plain, lowered and compiled are one program: a short run of `python -m tests.compiled.agree`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mesozoic.games.gods_love_dinosaurs.turn import Placing
from tests.compiled.agree import differing, disagreements
from tests.compiled.playing import lines
from tests.house.files import ROOT

pytestmark = pytest.mark.long


def test_the_engines_ask_offer_do_and_tell_the_same(fast_engine: Path) -> None:
    assert disagreements(fast_engine, games=1, decisions=3) == []


def test_a_difference_is_named() -> None:
    said = {"plain": ["a: 1", "b: 2"], "lowered": ["a: 1", "b: 2"], "compiled": ["a: 1", "b: 3"]}
    assert differing(said) == ["compiled: b: 3, plain: b: 2"]


def test_what_a_moment_picks_without_a_list_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    def said() -> dict[str, str]:
        return dict(line.split(": ") for line in lines(1, 0, ["gods-love-dinosaurs"]))

    before = said()
    monkeypatch.setattr(Placing, "pick", lambda placing, state, seat, random: None)
    differ = {name for name, told in said().items() if told != before[name]}
    assert differ
    assert all(" playout " in name for name in differ)


def test_a_game_in_plain_python_runs_on_the_compiled_core(fast_engine: Path) -> None:
    """The toy of the core's tests, and the game that the manual adds."""
    tests = ["tests/core", "tests/docs", "tests/islands"]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests]
    environment = {**os.environ, "PYTHONPATH": str(fast_engine)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3_000:]
