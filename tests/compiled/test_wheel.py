"""The compiled wheel, as pip installs it where there is no compiler: it plays and serves."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.files import ROOT
from tests.web.wheels import BARE, Installed, build, install
from tools.dev import build_pages

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def programs(fast_engine: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of an environment with the wheel of the engine that the other tests run."""
    build_pages()
    settings = {"MESOZOIC_COMPILE": "require", "MESOZOIC_BUILDS": str(fast_engine.parent)}
    # Nothing compiles it again: there is no compiler on the path.
    wheel = build(ROOT, "wheel", tmp_path_factory.mktemp("wheel"), **settings)
    assert not wheel.name.endswith("-none-any.whl")
    return install(wheel, tmp_path_factory.mktemp("environment"))


def said(programs: Path, folder: Path, *arguments: str) -> str:
    """What the program says that pip has installed."""
    command = [str(programs / "mesozoic"), *arguments]
    done = subprocess.run(command, cwd=folder, env=BARE, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def installed(programs: Path, tmp_path: Path) -> Iterator[Installed]:
    server = Installed(programs, tmp_path)
    server.start()
    yield server
    server.stop()


def test_it_runs_the_compiled_engine(programs: Path, tmp_path: Path) -> None:
    assert "Compiled engine" in said(programs, tmp_path, "--version")


def test_it_simulates(programs: Path, tmp_path: Path) -> None:
    told = said(programs, tmp_path, "simulate", "gods-love-dinosaurs", "--games", "2", "--json")
    assert json.loads(told)["games"] == 2


def test_it_serves_the_pages_and_a_whole_game(installed: Installed) -> None:
    assert installed.call("GET", "").text.startswith("<!doctype html>")
    opened = installed.open(["here", "uniform", "uniform"])
    installed.play_on(opened, 0)
    assert installed.record(opened["table"])["result"] is not None
