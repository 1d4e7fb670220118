"""The whole screen of Evolution, family version."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.text import Text

from mesozoic.cli.screens import Choices
from mesozoic.cli.screens.evolution_family.cards import describe
from mesozoic.cli.screens.evolution_family.choices import FamilyMenu, card_at_stake
from mesozoic.cli.screens.evolution_family.decks import decks
from mesozoic.cli.screens.evolution_family.palette import badge
from mesozoic.cli.screens.evolution_family.paths import Paths, legend
from mesozoic.cli.screens.island.palette import SOFT
from mesozoic.core.table import Table
from mesozoic.core.values import Action
from mesozoic.games.evolution_family.actions import Guess
from mesozoic.games.evolution_family.board import Board
from mesozoic.games.evolution_family.moments import ContestMoment
from mesozoic.games.evolution_family.view import FamilyView
from mesozoic.words.catalogue import Catalogue
from mesozoic.words.sentences import act

_HANDS: Final = re.compile(r"\d{1,3}(?:[ ,]+\d{1,3})*")


class FamilyScreen:
    def __init__(self, board: Board, words: Catalogue, names: Sequence[str]) -> None:
        self.board = board
        self.words = words
        self.names = names

    def page(self, view: FamilyView, width: int, log: Sequence[str] = ()) -> RenderableType:
        parts: list[RenderableType] = [
            self._title(view, width),
            *decks(self.board, view, self.words, width),
            legend(self.words, width),
            *Paths(self.board, view, self.words, self.names, width).lines(),
            *self._stake(view),
            *self._closed_hand(view),
        ]
        if log:
            parts.append(Padding(Text("\n".join(log), SOFT), (1, 0, 0, 0)))
        return Group(*parts)

    def _title(self, view: FamilyView, width: int) -> Text:
        turn = self.words.say("cli-turn", turn=view.turn)
        title = f" {self.words.say('game-title')} · {turn} "
        return Text(title.center(width, "─"), Style(bold=True), no_wrap=True)

    def _stake(self, view: FamilyView) -> list[Text]:
        """For those who look on; whoever is asked has the card before them with their choices."""
        face = card_at_stake(self.board, view)
        return [describe(face, self.words)] if face and view.seat not in view.asked else []

    def _closed_hand(self, view: FamilyView) -> list[Text]:
        """What this seat has hidden, and nobody else may see."""
        now = view.moment
        if not isinstance(now, ContestMoment) or now.answer is None:
            return []
        return [Text(self.words.say("cli-hidden", action=act(self.words, now.answer)))]

    def hand(self, view: FamilyView) -> RenderableType:
        hidden = self._closed_hand(view)
        return Group(*(hidden or [Text(self.words.say("cli-nothing-hidden"), SOFT)]))

    def choices(self, view: FamilyView, options: Sequence[Action], width: int) -> Choices:
        return FamilyMenu(self.board, view, self.words, width).add(options)

    def shorthand(self, view: FamilyView, text: str) -> Action | None:
        """In a contest numbers are tokens, offered or not."""
        if isinstance(view.moment, ContestMoment) and _HANDS.fullmatch(text):
            return Guess(tuple(int(number) for number in re.findall(r"\d+", text)))
        return None

    def standing_titles(self) -> tuple[str, ...]:
        columns = ("won", "eras", "path")
        return tuple(self.words.say(f"cli-column-{column}") for column in columns)

    def player_title(self) -> str:
        return self.words.say("cli-column-species")

    def player(self, seat: int) -> str:
        return f"{self.words.say(f'species-{seat}')} ({self.names[seat]})"

    def badge(self, seat: int) -> Text:
        """All of a player's animals."""
        own = (animal for animal, owner in enumerate(self.board.animals) if owner == seat)
        return Text().join(badge(animal) for animal in own)


def screen(table: Table[Any], words: Catalogue, names: Sequence[str]) -> FamilyScreen:
    return FamilyScreen(table.game.board(table.state), words, names)
