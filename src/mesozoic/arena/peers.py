"""Another engine's random game, beside ours: catanatron, in an environment of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from mesozoic.core.errors import Refused

CATANATRON: Final = "catanatron==3.2.1"

# For each number of games on its input: the actions applied and the seconds they took. The games
# are catanatron's own: four players that choose at random among the playable actions.
_SCRIPT: Final = """
import sys, time, json
from catanatron import Color, Game, RandomPlayer
seed = 0
for line in sys.stdin:
    moves, begun = 0, time.perf_counter()
    for _ in range(int(line)):
        seed += 1
        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        game.play()
        moves += len(game.state.actions)
    print(json.dumps([moves, time.perf_counter() - begun]), flush=True)
"""


class Catanatron:
    """A process that plays catanatron's random games when it is asked to."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [str(python_with_catanatron()), "-c", _SCRIPT],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        if kind is not None:
            self._process.kill()
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()

    def moves_per_second(self, games: int) -> float:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{games}\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise Refused("peer-failed", peer=CATANATRON)
        moves, seconds = json.loads(answer)
        return float(moves / seconds)


def python_with_catanatron() -> Path:
    """The Python of an environment that has it; made in the user's cache the first time."""
    folder = _cache() / CATANATRON.replace("==", "-")
    python = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    ready = folder / "ready"
    if not ready.is_file():
        _install(folder, python)
        ready.touch()
    return python


def _cache() -> Path:
    home = os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "mesozoic" / "peers"


def _install(folder: Path, python: Path) -> None:
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    try:
        venv.create(folder, clear=True, with_pip=True)
        subprocess.run([*pip, CATANATRON], check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError) as error:
        said = getattr(error, "stderr", None) or str(error)
        problem = said.strip().splitlines()[-1]
        raise Refused("peer-not-installed", peer=CATANATRON, problem=problem) from None
