"""Games of one's own: found in the folders that MESOZOIC_GAMES names, or refused in a sentence."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.cli.kit import LANGUAGES, Ran, refused, start

# Each starts a process of its own.
pytestmark = pytest.mark.long


def games_in(*folders: Path | str, lang: str = "en") -> Ran:
    setting = os.pathsep.join(map(str, folders))
    process = start("games", "--lang", lang, MESOZOIC_GAMES=setting)
    out, err = process.communicate(timeout=60)
    return Ran(process.returncode, out, err)


def folder_with(home: Path, game: str, source: str) -> Path:
    folder = home / game
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text(source, encoding="utf-8")
    return home


def test_an_empty_setting_changes_nothing() -> None:
    assert games_in("").code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_without_games_is_named(tmp_path: Path, language: str) -> None:
    sentence = refused(games_in(tmp_path, lang=language))
    assert str(tmp_path) in sentence
    assert "MESOZOIC_GAMES" in sentence


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    assert str(tmp_path / "nowhere") in refused(games_in(tmp_path / "nowhere"))


def test_a_game_named_like_one_of_ours_is_refused(tmp_path: Path) -> None:
    assert "two games “evo-2001”" in refused(games_in(folder_with(tmp_path, "evo_2001", "")))


@pytest.mark.parametrize("source", ["", "GAME = 7\n"])
def test_a_folder_that_offers_no_game_is_refused(tmp_path: Path, source: str) -> None:
    sentence = refused(games_in(folder_with(tmp_path, "draughts", source)))
    assert sentence == "The folder of “draughts” does not offer a GAME with that id."


def test_a_game_of_another_name_is_refused(tmp_path: Path) -> None:
    source = "from mesozoic.games.evo_2001 import GAME as GAME\n"
    assert "“draughts”" in refused(games_in(folder_with(tmp_path, "draughts", source)))


@pytest.mark.parametrize(
    ("source", "problem"),
    [("def x(:\n", "line 1"), ("import nothing_of_the_kind\n", "nothing_of_the_kind")],
)
def test_a_game_that_cannot_be_read_is_refused(tmp_path: Path, source: str, problem: str) -> None:
    sentence = refused(games_in(folder_with(tmp_path, "draughts", source)))
    assert sentence.startswith("The game “draughts” cannot be loaded")
    assert problem in sentence
