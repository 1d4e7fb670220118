"""The program as people start it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.machinery import ExtensionFileLoader

import pytest

import mesozoic
from mesozoic.arena.laws import CHANGE_LAWS, GAMES_ONE_IN, STATE_LAWS
from mesozoic.cli.main import COMMANDS
from mesozoic.core import play
from tests.cli.kit import refused, run, start

HEAVY = ("rich", "fluent", "babel", "mesozoic.bots", "mesozoic.arena", "asyncio", "multiprocessing")


def test_help_names_every_command() -> None:
    process = start("--help")
    out, err = process.communicate()
    assert (process.returncode, err) == (0, "")
    for name in COMMANDS:
        assert name in out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    ran = run(command, "--help")
    assert ran.code == 0
    assert f"mesozoic {command}" in ran.out
    assert ran.err == ""


def test_the_help_of_fuzz_says_how_often_laws_are_checked() -> None:
    said = " ".join(run("fuzz", "--help").out.split())
    often = {int(number) for number in re.findall(r"At 1 entry in (\d+):", said)}
    assert often == {law.one_in for law in (*STATE_LAWS, *CHANGE_LAWS)} - {1}
    assert f"After 1 game in {GAMES_ONE_IN}:" in said


def test_version_says_which_engine_runs() -> None:
    engine = "Compiled" if isinstance(play.__loader__, ExtensionFileLoader) else "Plain"
    version, said = run("--version").out.splitlines()
    assert version == mesozoic.__version__
    assert said == f"{engine} engine, CPython {sys.version.split()[0]}"


def test_nothing_heavy_is_imported_before_a_command_is_known() -> None:
    look = "import sys, mesozoic.cli.main as m; m.make_app(); print(*sys.modules, sep='\\n')"
    loaded = subprocess.run(
        [sys.executable, "-c", look], capture_output=True, text=True, check=True
    )
    assert set(loaded.stdout.split()).isdisjoint(HEAVY)


def test_importing_the_library_imports_no_command_line() -> None:
    look = "import sys, mesozoic; print(*sys.modules, sep='\\n')"
    loaded = subprocess.run(
        [sys.executable, "-c", look], capture_output=True, text=True, check=True
    )
    assert set(loaded.stdout.split()).isdisjoint({*HEAVY, "cyclopts", "mesozoic.core.table"})


@pytest.mark.long
@pytest.mark.parametrize(
    "arguments",
    [
        ["rules", "evo-2001"],
        ["games"],
        ["games", "--json"],
        ["simulate", "evo-2001", "--games", "1"],
    ],
)
def test_a_reader_who_has_left_is_told_nothing(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "mesozoic", *arguments]
    ran = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert (ran.returncode, ran.stderr) == (141, b"")


@pytest.mark.parametrize(
    ("variable", "value", "language"),
    [
        ("LANG", "fr_FR.UTF-8", "fr"),
        ("LC_ALL", "it_IT.UTF-8", "it"),
        ("LANG", "de_DE.UTF-8", "en"),
        ("LANG", "C.UTF-8", "en"),
    ],
)
def test_the_environment_chooses_the_language(
    variable: str, value: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, value)
    assert run("games").out == run("games", "--lang", language).out


def test_the_language_asked_for_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "joueurs" not in run("games", "--lang", "en").out
    assert refused(run("play", "chess", "--lang=it")).startswith("Non c’è")
    assert refused(run("play", "chess")).startswith("Il n’y a pas")
