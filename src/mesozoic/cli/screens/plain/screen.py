"""A screen made of a game's view, options and sentences alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.text import Text

from mesozoic.cli.screens import Choices
from mesozoic.cli.screens.island.palette import SOFT, badge
from mesozoic.cli.screens.menu import NumberedMenu
from mesozoic.cli.screens.plain.things import drawn, named, title
from mesozoic.cli.screens.players import players_table
from mesozoic.core.codec import plain
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.core.values import Action
from mesozoic.core.views import View
from mesozoic.words.catalogue import Catalogue

# What is said elsewhere on the page.
COMMON: Final = {*(field.name for field in fields(View)), "players"}


class PlainScreen:
    def __init__(self, words: Catalogue, names: Sequence[str]) -> None:
        self.words = words
        self.names = names

    def page(self, view: Any, width: int, log: Sequence[str] = ()) -> RenderableType:
        parts: list[RenderableType] = [self._title(view, width), self.hand(view)]
        if log:
            parts.append(Padding(Text("\n".join(log), SOFT), (1, 0, 0, 0)))
        return Group(*parts)

    def hand(self, view: Any) -> RenderableType:
        """Whatever the view shows: what is secret is in it too."""
        shown: dict[str, Any] = plain(view)
        table = {name: thing for name, thing in shown.items() if name not in COMMON}
        return Group(named(table, self.words), self._players(view, shown.get("players", ())))

    def choices(self, view: Any, options: Sequence[Action], width: int) -> Choices:
        menu = NumberedMenu(view.moment, self.words, width)
        for option in options:
            menu.add_line(option)
        return menu.choices()

    def shorthand(self, view: Any, text: str) -> Action | None:
        return None

    def standing_titles(self) -> tuple[str, ...]:
        return (self.words.say("cli-column-won"), self.words.say("cli-column-points"))

    def player_title(self) -> str:
        return self.words.say("cli-column-species")

    def player(self, seat: int) -> str:
        return f"{self.words.say(f'species-{seat}')} ({self.names[seat]})"

    def badge(self, seat: int) -> Text:
        return badge(seat)

    def _title(self, view: Any, width: int) -> Text:
        parts = (self.words.say("game-title"), self.words.say("cli-turn", turn=view.turn))
        return Text(f" {' · '.join(parts)} ".center(width, "─"), Style(bold=True), no_wrap=True)

    def _players(self, view: Any, players: Sequence[dict[str, Any]]) -> RenderableType:
        """A view's `players`, by seat; each a record of what is seen of one."""
        columns = list(players[0]) if players else []
        return players_table(
            view,
            [Seat(seat) for seat in range(len(self.names))],
            self.words,
            self.names,
            [title(column, self.words) for column in columns],
            lambda seat: [drawn(players[seat][column], self.words) for column in columns],
        )


def screen(table: Table[Any], words: Catalogue, names: Sequence[str]) -> PlainScreen:
    return PlainScreen(words, names)
