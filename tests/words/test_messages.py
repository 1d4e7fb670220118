"""The catalogues as they are written: the same messages in each language, and none astray."""

from __future__ import annotations

import ast as python
import re

import pytest
from fluent.syntax import ast

from mesozoic.files.examples import example_names
from mesozoic.games import find_game, game_ids
from mesozoic.games.evo_2001.cards import CARDS, SIZED
from mesozoic.lessons.reading import find_lesson, lesson_names
from mesozoic.server.refusing import FAILED, KEYS, MALFORMED
from mesozoic.words.catalogue import LANGUAGES
from tests.words.keys import (
    Reading,
    asked_for,
    moments,
    reasons,
    refusals,
    sources,
    tagged_keys,
)
from tests.words.messages import entries, messages, selector, variants, whole_keys
from tests.words.names import names, names_with_forms

OTHERS = tuple(language for language in LANGUAGES if language != "en")
GAMES = (None, *game_ids())
SENTENCES = ("action-", "cli-", "error-", "event-", "moment-", "when-", "why-")
DEFAULTS = ".defaults."
SPECIES = {f"species-{seat}" for game in game_ids() for seat in range(max(find_game(game).players))}
JOINTS = {"list-and", "list-empty", "list-or", "list-then"}


def said_by_the_command_line(game: str | None) -> tuple[set[str], tuple[str, ...]]:
    """The keys that the command line's code names whole for a game, or for any, and those of which
    it names the start. What it draws for other games is left out."""
    games = (name.replace("-", "_") for name in game_ids() if game not in (None, name))
    others = tuple(f"cli/screens/{name}/" for name in games)
    whole: set[str] = set()
    starts: set[str] = set()
    for name, source in sources().items():
        if name.startswith("cli/") and not name.startswith(others):
            for node in python.walk(python.parse(source)):
                if isinstance(node, python.JoinedStr) and node.values:
                    first = getattr(node.values[0], "value", None)
                    starts |= {first} if isinstance(first, str) else set()
                elif isinstance(node, python.Constant) and isinstance(node.value, str):
                    whole.add(node.value)
    keys = {key for key in whole if re.fullmatch(r"cli(-[a-z0-9]+)+", key)}
    return keys, tuple(start for start in starts if re.match(r"cli-[a-z]", start))


def said_in_notices() -> set[str]:
    """The keys that the server names whole where it writes to whoever is away."""
    return {
        node.value
        for name, source in sources().items()
        if name.startswith("server/notifying/")
        for node in python.walk(python.parse(source))
        if isinstance(node, python.Constant)
        and isinstance(node.value, str)
        and node.value.startswith("notice-")
    }


# Files


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_line_is_understood(language: str, game: str | None) -> None:
    junk = [
        (file, entry.content)
        for file, entry in entries(language, game)
        if isinstance(entry, ast.Junk)
    ]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_written_twice(language: str, game: str | None) -> None:
    """But for the defaults: those are there to be written over."""
    keys = [
        entry.id.name
        for file, entry in entries(language, game)
        if hasattr(entry, "id") and not (game and DEFAULTS in file)
    ]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_the_languages_have_the_same_messages(language: str, game: str | None) -> None:
    assert messages(language, game).keys() == messages("en", game).keys()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_the_languages_speak_of_the_same_things(language: str, game: str | None) -> None:
    english = messages("en", game)
    differing = {
        key: (message.variables, english[key].variables)
        for key, message in messages(language, game).items()
        if message.variables != english[key].variables
    }
    assert differing == {}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_left_in_english(language: str, game: str | None) -> None:
    english = messages("en", game)
    same = [
        key
        for key, message in messages(language, game).items()
        if (key.startswith(SENTENCES) or key.endswith("-text"))
        and re.search(r"\w\s+\w", message.words)
        and message.words == english[key].words
    ]
    assert same == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_no_english_word_is_left_in_a_sentence(language: str, game: str | None) -> None:
    english = re.compile(r"\b(the|of|and|with|from|is|are|not|your|this|has|have|for)\b")
    found = [
        key
        for key, message in messages(language, game).items()
        if english.search(re.sub(r"«\s?\w+\s?»", "", message.words))
    ]
    assert found == []


# What the code asks for


def test_the_code_is_read_whole() -> None:
    assert refusals().unread == []
    assert reasons().unread == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_every_refusal_and_reason_has_a_sentence(game: str, language: str) -> None:
    keys = whole_keys(language, game)
    assert [site for site in asked_for(game) if site.key not in keys] == []


@pytest.mark.parametrize("game", game_ids())
def test_every_sentence_gets_what_it_speaks_of(game: str) -> None:
    english = messages("en", game)
    lacking = {
        site.where: english[site.key].variables - site.about
        for site in asked_for(game)
        if site.key in english and not site.is_open and english[site.key].variables - site.about
    }
    assert lacking == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_every_event_action_and_moment_has_a_sentence(game: str, language: str) -> None:
    assert tagged_keys(game) - whole_keys(language, game) == set()


def test_moments_are_found() -> None:
    tags = {moment.tag for moment in moments("evo-2001")}
    assert {"movement", "auction", "fight", "guard-cards", "start-beach"} <= tags
    assert "meteor" not in tags


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_everything_that_has_a_name_is_named(game: str, language: str) -> None:
    assert names(game) - whole_keys(language, game) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_names_have_every_form(game: str, language: str) -> None:
    wanted = names_with_forms(game)
    assert wanted
    assert wanted - messages(language, game).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_all_that_the_command_line_says_is_there(game: str, language: str) -> None:
    keys = whole_keys(language, game)
    whole, starts = said_by_the_command_line(game)
    assert whole - keys == set()
    assert [start for start in starts if not any(key.startswith(start) for key in keys)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_there_that_no_game_and_no_program_says(language: str) -> None:
    whole, starts = said_by_the_command_line(None)
    said = {site.key for site in asked_for()} | JOINTS | whole | SPECIES
    said |= {f"error-{key}" for key in (*KEYS.values(), MALFORMED, FAILED)} | said_in_notices()
    said |= {"lesson-wrong"}
    assert _unsaid(whole_keys(language, None), said, starts) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_a_game_has_no_words_that_it_never_says(game: str, language: str) -> None:
    whole, starts = said_by_the_command_line(game)
    said = {site.key for site in asked_for(game)} | tagged_keys(game) | names(game) | whole
    said |= said_in_lessons(game) | said_at_trials(game)
    own = whole_keys(language, game) - whole_keys(language, None)
    assert _unsaid(own, said, starts) == set()


def said_in_lessons(game: str) -> set[str]:
    lessons = [find_lesson(game, name) for name in lesson_names(game)]
    steps = {lesson.key(step) for lesson in lessons for step in lesson.steps}
    return steps | {lesson.title for lesson in lessons}


def said_at_trials(game: str) -> set[str]:
    """What to try, where the example of a rule lies."""
    return {f"trial-{name.lower().replace('.', '-')}" for name in example_names(game)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_each_example_says_what_to_try(game: str, language: str) -> None:
    assert said_at_trials(game) - whole_keys(language, game) == set()


def _unsaid(known: set[str], said: set[str], starts: tuple[str, ...]) -> set[str]:
    return {key for key in known - said if not key.startswith(starts or ("\0",))}


# Plurals


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_one_is_said_otherwise_than_several(language: str, game: str | None) -> None:
    alike = [
        (key, selector(select))
        for key, message in messages(language, game).items()
        for select in message.selects
        if "one" in variants(select) and variants(select)["one"] == variants(select)["other"]
    ]
    assert alike == []


def test_every_size_of_a_card_is_in_its_text() -> None:
    for language in LANGUAGES:
        sized = {card.slug for card in SIZED}
        known = messages(language, "evo-2001")
        texts = {card: known[f"card-{card}-text"].variables for card in CARDS}
        assert texts == {card: {"amount"} if card in sized else set() for card in CARDS}


# The reading of the code, on code of its own


def test_keys_are_found_through_functions_that_hand_them_on() -> None:
    source = """
def refuse(self, file, problem, **about):
    raise PackError(problem, file=file, line=1, **about)

def _at(half, problem):
    return PackError(problem, column=3)

def _why(rule, key, **about):
    return Why(rule, f"why-{key}", about)

def use(pack, half, thing):
    raise Refused("plain", found=1)
    pack.refuse("x.toml", "handed-on", name=2)
    raise _at(half, "twice")
    raise Refused(thing.key)
    raise Refused(thing())
    return _why("E1-1.1", "luck", zone=4)
"""
    refused = Reading({"Refused": 0, "PackError": 0}, {"x.py": source})
    assert [(site.key, set(site.about)) for site in refused.sites] == [
        ("plain", {"found"}),
        ("handed-on", {"file", "line", "name"}),
        ("twice", {"column"}),
    ]
    assert refused.unread == ["x.py: Refused(thing())"]
    reasoned = Reading({"Why": 1}, {"x.py": source})
    assert [(site.key, set(site.about)) for site in reasoned.sites] == [("why-luck", {"zone"})]
