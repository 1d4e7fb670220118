"""What a person reads is set alike: curly apostrophes, and French spaces that do not break."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from mesozoic.words.catalogue import LANGUAGES
from tests.house.files import project_files
from tests.words.messages import words_of

STRAIGHT = re.compile(r".{,20}[^\W\d_]'.{,20}")
LOOSE = re.compile(r".{,20}(?:(?<=[\w»}|])[ ][:;!?»]|«[ ]|(?<=[\w»])[;!?»]|«(?=\w)).{,20}")
"""A French mark that a line may begin with, or that stands at its word."""


def texts(language: str) -> Iterator[str]:
    """The messages and the rules of a language, without what is put into them."""
    for file in project_files():
        if file.name.endswith(f".{language}.ftl"):
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message | ast.Term):
                    yield words_of(entry)
        elif file.match(f"rules/{language}.md"):
            yield file.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_curly(language: str) -> None:
    assert [found for text in texts(language) for found in STRAIGHT.findall(text)] == []


def test_french_marks_stand_off_by_a_space_that_does_not_break() -> None:
    assert [found for text in texts("fr") for found in LOOSE.findall(text)] == []
