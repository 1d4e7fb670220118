"""The rules reference of each game, in our words: read by chapter, by number, by search."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from mesozoic.core.errors import Refused
from mesozoic.games import game_folder
from mesozoic.words.catalogue import LANGUAGES

_HEADING: Final = re.compile(r"### (\S+) · (.+)")
_MARK: Final = re.compile(r"\[(\w+)\]")


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule. Its marks say whether it holds a ruling or a reconstruction of ours."""

    number: str
    title: str
    marks: tuple[str, ...]
    text: str
    """In Markdown."""


@dataclass(frozen=True, slots=True)
class Chapter:
    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class RulesBook:
    title: str
    introduction: str
    chapters: tuple[Chapter, ...]

    def __iter__(self) -> Iterator[Rule]:
        return (rule for chapter in self.chapters for rule in chapter.rules)

    def find(self, number: str) -> Rule:
        """A rule by its number, however it is written: E1-4.2 or e1-4.2."""
        wanted = number.strip().upper()
        for rule in self:
            if rule.number.upper() == wanted:
                return rule
        known = ", ".join(rule.number for rule in self)
        raise Refused("rule-unknown", found=number, known=known)

    def search(self, text: str) -> tuple[Rule, ...]:
        """The rules that hold every one of these words; case and accents do not matter."""
        words = bare(text).split()
        return tuple(
            rule
            for rule in self
            if words and all(word in bare(f"{rule.title}\n{rule.text}") for word in words)
        )


@cache
def rules(game: str, language: str) -> RulesBook:
    """The rules of a game in a language."""
    if language not in LANGUAGES:
        raise Refused("language-unknown", found=language, known=", ".join(LANGUAGES))
    file = game_folder(game) / "rules" / f"{language}.md"
    return _book(file.read_text(encoding="utf-8"))


def _book(text: str) -> RulesBook:
    head, *chapters = re.split(r"(?m)^## ", text)
    title, _, introduction = head.partition("\n")
    return RulesBook(
        title.removeprefix("# ").strip(),
        introduction.strip(),
        tuple(_chapter(chapter) for chapter in chapters),
    )


def _chapter(text: str) -> Chapter:
    title, *blocks = re.split(r"(?m)^(?=### )", text)
    return Chapter(title.strip(), tuple(_rule(block) for block in blocks))


def _rule(block: str) -> Rule:
    heading, *lines = block.splitlines()
    found = _HEADING.fullmatch(heading)
    if found is None:
        raise ValueError(f"not the heading of a rule: {heading!r}")
    marks: list[str] = []
    while lines and (mark := _MARK.fullmatch(lines[0])):
        marks.append(mark[1])
        del lines[0]
    return Rule(found[1], found[2].strip(), tuple(marks), "\n".join(lines).strip())


def bare(text: str) -> str:
    """A text in small letters without accents, with the apostrophe that keyboards have."""
    parts = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(part for part in parts if not unicodedata.combining(part))
