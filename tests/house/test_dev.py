"""The quick check is a part of the whole one, with a browser game at every table."""

import ast
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from mesozoic.games import game_ids
from tests.house.files import ROOT
from tools.dev import lanes
from tools.lanes import Check, run_lanes
from tools.packages import find_compiler, install_packages, no_services_started
from tools.shell import Stopped, begin


def without(command: list[str], *parts: str) -> list[str]:
    return [part for part in command if part not in parts]


def test_the_quick_check_leaves_out_long_tests_coverage_and_the_compiled_engine_only() -> None:
    *rest, compiled = lanes(fast=False)
    assert [check.name for check in compiled] == ["pytest: the compiled engine"]
    for quick, whole in zip(lanes(fast=True), rest, strict=True):
        assert [check.name for check in quick] == [check.name for check in whole]
        for some, every in zip(quick, whole, strict=True):
            left = without(some.command, "-m", "not long")
            assert left == without(every.command, "--cov", "--cov-report=term")


def games_played() -> Iterator[str]:
    """The games that a browser test says it stands for."""
    for path in sorted((ROOT / "tests" / "web").glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.one_game":
                yield ast.literal_eval(node.args[0])


def test_a_quick_check_plays_each_game_once_in_a_browser() -> None:
    assert sorted(games_played()) == sorted(game_ids())


def test_what_fails_is_named_and_what_comes_after_runs_all_the_same(
    capsys: pytest.CaptureFixture[str],
) -> None:
    rows = [
        [Check("first", ["sh", "-c", "echo one; exit 1"]), Check("second", ["echo", "two"])],
        [Check("third", ["sh", "-c", "echo three >&2"])],
    ]
    assert run_lanes(rows) == ["first"]
    said = capsys.readouterr().out.splitlines()
    for name, text in (("first", "one"), ("second", "two"), ("third", "three")):
        at = next(n for n, line in enumerate(said) if line.startswith(f"== {name} "))
        assert said[at + 1] == text


def test_the_checks_take_the_compiler_that_cc_names_and_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("CC", "sh -c")
    find_compiler()
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(Stopped, match="CC names no compiler: no-such-compiler"):
        find_compiler()


def test_what_cannot_be_installed_is_said_with_the_command_to_type(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Stopped, match="need: `sudo apt-get install one two`"):
        install_packages("the tests need", "one", "two")


def test_nothing_begins_where_it_could_not_be_written(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    begin("making it", tmp_path)
    nowhere = tmp_path / "nowhere"
    with pytest.raises(Stopped) as why:
        begin("making more", nowhere)
    assert str(why.value) == f"making more is not possible: {nowhere} cannot be written"
    assert capfd.readouterr().err == "== making it\n"


def test_a_package_is_told_to_start_nothing_unless_the_machine_has_decided(tmp_path: Path) -> None:
    policy = tmp_path / "policy-rc.d"
    with no_services_started(policy):
        assert subprocess.run([policy]).returncode == 101
    assert not policy.exists()
    policy.write_text("ours")
    with no_services_started(policy):
        pass
    assert policy.read_text() == "ours"
