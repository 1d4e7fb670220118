"""The reader of the rules reference."""

from __future__ import annotations

import re

import pytest

from mesozoic.core.errors import Refused
from mesozoic.games import find_game, game_ids
from mesozoic.words.catalogue import LANGUAGES
from mesozoic.words.rules import rules
from tests.words.keys import sources


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_a_book_has_chapters_of_rules(game: str, language: str) -> None:
    book = rules(game, language)
    assert book.title
    assert book.introduction
    assert all(chapter.title and chapter.rules for chapter in book.chapters)
    assert [rule.number for rule in book] == [rule.number for rule in rules(game, "en")]


def test_a_rule_is_found_by_its_number() -> None:
    rule = rules("evo-2001", "fr").find(" e1-4.2 ")
    assert (rule.number, rule.title, rule.marks) == ("E1-4.2", "Attaquer", ("ruling",))
    assert rule.text.startswith("Entrer dans une zone")
    assert "[ruling]" not in rule.text


def test_an_unknown_rule_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refused) as refused:
        rules("evo-2001", "en").find("E1-4.20")
    assert refused.value.key == "rule-unknown"
    assert refused.value.about["found"] == "E1-4.20"
    assert str(refused.value.about["known"]).startswith("E1-0.1, E1-0.2")


def test_an_unknown_language_or_game_is_refused() -> None:
    with pytest.raises(Refused, match="language-unknown"):
        rules("evo-2001", "de")
    with pytest.raises(Refused, match="game-unknown"):
        rules("chess", "en")


@pytest.mark.parametrize("text", ["météorite piste", "METEORITE PISTE", "piste météorite"])
def test_search_wants_every_word_and_no_accents(text: str) -> None:
    found = [rule.number for rule in rules("evo-2001", "fr").search(text)]
    assert "E1-0.8" in found
    assert "E1-4.1" not in found


def test_search_for_nothing_finds_nothing() -> None:
    assert rules("evo-2001", "en").search("  ") == ()
    assert rules("evo-2001", "en").search("zeppelin") == ()


@pytest.mark.parametrize("game", game_ids())
def test_the_rules_that_the_code_names_exist(game: str) -> None:
    book = {rule.number for rule in rules(game, "en")}
    prefix = next(iter(book)).partition("-")[0]
    named = set(re.findall(rf"\b{prefix}-\d+\.\d+", "\n".join(sources().values())))
    assert named
    assert named - book == set()


@pytest.mark.parametrize("game", game_ids())
def test_every_event_and_option_rests_on_a_rule(game: str) -> None:
    book = {rule.number for rule in rules(game, "en")}
    assert {event.rule for event in find_game(game).events} <= book
    assert {option.rule for option in find_game(game).options} <= book
