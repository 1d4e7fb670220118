"""The rules references as they are written."""

from __future__ import annotations

import re
from importlib import resources

from mesozoic.words.rules import Rule, rules

# What a marked rule says of itself: neither ruling nor reconstruction passes for the printed game.
SAID = {
    "en": {"ruling": "Ruling:", "reconstruction": "Reconstruction:"},
    "fr": {
        "ruling": "Notre arbitrage\N{NO-BREAK SPACE}:",
        "reconstruction": "Reconstitution\N{NO-BREAK SPACE}:",
    },
    "it": {"ruling": "Nostra interpretazione:", "reconstruction": "Ricostruzione:"},
}
EXAMPLE = {"en": "> Example: ", "fr": "> Exemple\N{NO-BREAK SPACE}: ", "it": "> Esempio: "}


def source(game: str, language: str) -> str:
    folder = resources.files("mesozoic.games") / game.replace("-", "_") / "rules"
    return (folder / f"{language}.md").read_text(encoding="utf-8")


def marks(game: str, language: str) -> dict[str, tuple[str, ...]]:
    """The marks of each rule, in the order of the book."""
    return {rule.number: rule.marks for rule in rules(game, language)}


def chapters(game: str, language: str) -> tuple[int, ...]:
    """How many rules each chapter holds."""
    return tuple(len(chapter.rules) for chapter in rules(game, language).chapters)


def quotations(text: str) -> list[str]:
    """The quotations of a text, each over as many lines as it has."""
    return re.findall(r"(?m)(?:^>.*\n?)+", text)


def tables(rule: Rule) -> list[list[list[str]]]:
    """The tables of a rule, each as rows of cells."""
    found: list[list[list[str]]] = []
    inside = False
    for line in rule.text.splitlines():
        row = line.startswith("|")
        if row and not inside:
            found.append([])
        if row:
            found[-1].append([cell.strip() for cell in line.strip("|").split("|")])
        inside = row
    return found


def rows(game: str, language: str, number: str) -> list[list[str]]:
    """The rows of a rule's only table, without its head."""
    (table,) = tables(rules(game, language).find(number))
    return table[2:]
