"""The messages of the catalogues as they are written."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast, serialize
from fluent.syntax.serializer import serialize_expression
from fluent.syntax.visitor import Visitor

from mesozoic.words.catalogue import message_files


@dataclass(frozen=True)
class Message:
    """One pattern: a message's own or an attribute's, under its dotted key."""

    key: str
    pattern: ast.Pattern

    @property
    def text(self) -> str:
        """As it is written, in one line."""
        entry = ast.Message(ast.Identifier("x"), self.pattern)
        source = serialize(ast.Resource([entry])).partition("=")[2]
        return re.sub(r"\s+", " ", source).strip()

    @property
    def words(self) -> str:
        """The text without what is in it."""
        return words_of(self.pattern)

    @property
    def variables(self) -> frozenset[str]:
        found = _found(self.pattern, ast.VariableReference)
        return frozenset(reference.id.name for reference in found)

    @property
    def selects(self) -> list[ast.SelectExpression]:
        return _found(self.pattern, ast.SelectExpression)


@cache
def entries(language: str, game: str | None) -> tuple[tuple[str, Any], ...]:
    """Every entry of every file, with its file's name."""
    parser = FluentParser()
    return tuple(
        (file.name, entry)
        for file in message_files(language, game)
        for entry in parser.parse(file.read_text(encoding="utf-8")).body
    )


@cache
def messages(language: str, game: str | None) -> dict[str, Message]:
    return {message.key: message for message in _messages(language, game)}


def _messages(language: str, game: str | None) -> Iterator[Message]:
    for _, entry in entries(language, game):
        if isinstance(entry, ast.Message):
            if entry.value:
                yield Message(entry.id.name, entry.value)
            for attribute in entry.attributes:
                yield Message(f"{entry.id.name}.{attribute.id.name}", attribute.value)


def whole_keys(language: str, game: str | None) -> set[str]:
    """The keys without attributes."""
    return {key.partition(".")[0] for key in messages(language, game)}


def selector(select: ast.SelectExpression) -> str:
    return serialize_expression(select.selector)


def variants(select: ast.SelectExpression) -> dict[str, str]:
    """The texts of a choice by their keys."""
    return {
        str(getattr(variant.key, "name", None) or getattr(variant.key, "value", "")): Message(
            "", variant.value
        ).text
        for variant in select.variants
    }


def words_of(node: ast.SyntaxNode) -> str:
    """All text of an entry or a pattern, without what is put into it."""
    return "|".join(element.value for element in _found(node, ast.TextElement))


def _found(node: ast.SyntaxNode, kind: type[Any]) -> list[Any]:
    finder = _Finder(kind)
    finder.visit(node)
    return finder.found


class _Finder(Visitor):
    def __init__(self, kind: type[Any]) -> None:
        self.kind = kind
        self.found: list[Any] = []

    def generic_visit(self, node: Any) -> None:
        if isinstance(node, self.kind):
            self.found.append(node)
        super().generic_visit(node)
