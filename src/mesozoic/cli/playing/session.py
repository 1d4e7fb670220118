"""The game as it is played: luck and bots act, people are asked, everything is kept."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from rich.style import Style
from rich.text import Text

from mesozoic.cli.errors import CannotDo, path_sentence, refused_sentence
from mesozoic.cli.playing.ending import ending
from mesozoic.cli.playing.journal import Journal
from mesozoic.cli.playing.keeper import Keeper
from mesozoic.cli.playing.orders import ORDERS, Orders, help_table
from mesozoic.cli.playing.seating import Seating
from mesozoic.cli.playing.terminal import Terminal
from mesozoic.cli.screens import Choices, find_artist
from mesozoic.core.errors import BadValue, Refused
from mesozoic.core.events import Telling
from mesozoic.core.luck import SeededLuck
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.core.values import Action
from mesozoic.words.catalogue import Catalogue
from mesozoic.words.sentences import decision, why

RECENT = 8


class NotUnderstood(CannotDo):
    def __init__(self, text: str) -> None:
        super().__init__("cli-not-understood", found=text)


class Left(Exception):
    """Whoever plays leaves; the game is kept."""


class Session:
    def __init__(
        self, table: Table[Any], words: Catalogue, keeper: Keeper, terminal: Terminal
    ) -> None:
        assert table.record.seed is not None
        self.table = table
        self.words = words
        self.keeper = keeper
        self.terminal = terminal
        self.luck = SeededLuck(bytes.fromhex(table.record.seed))
        self.seating = Seating.of(table.record.header.seats)
        self.names = self.seating.names(words)
        self.screen = find_artist(table.game.id).screen(table, words, self.names)
        self.journal = Journal(table, words, self.names)
        self.orders = Orders(words)
        self.reader: Seat | None = None
        """Who sits before the screen: nobody, where several people share it and none is asked."""
        self.drawn: object = None
        self._handlers = {order: getattr(self, f"_{order}") for order in ORDERS}

    def run(self) -> None:
        """Play to the end, or until whoever plays leaves; either way the record is kept."""
        self._keep()
        self._say("cli-commitment", commitment=self.table.record.header.commitment[:16])
        if len(self.seating.humans) == 1:
            self.reader = self.seating.humans[0]
        try:
            while not self.table.is_over:
                self._go_on()
        except (Left, EOFError, KeyboardInterrupt):
            self._leave()
            return
        self._keep_somewhere()
        self.terminal.show(*ending(self.table, self.words, self.names, self.screen))
        self._say("cli-kept", path=self.keeper.path)
        self._say("cli-verify-hint", path=self.keeper.path)

    def _leave(self) -> None:
        self._keep_somewhere()
        self.terminal.show(Text())
        self._say("cli-left", path=self.keeper.path)
        self.terminal.console.print(f"  {self.keeper.resume_command()}", soft_wrap=True)

    def _keep(self) -> None:
        left = self.keeper.save(self.table.record)
        if left is not None:
            self._say("cli-kept-beside", left=left, path=self.keeper.path)

    def _keep_somewhere(self) -> None:
        """Nobody is there to choose another file: where this one fails, the data folder."""
        try:
            self._keep()
        except BrokenPipeError:
            raise
        except OSError as error:
            self.keeper.rescue(self.table.record)
            self.terminal.show(Text(), Text(path_sentence(self.words, error)))

    def _go_on(self) -> None:
        """One thing that nobody decides, one act of a bot, or one of a person."""
        told = self.table.step(self.luck, at=_now())
        if told is not None:
            self._hear(told)
            return
        seat = self.table.deciders()[0]
        if seat in self.seating.bots:
            choice = self.seating.bot_choice(self.table, seat)
            self._hear(self.table.act(seat, choice, at=_now()))
        else:
            self._ask(seat)

    def _hear(self, told: tuple[Telling, ...]) -> None:
        for line in self.journal.lines(told, self.reader):
            self.terminal.show(Text(line, Style(dim=True)))

    # Asking a person

    def _ask(self, seat: Seat) -> None:
        if self.reader != seat:
            self.reader = seat
            about = self.words.name("species", str(seat), self.names[seat])
            self.terminal.cover(
                self.words.say("cli-cover", who=about), self.words.say("cli-cover-prompt")
            )
        number = self.table.decision(seat)
        choices = self._draw(seat)
        while self.table.decision(seat) == number and not self.table.is_over:
            try:
                self._answer(seat, choices, self.terminal.read(self.words.say("cli-prompt") + " "))
            except Refused as refused:
                self.terminal.show(Text(refused_sentence(self.words, refused)))
            except OSError as error:
                self.terminal.show(Text(path_sentence(self.words, error)))
        self.journal.mark(seat)
        if len(self.seating.humans) > 1 and seat not in self.table.deciders():
            self.reader = None

    def _draw(self, seat: Seat) -> Choices:
        """The page, and under it what is decided and what may be done."""
        view = self.table.view(seat)
        self.terminal.clear()
        moment = (seat, view.moment.tag)
        if self.terminal.interactive or moment != self.drawn:
            log = self.journal.recent(seat, RECENT) if self.terminal.interactive else ()
            self.terminal.show(self.screen.page(view, self.terminal.width, log))
            self.drawn = moment
        options = self.table.options(seat)
        choices = self.screen.choices(view, options, self.terminal.width)
        asked = decision(self.words, view.moment, view.asked, self.names)
        self.terminal.show(Text(), Text(asked, Style(bold=True)), choices.shown)
        return choices

    def _answer(self, seat: Seat, choices: Choices, text: str) -> None:
        order, rest = self.orders.read(text)
        if order and not self._is_a_move(text):
            self._handlers[order](seat, choices, rest)
        elif text:
            action = self._read(seat, choices, text)
            if not self._may(seat, action):
                return
            number = self.table.decision(seat)
            self._hear(self.table.act(seat, action, decision=number, at=_now()))
            self._keep()

    def _may(self, seat: Seat, action: Action) -> bool:
        """Whether it may be tried; where it may not, why not has been said."""
        return True

    def _is_a_move(self, text: str) -> bool:
        """Whether this is a move in full, though it begins like an order: `keep eggs`."""
        try:
            self.table.game.notation.read(_line(text))
        except BadValue:
            return False
        return True

    def _read(self, seat: Seat, choices: Choices, text: str) -> Action:
        """An answer by its number, by shorthand or by notation."""
        line = _line(text)
        if line in choices.answers:
            return choices.answers[line]
        short = self.screen.shorthand(self.table.view(seat), line)
        if short is not None:
            return short
        try:
            return self.table.game.notation.read(line)
        except BadValue:
            raise NotUnderstood(text) from None

    # Orders

    def _why(self, seat: Seat, choices: Choices, text: str) -> None:
        if not text:
            self._say("cli-why-usage")
            return
        reason = self.table.explain(seat, self._read(seat, choices, text))
        said = str(why(self.words, reason, self.names)) if reason else self.words.say("cli-why-may")
        self.terminal.show(Text(said))

    def _undo(self, seat: Seat, choices: Choices, text: str) -> None:
        self.table.undo(seat, at=_now())
        self.drawn = None
        self._say("cli-undone")
        self._keep()

    def _save(self, seat: Seat, choices: Choices, text: str) -> None:
        path = Path(text).expanduser()
        if text and path.resolve() != self.keeper.path.resolve():
            self.keeper.save_as(self.table.record, path)
        else:
            self._keep()
        self._say("cli-kept", path=self.keeper.path)

    def _log(self, seat: Seat, choices: Choices, text: str) -> None:
        last = int(text) if text.isdecimal() else RECENT
        lines = self.journal.last(seat, last) or [self.words.say("cli-log-empty")]
        self.terminal.show(*(Text(line) for line in lines))

    def _rules(self, seat: Seat, choices: Choices, text: str) -> None:
        from mesozoic.cli.rules import show_rules

        show_rules(self.terminal.console, self.words, self.table.game.id, text.upper() or None)

    def _hand(self, seat: Seat, choices: Choices, text: str) -> None:
        self.terminal.show(self.screen.hand(self.table.view(seat)))

    def _board(self, seat: Seat, choices: Choices, text: str) -> None:
        self.drawn = None
        self._draw(seat)

    def _help(self, seat: Seat, choices: Choices, text: str) -> None:
        from mesozoic.words.rules import rules

        rule = next(iter(rules(self.table.game.id, self.words.language)))
        self.terminal.show(help_table(self.words, rule.number))

    def _quit(self, seat: Seat, choices: Choices, text: str) -> None:
        raise Left

    def _say(self, key: str, **about: object) -> None:
        self.terminal.console.print(self.words.say(key, **about), soft_wrap=True)


def _line(text: str) -> str:
    return " ".join(text.lower().split())


def _now() -> int:
    return int(time.time())
