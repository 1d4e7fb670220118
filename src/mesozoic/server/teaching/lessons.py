"""Tables at which somebody is taught: by which lesson, with which luck, and how one is opened."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec.json import encode

from mesozoic.core.errors import Refused
from mesozoic.core.luck import Luck, SeededLuck
from mesozoic.core.table import Table
from mesozoic.games import find_game
from mesozoic.lessons.following import LessonLuck
from mesozoic.lessons.lesson import Lesson, Step
from mesozoic.lessons.reading import find_lesson
from mesozoic.server.made import Made
from mesozoic.server.messages import Json, Language
from mesozoic.server.shapes import LessonShape, LessonStep, Opening, SeatWish
from mesozoic.server.stored import StoredTable
from mesozoic.words.catalogue import Catalogue, catalogue

KIND = "level:1"
"""The bot that sits where a lesson says what is done."""


def lesson_at(kept: StoredTable) -> Lesson | None:
    """None at any other table, and where the lesson is no longer there."""
    if kept.lesson is None:
        return None
    try:
        return find_lesson(kept.header["game"], kept.lesson)
    except Refused:
        return None


def luck_at(kept: StoredTable, table: Table[Any], lesson: Lesson | None) -> Luck:
    seeded = SeededLuck(bytes.fromhex(kept.seed))
    return seeded if lesson is None else LessonLuck(lesson, table, seeded)


def opening_of(lesson: Lesson, name: str) -> Opening:
    """What its table is opened with; nobody finds it in a list."""
    seats = [SeatWish("bot", bot=KIND) for _ in range(lesson.players)]
    seats[lesson.seat] = SeatWish("here", name)
    return Opening(
        lesson.game,
        lesson.players,
        seats,
        dict(lesson.options),
        seed=f"lesson {lesson.name}",
        public=False,
    )


@cache
def made_lesson(game: str, name: str, language: Language) -> Made:
    return Made(encode(_shape(find_lesson(game, name), language)), "application/json")


def _shape(lesson: Lesson, language: Language) -> LessonShape:
    words = catalogue(language, lesson.game)
    return LessonShape(
        game=lesson.game,
        lesson=lesson.name,
        title=words.say(lesson.title),
        seat=lesson.seat,
        cues=len(lesson.script),
        steps=[
            _step(lesson, words, step, after)
            for step, after in zip(lesson.steps, lesson.after, strict=True)
        ],
        afterwards=dict(lesson.afterwards),
    )


def _step(lesson: Lesson, words: Catalogue, step: Step, after: int) -> LessonStep:
    key = lesson.key(step)
    wrong = f"{key}.wrong" if words.has_attribute(key, "wrong") else "lesson-wrong"
    return LessonStep(
        kind=step.kind,
        text=words.say(key),
        wrong=words.say(wrong) if step.kind == "do" else None,
        act=_form(lesson, step.acts[0]) if step.kind == "do" else None,
        at=list(step.at),
        rule=step.rule or None,
        after=after,
    )


def _form(lesson: Lesson, act: str) -> Json:
    game = find_game(lesson.game)
    return game.action_codec.to_json(game.notation.read(act))
