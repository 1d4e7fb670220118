"""A game has one name: the pages that speak of all games call it as its own table does."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from mesozoic.games import game_ids
from mesozoic.words.catalogue import LANGUAGES
from tests.house.files import project_files
from tests.words.messages import messages, words_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shelf_calls_a_game_as_its_table_does(language: str) -> None:
    shelved = {
        entry.id.name.removeprefix("web-game-"): words_of(entry)
        for file in project_files()
        if file.name == f"shelf.{language}.ftl"
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    }
    titles = {game: messages(language, game)["game-title"].words for game in game_ids()}
    assert {game: shelved.get(game) for game in titles} == titles
