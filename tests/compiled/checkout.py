"""A copy of what a build is made from, which a test may change."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.house.files import ROOT
from tools.lower import SOURCE

BUILD = Path("tools", "building.py")


class Checkout:
    def __init__(self, root: Path) -> None:
        self.root = root
        self.source = root / SOURCE.relative_to(ROOT)
        shutil.copytree(SOURCE, self.source, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copytree(ROOT / "tools", root / "tools")
        shutil.copy(ROOT / "pyproject.toml", root)

    def python(self, *arguments: object, **settings: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, *map(str, arguments)]
        environment = {**os.environ, **settings}
        return subprocess.run(
            command, cwd=self.root, env=environment, capture_output=True, text=True
        )

    def digest(self) -> str:
        """The stamp of a build of what is there now."""
        done = self.python("-c", "from tools.building import made_from; print(made_from())")
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()
