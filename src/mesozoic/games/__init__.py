"""The games, found by their folders: each has a GAME. None knows another."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

from mesozoic.core.errors import Refused
from mesozoic.core.game import Game


def game_ids() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    folders = (module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    return tuple(sorted(folder.replace("_", "-") for folder in folders))


@cache
def find_game(name: str) -> Game[Any]:
    if name not in game_ids():
        raise Refused("game-unknown", found=name, known=", ".join(game_ids()))
    folder = name.replace("-", "_")
    game: Game[Any] = importlib.import_module(f"{__name__}.{folder}").GAME
    return game
