"""A word on everything: what a game shows has a name, a text and a rule, in every language."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.core.values import Action
from mesozoic.games import find_game, game_ids
from mesozoic.server.vocabulary import vocabulary
from mesozoic.words.catalogue import LANGUAGES, catalogue
from mesozoic.words.rules import rules
from mesozoic.words.things import find_words, things_of, words_on
from tests.words.messages import whole_keys
from tests.words.samples import games, luck_of

# What is no thing: a direction, a moment for cards, and the sign of a card that has none.
NO_THINGS = {"direction", "when"}
NOTHING = {"evolution-family": {("sign", "none")}}


def shown(game: str) -> set[tuple[str, str]]:
    """All kinds of things that a game's own types name, with all that there are of each."""
    found = find_game(game)
    prefix = "".join(part.capitalize() for part in game.split("-"))
    kinds = {
        name.removeprefix(prefix).removesuffix("Slug").lower(): schema["enum"]
        for name, schema in vocabulary(found).items()
        if name.endswith("Slug")
    }
    named = {(kind, slug) for kind, slugs in kinds.items() for slug in slugs}
    phases = {("phase", phase) for phase in found.phases if phase not in ("setup", "refill")}
    return {one for one in named | phases if one[0] not in NO_THINGS} - NOTHING.get(game, set())


def known(game: str) -> set[tuple[str, str]]:
    return {(kind, slug) for kind, slugs in things_of(game).items() for slug in slugs}


@pytest.mark.parametrize("game", game_ids())
def test_there_is_a_word_on_all_that_a_game_shows(game: str) -> None:
    assert len(shown(game)) > 10
    assert shown(game) - known(game) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_each_has_a_name_a_text_and_a_rule(game: str, language: str) -> None:
    keys = {f"{kind}-{slug}" for kind, slug in known(game)}
    wanted = keys | {f"{key}-text" for key in keys}
    assert wanted - whole_keys(language, game) == set()
    numbers = {rule.number for rule in rules(game, language)}
    cited = {rule for slugs in things_of(game).values() for rule in slugs.values()}
    assert cited - numbers == set()


@pytest.mark.parametrize("game", game_ids())
def test_there_is_a_word_on_whatever_one_may_do(game: str) -> None:
    done = {action.tag for table, rng in games(game) for action in offered(table, rng)}
    assert len(done) > 5
    assert done - things_of(game)["action"].keys() == set()


def offered(table: Table[Any], rng: random.Random) -> list[Action]:
    """What was offered to anybody in a random game, as far as so many acts lead."""
    found: list[Action] = []
    luck = luck_of(table)

    def choose(seat: Seat) -> Action:
        options = table.options(seat)
        found.extend(options)
        return rng.choice(options)

    for _ in range(600):
        if table.is_over:
            break
        table.go_on(luck, choose)
    return found


def test_a_thing_is_found_by_its_name_however_it_is_written() -> None:
    words = catalogue("fr", "evo-2001")
    (egg,) = find_words(words, "evo-2001", " œUF ")
    assert (egg.name, egg.rule) == ("Œuf", "E1-5.1")
    assert egg.text == words.say("gene-egg-text")
    assert find_words(words, "evo-2001", "egg") == ()


def test_only_a_table_knows_the_size_of_a_card() -> None:
    texts = {word.name: word.text for word in words_on(catalogue("en", "evo-2001"), "evo-2001")}
    assert texts["Stampede"] == ""
    assert texts["Still Air"] == "No roll: the climate stays where it is."
