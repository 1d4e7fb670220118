"""The wheel, in an environment that has nothing else of ours: it brings the pages, and plays."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.files import ROOT
from tests.web.playing import Seated
from tests.web.screen import OpenScreen
from tests.web.wheels import BARE, Installed, build, install


@pytest.fixture(scope="module")
def wheel(pages: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, "wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(wheel, tmp_path_factory.mktemp("environment"))


@pytest.fixture
def installed(environment: Path, tmp_path: Path) -> Iterator[Installed]:
    server = Installed(environment, tmp_path)
    server.start()
    yield server
    server.stop()


def test_the_program_alone_opens_the_table_and_plays(
    installed: Installed, open_screen: OpenScreen
) -> None:
    screen = open_screen(installed)
    page = screen.go("/")
    page.get_by_role("link").filter(has_text="Open a table").first.click()
    page.get_by_text("Ways to play").click()
    page.get_by_label("Luck").fill("the wheel")
    page.get_by_role("button", name="Begin the game").first.click()
    person = Seated(screen, seed=1)
    person.play(lambda lit: lit.turn == 2)
    assert {"bid", "placed", "stopped"} <= person.did


def test_what_is_installed_is_what_runs(environment: Path, tmp_path: Path) -> None:
    look = "import mesozoic; print(mesozoic.__file__)"
    command = [str(environment / "python"), "-c", look]
    found = subprocess.run(command, cwd=tmp_path, env=BARE, check=True, capture_output=True)
    assert Path(found.stdout.decode()).is_relative_to(environment.parent)


def test_a_wheel_from_the_source_package_is_the_same(wheel: Path, tmp_path: Path) -> None:
    packed = build(ROOT, "sdist", tmp_path / "packed")
    with tarfile.open(packed) as archive:
        archive.extractall(tmp_path, filter="data")
    (root,) = tmp_path.glob("mesozoic-*")
    again = build(root, "wheel", tmp_path / "again")
    assert contents(again) == contents(wheel)


def contents(wheel: Path) -> dict[str, int]:
    with zipfile.ZipFile(wheel) as archive:
        return {part.filename: part.CRC for part in archive.infolist()}


def test_without_pages_and_node_a_build_says_what_is_missing(tmp_path: Path) -> None:
    for part in ("pyproject.toml", "README.md", "LICENSE", "tools", "src"):
        copy = shutil.copytree if (ROOT / part).is_dir() else shutil.copy
        copy(ROOT / part, tmp_path / part)
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    done = subprocess.run(command, cwd=tmp_path, env=BARE, capture_output=True, text=True)
    assert done.returncode != 0
    assert "The pages are not built" in done.stderr
    assert "Traceback" not in done.stderr
