"""The games, found by their folders: each has a GAME. None knows another.

Games of one's own lie in folders that MESOZOIC_GAMES names, and are found as ours are.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
from collections import Counter
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from mesozoic.core.codec import printable
from mesozoic.core.errors import Refused
from mesozoic.core.game import Game

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

SETTING: Final = "MESOZOIC_GAMES"
"""The folders that hold further games, between colons as PATH has them."""

_own = tuple(map(os.path.abspath, filter(None, os.environ.get(SETTING, "").split(os.pathsep))))
# Set when this is first imported, so that every process finds the same games, however it begins.
__path__ = [*__path__, *_own]


@cache
def game_ids() -> tuple[str, ...]:
    """The names of all games, in alphabetical order; refuses a folder that holds none."""
    found = [name for place in __path__ for name in _games_in(place)]
    for name, times in Counter(found).items():
        if times > 1:
            raise Refused("game-twice", game=name, setting=SETTING)
    return tuple(sorted(found))


def _games_in(place: str) -> list[str]:
    folders = (module.name for module in pkgutil.iter_modules([place]) if module.ispkg)
    games = [folder.replace("_", "-") for folder in folders]
    if not games:
        raise Refused("games-none", folder=place, setting=SETTING)
    return games


@cache
def find_game(name: str) -> Game[Any]:
    if name not in game_ids():
        raise Refused("game-unknown", found=name, known=", ".join(game_ids()))
    try:
        game = getattr(importlib.import_module(_module(name)), "GAME", None)
    except (ImportError, SyntaxError) as error:
        raise Refused("game-broken", game=name, problem=printable(str(error))) from error
    if not isinstance(game, Game) or game.id != name:
        raise Refused("game-not-one", game=name)
    return game


def game_folder(name: str) -> Traversable:
    """The files of a game: its words, its rules and its pack."""
    return resources.files(_module(find_game(name).id))


def _module(name: str) -> str:
    return f"{__name__}.{name.replace('-', '_')}"
