"""The rules reference of EVO (2001) against its specification."""

from __future__ import annotations

import pytest

from mesozoic.words.catalogue import LANGUAGES
from mesozoic.words.rules import rules
from tests.words.references import chapters, marks, rows

GAME = "evo-2001"

# Every rule of the specification, in its order, with the marks its text must carry.
RULES: dict[str, tuple[str, ...]] = {
    "E1-0.1": (),
    "E1-0.2": (),
    "E1-0.3": ("reconstruction",),
    "E1-0.4": (),
    "E1-0.5": ("ruling", "reconstruction"),
    "E1-0.6": ("reconstruction",),
    "E1-0.7": ("ruling",),
    "E1-0.8": ("reconstruction",),
    "E1-1.1": (),
    "E1-2.1": (),
    "E1-3.1": (),
    "E1-3.2": (),
    "E1-3.3": (),
    "E1-4.1": (),
    "E1-4.2": ("ruling",),
    "E1-4.3": (),
    "E1-5.1": ("ruling",),
    "E1-5.2": ("ruling",),
    "E1-6.1": ("ruling",),
    "E1-6.2": (),
    "E1-7.1": (),
    "E1-7.2": (),
    "E1-7.3": ("ruling",),
    "E1-7.4": ("ruling",),
    "E1-7.5": ("ruling",),
    "E1-7.6": ("ruling",),
    "E1-7.7": ("ruling",),
    "E1-8.1": ("ruling",),
    "E1-8.2": ("reconstruction",),
    "E1-8.3": ("ruling",),
    "E1-9.1": ("ruling",),
    "E1-9.2": ("ruling",),
}

# How many rules each of the ten chapters holds, in the order of play.
CHAPTERS = (8, 1, 1, 3, 3, 2, 2, 7, 3, 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_stands_in_order_with_its_marks(language: str) -> None:
    assert rules(GAME, language).title.startswith("EVO")
    assert list(marks(GAME, language).items()) == list(RULES.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_follow_the_order_of_play(language: str) -> None:
    assert chapters(GAME, language) == CHAPTERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_genes_and_event_cards_add_up(language: str) -> None:
    genes, cards = rows(GAME, language, "E1-0.2"), rows(GAME, language, "E1-8.2")
    assert [int(row[1]) for row in genes] == [6, 12, 8, 8, 8, 8, 6, 6]
    assert [int(row[1]) for row in cards] == [2, 2, 1, 2, 2, 2, 1, 2, 2, 1, 2, 2, 1, 1, 1, 1, 1]
