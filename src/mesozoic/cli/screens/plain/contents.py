"""What is in a component pack."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType

from mesozoic.cli.screens.plain.things import drawn
from mesozoic.core.codec import plain
from mesozoic.core.game import Game
from mesozoic.words.catalogue import Catalogue


def contents(game: Game[Any], components: Any, words: Catalogue) -> RenderableType:
    return drawn(plain(components), words)
