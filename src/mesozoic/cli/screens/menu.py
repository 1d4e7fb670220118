"""The options as they are being numbered."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.text import Text

from mesozoic.cli.screens import Choices
from mesozoic.cli.screens.flow import flow
from mesozoic.cli.screens.island.palette import ACCENT, SOFT
from mesozoic.core.moment_views import MomentView
from mesozoic.core.values import Action
from mesozoic.words.catalogue import Catalogue
from mesozoic.words.sentences import act


class NumberedMenu:
    def __init__(self, moment: MomentView | None, words: Catalogue, width: int) -> None:
        self.moment = moment
        self.words = words
        self.width = width
        self.lines: list[Text] = []
        self.answers: dict[str, Action] = {}
        self.next = 1

    def choices(self) -> Choices:
        return Choices(Group(*self.lines), self.answers)

    def number(self, action: Action, text: Text | str) -> Text:
        """An option with the number to type for it."""
        key = str(self.next)
        self.next += 1
        self.answers[key] = action
        return Text.assemble((f"{key})", ACCENT), " ", text)

    def add_row(self, options: Sequence[tuple[Action, Text]], heading: Text | None = None) -> None:
        """Options side by side."""
        pieces = [self.number(action, text) for action, text in options]
        self.lines.append(flow(pieces, self.width, heading))

    def add_line(self, option: Action, more: str = "") -> None:
        """An option in words, and what is to be said about it."""
        text = Text(act(self.words, option, self.moment))
        if more:
            text.append(f"  {more}", SOFT)
        self.lines.append(self.number(option, text))
