"""`play`, by piped input: whole games, and everything that may be typed."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import time
from itertools import repeat
from pathlib import Path
from subprocess import Popen
from typing import Any

import pytest

from mesozoic.files.records import save_record
from mesozoic.files.tables import new_table
from mesozoic.games import game_ids
from tests.cli.kit import Ran, refused, run, start

PLAY = ["play", "evo-2001", "--seed", "7"]
ALWAYS_ONE = list(repeat("1", 600))
ANYTHING = ["1", "2", "3", "4", "5", "0"] * 200
"""In an auction a gene may have become too dear, and its number is refused."""
ANY_GAME = ["1", "f g", "g h", "h i", "i j", "j k", "2", "3", "4", "5", "0"] * 200
"""In Gods Love Dinosaurs a tile is laid on two places; in others nobody understands that."""
OVER = {"en": "The game is over.", "fr": "La partie est finie.", "it": "La partita è finita."}


def kept(file: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return data


def acts(file: Path) -> list[Any]:
    return [entry.get("act") for entry in kept(file)["entries"]]


def timeless(file: Path) -> dict[str, Any]:
    """The game without when each thing was done."""
    data = kept(file)
    del data["digest"]
    for entry in data["entries"]:
        del entry["at"]
    return data


def play(file: Path, *arguments: object, typed: list[str]) -> Ran:
    ran = run(*PLAY, "--save", file, *arguments, typed=typed)
    assert ran.code == 0, ran.err
    assert ran.err == ""
    return ran


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game that always answering 1 makes of the seed."""
    file = tmp_path_factory.mktemp("whole") / "game.json"
    play(file, typed=ALWAYS_ONE)
    return file


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "language", "players", "width"),
    [
        ("evo-2001", "en", 3, 80),
        ("evo-2001", "fr", 4, 120),
        ("evo-2001", "it", 5, 80),
        ("evo-2011", "fr", 2, 80),
        ("evo-2011", "it", 3, 120),
        ("evo-2011", "en", 4, 80),
        ("evo-2011", "fr", 5, 120),
    ],
)
def test_a_whole_game(
    game: str,
    language: str,
    players: int,
    width: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    file = tmp_path / "game.json"
    at = ("--seed", "7", "--players", players, "--lang", language, "--save", file)
    out = run("play", game, *at, typed=ANYTHING).out
    assert f"\n{OVER[language]}\n" in out
    ranking = out[out.rindex(OVER[language]) :]
    for rank in range(1, players):
        assert f"\n{rank}. " in ranking
    record = kept(file)
    assert record["result"] is not None
    assert record["seed"] in out.replace("\n", "")
    assert f"mesozoic verify {file}" in out
    assert run("verify", file).code == 0
    drawn = [line for line in out.splitlines() if "▏" in line or "─" in line]
    assert max(map(len, drawn)) <= width


def test_every_option_is_played(tmp_path: Path) -> None:
    options = ["--option", "island4=small-large", "--option", "extinction=final"]
    file = tmp_path / "game.json"
    play(file, *options, "--option", "scarce-genes=on", typed=ANYTHING)
    chosen = {"island4": "small-large", "extinction": "final", "scarce-genes": "on"}
    assert kept(file)["header"]["options"] == chosen


@pytest.mark.long
def test_the_same_seed_and_answers_give_the_same_game(whole: Path, tmp_path: Path) -> None:
    play(tmp_path / "again.json", "--lang", "it", typed=ALWAYS_ONE)
    assert timeless(tmp_path / "again.json") == timeless(whole)


def test_without_a_seed_each_game_has_its_own_luck(tmp_path: Path) -> None:
    for name in ("a.json", "b.json"):
        assert run("play", "evo-2001", "--save", name).code == 0
    assert kept(tmp_path / "a.json")["seed"] != kept(tmp_path / "b.json")["seed"]


def test_the_seed_stays_secret_while_the_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    out = play(file, typed=["1", "log 99", "quit"]).out
    assert kept(file)["seed"] not in out
    assert kept(file)["header"]["commitment"][:16] in out


@pytest.mark.long
@pytest.mark.parametrize("answers", [0, 1, 13])
def test_a_game_left_and_resumed_comes_to_the_same_end(
    answers: int, whole: Path, tmp_path: Path
) -> None:
    parted = tmp_path / "parted.json"
    left = play(parted, typed=ALWAYS_ONE[:answers])
    assert f"mesozoic play --resume {parted}" in left.out
    assert kept(parted)["result"] is None
    assert run("verify", parted).code == 0
    assert run("play", "--resume", parted, typed=ALWAYS_ONE).code == 0
    assert timeless(parted) == timeless(whole)


@pytest.mark.long
@pytest.mark.parametrize("game", game_ids())
def test_every_game_left_and_resumed_comes_to_the_same_end(game: str, tmp_path: Path) -> None:
    whole, parted = tmp_path / "whole.json", tmp_path / "parted.json"
    begin = ("play", game, "--seed", "parting", "--players", 3, "--bot", "uniform", "--save")
    assert OVER["en"] in run(*begin, whole, typed=ANY_GAME).out
    assert OVER["en"] not in run(*begin, parted, typed=ANY_GAME[:40]).out
    assert OVER["en"] in run("play", "--resume", parted, typed=ANY_GAME[40:]).out
    assert timeless(parted) == timeless(whole)


def test_a_finished_game_may_be_looked_at_again(whole: Path) -> None:
    before = whole.read_bytes()
    assert OVER["en"] in run("play", "--resume", whole).out
    assert whole.read_bytes() == before


def test_a_game_is_kept_in_the_users_folder(tmp_path: Path) -> None:
    out = run(*PLAY, typed=["1", "quit"]).out
    (file,) = (tmp_path / "data" / "mesozoic" / "records").iterdir()
    assert f"mesozoic play --resume {file}" in out
    assert len(kept(file)["entries"]) > 10


def test_save_moves_the_game_to_a_file(tmp_path: Path) -> None:
    (tmp_path / "taken.json").write_text("mine")
    typed = ["save taken.json", "save nowhere/game.json", "save", "save other.json", "1"]
    out = play(tmp_path / "game.json", typed=typed).out
    assert "taken.json already exists" in out
    assert "nowhere/game.json" in out
    assert (tmp_path / "taken.json").read_text() == "mine"
    assert "mesozoic play --resume other.json" in out
    assert len(acts(tmp_path / "other.json")) > len(acts(tmp_path / "game.json"))


def test_a_file_that_cannot_be_written_costs_nothing_of_the_game(tmp_path: Path) -> None:
    (tmp_path / "taken.json").write_text("mine")
    file, plain = tmp_path / "game.json", tmp_path / "plain.json"
    play(plain, typed=["1", "1", "1"])
    out = play(file, typed=["1", "save nowhere/game.json", "1", "save taken.json", "1"]).out
    assert f"mesozoic play --resume {file}" in out
    assert acts(file) == acts(plain)
    assert sorted(tmp_path.iterdir()) == sorted([file, plain, tmp_path / "taken.json"])


def test_saving_to_the_file_it_is_kept_in_is_no_move(tmp_path: Path) -> None:
    out = play(tmp_path / "game.json", typed=["save game.json", "1"]).out
    assert "exists" not in out
    assert list(tmp_path.glob("*.json")) == [tmp_path / "game.json"]


def test_an_act_may_be_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    out = play(file, typed=["1", "undo", "1", "1"] * 150).out
    assert "Taken back." in out
    assert "There is nothing that may be taken back now." in out
    assert any(entry.get("takes_back") for entry in kept(file)["entries"])
    assert run("verify", file).code == 0
    replayed = run("replay", file).out
    assert "taken back later" in replayed
    assert "takes back" in replayed


@pytest.mark.parametrize(
    ("language", "why", "undo", "log", "rules", "hand", "board", "help_", "quit_"),
    [
        ("en", "why", "undo", "log", "rules", "hand", "board", "help", "quit"),
        ("fr", "pourquoi", "annuler", "journal", "règles", "main", "plateau", "aide", "quitter"),
        ("fr", "why", "undo", "log", "regles", "hand", "board", "help", "quit"),
        ("it", "perché", "annulla", "diario", "regole", "mano", "tavolo", "aiuto", "esci"),
        ("it", "perche", "undo", "log", "rules", "MANO", "board", "help", "quit"),
    ],
)
def test_every_order_in_every_language(
    language: str,
    why: str,
    undo: str,
    log: str,
    rules: str,
    hand: str,
    board: str,
    help_: str,
    quit_: str,
    tmp_path: Path,
) -> None:
    file = tmp_path / "game.json"
    typed = [why, f"{why} walk 0-55", undo, log, f"{log} 3", f"{rules} E1-4.2", hand, board, help_]
    out = play(file, "--lang", language, typed=[*typed, quit_, "1"]).out
    assert "(E1-4.1)" in out
    assert "E1-4.2  " in out
    assert out.count(" 0 ☼ ") == 2
    assert f"mesozoic play --resume {file}" in out
    before = out.index(f"{quit_}\n")
    assert "1\n" not in out[before:].replace(str(file), "").splitlines(keepends=True)


def test_what_is_not_offered_is_refused_with_its_rule(tmp_path: Path) -> None:
    typed = ["walk 0-55", "0-55", "bid 3 on 1", "play stampede", "newborn 3", "99", "x", ""]
    file = tmp_path / "game.json"
    out = play(file, typed=typed).out
    for rule in ("(E1-4.1)", "(E1-7.2)", "(E1-5.1)"):
        assert rule in out
    assert "“99” is not understood" in out
    assert "“x” is not understood" in out
    assert all(entry["seat"] != 0 for entry in kept(file)["entries"])


def test_what_evo_2011_does_not_offer_is_refused_with_its_rule(tmp_path: Path) -> None:
    """At the first bid."""
    typed = [
        "0-20",
        "bid 9 on 1",
        "9 1",
        "play geysers",
        "newborn 3",
        "stop",
        "help",
        "rules E2-5.2",
    ]
    file = tmp_path / "game.json"
    out = run("play", "evo-2011", "--seed", "7", "--save", file, typed=typed).out
    for rule in ("(E2-5.1)", "(E2-3.2)", "(E2-9.1)", "(E2-6.1)"):
        assert rule in out
    assert "E2-5.2  " in out
    assert "E1-" not in out
    assert all(entry["seat"] != 0 for entry in kept(file)["entries"])


def test_moves_by_notation_and_by_shorthand(tmp_path: Path) -> None:
    first = play(tmp_path / "look.json", typed=[]).out
    found = re.search(r"▲A +(\d+) .*→ 1\) (\d+) ", first)
    assert found is not None
    step = f"{found[1]}-{found[2]}"
    files = []
    for number, answer in enumerate(("1", step, f"walk {step}", f"  WALK   {step} ")):
        files.append(tmp_path / f"{number}.json")
        play(files[-1], typed=[answer])
    assert all(timeless(file) == timeless(files[0]) for file in files)
    assert acts(files[0])[-1] != acts(tmp_path / "look.json")[-1]


def test_why_something_may_be_done(tmp_path: Path) -> None:
    assert "That may be done now." in play(tmp_path / "game.json", typed=["why 1"]).out


def test_bids_by_gene_and_amount(tmp_path: Path) -> None:
    typed = list(repeat("1", 2))
    while "Type a gene" not in play(tmp_path / f"{len(typed)}.json", typed=typed).out:
        typed.append("1")
    bid = play(tmp_path / "bid.json", typed=[*typed, "why 1 99", "1 99", "9 1", "1 3"])
    assert "(E1-7.3)" in bid.out
    assert {"is": "bid", "lot": 1, "amount": 3} in acts(tmp_path / "bid.json")


def test_bots_alone_play_to_the_end(tmp_path: Path) -> None:
    ran = play(tmp_path / "game.json", "--humans", 0, "--bot", "greedy,uniform", typed=[])
    assert OVER["en"] in ran.out
    seats = ["greedy", "uniform", "greedy", "uniform"]
    assert kept(tmp_path / "game.json")["header"]["seats"] == seats


def test_whoever_is_no_bot_of_ours_sits_at_this_keyboard(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    seats = ("Ada", "uniform", "uniform", "Bea")
    save_record(new_table("evo-2001", 4, seed="friends", seats=seats).record, file)
    out = run("play", "--resume", file, typed=["1", "1", "quit"]).out
    assert "(Ada)" in out
    assert "(Bea)" in out


def test_a_person_may_sit_anywhere(tmp_path: Path) -> None:
    play(tmp_path / "game.json", "--seat", 3, typed=["1"])
    seats = ["greedy", "greedy", "human 1", "greedy"]
    assert kept(tmp_path / "game.json")["header"]["seats"] == seats


def test_every_entry_says_when(tmp_path: Path) -> None:
    before = int(time.time())
    play(tmp_path / "game.json", typed=["1", "undo", "1", "1"] * 5)
    entries = kept(tmp_path / "game.json")["entries"]
    times = [entry["at"] for entry in entries]
    assert any(entry.get("takes_back") for entry in entries)
    assert times == sorted(times)
    assert before <= times[0] <= times[-1] <= int(time.time())


def until_asked(process: Popen[str]) -> str:
    assert process.stdout is not None
    seen = ""
    while not seen.endswith("Your move> "):
        piece = process.stdout.read(1)
        assert piece, seen
        seen += piece
    return seen


@pytest.mark.long
def test_ctrl_c_leaves_a_game_that_can_be_resumed(whole: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    process = start(*PLAY, "--save", file)
    until_asked(process)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate()
    assert (process.returncode, err) == (0, "")
    assert f"mesozoic play --resume {file}" in out
    assert run("verify", file).code == 0
    run("play", "--resume", file, typed=ALWAYS_ONE)
    assert timeless(file) == timeless(whole)


@pytest.mark.long
def test_a_game_whose_folder_is_gone_is_kept_in_the_users_folder(tmp_path: Path) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()
    process = start(*PLAY, "--save", folder / "game.json")
    until_asked(process)
    shutil.rmtree(folder)
    out, err = process.communicate("1\n")
    assert (process.returncode, err) == (0, "")
    (file,) = (tmp_path / "data" / "mesozoic" / "records").iterdir()
    assert str(folder / "game.json") in out.replace("\n", "")
    assert f"mesozoic play --resume {file}" in out
    assert any(entry["seat"] == 0 for entry in kept(file)["entries"])
    assert run("verify", file).code == 0


@pytest.mark.long
def test_two_who_play_one_record_do_not_write_over_each_other(tmp_path: Path) -> None:
    file, beside = tmp_path / "game.json", tmp_path / "game-2.json"
    play(file, typed=["1"])
    first = start("play", "--resume", file)
    until_asked(first)
    run("play", "--resume", file, typed=["1", "1"])
    theirs = file.read_bytes()
    out, err = first.communicate("1\nquit\n")
    assert (first.returncode, err) == (0, "")
    assert file.read_bytes() == theirs
    assert f"mesozoic play --resume {beside}" in out
    assert out.count("was changed from outside") == 1
    assert run("verify", file, beside).code == 0
    assert acts(file)[: len(acts(beside))] == acts(beside)


@pytest.mark.long
def test_a_file_that_was_thrown_away_is_written_again(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    process = start(*PLAY, "--save", file)
    until_asked(process)
    file.unlink()
    out, _ = process.communicate("1\n")
    assert f"mesozoic play --resume {file}" in out
    assert run("verify", file).code == 0


# Going on


@pytest.mark.parametrize(
    ("given", "named"),
    [
        (["--players", 4], "--players"),
        (["--bot", "greedy"], "--bot"),
        (["--seat", 1], "--seat"),
        (["--humans", 1], "--humans"),
        (["--option", "extinction=final"], "--option"),
        (["--seed", "7"], "--seed"),
        (["--seed", "7", "--seat", 2], "--seat"),
        (["chess"], "chess"),
    ],
)
def test_what_the_record_has_settled_is_not_asked_again(
    given: list[object], named: str, whole: Path
) -> None:
    assert f"“{named}”" in refused(run("play", *given, "--resume", whole))


def test_the_game_may_be_named_when_it_is_resumed(whole: Path) -> None:
    assert OVER["en"] in run("play", "evo-2001", "--resume", whole).out


def test_the_last_game_is_the_newest_that_is_not_finished(whole: Path, tmp_path: Path) -> None:
    assert "data" in refused(run("play", "--resume", "last"))
    folder = tmp_path / "data" / "mesozoic" / "records"
    for seconds, name in enumerate(("old", "new", "over", "torn")):
        file = folder / f"{name}.json"
        if name == "over":
            shutil.copy(whole, file)
        elif name == "torn":
            file.write_text("{")
        else:
            play(file, typed=["1"])
        os.utime(file, (seconds, seconds))
    out = run("play", "--resume", "last", typed=["quit"]).out
    assert f"mesozoic play --resume {folder / 'new.json'}" in out


def test_a_resumed_game_may_be_kept_elsewhere(tmp_path: Path) -> None:
    file, other = tmp_path / "game.json", tmp_path / "other.json"
    play(file, typed=["1"])
    before = file.read_bytes()
    out = run("play", "--resume", file, "--save", other, typed=["1"]).out
    assert f"mesozoic play --resume {other}" in out
    assert file.read_bytes() == before
    assert len(acts(other)) > len(acts(file))
