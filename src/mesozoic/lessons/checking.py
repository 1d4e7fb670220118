"""Whether a lesson fits the rules: it is played, by every way it leaves open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from mesozoic.core.codec import Notation
from mesozoic.core.errors import BadValue
from mesozoic.core.play import outcomes
from mesozoic.core.table import Table
from mesozoic.files.tables import new_table
from mesozoic.lessons.lesson import Cue, Lesson

WAYS: Final = 500
"""The most ways through a lesson that are played."""


def open_table(lesson: Lesson) -> Table[Any]:
    return new_table(lesson.game, lesson.players, lesson.options, seed=lesson.name)


def misfits(lesson: Lesson) -> Iterator[str]:
    """What does not fit, each with the step where it was found; nothing where all does."""
    walk = _Walk(lesson)
    walk.go(open_table(lesson), 0)
    yield from walk.found
    if walk.ways > WAYS:
        yield f"more than {WAYS} ways lead through it"


class _Walk:
    def __init__(self, lesson: Lesson) -> None:
        self._lesson = lesson
        self.found: dict[str, None] = {}
        """In the order in which they were found."""
        self.ways = 0

    def go(self, table: Table[Any], done: int) -> None:
        while (forced := table.forced_pass()) is not None:
            table.act(*forced, auto=True)
        if done == len(self._lesson.script):
            self.ways += 1
            return
        cue = self._lesson.script[done]
        for act in self._acts(table, cue):
            if self.ways > WAYS:
                return
            aside = table.fork()
            if self._does(aside, cue, act):
                self.go(aside, done + 1)

    def _acts(self, table: Table[Any], cue: Cue) -> list[str]:
        """What goes on at this moment; a pattern stands for every option that it fits."""
        if cue.seat is None:
            offered = [outcome for outcome, _ in outcomes(table.state)]
        else:
            offered = list(table.options(cue.seat))
        write = table.game.notation.write
        fitting = [text for text in map(write, offered) if cue.fits(text)]
        for act in cue.acts:
            if not any(Cue(cue.seat, (act,), cue.step).fits(text) for text in fitting):
                known = ", ".join(map(write, offered)) or "nothing"
                self._complain(cue, f"{_whose(cue)} {act!r} is not among: {known}")
        return fitting

    def _does(self, table: Table[Any], cue: Cue, act: str) -> bool:
        action = _read(table.game.notation, act)
        if action is None:
            self._complain(cue, f"{act!r} is no act of this game")
            return False
        if cue.seat is None:
            table.draw(_Chosen(action))
        else:
            table.act(cue.seat, action)
        return True

    def _complain(self, cue: Cue, problem: str) -> None:
        step = self._lesson.steps[cue.step].name if cue.step >= 0 else "first"
        name = f"{self._lesson.game}/{self._lesson.name}"
        self.found[f"{name}, step {step!r}: {problem}"] = None


class _Chosen:
    """Luck that brings what was chosen."""

    def __init__(self, outcome: Any) -> None:
        self._outcome = outcome

    def draw(self, number: int, outcomes: object) -> Any:
        return self._outcome


def _whose(cue: Cue) -> str:
    return "luck" if cue.seat is None else f"seat {cue.seat}"


def _read(notation: Notation, act: str) -> Any:
    try:
        return notation.read(act)
    except BadValue:
        return None
