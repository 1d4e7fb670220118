"""The rules reference of Gods Love Dinosaurs against its specification and its tiles."""

from __future__ import annotations

import re

import pytest

from mesozoic.words.catalogue import LANGUAGES
from mesozoic.words.rules import rules
from tests.words.references import chapters, marks, rows, source

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
    "GD-6.3": ("ruling",),
}

# How many rules each chapter holds, in the order of play.
CHAPTERS = (5, 1, 3, 1, 3, 6, 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_stands_in_order_with_its_marks(language: str) -> None:
    assert list(marks(GAME, language).items()) == list(RULES.items())
    assert chapters(GAME, language) == CHAPTERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tiles_of_the_table_add_up(language: str) -> None:
    counts = [[int(cell) for cell in row[1:5]] for row in rows(GAME, language, "GD-0.3")]
    assert counts == [[12, 8, 8, 8], [4, 4, 4, 4], [4, 4, 4, 4], [4, 4, 4, 4]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_gd_0_3_the_table_stands_inside_its_reconstruction(language: str) -> None:
    text = rules(GAME, language).find("GD-0.3").text
    words = {"en": "Reconstruction", "fr": "Reconstitution", "it": "Ricostruzione"}
    assert text.index(words[language]) < text.index("| 2+")


@pytest.mark.parametrize("language", LANGUAGES)
def test_gd_0_5_the_printed_counts_are_told(language: str) -> None:
    text = rules(GAME, language).find("GD-0.5").text
    assert re.findall(r"\d+", text) == ["25", "30", "35", "25", "25", "20"]


def test_no_sentence_of_the_rulebook_is_copied() -> None:
    """A few of its phrases, none of which may be ours."""
    for phrase in (
        "dents les plus acérées",
        "revenir sur leurs pas",
        "meurt de faim et est retiré",
    ):
        assert phrase not in source(GAME, "fr")
