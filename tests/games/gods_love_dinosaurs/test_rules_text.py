"""The rules reference of Gods Love Dinosaurs: three languages, the same rules and marks."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from mesozoic.words.catalogue import LANGUAGES
from mesozoic.words.rules import Rule, rules

GAME = "gods-love-dinosaurs"

# Every rule of the specification, in its order, with the marks its text must carry.
RULES: dict[str, tuple[str, ...]] = {
    "GD-0.1": ("ruling",),
    "GD-0.2": ("reconstruction",),
    "GD-0.3": ("reconstruction",),
    "GD-0.4": ("ruling",),
    "GD-0.5": ("ruling",),
    "GD-1.1": ("ruling",),
    "GD-2.1": ("ruling",),
    "GD-2.2": (),
    "GD-2.3": (),
    "GD-3.1": ("ruling",),
    "GD-4.1": ("ruling",),
    "GD-4.2": ("ruling",),
    "GD-4.3": ("ruling",),
    "GD-5.1": ("ruling",),
    "GD-5.2": ("ruling",),
    "GD-5.3": ("ruling",),
    "GD-5.4": (),
    "GD-5.5": ("ruling",),
    "GD-5.6": (),
    "GD-6.1": (),
    "GD-6.2": ("ruling",),
}

# How many rules each chapter holds, in the order of play.
CHAPTERS = (5, 1, 3, 1, 3, 6, 2)

# What a marked rule says of itself: neither ruling nor reconstruction passes for the printed game.
SAID = {
    "en": {"ruling": "Ruling:", "reconstruction": "Reconstruction:"},
    "fr": {
        "ruling": "Notre arbitrage\N{NO-BREAK SPACE}:",
        "reconstruction": "Reconstitution\N{NO-BREAK SPACE}:",
    },
    "it": {"ruling": "Nostra interpretazione:", "reconstruction": "Ricostruzione:"},
}
EXAMPLE = {"en": "> Example: ", "fr": "> Exemple : ", "it": "> Esempio: "}


def source(language: str) -> str:
    folder = resources.files("mesozoic.games.gods_love_dinosaurs") / "rules"
    return (folder / f"{language}.md").read_text(encoding="utf-8")


def tables(rule: Rule) -> list[list[str]]:
    """The rows of the tables of a rule."""
    lines = (line for line in rule.text.splitlines() if line.startswith("|"))
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_stands_in_order_with_its_marks(language: str) -> None:
    book = rules(GAME, language)
    assert {rule.number: rule.marks for rule in book} == RULES
    assert [rule.number for rule in book] == list(RULES)
    assert tuple(len(chapter.rules) for chapter in book.chapters) == CHAPTERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title_of_its_own_and_text(language: str) -> None:
    book = list(rules(GAME, language))
    assert len({rule.title for rule in book}) == len(book)
    for rule in book:
        assert [line for line in rule.text.splitlines() if line and line[0] not in "|>"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_and_reconstructions_say_so(language: str) -> None:
    for rule in rules(GAME, language):
        assert not re.search(r"(?m)^\[", rule.text), f"a mark out of its place in {rule.number}"
        for mark, words in SAID[language].items():
            assert (words in rule.text) == (mark in rule.marks), f"{rule.number}: {words}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_named_in_the_text_exist_and_quotations_are_examples(language: str) -> None:
    assert set(re.findall(r"GD-\d+\.\d+", source(language))) == set(RULES)
    for line in source(language).splitlines():
        assert not line.startswith(">") or line.startswith(EXAMPLE[language]), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tiles_of_the_table_add_up(language: str) -> None:
    rows = tables(rules(GAME, language).find("GD-0.3"))
    assert set(rows[1]) == {"---"}
    counts = [[int(cell) for cell in row[1:5]] for row in rows[2:]]
    assert counts == [[12, 8, 8, 8], [4, 4, 4, 4], [4, 4, 4, 4], [4, 4, 4, 4]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_same_tables_examples_and_paragraphs_as_english(language: str) -> None:
    for ours, english in zip(rules(GAME, language), rules(GAME, "en"), strict=True):
        assert (ours.number, ours.marks) == (english.number, english.marks)
        assert [len(row) for row in tables(ours)] == [len(row) for row in tables(english)]
        assert ours.text.count("\n> ") == english.text.count("\n> "), ours.number
        assert len(ours.text.split("\n\n")) == len(english.text.split("\n\n")), ours.number


def test_no_sentence_of_the_rulebook_is_copied() -> None:
    """A few of its phrases, none of which may be ours."""
    for phrase in (
        "dents les plus acérées",
        "revenir sur leurs pas",
        "meurt de faim et est retiré",
    ):
        assert phrase not in source("fr")
