"""The rules reference of every game: three languages, the same rules and marks."""

from __future__ import annotations

import re

import pytest

from mesozoic.games import game_ids
from mesozoic.words.catalogue import LANGUAGES
from mesozoic.words.rules import rules
from tests.words.references import EXAMPLE, SAID, quotations, source, tables

BOOKS = [(game, language) for game in game_ids() for language in LANGUAGES]
RULE_HEADING = re.compile(r"### [A-Z]{1,3}\d?-\d+\.\d+ · \S.*")


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_the_introduction_is_one_paragraph(game: str, language: str) -> None:
    introduction = rules(game, language).introduction
    assert introduction
    assert "\n\n" not in introduction


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_heading_is_a_title_a_chapter_or_a_rule(game: str, language: str) -> None:
    headings = [line for line in source(game, language).splitlines() if line.startswith("#")]
    assert sum(line.startswith("# ") for line in headings) == 1
    assert all(re.match(r"#{1,2} \S", line) or RULE_HEADING.fullmatch(line) for line in headings)


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_no_text_stands_outside_a_rule(game: str, language: str) -> None:
    assert all("\n" not in chapter.title for chapter in rules(game, language).chapters)


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_rule_has_a_title_of_its_own_and_text(game: str, language: str) -> None:
    book = list(rules(game, language))
    for rule in book:
        prose = [line for line in rule.text.splitlines() if line and line[0] not in "|>"]
        assert prose, rule.number
    assert len({rule.title for rule in book}) == len(book)


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_rulings_and_reconstructions_are_marked_and_say_so(game: str, language: str) -> None:
    for rule in rules(game, language):
        assert not re.search(r"(?m)^\[", rule.text), f"a mark out of its place in {rule.number}"
        for mark, words in SAID[language].items():
            assert (words in rule.text.replace("\n", " ")) == (mark in rule.marks), (
                f"{rule.number}: {words}"
            )


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_rules_named_in_the_text_exist(game: str, language: str) -> None:
    book = {rule.number for rule in rules(game, language)}
    assert set(re.findall(r"\b[A-Z]{1,3}\d?-\d+\.\d+", source(game, language))) == book


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_quotations_are_examples(game: str, language: str) -> None:
    text = source(game, language)
    found = quotations(text)
    assert all(quotation.startswith(EXAMPLE[language]) for quotation in found)
    assert len(found) == text.count(EXAMPLE[language])


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_tables_are_rectangular(game: str, language: str) -> None:
    for rule in rules(game, language):
        for table in tables(rule):
            assert len({len(row) for row in table}) == 1, rule.number
            assert set(table[1]) == {"---"}, rule.number


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_same_marks_tables_examples_and_paragraphs_as_english(game: str, language: str) -> None:
    for ours, english in zip(rules(game, language), rules(game, "en"), strict=True):
        assert (ours.number, ours.marks) == (english.number, english.marks)
        shape = [[len(table), len(table[0])] for table in tables(ours)]
        assert shape == [[len(table), len(table[0])] for table in tables(english)], ours.number
        assert len(quotations(ours.text)) == len(quotations(english.text)), ours.number
        assert len(ours.text.split("\n\n")) == len(english.text.split("\n\n")), ours.number


@pytest.mark.parametrize("game", game_ids())
def test_french_marks_stand_off_by_a_space_that_does_not_break(game: str) -> None:
    text = source(game, "fr").replace("\n", " ")
    assert re.findall(r".{20}(?:\w [:;!?»]|« |\w[;!?»]|«\w)", text) == []
