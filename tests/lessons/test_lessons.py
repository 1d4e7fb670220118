"""Every lesson fits: its rules, its words in three languages, and what it says is short."""

from __future__ import annotations

import pytest

from mesozoic.games import game_ids
from mesozoic.lessons.checking import misfits
from mesozoic.lessons.lesson import Lesson
from mesozoic.lessons.reading import find_lesson, lesson_names
from mesozoic.words.catalogue import LANGUAGES, Catalogue, catalogue
from mesozoic.words.rules import rules

LONGEST = 140
"""Two lines of a card, three on a phone: `tests/web/test_lessons.py` counts them."""
FEWEST, MOST = 25, 60
"""Steps: about ten minutes."""

LESSONS = [find_lesson(game, name) for game in game_ids() for name in lesson_names(game)]
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: f"{one.game}/{one.name}")
every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_every_game_has_a_first_lesson() -> None:
    assert [game for game in game_ids() if "first" not in lesson_names(game)] == []


@every_lesson
def test_every_act_and_all_luck_is_possible_at_its_moment(lesson: Lesson) -> None:
    assert list(misfits(lesson)) == []


@every_lesson
def test_it_is_as_long_as_it_says(lesson: Lesson) -> None:
    assert FEWEST <= len(lesson.steps) <= MOST
    assert sum(step.kind == "do" for step in lesson.steps) >= 8


@every_lesson
def test_the_game_after_it_is_a_short_one_and_its_own_is_not(lesson: Lesson) -> None:
    assert lesson.afterwards["length"] == "short"
    assert "length" not in lesson.options


@every_lesson
def test_it_begins_with_looking_and_points_at_something_in_every_step(lesson: Lesson) -> None:
    assert lesson.steps[0].kind == "look"
    assert [step.name for step in lesson.steps if not step.at] == []


@every_lesson
@every_language
def test_every_step_has_a_short_sentence(lesson: Lesson, language: str) -> None:
    words = catalogue(language, lesson.game)
    said = {step.name: words.say(lesson.key(step)) for step in lesson.steps}
    said |= {f"{name}.wrong": text for name, text in _wrong(lesson, words).items()}
    assert {name: len(text) for name, text in said.items() if len(text) > LONGEST} == {}
    assert words.say(lesson.title)


def _wrong(lesson: Lesson, words: Catalogue) -> dict[str, str]:
    keys = {step.name: lesson.key(step) for step in lesson.steps if step.kind == "do"}
    return {
        name: words.say(f"{key}.wrong")
        for name, key in keys.items()
        if words.has_attribute(key, "wrong")
    }


@every_lesson
def test_languages_answer_the_same_slips(lesson: Lesson) -> None:
    answered = [set(_wrong(lesson, catalogue(each, lesson.game))) for each in LANGUAGES]
    assert answered[0] == answered[1] == answered[2]


@every_lesson
def test_every_rule_it_cites_is_one(lesson: Lesson) -> None:
    known = {rule.number for rule in rules(lesson.game, "en")}
    assert {step.name: step.rule for step in lesson.steps if step.rule not in {*known, ""}} == {}


def test_in_gods_love_dinosaurs_an_eagle_hunts_and_an_egg_hatches() -> None:
    """All that animals do is done, not only told."""
    steps = find_lesson("gods-love-dinosaurs", "first").steps
    acts = [act for step in steps for act in step.acts]
    assert "hatch" in acts
    assert "hunt 13-1" in acts[acts.index("take eagle 0") :]
