"""Where a table stands in its lesson: folded from the entries that stand, and nothing else."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, TypeVar

from mesozoic.core.errors import IllegalAction
from mesozoic.core.luck import Luck
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.core.values import Action
from mesozoic.lessons.lesson import Cue, Lesson

T = TypeVar("T")


def cues_done(lesson: Lesson, table: Table[Any]) -> int:
    """How many cues of the script have been followed, from its beginning.

    What seats do side by side may stand in another order; what the table did for a seat that could
    only pass is in no script. Where something else was done than the lesson has (it may have been
    rewritten since), it is over.
    """
    write = table.game.notation.write
    waiting: dict[Seat | None, deque[str]] = {}
    for page in table.pages:
        if not page.entry.auto and page.entry.action is not None:
            waiting.setdefault(page.entry.seat, deque()).append(write(page.entry.action))
    for number, cue in enumerate(lesson.script):
        acts = waiting.get(cue.seat)
        if not acts:
            return number
        if not cue.fits(acts.popleft()):
            break
    return len(lesson.script)


def next_cue(lesson: Lesson, table: Table[Any]) -> Cue | None:
    """What comes next; None when all has been done."""
    done = cues_done(lesson, table)
    return lesson.script[done] if done < len(lesson.script) else None


def goes_on(lesson: Lesson, table: Table[Any], read: int) -> bool:
    """Whether what luck, a rival or the table itself does next may happen, where the step `read`
    has been come to: what follows a sentence waits until it was read."""
    cue = next_cue(lesson, table)
    if cue is None:  # no more luck; but who could only pass has passed
        return not table.awaits_luck()
    return cue.seat == lesson.seat or cue.step < read or lesson.follows_an_act(cue)


def rivals_act(lesson: Lesson, table: Table[Any]) -> tuple[Seat, Action] | None:
    """What a rival does now, where it is for one to act."""
    cue = next_cue(lesson, table)
    if cue is None or cue.seat is None or cue.seat == lesson.seat:
        return None
    return cue.seat, table.game.notation.read(cue.acts[0])


def check_goes_on(lesson: Lesson, table: Table[Any], seat: Seat, action: Action) -> None:
    """Refuse what the rules allow and the lesson does not; what they forbid they refuse."""
    if table.explain(seat, action) is not None:
        return
    cue = next_cue(lesson, table)
    if cue is None:
        raise IllegalAction("lesson-over")
    if cue.seat != seat or not cue.fits(table.game.notation.write(action)):
        raise IllegalAction("lesson-other-way", step=cue.step)


class LessonLuck:
    """Luck as a lesson has it, and what a seed gives when that is at its end."""

    def __init__(self, lesson: Lesson, table: Table[Any], otherwise: Luck) -> None:
        self._draws = [cue.acts[0] for cue in lesson.script if cue.seat is None]
        self._notation = table.game.notation
        self._otherwise = otherwise

    def draw(self, number: int, outcomes: Sequence[tuple[T, int]]) -> T:
        if number < len(self._draws):
            chosen: Any = self._notation.read(self._draws[number])
            for outcome, _ in outcomes:
                if outcome == chosen:
                    return outcome
        return self._otherwise.draw(number, outcomes)
