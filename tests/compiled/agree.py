"""Whether the plain, the lowered and the compiled engine are one program.

`python -m tests.compiled.agree [GAMES [DECISIONS]]` plays the same games on each, each in a process
of its own, and names those in which they differ. The compiled engine is built where it is not there
or the source has changed since; the lowered one is made aside.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from tests.house.files import ROOT
from tools.building import NotBuilt, ensure
from tools.dev import FAST
from tools.lower import lower


def played(path: Path, games: int, decisions: int) -> list[str]:
    """What an engine says of its games; its first line names it."""
    command = [sys.executable, "-m", "tests.compiled.playing", str(games), str(decisions)]
    environment = {**os.environ, "PYTHONPATH": str(path), "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True)
    return done.stdout.decode().splitlines()


def disagreements(compiled: Path, games: int, decisions: int) -> list[str]:
    with tempfile.TemporaryDirectory() as scratch:
        lower(Path(scratch))
        engines = {"plain": ROOT / "src", "lowered": Path(scratch), "compiled": compiled}
        said = {name: played(path, games, decisions) for name, path in engines.items()}
    assert {name: lines[0] for name, lines in said.items()} == {
        "plain": "plain",
        "lowered": "plain",
        "compiled": "compiled",
    }, "each process runs the engine that it was given"
    return differing({name: lines[1:] for name, lines in said.items()})


def differing(said: Mapping[str, list[str]]) -> list[str]:
    """The lines of other engines that the plain one does not say."""
    plain = said["plain"]
    return [
        f"{name}: {theirs}, plain: {ours}"
        for name, lines in said.items()
        for ours, theirs in zip(plain, lines, strict=True)
        if ours != theirs
    ]


def main(arguments: list[str]) -> int:
    games, decisions = (*map(int, arguments), *(5, 40)[len(arguments) :])
    try:
        compiled = ensure(FAST)
    except NotBuilt as why:
        print(why, file=sys.stderr)
        return 2
    found = disagreements(compiled, games, decisions)
    print(*(found or ["the three engines agree"]), sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
