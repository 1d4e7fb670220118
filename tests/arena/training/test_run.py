"""Whole runs, tiny ones: the same seed gives the same network, whoever plays the games."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from mesozoic.arena.training import run as running
from mesozoic.arena.training import self_play
from mesozoic.arena.training.buffer import MOST_GAMES, held_out, positions_of, split
from mesozoic.arena.training.candidate import make_candidate
from mesozoic.arena.training.gate import NOT_STRONGER, STRONGER, Verdict
from mesozoic.arena.training.gradients import loss_of
from mesozoic.arena.training.journal import Line, write_lines
from mesozoic.arena.training.lesson import Lesson
from mesozoic.arena.training.run import JOURNAL, RECALIBRATED, Run, read_text
from mesozoic.arena.training.self_play import Task, features_of, play_lesson
from mesozoic.arena.training.settings import Settings
from mesozoic.arena.training.temperatures import telling
from mesozoic.bots.greedy import Greedy
from mesozoic.bots.learnt import shipped_text
from mesozoic.bots.learnt.network_file import NetworkFile, read_network
from mesozoic.bots.perspective import Perspective
from mesozoic.bots.search import WIDTH
from mesozoic.bots.think import Think
from mesozoic.core.errors import Refused
from mesozoic.core.play import advance, options
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.core.values import Action

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


def file_of(text: str | bytes) -> NetworkFile:
    return read_network(text, "a network", "evo-2001", features_of("evo-2001"))


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
    file = file_of(text)
    assert file.card["games"] == 10
    assert file.card["settings"] == json.loads(msgspec.json.encode(SETTINGS))
    gates = [file_of(text).card["gate"] for text in networks(run)]
    assert gates == [pytest.approx(msgspec.to_builtins(line.gate), abs=1e-5) for line in run.lines]
    assert not {"began_with", "policy_from"} & set(file.card)


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


STRONG = msgspec.structs.replace(SETTINGS, strong=4, iterations=2, company=0.0)
MIXED = msgspec.structs.replace(STRONG, company=1.0)


@pytest.mark.long
def test_a_run_of_strong_games_begins_with_what_ships_and_learns_values_alone(
    tmp_path: Path,
) -> None:
    begun, shipped = Run.begin(tmp_path, STRONG), shipped_text("evo-2001")
    assert (begun.games, begun.network) == (4, shipped)
    line = begun.go_on(1, nothing)
    assert (line.games, line.decisions, line.policy_loss) == (4, 0, None)
    made, first = file_of(networks(begun)[0]), file_of(shipped)
    assert made.policy == first.policy
    assert made.value != first.value
    assert made.card["command"] == STRONG.command
    assert made.card["began_with"] == sha256(shipped.encode()).hexdigest()
    assert made.card["policy_from"] == first.card["command"] != made.card["command"]
    resumed = Run.resume(tmp_path)
    assert (resumed.lines, resumed.games) == (begun.lines, 4)
    assert not line.kept
    again = file_of(read_text(tmp_path / RECALIBRATED))
    assert (again.value, again.policy) == (first.value, first.policy)
    assert again.calibration.temperatures != first.calibration.temperatures
    assert again.card["calibrated"] == {
        "command": made.card["command"],
        "generation": 0,
        "began_with": made.card["began_with"],
        "games": 4,
    }


def gate_says(outcome: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is tried out, without a game."""
    monkeypatch.setattr(running, "try_out", lambda *_: Verdict(9, 0.5, 0.25, 1.0, outcome))


@pytest.mark.long
def test_what_was_made_surer_goes_when_another_takes_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, first = Run.begin(tmp_path, STRONG), file_of(shipped_text("evo-2001"))
    gate_says(NOT_STRONGER, monkeypatch)
    begun.go_on(1, nothing)
    assert (tmp_path / RECALIBRATED).exists()
    gate_says(STRONGER, monkeypatch)
    begun.go_on(1, nothing)
    assert not (tmp_path / RECALIBRATED).exists()
    assert read_text(tmp_path / "network.json").encode() == networks(begun)[1]
    begun.go_on(1, nothing)
    last = file_of(networks(begun)[2])
    assert last.policy == first.policy
    assert last.card["policy_from"] == first.card["command"], "however many there were since"


@pytest.mark.long
def test_where_no_game_was_among_thinkers_only_shares_stay_as_sure_as_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate_says(NOT_STRONGER, monkeypatch)
    begun = Run.begin(tmp_path, MIXED)
    begun.go_on(1, nothing)
    assert not (tmp_path / RECALIBRATED).exists()
    made, first = file_of(networks(begun)[0]), file_of(shipped_text("evo-2001"))
    assert made.value != first.value
    assert made.calibration == first.calibration


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (None, r"train-unreadable.*first\.json"),
        (b"\xff", r"train-unreadable.*first\.json"),
        (b"{", r"network-unreadable.*first\.json"),
    ],
)
def test_a_run_without_what_it_began_with_is_refused(
    text: bytes | None, key: str, tmp_path: Path
) -> None:
    first = Run.begin(tmp_path, STRONG).folder / "first.json"
    if text is None:
        first.unlink()
    else:
        first.write_bytes(text)
    with pytest.raises(Refused, match=key):
        Run.resume(tmp_path).go_on(1, nothing)


def test_what_a_run_began_with_is_asked_for_also_where_another_has_won_since(
    tmp_path: Path,
) -> None:
    begun = Run.begin(tmp_path, STRONG)
    won = Verdict(9, 0.5, 0.25, 3.0, STRONGER)
    line = Line(0, 4, 90, 0, 3, 1.0, 1.0, None, None, gate=won, kept=True)
    write_lines(tmp_path / JOURNAL, [line])
    (tmp_path / "checkpoints").mkdir()
    (tmp_path / "first.json").rename(tmp_path / "checkpoints" / "000.json")

    def played(games: int) -> None:
        pytest.fail("it was played")

    with pytest.raises(Refused, match=r"train-unreadable.*first\.json"):
        Run.resume(tmp_path).go_on(1, played)
    assert not (begun.folder / "games").exists()


def test_in_a_strong_game_everybody_thinks_about_everything(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever is decided was thought about, and done; nobody is curious."""
    thought: list[tuple[Seat, Action]] = []
    done: list[tuple[Seat | None, Action]] = []

    def choose(self: Think, perspective: Perspective, rng: Random) -> Action:
        chosen = really(self, perspective, rng)
        thought.append((perspective.seat, chosen))
        return chosen

    def noted(state: State, seat: Seat | None, action: Action) -> None:
        if seat is not None and len(options(state, seat)) > 1:
            done.append((seat, action))
        advance(state, seat, action)

    really = Think.choose
    monkeypatch.setattr(Think, "choose", choose)
    monkeypatch.setattr(self_play, "advance", noted)
    task = Task(msgspec.structs.replace(STRONG, curious=1.0), shipped_text("evo-2001"), 0, 1)
    lesson = play_lesson(task)
    assert thought == done
    assert {seat for seat, _ in thought} == {*range(task.players)}
    assert len(lesson.options_in) == 0, "no option is tried for its own sake"


@pytest.mark.parametrize(("number", "thinking"), [(5, 0), (3, 1), (23, 3)])
def test_in_company_who_does_not_think_plays_as_by_hand(
    number: int, thinking: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In some games that is everybody."""
    asked: dict[Any, set[Seat]] = {Think: set(), Greedy: set()}
    for kind, seats in asked.items():
        really = kind.choose

        def choose(
            self: object,
            perspective: Perspective,
            rng: Random,
            really: Callable[..., Action] = really,
            seats: set[Seat] = seats,
        ) -> Action:
            seats.add(perspective.seat)
            return really(self, perspective, rng)

        monkeypatch.setattr(kind, "choose", choose)
    task = Task(MIXED, shipped_text("evo-2001"), 0, number)
    thinkers = {Seat(at) for at, thinks in enumerate(task.thinkers) if thinks}
    assert len(thinkers) == thinking
    play_lesson(task)
    assert asked[Think] == thinkers
    assert asked[Greedy] == {Seat(at) for at in range(task.players)} - thinkers


def test_about_so_many_strong_games_are_played_in_company() -> None:
    for company in (0.0, 0.4, 1.0):
        settings = msgspec.structs.replace(STRONG, company=company)
        alone = [all(Task(settings, None, 0, at).thinkers) for at in range(400)]
        assert 1 - sum(alone) / 400 == pytest.approx(company, abs=0.08)


def test_in_company_never_all_think_and_at_times_nobody_does() -> None:
    thinking = {sum(Task(MIXED, None, 0, at).thinkers) for at in range(1, 400, 2)}
    assert thinking == {0, 1, 2, 3}, "of four"


def test_a_strong_game_in_company_teaches_the_same_again() -> None:
    task = Task(MIXED, shipped_text("evo-2001"), 0, 3)
    once, again = play_lesson(task).columns(), play_lesson(task).columns()
    assert len(once["tables"]) > 3
    for name, column in once.items():
        assert (column.dtype, column.shape) == (again[name].dtype, again[name].shape)
        assert (column == again[name]).all(), name


@pytest.mark.parametrize(
    ("game", "after"), [("evo-2001", "phase: climate"), ("evo-2011", "phase: movement")]
)
def test_what_a_turn_has_brought_is_looked_at_when_its_first_phase_is_over(
    game: str, after: str
) -> None:
    settings = msgspec.structs.replace(STRONG, game=game, positions=0)
    lesson = play_lesson(Task(settings, shipped_text(game), 0, 0))
    name = features_of(game).table.index(after)
    assert 2 * abs(int(lesson.tables[:, name].sum()) - len(lesson.tables) / 2) <= 2


def test_only_games_in_which_everybody_thinks_tell_how_sure_strong_shares_are() -> None:
    games = np.arange(400, dtype=np.int32)
    settings = msgspec.structs.replace(STRONG, company=0.5)
    told = {int(game) for game in games[telling(games, settings, 0)]}
    assert 20 < len(told) < 80
    assert all(all(Task(settings, None, 0, game).thinkers) for game in told)


def test_what_tells_how_sure_shares_are_was_held_out_and_thought_about() -> None:
    games = np.arange(MOST_GAMES, MOST_GAMES + 400, dtype=np.int32)
    strong = telling(games, STRONG, 1)
    assert strong.sum() > 80
    assert not (strong & ~held_out(games)).any()
    assert not telling(games, STRONG, 2).any(), "they are of an earlier generation"
    told = telling(games, msgspec.structs.replace(SETTINGS, thoughtful=100), 1)
    assert 10 < told.sum() < 50
    assert not told[100:].any()


@pytest.mark.parametrize("misled", [False, True])
def test_values_are_fitted_from_where_they_do_better(misled: bool) -> None:
    """From the network before, unless that leads nowhere."""
    features = features_of("evo-2001")
    lesson = Lesson.joined([play_lesson(Task(SETTINGS, None, 0, at)) for at in range(2, 14)])
    longer = msgspec.structs.replace(SETTINGS, epochs=40)
    before = make_candidate(lesson, longer, features, None, 0, {}).file
    if misled:
        before.value.direct = [-9.0] * len(features.seat)
    alone, made = (
        make_candidate(lesson, SETTINGS, features, first, 1, {}).value.held_out_loss
        for first in (None, before)
    )
    assert made == pytest.approx(alone, rel=0.01) if misled else made < alone - 0.1


def test_both_losses_of_values_are_of_how_games_ended() -> None:
    """Though they are fitted to what was thought meanwhile, too."""
    features = features_of("evo-2001")
    lesson = Lesson.joined([play_lesson(Task(SETTINGS, None, 0, at)) for at in range(2, 14)])
    settings = msgspec.structs.replace(SETTINGS, td_lambda=0.2)
    value = make_candidate(lesson, settings, features, None, 0, {}).value
    learnt, out = split(positions_of(lesson), lesson.position_games)
    assert value.loss == pytest.approx(loss_of(value.weights, learnt))
    assert value.held_out_loss == pytest.approx(loss_of(value.weights, out))


@pytest.mark.parametrize(
    ("settings", "typed"),
    [
        (Settings(game="evo-2011", seed="1", players=(2, 3, 4, 5)), "--seed 1"),
        (
            Settings(game="evo-2011", seed="g2", players=(2, 3, 4, 5), strong=15, gate_games=200),
            "--strong 15 --gate-games 200 --seed g2",
        ),
        (
            Settings(game="evo-2011", seed="a b's", players=(5,), quick=0, thoughtful=7, rounds=2),
            """--players 5 --quick 0 --thoughtful 7 --rounds 2 --seed 'a b'"'"'s'""",
        ),
        (
            Settings(game="evo-2011", seed="1", players=(4, 3), hidden=4, policy_leads=True),
            "--players 4,3 --policy-leads --seed 1",
        ),
        (
            Settings(game="evo-2011", seed="1", players=(2, 3, 4, 5), quick=9, strong=9),
            "--strong 9 --seed 1",
        ),
    ],
)
def test_a_card_says_what_is_typed_for_such_a_run(settings: Settings, typed: str) -> None:
    assert settings.command == f"mesozoic train evo-2011 {typed}"


UNPLAYABLE: list[tuple[str, dict[str, object], str]] = [
    ("strong", {"strong": -1}, "0-100000"),
    ("strong", {"strong": MOST_GAMES + 1}, "0-100000"),
    ("quick", {"quick": -1}, "0-100000"),
    ("quick", {"quick": MOST_GAMES + 1}, "0-100000"),
    ("thoughtful", {"thoughtful": -1}, "0-100000"),
    ("quick + thoughtful", {"thoughtful": 1, "quick": MOST_GAMES}, "0-100000"),
    ("thoughtful", {"thoughtful": 0, "quick": 0}, "1-100000"),
    ("thoughtful", {"thoughtful": 0}, "1-100000"),
    ("company", {"company": -0.1}, "0-1"),
    ("company", {"company": 1.1}, "0-1"),
    ("td_lambda", {"td_lambda": -0.1}, "0-1"),
    ("td_lambda", {"td_lambda": 1.1}, "0-1"),
    ("iterations", {"iterations": 0}, "≥ 1"),
    ("gate_games", {"gate_games": 0}, "≥ 1"),
    ("players", {"players": []}, "3, 4, 5"),
]


@pytest.mark.parametrize("resumed", [False, True])
@pytest.mark.parametrize(("name", "changed", "expected"), UNPLAYABLE)
def test_settings_that_cannot_be_played_are_refused(
    name: str, changed: dict[str, object], expected: str, resumed: bool, tmp_path: Path
) -> None:
    folder = tmp_path / "run"
    settings = msgspec.structs.replace(SETTINGS, **changed)
    if resumed:
        Run.begin(folder, SETTINGS)
        (folder / "config.json").write_bytes(msgspec.json.encode(settings))
    with pytest.raises(Refused) as refused:
        Run.resume(folder) if resumed else Run.begin(folder, settings)
    assert (refused.value.key, refused.value.about["name"]) == ("train-setting", name)
    assert refused.value.about["expected"] == expected
    assert folder.exists() == resumed


@pytest.mark.parametrize(
    "changed",
    [
        {"strong": MOST_GAMES, "quick": 0, "thoughtful": 0, "company": 0.0, "td_lambda": 1.0},
        {"quick": 0, "thoughtful": 1, "company": 1.0, "td_lambda": 0.0},
        {"quick": MOST_GAMES - 2, "iterations": 1, "gate_games": 1},
    ],
)
def test_settings_that_can_just_be_played_are_not(
    changed: dict[str, object], tmp_path: Path
) -> None:
    settings = msgspec.structs.replace(SETTINGS, **changed)
    Run.begin(tmp_path, settings)
    assert Run.resume(tmp_path).settings == settings


@pytest.mark.parametrize("name", ["company", "td_lambda", "quick"])
def test_a_run_without_a_setting_is_not_gone_on_with(name: str, tmp_path: Path) -> None:
    """What it did by another setting would stand beside what it does by this program's."""
    Run.begin(tmp_path, SETTINGS)
    config = tmp_path / "config.json"
    told = json.loads(config.read_text())
    del told[name]
    config.write_text(json.dumps(told))
    with pytest.raises(Refused, match="train-setting-missing") as refused:
        Run.resume(tmp_path)
    assert refused.value.about == {"file": str(config), "name": name}


def test_strong_games_of_what_has_no_network_are_not_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "find_network", lambda game: None)
    with pytest.raises(Refused, match="train-none-shipped"):
        Run.begin(tmp_path / "run", STRONG)
    assert not (tmp_path / "run").exists()


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
