"""The rules reference of EVO (2001): three languages, the same rules and marks."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib import resources

import pytest

LANGUAGES = ("en", "fr", "it")

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
}

# How many rules each of the ten chapters holds, in the order of play.
CHAPTERS = (8, 1, 1, 3, 3, 2, 2, 7, 3, 1)

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

RULE_HEADING = re.compile(r"### (E1-\d+\.\d+) · (\S.*)")
MARK = re.compile(r"\[(\w+)\]")


@dataclass(frozen=True)
class Rule:
    number: str
    title: str
    marks: tuple[str, ...]
    text: str


@dataclass(frozen=True)
class Reference:
    title: str
    introduction: str
    chapters: tuple[tuple[str, tuple[Rule, ...]], ...]

    @property
    def rules(self) -> tuple[Rule, ...]:
        return tuple(rule for _, rules in self.chapters for rule in rules)


def source(language: str) -> str:
    folder = resources.files("mesozoic.games.evo_2001") / "rules"
    return (folder / f"{language}.md").read_text(encoding="utf-8")


def read_rule(block: str) -> Rule:
    heading, *lines = block.splitlines()
    found = RULE_HEADING.fullmatch(heading)
    assert found is not None, f"not a rule heading: {heading!r}"
    marks: list[str] = []
    while lines and (mark := MARK.fullmatch(lines[0])) is not None:
        marks.append(mark[1])
        del lines[0]
    return Rule(found[1], found[2], tuple(marks), "\n".join(lines).strip())


def read(language: str) -> Reference:
    head, *chapters = re.split(r"(?m)^(?=## )", source(language))
    title, _, introduction = head.partition("\n")
    assert title.startswith("# ")
    parsed: list[tuple[str, tuple[Rule, ...]]] = []
    for chapter in chapters:
        heading, *blocks = re.split(r"(?m)^(?=### )", chapter)
        assert "\n" not in heading.strip(), f"text before the rules of {heading!r}"
        rules = tuple(read_rule(block) for block in blocks)
        parsed.append((heading.removeprefix("## ").strip(), rules))
    return Reference(title.removeprefix("# ").strip(), introduction.strip(), tuple(parsed))


def tables(text: str) -> list[list[list[str]]]:
    """The tables of a rule, each as rows of cells."""
    found: list[list[list[str]]] = []
    inside = False
    for line in text.splitlines():
        row = line.startswith("|")
        if row and not inside:
            found.append([])
        if row:
            found[-1].append([cell.strip() for cell in line.strip("|").split("|")])
        inside = row
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_title_and_introduction(language: str) -> None:
    reference = read(language)
    assert reference.title.startswith("EVO")
    assert reference.introduction
    assert "\n\n" not in reference.introduction


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_stands_in_order_and_none_is_unknown(language: str) -> None:
    assert [rule.number for rule in read(language).rules] == list(RULES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_heading_is_a_title_a_chapter_or_a_rule(language: str) -> None:
    headings = [line for line in source(language).splitlines() if line.startswith("#")]
    assert sum(line.startswith("# ") for line in headings) == 1
    assert all(re.match(r"#{1,2} \S", line) or RULE_HEADING.fullmatch(line) for line in headings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title_and_text(language: str) -> None:
    rules = read(language).rules
    for rule in rules:
        prose = [line for line in rule.text.splitlines() if line and line[0] not in "|>"]
        assert prose, rule.number
    assert len({rule.title for rule in rules}) == len(rules)


@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_follow_the_order_of_play(language: str) -> None:
    reference = read(language)
    assert tuple(len(rules) for _, rules in reference.chapters) == CHAPTERS
    assert all(title for title, _ in reference.chapters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_and_reconstructions_are_marked_and_say_so(language: str) -> None:
    for rule in read(language).rules:
        assert rule.marks == RULES[rule.number], rule.number
        assert not re.search(r"(?m)^\[", rule.text), f"a mark out of its place in {rule.number}"
        for mark, words in SAID[language].items():
            assert (words in rule.text) == (mark in rule.marks), f"{rule.number}: {words}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_named_in_the_text_exist(language: str) -> None:
    assert set(re.findall(r"E1-\d+\.\d+", source(language))) == set(RULES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotations_are_examples(language: str) -> None:
    for line in source(language).splitlines():
        assert not line.startswith(">") or line.startswith(EXAMPLE[language]), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_are_rectangular(language: str) -> None:
    for rule in read(language).rules:
        for table in tables(rule.text):
            assert len({len(row) for row in table}) == 1, rule.number
            assert set(table[1]) == {"---"}, rule.number


@pytest.mark.parametrize("language", LANGUAGES)
def test_genes_and_event_cards_add_up(language: str) -> None:
    rules = {rule.number: rule for rule in read(language).rules}
    (genes,) = tables(rules["E1-0.2"].text)
    (cards,) = tables(rules["E1-8.2"].text)
    assert [int(row[1]) for row in genes[2:]] == [6, 12, 8, 8, 8, 8, 6, 6]
    assert [int(row[1]) for row in cards[2:]] == [2, 2, 1, 2, 2, 2, 1, 2, 2, 1, 2, 2, 1, 1, 1, 1, 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_same_marks_tables_examples_and_paragraphs_as_english(language: str) -> None:
    for ours, english in zip(read(language).rules, read("en").rules, strict=True):
        assert (ours.number, ours.marks) == (english.number, english.marks)
        shape = [[len(table), len(table[0])] for table in tables(ours.text)]
        assert shape == [[len(table), len(table[0])] for table in tables(english.text)], ours.number
        assert ours.text.count("\n> ") == english.text.count("\n> "), ours.number
        assert len(ours.text.split("\n\n")) == len(english.text.split("\n\n")), ours.number
