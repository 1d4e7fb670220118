"""Wheels, and environments that have nothing else of ours."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

from tests.web.serving import Server

# No node and no compiler: only what the system needs to start a process.
BARE = {"PATH": os.devnull, "MESOZOIC_COMPILE": "0"}


def build(root: Path, target: str, folder: Path, **settings: str) -> Path:
    """A package of what lies in a folder, made as `python -m build` makes it."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    environment = {**BARE, **settings}
    subprocess.run(command, cwd=root, env=environment, check=True, capture_output=True)
    (made,) = folder.iterdir()
    return made


def install(wheel: Path, folder: Path) -> Path:
    """The programs of an environment that has the wheel, and finds its requirements elsewhere."""
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    command = ["-m", "pip", "install", "--quiet", "--no-index", "--no-deps", str(wheel)]
    subprocess.run([python, *command], check=True)
    own = sysconfig.get_path("purelib", vars={"base": str(folder)})
    # A folder on the path, whose own .pth files do not count: our sources stay out of sight.
    (Path(own) / "requirements.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return folder / "bin"


class Installed(Server):
    """The program as pip has installed it, started with nothing said."""

    def __init__(self, programs: Path, folder: Path) -> None:
        super().__init__(folder)
        self._programs = programs
        self._home = folder

    def command(self) -> list[str]:
        return [str(self._programs / "mesozoic")]

    def environment(self) -> dict[str, str]:
        return {**BARE, "HOME": str(self._home), "PYTHONUNBUFFERED": "1"}
