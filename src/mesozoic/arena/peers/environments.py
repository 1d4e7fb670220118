"""Environments of the peers: made in the user's cache the first time they are asked for."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

from mesozoic.core.errors import Refused


def python_with(requirement: str) -> Path:
    """The Python of an environment that has a peer, named with its version: `name==1.2`."""
    folder = environment_of(requirement)
    python = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    ready = folder / "ready"
    if not ready.is_file():
        _install(folder, python, requirement)
        ready.touch()
    return python


def environment_of(requirement: str) -> Path:
    """One for each Python: a peer is measured on the interpreter that we are measured on."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    return cache() / f"{requirement.replace('==', '-')}-python-{version}"


def cache() -> Path:
    home = os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "mesozoic" / "peers"


def _install(folder: Path, python: Path, requirement: str) -> None:
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    try:
        venv.create(folder, clear=True, with_pip=True)
        subprocess.run([*pip, requirement], check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError) as error:
        said = getattr(error, "stderr", None) or str(error)
        problem = said.strip().splitlines()[-1]
        raise Refused("peer-not-installed", peer=requirement, problem=problem) from None
