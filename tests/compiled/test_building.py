"""Where the engine cannot be compiled there is one clear sentence, and never a wrong engine."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from tests.compiled import agree
from tests.compiled.checkout import BUILD, Checkout
from tests.house.files import ROOT
from tools import dev
from tools.building import NotBuilt, build_aside, ensure, made_from, shortened
from tools.builds import COMPILING, STAMP, place_of
from tools.lower import compiled_modules, lower
from tools.lower import main as lower_main
from tools.lowering.program import Refusal

# They copy the project, lower it, make wheels and environments.
pytestmark = pytest.mark.long

NOWHERE = "no-such-compiler"


def sentence(why: pytest.ExceptionInfo[NotBuilt]) -> str:
    said = str(why.value)
    assert "\n" not in said
    return said


def test_a_missing_compiler_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", NOWHERE)
    with pytest.raises(NotBuilt) as why:
        ensure(tmp_path / "fast")
    assert sentence(why) == f"no C compiler was found ({NOWHERE})"
    assert [path.name for path in (tmp_path / "fast").iterdir()] == ["lock"]


def test_of_a_long_command_that_failed_both_ends_are_quoted() -> None:
    complaint = "Command '['cc', " + "'-x', " * 300 + "died with Signal 9"
    said = shortened(complaint)
    assert said.startswith("Command '['cc'")
    assert said.endswith("died with Signal 9")
    assert len(said) < 220


def test_a_compiler_that_fails_is_quoted_and_leaves_what_was_there(small: Checkout) -> None:
    builds = small.root / "fast"
    old = builds / "0123456789abcdef"
    old.mkdir(parents=True)
    (old / STAMP).write_text("an old one")
    done = small.python(BUILD, builds, CC="false")
    assert done.returncode == 1
    begun, why = done.stderr.splitlines()
    assert begun == COMPILING
    assert why.startswith("the engine could not be compiled: ")
    assert (old / STAMP).read_text() == "an old one"
    assert sorted(path.name for path in builds.iterdir()) == [old.name, "lock"]


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(NotBuilt, match="cannot be written"):
        ensure(tmp_path / "file" / "fast")


def test_a_place_that_takes_no_files_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(NotBuilt) as why:
        build_aside(tmp_path / "file", ["evolution-family"])
    assert sentence(why) == f"nothing can be built in {tmp_path / 'file'}: Not a directory"


def test_a_source_that_is_no_python_is_named(tmp_path: Path) -> None:
    checkout = Checkout(tmp_path)
    broken = checkout.source / "core" / "play.py"
    broken.write_text("def advance(:\n")
    done = checkout.python(BUILD, tmp_path / "fast", "evolution-family")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == f"the source cannot be read: {broken}:1: invalid syntax"


def test_games_are_named_by_id_or_folder_and_no_other_way(tmp_path: Path) -> None:
    assert compiled_modules(["evo-2001"]) == compiled_modules(["evo_2001"])
    assert made_from(["evo-2011", "evo_2001"]) == made_from(["evo-2001", "evo_2011"])
    with pytest.raises(NotBuilt) as why:
        ensure(tmp_path, ["evo-2001", "evo-2002"])
    known = "evo-2001, evo-2011, evolution-family, gods-love-dinosaurs"
    assert sentence(why) == f"there is no game evo-2002: {known} are known"


def test_lowering_refuses_a_game_that_is_not_known(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="there is no game chess"):
        lower(tmp_path / "lowered", ["chess"])
    assert not (tmp_path / "lowered").exists()


def test_lowering_removes_nothing_but_an_earlier_lowering(tmp_path: Path) -> None:
    mine = tmp_path / "letters"
    mine.mkdir()
    letter = mine / "letter.txt"
    letter.write_text("dear all")
    with pytest.raises(Refusal, match=f"{mine} holds something else"):
        lower(mine, ["evolution-family"])
    assert letter.read_text() == "dear all"
    letter.rename(tmp_path / "letter.txt")
    lower(mine, ["evolution-family"])
    left = mine / "mesozoic" / "left.py"
    left.write_text("")
    lower(mine, ["evolution-family"])
    assert not left.exists()
    assert (mine / "mesozoic" / "core" / "native.py").is_file()


def test_a_folder_that_cannot_be_lowered_to_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert lower_main([str(file / "lowered"), "evolution-family"]) == 1
    assert capsys.readouterr() == (
        "",
        f"{file / 'lowered'} cannot be written: Not a directory\n",
    )


@pytest.fixture
def run_fast(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment for `./run --fast` in which all is installed, and nothing built."""
    folder = tmp_path / "venv"
    folder.mkdir()
    monkeypatch.setattr(dev, "VENV", folder)
    monkeypatch.setattr(dev, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(dev, "FAST", folder / "fast")
    monkeypatch.setenv("PYTHONPATH", "as it was")
    dev.stamp("venv")
    dev.stamp("compile", dev.COMPILE)
    dev.stamp("project", dev.PROJECT)
    return folder


def test_run_takes_the_build_of_this_source(
    run_fast: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", NOWHERE)
    place = place_of(run_fast / "fast", made_from())
    place.mkdir(parents=True)
    (place / STAMP).write_text(made_from())
    dev.use_fast_engine()
    assert os.environ["PYTHONPATH"] == f"{place}{os.pathsep}as it was"


def test_run_goes_on_with_the_plain_engine_where_nothing_compiles_it(
    run_fast: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", NOWHERE)
    dev.use_fast_engine()
    assert os.environ["PYTHONPATH"] == "as it was"
    [said] = capfd.readouterr().err.splitlines()
    assert said == f"== the plain engine runs instead: no C compiler was found ({NOWHERE})"


def test_run_goes_on_with_the_plain_engine_where_it_cannot_install(
    run_fast: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    dev.stamp_file("compile").unlink()
    empty = run_fast / "empty"
    venv.create(empty)
    monkeypatch.setattr(dev, "PYTHON", empty / "bin" / "python")
    monkeypatch.setenv("PATH", os.devnull)  # no uv
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    dev.use_fast_engine()
    assert os.environ["PYTHONPATH"] == "as it was"
    _, said = capfd.readouterr().err.splitlines()
    assert said.startswith("== the plain engine runs instead: this failed: ")
    assert said.endswith(" --requirement requirements/compile.txt")


def test_engines_are_not_compared_with_an_old_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    old = tmp_path / "0123456789abcdef"
    old.mkdir()
    (old / STAMP).write_text("an old one")
    monkeypatch.setattr(agree, "FAST", tmp_path)
    monkeypatch.setenv("CC", NOWHERE)
    assert agree.main(["1", "0"]) == 2
    assert capsys.readouterr() == ("", f"no C compiler was found ({NOWHERE})\n")


def wheel(folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """What building a wheel says and leaves, with settings of the environment."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    environment = {**os.environ, **settings}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)


@pytest.mark.parametrize("settings", [{"MESOZOIC_COMPILE": "0"}, {"CC": NOWHERE}])
def test_a_wheel_is_plain_where_nothing_is_compiled(
    settings: dict[str, str], tmp_path: Path
) -> None:
    done = wheel(tmp_path, **settings)
    assert done.returncode == 0, done.stderr
    (made,) = tmp_path.glob("*.whl")
    assert made.name.endswith("-py3-none-any.whl")
    assert not any(name.endswith(".so") for name in zipfile.ZipFile(made).namelist())
    warned = f"no C compiler was found ({NOWHERE}): the wheel is made without native code"
    assert (warned in done.stderr + done.stdout) == ("CC" in settings)


def test_a_compiled_wheel_that_is_required_is_not_made_plain(tmp_path: Path) -> None:
    done = wheel(tmp_path, MESOZOIC_COMPILE="require", CC=NOWHERE)
    assert done.returncode != 0
    assert f"no C compiler was found ({NOWHERE}), and MESOZOIC_COMPILE is 'require'" in done.stderr
    assert list(tmp_path.glob("*.whl")) == []


def test_a_setting_that_is_not_known_is_named(tmp_path: Path) -> None:
    done = wheel(tmp_path, MESOZOIC_COMPILE="perhaps")
    assert done.returncode != 0
    assert "MESOZOIC_COMPILE is 'perhaps': auto, 0, require are known" in done.stderr
