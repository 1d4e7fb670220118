"""`explain-move`: what a bot looks at before a recorded move."""

from __future__ import annotations

from pathlib import Path

import pytest

from mesozoic.files.records import load_record
from mesozoic.words.catalogue import catalogue
from tests.cli.kit import LANGUAGES, refused, run

RECORDS = Path(__file__).parent.parent / "records"
RECORD = RECORDS / "evo_2001" / "3-players-meteor-roll.json"
ENTRY = 60


def explained(*more: object, entry: int = ENTRY) -> str:
    ran = run("explain-move", RECORD, entry, *more)
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def test_it_shows_what_was_tried_chosen_and_played() -> None:
    lines = explained("--bot", "think:60").splitlines()
    assert lines[0] == "random 1 chose among 37 options. The bot imagined 60 games."
    rows = [line for line in lines if line.startswith("place a newborn")]
    assert sum("the bot’s choice" in row for row in rows) == 1
    assert sum("was played" in row for row in rows) == 1
    tried = [int(row.split("%")[1].split()[0]) for row in rows]
    assert sum(tried) == 60
    assert tried == sorted(tried, reverse=True)


def test_it_is_the_same_again_and_another_with_another_seed() -> None:
    assert explained("--bot", "think:40") == explained("--bot", "think:40/1ms")
    assert explained("--bot", "think:40") != explained("--bot", "think:40", "--seed", "2")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["evo_2011", "evolution_family", "gods_love_dinosaurs"])
def test_it_speaks_of_every_game_in_every_language(game: str, language: str) -> None:
    path = min((RECORDS / game).glob("*.json"))
    entries = load_record(path).entries
    said: list[str] = []
    for number, entry in enumerate(entries):
        if entry.seat is not None and not entry.auto and len(said) < 2:
            ran = run("explain-move", path, number, "--bot", "think:4", "--lang", language)
            said += [ran.out] if ran.code == 0 else []
    assert len(said) == 2
    assert all(catalogue(language).say("cli-column-prior") in text for text in said)


@pytest.mark.parametrize(
    ("arguments", "about"),
    [
        ((RECORD, 247), "0 to 246"),
        ((RECORD, -1), "0 to 246"),
        ((RECORD, 0), "nobody decided"),
        ((RECORD, "x"), "x"),
        ((RECORD, ENTRY, "--bot", "greedy"), "greedy"),
        ((RECORD, ENTRY, "--bot", "deep"), "deep"),
        ((RECORDS / "missing.json", ENTRY), "missing.json"),
        ((Path(__file__), ENTRY), "test_explain_move.py"),
    ],
)
def test_what_cannot_be_explained_is_refused(arguments: tuple[object, ...], about: str) -> None:
    assert about in refused(run("explain-move", *arguments))


def test_a_game_that_goes_on_tells_nobody_what_a_seat_could_do(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "evo-2001", "--seed", "secret", "--save", file, typed=["1"] * 9)
    entries = load_record(file).entries
    acted = next(number for number, entry in enumerate(entries) if entry.seat is not None)
    assert "not over" in refused(run("explain-move", file, acted))
