"""A game in a folder of its own is added, played in the terminal, and taken away."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.cli.kit import LANGUAGES, Ran, refused, start
from tests.docs.test_toy import GAMES

# Each starts a process of its own.
pytestmark = pytest.mark.long

GAME = "egg-thieves"
SAID = {
    "en": ("spend the night in the sand", "spent the night under the fern", "The game is over."),
    "fr": ("passer la nuit dans le sable", "ont passé la nuit sous la fougère", "La partie est"),
    "it": ("passa la notte nella sabbia", "hanno passato la notte sotto la felce", "La partita è"),
}
NIGHTS = 6


def run(*arguments: object, typed: str = "", games: Path | None = GAMES) -> Ran:
    """The program as a process of its own, with the toy or without it."""
    setting = {} if games is None else {"MESOZOIC_GAMES": str(games)}
    process = start(*arguments, **setting)
    out, err = process.communicate(typed, timeout=120)
    return Ran(process.returncode, out, err)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_in_the_terminal(language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = "1\n" * NIGHTS
    begin = ("play", GAME, "--players", 3, "--seed", "toy", "--lang", language, "--save", file)
    ran = run(*begin, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    option, event, end = SAID[language]
    assert f"2) {option}" in ran.out
    assert event in ran.out
    assert end in ran.out
    assert len(json.loads(file.read_text())["entries"]) == NIGHTS * (1 + 3)
    assert run("verify", file).code == 0
    assert event in run("replay", file, "--lang", language).out


def test_it_keeps_every_law() -> None:
    assert "Every law held." in run("fuzz", GAME, "--games", 20).out


def test_other_processes_find_it_too() -> None:
    ran = run("simulate", GAME, "--players", 2, "--bots", "greedy", "--games", 8, "--jobs", 2)
    assert (ran.code, ran.err) == (0, "")


def test_its_heuristic_is_better_than_none() -> None:
    played = ("tournament", GAME, "--players", 2, "--bots", "greedy,uniform", "--games", 400)
    bots = json.loads(run(*played, "--json").out)["bots"]
    rates = {bot["bot"]: bot["wins"] for bot in bots}
    assert rates["greedy"] > rates["uniform"]


def test_without_a_heuristic_it_is_said_before_anything_is_played(tmp_path: Path) -> None:
    shutil.copytree(GAMES, tmp_path / "games")
    next((tmp_path / "games").rglob("heuristic.py")).unlink()
    records = tmp_path / "records"
    simulate = ("simulate", GAME, "--players", 2, "--bots", "greedy", "--games", 1, "--seed", "toy")
    untaught = "Nobody has taught the bots this game"
    ran = run(*simulate, "--records", records, games=tmp_path / "games")
    assert ran.code == 0
    assert ran.err.count(untaught) == 1
    # Now that the records are there nothing is played.
    again = run(*simulate, "--records", records, games=tmp_path / "games")
    assert again.code != 0
    assert again.err.startswith(untaught)


def test_its_rules_are_read(tmp_path: Path) -> None:
    assert "ET-2" in run("rules", GAME).out


def test_its_empty_pack_is_sound(tmp_path: Path) -> None:
    assert run("check-pack", tmp_path, "--game", GAME).code == 0


def test_taken_away_it_is_gone(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", GAME, "--players", 2, "--seed", "toy", "--save", file)
    assert f"“{GAME}”" in refused(run("replay", file, games=None))
    assert GAME not in run("games", games=None).out
