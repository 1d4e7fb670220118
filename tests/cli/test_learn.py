"""`mesozoic learn`: every lesson is played to its end in a terminal, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from mesozoic.games import game_ids
from mesozoic.lessons.lesson import Lesson
from mesozoic.lessons.reading import find_lesson, lesson_names
from mesozoic.words.catalogue import catalogue
from tests.cli.kit import LANGUAGES, refused, run

TAUGHT = [game for game in game_ids() if lesson_names(game)]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def typed(lesson: Lesson) -> Iterator[str]:
    for step in lesson.steps:
        yield step.acts[0] if step.acts else ""


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_played_to_its_end(game: str, language: str) -> None:
    lesson, words = find_lesson(game, "first"), catalogue(language, game)
    ran = run("learn", game, "--lang", language, typed=typed(lesson))
    assert ran.code == 0
    assert ran.err == ""
    out = flat(ran.out)
    for step in lesson.steps:
        assert flat(words.say(lesson.key(step))) in out
    assert out.endswith(flat(words.say("cli-lesson-over", game=game)))


def test_a_slip_is_answered_by_the_lesson_and_nothing_is_done() -> None:
    lesson, words = find_lesson("evo-2001", "first"), catalogue("en", "evo-2001")
    first = next(n for n, step in enumerate(lesson.steps) if step.acts)
    ran = run("learn", "evo-2001", typed=[*[""] * first, "walk 13-22", "quit"])
    assert words.say("lesson-first-walk.wrong") in flat(ran.out)
    assert "mesozoic learn evo-2001" in ran.out


def test_who_leaves_goes_on_later_and_may_go_back_or_begin_again() -> None:
    lesson, words = find_lesson("evo-2001", "first"), catalogue("en", "evo-2001")
    acts = [n for n, step in enumerate(lesson.steps) if step.acts]
    lines = list(typed(lesson))
    run("learn", "evo-2001", typed=[*lines[: acts[1]], "quit"])
    back = run("learn", "evo-2001", typed=[*lines[acts[0] + 1 : acts[1]], "undo", "quit"]).out
    assert words.say(lesson.key(lesson.steps[acts[1]])) in flat(back)
    assert flat(back).rfind(words.say(lesson.key(lesson.steps[acts[0]]))) > flat(back).rfind(
        words.say(lesson.key(lesson.steps[acts[1]]))
    )
    again = run("learn", "evo-2001", "--again", typed=["quit"]).out
    assert words.say(lesson.key(lesson.steps[0])) in flat(again)


def test_only_enter_goes_on_from_what_is_to_be_looked_at() -> None:
    """Orders do what they say, and anything else is not understood."""
    lesson, words = find_lesson("evo-2001", "first"), catalogue("en", "evo-2001")
    second = words.say(lesson.key(lesson.steps[1]))
    said = {
        asked: flat(run("learn", "evo-2001", typed=[asked, "quit"]).out)
        for asked in ("rules E1-4.2", "help", "log", "board", "save", "hand", "why walk 13-22", "x")
    }
    assert [asked for asked, out in said.items() if second in out] == []
    assert "“x” is not understood" in said["x"]
    assert "E1-4.2" in said["rules E1-4.2"]


def test_undo_leads_back_from_what_is_to_be_looked_at() -> None:
    """To the sentence before; where something was done there, that is taken back."""
    lesson, words = find_lesson("evo-2001", "first"), catalogue("en", "evo-2001")
    said = [words.say(lesson.key(step)) for step in lesson.steps]
    out = flat(run("learn", "evo-2001", typed=["", "back", "undo", "quit"]).out)
    assert (out.count(said[0]), out.count(said[1])) == (2, 1)
    assert words.say("cli-lesson-first") in out
    act = next(n for n, step in enumerate(lesson.steps) if step.acts)
    lines = list(typed(lesson))
    again = flat(
        run("learn", "evo-2001", typed=[*lines[: act + 1], "undo", lines[act], "quit"]).out
    )
    assert again.count(said[act]) == 2
    assert again.count(said[act + 1]) == 2


def test_a_game_that_is_not_there_is_refused_in_one_sentence() -> None:
    assert "evo-1999" in refused(run("learn", "evo-1999"))
