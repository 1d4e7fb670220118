"""Runs checks in rows side by side.

Standard library only, and readable by an older Python, as `dev.py` is.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from tools.shell import ROOT


class Check(NamedTuple):
    name: str
    command: list[str]


def run_lanes(rows: list[list[Check]]) -> list[str]:
    """The names of the checks that failed. Each is printed whole when it is done."""
    with ThreadPoolExecutor(len(rows)) as pool:
        return [name for failed in pool.map(run_lane, rows) for name in failed]


def run_lane(row: list[Check]) -> list[str]:
    return [check.name for check in row if not passes(check)]


def passes(check: Check) -> bool:
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as scratch:
        # Two checks at once must not count into one another's coverage.
        environment = {**os.environ, "COVERAGE_FILE": str(Path(scratch) / "coverage")}
        done = subprocess.run(
            check.command,
            cwd=ROOT,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
    said = done.stdout.decode(errors="replace").rstrip()
    title = f"== {check.name} ({time.monotonic() - begun:.0f} s)"
    print(title, *([said] if said else []), sep="\n", flush=True)
    return done.returncode == 0
