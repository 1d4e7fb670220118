"""Where a table stands in its lesson follows from what happened there, and from nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from mesozoic.core.errors import IllegalAction
from mesozoic.core.luck import SeededLuck
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.lessons.checking import open_table
from mesozoic.lessons.following import (
    LessonLuck,
    check_goes_on,
    cues_done,
    goes_on,
    next_cue,
    rivals_act,
)
from mesozoic.lessons.lesson import Lesson
from mesozoic.lessons.reading import find_lesson

ME = Seat(0)
LESSON = find_lesson("evo-2001", "first")
SEEDED = SeededLuck.named("otherwise")


def step(name: str) -> int:
    return next(number for number, step in enumerate(LESSON.steps) if step.name == name)


def played(lesson: Lesson, read: int) -> Table[Any]:
    """A table where all that may happen by itself has, and each act was done, up to a step."""
    table = open_table(lesson)
    luck = LessonLuck(lesson, table, SEEDED)
    while (cue := next_cue(lesson, table)) is not None:
        if goes_on(lesson, table, read) and table.step(luck) is not None:
            continue
        rival = rivals_act(lesson, table) if goes_on(lesson, table, read) else None
        if rival is not None:
            table.act(*rival)
        elif cue.seat == lesson.seat and cue.step < read:
            table.act(lesson.seat, table.game.notation.read(cue.acts[0]))
        else:
            break
    return table


def test_luck_and_rivals_wait_until_the_sentence_before_them_was_read() -> None:
    unread, read = played(LESSON, step("phases")), played(LESSON, step("order"))
    assert cues_done(LESSON, unread) == LESSON.after[step("phases")]
    assert cues_done(LESSON, read) == LESSON.after[step("order")]
    assert LESSON.after[step("order")] == LESSON.after[step("phases")] + 2


def test_what_follows_an_act_follows_at_once() -> None:
    table = played(LESSON, step("bid"))
    table.act(ME, table.game.notation.read("bid 1 on 0"))
    assert goes_on(LESSON, table, step("bid"))
    assert rivals_act(LESSON, table) == (Seat(1), table.game.notation.read("bid 2 on 0"))


def test_another_act_is_refused_by_the_lesson_and_a_forbidden_one_by_the_rules() -> None:
    table = played(LESSON, step("walk"))
    read = table.game.notation.read
    check_goes_on(LESSON, table, ME, read("walk 13-14"))
    with pytest.raises(IllegalAction) as refused:
        check_goes_on(LESSON, table, ME, read("walk 13-22"))
    assert (refused.value.key, refused.value.about) == ("lesson-other-way", {"step": step("walk")})
    check_goes_on(LESSON, table, ME, read("walk 13-41"))
    with pytest.raises(IllegalAction, match="why-"):
        table.act(ME, read("walk 13-41"))


def test_taking_back_goes_back_and_the_same_luck_comes_again() -> None:
    table = played(LESSON, step("won"))
    fought = [page.entry.action for page in table.pages][-1]
    done = cues_done(LESSON, table)
    table.take_back(ME, table.far_undo(ME, past_luck=True))
    assert cues_done(LESSON, table) == LESSON.after[step("attack")] < done
    table.act(ME, table.game.notation.read("attack 8-9"))
    table.step(LessonLuck(LESSON, table, SEEDED))
    assert [page.entry.action for page in table.pages][-1] == fought
    assert cues_done(LESSON, table) == done


def test_a_record_is_a_record_and_folds_to_the_same_step() -> None:
    table = played(LESSON, step("flee"))
    again = Table(table.game, table.record, table.components)
    assert cues_done(LESSON, again) == cues_done(LESSON, table) == LESSON.after[step("flee")]


def test_at_its_end_nothing_more_is_done_or_drawn() -> None:
    table = played(LESSON, len(LESSON.steps))
    while table.forced_pass() is not None:
        table.step(LessonLuck(LESSON, table, SEEDED))
    assert next_cue(LESSON, table) is None
    assert table.awaits_luck()
    assert not goes_on(LESSON, table, len(LESSON.steps))
    table.draw(SEEDED)
    table.draw(SEEDED)
    table.draw(SEEDED)
    seat = table.deciders()[0]
    with pytest.raises(IllegalAction, match="lesson-over"):
        check_goes_on(LESSON, table, seat, table.options(seat)[0])


def test_where_something_else_was_done_the_lesson_is_over() -> None:
    table = played(LESSON, step("walk"))
    table.act(ME, table.game.notation.read("walk 13-22"))
    assert next_cue(LESSON, table) is None
