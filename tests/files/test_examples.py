"""The examples of rules: each fits the rules as they are, and an ordinary record grows from it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

import pytest

from mesozoic.core.errors import Refused
from mesozoic.core.events import Telling
from mesozoic.core.luck import SeededLuck
from mesozoic.core.record import Record
from mesozoic.files.examples import (
    Example,
    example_names,
    find_example,
    lay_example,
    read_example,
    rule_of,
    steps_of,
)
from mesozoic.files.records import open_record
from mesozoic.games import game_ids
from mesozoic.words.rules import rules

EXAMPLES = [(game, name) for game in game_ids() for name in example_names(game)]
TOLD = re.compile(r"^> (Example|Exemple|Esempio)", re.MULTILINE)
TEXT = """players = 3
seed = "{seed}"
seat = 0
acts = [{acts}]
shown = []
"""


def broken(acts: str = "", more: str = "") -> str:
    text = TEXT.format(seed="x", acts=acts) + more
    with pytest.raises(Refused) as refused:
        lay_example(read_example("evo-2001", "E1-4.1", text))
    assert refused.value.key == "example-broken"
    assert refused.value.about["example"] == "evo-2001 E1-4.1"
    return str(refused.value.about["problem"])


def kinds_told(told: Iterable[Telling], rule: str) -> set[str]:
    """What was told by a rule."""
    return {telling.event.tag for telling in told if telling.event.cites == rule}


def kinds_shown(example: Example) -> set[str]:
    """What tells whoever tries an example that it is done."""
    told = (telling for _, tellings in steps_of(example) for telling in tellings)
    return kinds_told(told, example.rule)


@pytest.mark.parametrize("game", game_ids())
def test_every_rule_with_a_worked_example_can_be_tried(game: str) -> None:
    chapters = rules(game, "en").chapters
    told = {rule.number for one in chapters for rule in one.rules if TOLD.search(rule.text)}
    laid = Counter(map(rule_of, example_names(game)))
    assert told == set(laid)
    names = [f"{rule}-{n}" if n > 1 else rule for rule in laid for n in range(1, laid[rule] + 1)]
    assert sorted(names) == sorted(example_names(game)), "counted from 2"


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_an_example_fits_the_rules(game: str, name: str) -> None:
    """Who tries it is asked first, and what is shown begins with what they do."""
    example = find_example(game, name)
    assert example.seat in lay_example(example).deciders()
    assert example.shown[0][0] == example.seat
    assert len(list(steps_of(example))) > len(example.shown)


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_the_film_of_an_example_tells_of_its_own_rule(game: str, name: str) -> None:
    """Or nobody who tries it would ever be told that it is done."""
    assert kinds_shown(find_example(game, name))


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_declining_is_never_what_an_example_shows(game: str, name: str) -> None:
    """Or whoever declines would be told that it is done."""
    example = find_example(game, name)
    table = lay_example(example)
    for option in table.options(example.seat):
        if option.passing:
            told = table.fork().act(example.seat, option)
            assert kinds_told(told, example.rule).isdisjoint(kinds_shown(example))


def test_an_example_is_the_beginning_of_a_record_that_proves_its_luck() -> None:
    example = find_example("evo-2001", "E1-4.2")
    table, luck = lay_example(example), SeededLuck.named(example.seed)
    while not table.is_over:
        table.go_on(luck, lambda seat: table.options(seat)[-1])
    record = table.record
    finished = Record(record.header, record.entries, table.state.result, record.seed)
    _, proof = open_record(finished)
    assert (proof.finished, proof.luck) == (True, True)


def test_what_does_not_fit_is_named() -> None:
    assert broken('"0: walk 1-99"').startswith("0: walk 1-99 (")
    assert broken('"walk"') == "'walk' is no act of a seat, such as 0: pass"
    assert broken(more="film = 1\n").startswith("'film' is none of acts, ")


def test_a_rule_without_an_example_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        find_example("evo-2001", "E1-0.1")
    assert refused.value.key == "example-unknown"


def test_whoever_tries_it_must_be_asked() -> None:
    example = find_example("evo-2001", "E1-4.2")
    other = Example(**{**vars(example), "seat": (example.seat + 1) % 3})
    with pytest.raises(Refused) as refused:
        lay_example(other)
    assert "is not asked" in str(refused.value.about["problem"])
