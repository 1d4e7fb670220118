"""Work on several processes: in order, and over at once when interrupted."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from mesozoic.arena.fuzz import fuzz
from mesozoic.arena.workers import run_batches

pytestmark = pytest.mark.long

GAMES = 64
FUZZ = f"""
import sys
from pathlib import Path
from mesozoic.arena.fuzz import fuzz

if __name__ == "__main__":
    try:
        fuzz(games={GAMES}, jobs=2, folder=Path("unused"), on_game=lambda n: print(n, flush=True))
    except KeyboardInterrupt:
        sys.exit(130)
"""


def process(task: int) -> tuple[int, int]:
    return task, os.getpid()


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("tasks", [0, 7, 100])
def test_every_task_is_done_once_and_in_order(jobs: int, tasks: int) -> None:
    done = list(run_batches(process, range(tasks), jobs))
    assert [task for task, _ in done] == list(range(tasks))
    assert all((who == os.getpid()) == (jobs == 1) for _, who in done)


def test_closing_leaves_no_process_behind() -> None:
    with closing(run_batches(process, range(100), 2)) as running:
        _, worker = next(running)
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_fuzz_is_interrupted(jobs: int, tmp_path: Path) -> None:
    heard: list[int] = []

    def interrupt(played: int) -> None:
        heard.append(played)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fuzz(games=GAMES, jobs=jobs, folder=tmp_path, on_game=interrupt)
    assert heard == [1]


def test_ctrl_c_ends_a_fuzz_and_all_its_processes_without_a_word(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(FUZZ)
    with subprocess.Popen(
        [sys.executable, str(script)],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as run:
        assert run.stdout is not None
        assert run.stdout.readline() == "1\n"
        # As a terminal does: to all the processes at once.
        os.killpg(run.pid, signal.SIGINT)
        heard, complaints = run.communicate(timeout=60)
    assert complaints == ""
    assert run.returncode == 130
    assert len(heard.splitlines()) < GAMES
