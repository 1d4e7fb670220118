"""How each game looks in a terminal: a folder a game, found as the games are, or `plain`."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from mesozoic.core.values import Action

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from mesozoic.core.game import Game
    from mesozoic.core.table import Table
    from mesozoic.words.catalogue import Catalogue


@dataclass(frozen=True)
class Choices:
    """The options as they are shown, and what may be typed for each."""

    shown: RenderableType
    answers: Mapping[str, Action]


class Screen(Protocol):
    """Draws one table for one reader at a time. It gets views, never states."""

    def page(self, view: Any, width: int, log: Sequence[str] = ()) -> RenderableType:
        """Everything on the table."""

    def hand(self, view: Any) -> RenderableType:
        """What only this seat sees."""

    def choices(self, view: Any, options: Sequence[Action], width: int) -> Choices: ...

    def shorthand(self, view: Any, text: str) -> Action | None:
        """An action typed shorter than its notation, offered or not."""

    def standing_titles(self) -> tuple[str, ...]:
        """What each number that a game ranks by is called, at the head of its column."""

    def player_title(self) -> str:
        """What those are called whose names stand in a column."""

    def player(self, seat: int) -> str:
        """A seat by its name on the board and by who plays it."""

    def badge(self, seat: int) -> Text:
        """A seat's mark, as it stands on the board."""


class Artist(Protocol):
    """What a game's folder here supplies."""

    def screen(self, table: Table[Any], words: Catalogue, names: Sequence[str]) -> Screen: ...

    def contents(self, game: Game[Any], components: Any, words: Catalogue) -> RenderableType:
        """What is in a component pack."""


def find_artist(game: str) -> Artist:
    """Who draws a game: its folder here, or for a game without one the plain artist."""
    own = f"{__name__}.{game.replace('-', '_')}"
    found = importlib.import_module(own) if importlib.util.find_spec(own) else None
    if found is None or not hasattr(found, "contents"):  # what several games share has none
        found = importlib.import_module(f"{__name__}.plain")
    artist: Artist = found
    return artist
