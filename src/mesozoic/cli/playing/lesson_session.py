"""A lesson as it is played in a terminal: sentences, and the real acts at the real table."""

from __future__ import annotations

from typing import Any, Final

from rich.style import Style
from rich.text import Text

from mesozoic.cli.errors import path_sentence, refused_sentence
from mesozoic.cli.playing.keeper import Keeper
from mesozoic.cli.playing.session import Left, NotUnderstood, Session
from mesozoic.cli.playing.terminal import Terminal
from mesozoic.cli.screens import Choices
from mesozoic.core.errors import IllegalAction, Refused
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.core.values import Action
from mesozoic.lessons.following import (
    LessonLuck,
    check_goes_on,
    cues_done,
    goes_on,
    rivals_act,
)
from mesozoic.lessons.lesson import Lesson
from mesozoic.words.catalogue import Catalogue

NOTHING_ASKED: Final = Choices(Text(), {})


class LessonSession(Session):
    def __init__(
        self,
        lesson: Lesson,
        table: Table[Any],
        words: Catalogue,
        keeper: Keeper,
        terminal: Terminal,
    ) -> None:
        super().__init__(table, words, keeper, terminal)
        self.lesson = lesson
        self.reader = lesson.seat
        self._taught = LessonLuck(lesson, table, self.luck)
        self._at = lesson.step_after(cues_done(lesson, table))

    def run(self) -> None:
        """Step by step to the end, or until whoever learns leaves."""
        self.terminal.show(Text(self.words.say(self.lesson.title), Style(bold=True)))
        self._keep()
        try:
            while self._at < len(self.lesson.steps):
                self._step()
        except (Left, EOFError, KeyboardInterrupt):
            self._keep_somewhere()
            self.terminal.show(Text())
            self._say("cli-lesson-left", game=self.lesson.game)
            return
        self._play_on()
        self._keep_somewhere()
        self._say("cli-lesson-over", game=self.lesson.game)

    def _step(self) -> None:
        self._play_on()
        if self.lesson.steps[self._at].kind == "do":
            self._ask(self.lesson.seat)
            done = cues_done(self.lesson, self.table)
            is_done = done > self.lesson.after[self._at]
            self._at = self._at + 1 if is_done else self.lesson.act_at(done)
            return
        self._show_step()
        at = self._at
        while self._at == at:
            try:
                self._read_on(self.terminal.read(self.words.say("cli-lesson-prompt") + " "))
            except Refused as refused:
                self.terminal.show(Text(refused_sentence(self.words, refused)))
            except OSError as error:
                self.terminal.show(Text(path_sentence(self.words, error)))

    def _read_on(self, text: str) -> None:
        """Nothing typed goes on; orders do what they do at the table, and undo leads back."""
        order, rest = self.orders.read(text)
        if order == "undo":
            self._back()
        elif order == "board":
            page = self.screen.page(self.table.view(self.lesson.seat), self.terminal.width)
            self.terminal.show(page)
            self._show_step()
        elif order:
            self._handlers[order](self.lesson.seat, NOTHING_ASKED, rest)
        elif rest:
            raise NotUnderstood(rest)
        else:
            self._at += 1

    def _back(self) -> None:
        """To the step before; what was done there is taken back."""
        if not self._at:
            self._say("cli-lesson-first")
        elif self.lesson.steps[self._at - 1].kind == "do":
            self._undo(self.lesson.seat, NOTHING_ASKED, "")
            self._at = self.lesson.act_at(cues_done(self.lesson, self.table))
        else:
            self._at -= 1

    def _play_on(self) -> None:
        """What luck and rivals do as far as one has read."""
        while goes_on(self.lesson, self.table, self._at):
            told = self.table.step(self._taught)
            if told is None:
                rival = rivals_act(self.lesson, self.table)
                if rival is None:
                    return
                told = self.table.act(*rival)
            self._hear(told)
            self._keep()

    def _show_step(self) -> None:
        """The sentence, and in place of a light the act in notation."""
        step = self.lesson.steps[self._at]
        count = self.words.say("cli-lesson-count", step=self._at + 1, steps=len(self.lesson.steps))
        text = self.words.say(self.lesson.key(step))
        light = step.acts[0] if step.acts else step.rule
        said = Text.assemble((f"{count}  ", "dim"), (text, "bold"), (f"  {light}", "dim"))
        self.terminal.show(Text(), said)

    def _draw(self, seat: Seat) -> Choices:
        """What is to be done stands below what may be."""
        choices = super()._draw(seat)
        self._show_step()
        return choices

    def _may(self, seat: Seat, action: Action) -> bool:
        try:
            check_goes_on(self.lesson, self.table, seat, action)
        except IllegalAction:
            key = self.lesson.key(self.lesson.steps[self._at])
            has_own = self.words.has_attribute(key, "wrong")
            self._say(f"{key}.wrong" if has_own else "lesson-wrong")
            return False
        return True

    def _undo(self, seat: Seat, choices: Choices, text: str) -> None:
        """As far as one likes, also behind luck and rivals: the same comes again."""
        self.table.take_back(seat, self.table.far_undo(seat, past_luck=True))
        self.drawn = None
        self._say("cli-undone")
        self._keep()
