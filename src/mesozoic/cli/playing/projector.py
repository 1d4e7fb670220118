"""Shows a record frame by frame; or, where nobody sits at a keyboard, all of it."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from mesozoic.cli.playing.ending import ending
from mesozoic.cli.playing.reel import Reel
from mesozoic.cli.playing.terminal import Terminal
from mesozoic.cli.screens import find_artist
from mesozoic.core.film import Frame
from mesozoic.words.catalogue import Catalogue
from mesozoic.words.sentences import tell


class Projector:
    def __init__(self, reel: Reel, words: Catalogue) -> None:
        self.reel = reel
        self.words = words
        self.film = reel.film
        self.names = self.film.record.header.seats
        self.terminal = Terminal()
        self.screen = find_artist(self.film.table.game.id).screen(
            self.film.table, words, self.names
        )

    def run(self) -> None:
        if self.terminal.interactive and self.film.frames:
            self._step_through()
            return
        for frame in self.film.frames:
            self._tell(frame)
        self._end()

    def _step_through(self) -> None:
        at, last = 0, len(self.film.frames) - 1
        while True:
            self._show(self.film.frames[at])
            if at == last:
                self._end()
            prompt = self.words.say("cli-replay-prompt", entry=at, last=last) + " "
            try:
                typed = self.terminal.read(prompt).lower()
            except (EOFError, KeyboardInterrupt):
                return
            if typed in ("q", "quit"):
                return
            at = self._next(typed, at, last)

    def _next(self, typed: str, at: int, last: int) -> int:
        if typed == "b":
            return max(0, at - 1)
        if typed.isdecimal():
            return min(int(typed), last)
        return min(at + 1, last)

    def _show(self, frame: Frame) -> None:
        self.terminal.clear()
        self.terminal.show(self.screen.page(self.reel.view(frame), self.terminal.width), Text())
        self._tell(frame)

    def _tell(self, frame: Frame) -> None:
        line = Text.assemble((f"{frame.number}  {self._who(frame)}", Style(bold=True)))
        line.append(f"  {self._what(frame)}")
        if frame.undone:
            line.append(f"  ({self.words.say('cli-replay-undone')})", Style(italic=True))
        self.terminal.show(line)
        for event in self.reel.events(frame):
            self.terminal.show(Text(f"     {tell(self.words, event, self.names)}"))

    def _who(self, frame: Frame) -> str:
        seat = frame.entry.seat
        if seat is None:
            return self.words.say("cli-replay-luck")
        return self.screen.player(seat)

    def _what(self, frame: Frame) -> str:
        if frame.entry.takes_back:
            entries = ", ".join(map(str, frame.entry.takes_back))
            return self.words.say("cli-replay-undo", entries=entries)
        return self.reel.notation(frame) or "…"

    def _end(self) -> None:
        if self.reel.is_over:
            self.terminal.show(*ending(self.film.table, self.words, self.names, self.screen))
