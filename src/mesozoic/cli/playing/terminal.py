"""The screen and the keyboard; or a pipe, which is never cleared and ends."""

from __future__ import annotations

import contextlib
import sys
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

WIDEST: Final = 140


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Rich would end the program itself, with an exit code of its own."""
        raise BrokenPipeError


def make_console(*, stderr: bool = False) -> Console:
    return _Console(highlight=False, markup=False, emoji=False, stderr=stderr)


class Terminal:
    def __init__(self) -> None:
        self.console = make_console()
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        if self.interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401, arrow keys and history in `input`

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing, width=self.width)

    def read(self, prompt: str) -> str:
        """A line that somebody types; raises EOFError where there are no more."""
        line = input(prompt)
        if not self.interactive:
            self.show(Text(line))
        return line.strip()

    def clear(self) -> None:
        if self.interactive:
            self.console.clear()

    def cover(self, message: str, prompt: str) -> None:
        """Hide what one player saw, even from scrolling back, until the next one is there."""
        if self.interactive:
            self.console.clear()
            self.console.file.write("\x1b[3J")
            self.console.file.flush()
            self.show(Text(message))
            input(prompt)
            self.console.clear()
        else:
            self.show(Text(message))
