"""Builds lie beside one another, whole or not at all, and serve the pages of the checkout."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.compiled.checkout import BUILD, Checkout
from tests.house.files import ROOT
from tests.web.serving import Server
from tools.building import compiled_from, ensure, extensions, link_pages, made_from
from tools.builds import COMPILING, SCRATCH, STAMP, WAITING, WANTED, is_build, place_of, sweep
from tools.lower import SOURCE
from tools.lowering.compiling import LIST

pytestmark = pytest.mark.long


def lay(builds: Path, name: str, used: int) -> Path:
    """A folder like a build, last used so many seconds after the beginning of time."""
    place = builds / name
    (place / "mesozoic").mkdir(parents=True)
    (place / STAMP).write_text(f"{name} and so on")
    os.utime(place / STAMP, (used, used))
    return place


def names(builds: Path) -> list[str]:
    return sorted(path.name for path in builds.iterdir())


class OnBuild(Server):
    def __init__(self, folder: Path, place: Path) -> None:
        super().__init__(folder)
        self._place = place

    def environment(self) -> dict[str, str]:
        return {**super().environment(), "PYTHONPATH": str(self._place)}


@pytest.fixture
def on_build(tmp_path: Path) -> Iterator[Server]:
    """A server that runs from a folder like a build."""
    place = tmp_path / ".venv" / "fast" / "0123456789abcdef"
    shutil.copytree(SOURCE, place / "mesozoic", ignore=shutil.ignore_patterns("__pycache__"))
    pages = tmp_path / "dist"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html><title>Built</title>")
    (pages / "assets" / "index.js").write_text("1")
    link_pages(place, pages)
    server = OnBuild(tmp_path, place)
    server.start()
    yield server
    server.stop()


def test_a_build_serves_the_pages_of_the_checkout(on_build: Server) -> None:
    assert on_build.call("GET", "").text == "<!doctype html><title>Built</title>"
    assert on_build.call("GET", "assets/index.js").text == "1"


def test_whatever_a_build_copies_is_in_its_stamp(tmp_path: Path) -> None:
    checkout = Checkout(tmp_path)
    met = {checkout.digest()}
    for suffix in (".py", ".toml", ".txt", ".ftl", ".md", ".typed"):
        file = min(checkout.source.rglob(f"*{suffix}"))
        file.write_bytes(file.read_bytes() + b"\n")
        found = checkout.digest()
        assert found not in met, file
        met.add(found)


def test_a_new_build_takes_native_code_that_would_be_the_same(small: Checkout) -> None:
    def built() -> tuple[Path, bool]:
        done = small.python(BUILD, small.root / "fast")
        assert done.returncode == 0, done.stderr
        return Path(done.stdout.strip()), COMPILING in done.stderr

    first, compiled = built()
    assert compiled
    changed = small.source / "server" / "app.py"
    changed.write_bytes(changed.read_bytes() + b"\n")
    second, compiled = built()
    assert not compiled
    assert second != first
    assert (second / "mesozoic/server/app.py").read_bytes() == changed.read_bytes()
    assert extensions(second) == extensions(first)
    engine = "import mesozoic.core.counts as counts; print(counts.__file__)"
    said = small.python("-c", engine, PYTHONPATH=str(second)).stdout.strip()
    assert Path(said).relative_to(second) in extensions(second)


def test_what_the_compiler_reads_decides_whether_it_compiles_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Compiled modules, what they import, and how they are compiled; nothing else."""
    package = tmp_path / "mesozoic"
    written = {
        "__init__": "if TYPE_CHECKING:\n    import mesozoic.named\n",
        "named": "",
        "core/__init__": "from mesozoic.core import passed_on",
        "core/passed_on": "",
        "core/compiled": "def f():\n    from mesozoic.core.kinds import Kind\n",
        "core/kinds": "import mesozoic.islands.deep.deeper",
        "islands/__init__": "",
        "islands/deep/__init__": "",
        "islands/deep/deeper": "",
        "server/__init__": "",
        "server/app": "import mesozoic.core.compiled",
    }
    for name, text in written.items():
        file = package / f"{name}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    (tmp_path / LIST).write_text("mesozoic/core/compiled.py\n")
    before = compiled_from(tmp_path)
    matters = set[str]()
    for name, text in written.items():
        (package / f"{name}.py").write_text(f"{text}\nmore = 1\n")
        if compiled_from(tmp_path) != before:
            matters.add(name)
        (package / f"{name}.py").write_text(text)
    assert {*written} - matters == {"server/__init__", "server/app"}
    with monkeypatch.context() as settings:
        settings.setenv("CFLAGS", "-O3")
        assert compiled_from(tmp_path) != before
    assert compiled_from(tmp_path) == before
    another = tmp_path / "compiling.py"
    another.write_text("# it compiles in another way")
    monkeypatch.setattr("tools.building.COMPILER", another)
    assert compiled_from(tmp_path) != before


def test_a_build_of_this_is_used_as_it_is_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    digest = made_from()
    place = place_of(tmp_path, digest)
    assert not is_build(place, digest)
    lay(tmp_path, place.name, 0)
    assert not is_build(place, digest)
    (place / STAMP).write_text(digest)
    assert ensure(tmp_path) == place
    others = [made_from(["evo_2001"])]
    with monkeypatch.context() as other:
        other.setattr(sys, "version", "3.99.0 (another)")
        others.append(made_from())
    assert len({digest, *others}) == 3


def test_who_waits_for_another_build_is_told(tmp_path: Path) -> None:
    """By the other it is made: the second takes it, and builds nothing."""
    place, digest = place_of(tmp_path, made_from()), made_from()
    with (tmp_path / "lock").open("w") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        command = [sys.executable, "tools/building.py", str(tmp_path)]
        with subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as waits:
            assert waits.stderr is not None
            assert waits.stderr.readline() == f"{WAITING}\n"
            lay(tmp_path, place.name, 0).joinpath(STAMP).write_text(digest)
            fcntl.flock(other, fcntl.LOCK_UN)
            said, more = waits.communicate()
    assert (waits.returncode, said, more) == (0, f"{place}\n", "")


def test_the_newest_two_and_those_in_use_are_kept(tmp_path: Path) -> None:
    for used, name in enumerate(("held", "older", "old", "new", "newest")):
        lay(tmp_path, name, used)
    lay(tmp_path, f"{SCRATCH}old", 9)  # of a sweep that was killed
    enter = f"from tools.builds import *; enter(Path({str(tmp_path / 'held')!r}));"
    become = "os.execv('/bin/sh', ['sh', '-c', 'echo $PYTHONPATH; read line'])"
    with subprocess.Popen(
        [sys.executable, "-c", enter + become],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": "elsewhere"},
    ) as runs:
        assert runs.stdout is not None
        assert runs.stdout.readline() == f"{tmp_path / 'held'}{os.pathsep}elsewhere\n"
        sweep(tmp_path)
        assert names(tmp_path) == ["held", "new", "newest"]
        assert (tmp_path / "held" / "mesozoic").is_dir()
        runs.communicate("\n")
    sweep(tmp_path)
    assert names(tmp_path) == ["new", "newest"]


def test_tests_that_want_the_compiled_engine_do_not_run_on_the_plain_one() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "--collect-only", "tests/house/test_layers.py"]
    environment = {**os.environ, WANTED: "1", "PYTHONPATH": "src"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert f"{WANTED} is set, but the engine is not compiled" in done.stderr


def test_a_command_is_not_run_where_there_is_no_build_for_it(tmp_path: Path) -> None:
    command = [sys.executable, "tools/building.py", str(tmp_path), "--", "echo", "it ran"]
    environment = {**os.environ, "CC": "no-such-compiler"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "no C compiler was found (no-such-compiler)\n"
    place = place_of(tmp_path, made_from())
    lay(tmp_path, place.name, 0).joinpath(STAMP).write_text(made_from())
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "it ran\n", "")
    command[-2:] = ["no-such-command"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "no-such-command cannot be run: No such file or directory\n"
