"""Which engine plays: the compiled one or the plain one, and on which Python."""

from __future__ import annotations

import platform
import sys
from collections.abc import Iterable
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader
from pathlib import Path
from typing import Final

from mesozoic import games
from mesozoic.core import play

INTERPRETER: Final = f"{platform.python_implementation()} {platform.python_version()}"


def is_compiled(module: str = play.__name__) -> bool:
    """Whether an imported module is an extension module; if none is named, the core's loop."""
    spec = sys.modules[module].__spec__
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


def plain_games() -> tuple[str, ...]:
    """The games that run plain: on a compiled core too, where a build was made without them."""
    ids = games.game_ids()
    return tuple(name for name in ids if not (is_compiled() and has_native(name, games.__path__)))


def has_native(game: str, places: Iterable[str]) -> bool:
    """Whether native code lies in a game's folder; the game is not imported for it."""
    folders = (Path(place, game.replace("-", "_")) for place in places)
    files = (file.name for folder in folders if folder.is_dir() for file in folder.iterdir())
    return any(file.endswith(tuple(EXTENSION_SUFFIXES)) for file in files)
