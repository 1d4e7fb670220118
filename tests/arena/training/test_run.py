"""Whole runs, tiny ones: the same seed gives the same network, whoever plays the games."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import numpy as np
import pytest

from mesozoic.arena.training.lesson import Lesson
from mesozoic.arena.training.run import Run
from mesozoic.arena.training.self_play import Task, features_of, play_lesson
from mesozoic.arena.training.settings import Settings
from mesozoic.bots.learnt.network_file import read_network
from mesozoic.bots.search import WIDTH
from mesozoic.core.errors import Refused

SETTINGS = Settings(
    game="evo-2001",
    seed="tiny",
    players=(3, 4),
    quick=8,
    thoughtful=2,
    rounds=1,
    searched=0.1,
    hidden=3,
    epochs=3,
    gate_games=2,
    gate_iterations=1,
)


def nothing(games: int) -> None:
    pass


def finished(folder: Path, generations: int = 1, jobs: int = 1) -> Run:
    run = Run.begin(folder, SETTINGS)
    for _ in range(generations):
        run.go_on(jobs, nothing)
    return run


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    return finished(tmp_path_factory.mktemp("run"), generations=2)


def networks(run: Run) -> list[bytes]:
    return [file.read_bytes() for file in sorted((run.folder / "checkpoints").iterdir())]


@pytest.mark.long
def test_the_same_seed_gives_the_same_network_on_one_process_and_on_two(
    run: Run, tmp_path: Path
) -> None:
    assert networks(finished(tmp_path / "again")) == networks(run)[:1]
    assert networks(finished(tmp_path / "two", jobs=2)) == networks(run)[:1]


@pytest.mark.long
def test_a_run_goes_on_where_it_stopped(run: Run, tmp_path: Path) -> None:
    finished(tmp_path / "stopped")
    resumed = Run.resume(tmp_path / "stopped")
    assert (resumed.generation, resumed.settings) == (1, SETTINGS)
    resumed.go_on(1, nothing)
    assert networks(resumed) == networks(run)
    assert resumed.lines == run.lines


@pytest.mark.long
def test_a_run_that_is_interrupted_loses_only_its_generation(run: Run, tmp_path: Path) -> None:
    begun = Run.begin(tmp_path / "run", SETTINGS)
    games = 0

    def interrupt(more: int) -> None:
        nonlocal games
        games += more
        if games == 11:  # in the gate
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        begun.go_on(1, interrupt)
    resumed = Run.resume(tmp_path / "run")
    assert resumed.lines == []
    resumed.go_on(1, nothing)
    assert networks(resumed) == networks(run)[:1]


@pytest.mark.long
def test_a_run_keeps_what_it_did(run: Run) -> None:
    names = {file.name for file in run.folder.iterdir()}
    assert {"config.json", "log.jsonl", "curves.png", "checkpoints", "games"} <= names
    assert json.loads((run.folder / "config.json").read_text())["seed"] == "tiny"
    assert (run.folder / "curves.png").read_bytes().startswith(b"\x89PNG")
    text = networks(run)[0]
    file = read_network(text, "000.json", "evo-2001", features_of("evo-2001"))
    assert file.card["games"] == 10
    assert file.card["settings"] == json.loads(msgspec.json.encode(SETTINGS))


def test_a_lesson_tells_how_each_position_ended() -> None:
    lesson = play_lesson(Task(SETTINGS, None, 0, 1))
    assert isinstance(lesson, Lesson)
    assert len(lesson.tables) == len(lesson.seats_in) == len(lesson.played) > 3
    assert set(lesson.seats_in.tolist()) == {4}
    shares = lesson.shares.reshape(-1, 4)
    assert shares.sum(axis=1) == pytest.approx(1)
    assert (shares == shares[0]).all()
    assert (np.diff(lesson.played) >= 0).all()
    assert lesson.played[-1] < 1


def test_what_is_searched_tells_what_share_each_option_brought() -> None:
    lesson = play_lesson(Task(SETTINGS, None, 0, 0))
    assert len(lesson.options_in) > 0
    assert len(lesson.options) == len(lesson.targets) == lesson.options_in.sum()
    assert lesson.options_in.min() > 1
    assert lesson.options_in.max() <= WIDTH
    assert ((lesson.targets >= 0) & (lesson.targets <= 1)).all()
    assert len(set(lesson.targets.tolist())) > 2


def test_a_quick_game_searches_nothing() -> None:
    lesson = play_lesson(Task(SETTINGS, None, 0, 9))
    assert len(lesson.options_in) == 0


def test_a_folder_that_holds_a_run_is_not_begun_again(tmp_path: Path) -> None:
    Run.begin(tmp_path, SETTINGS)
    with pytest.raises(Refused, match="train-exists"):
        Run.begin(tmp_path, SETTINGS)


def test_a_folder_without_a_run_is_not_resumed(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="train-no-run"):
        Run.resume(tmp_path)


@pytest.mark.parametrize("name", ["config.json", "log.jsonl"])
def test_a_broken_run_is_refused(tmp_path: Path, name: str) -> None:
    Run.begin(tmp_path, SETTINGS)
    (tmp_path / name).write_text('{"game": 1}\n')
    with pytest.raises(Refused, match="train-unreadable") as refused:
        Run.resume(tmp_path)
    assert name in str(refused.value.about["file"])
