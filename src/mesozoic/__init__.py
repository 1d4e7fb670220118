"""Mesozoic: exact, fast rules engines for games of dinosaurs and evolution, with bots and records.

import mesozoic

table = mesozoic.new_table("evo-2001", players=4, seed="my seed")
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from mesozoic.bots.outlook import outlook
    from mesozoic.core.at_random import play_at_random
    from mesozoic.core.errors import Refused
    from mesozoic.core.play import advance, apply, deciders, options, outcomes, pending
    from mesozoic.core.seats import Seat
    from mesozoic.files.records import load_record, open_record, save_record
    from mesozoic.files.tables import new_table, setup
    from mesozoic.games import find_game, game_ids

# Where each name lives: it is imported when it is first asked for, so that importing is quick.
_HOMES = {
    "Refused": "core.errors",
    "Seat": "core.seats",
    "advance": "core.play",
    "apply": "core.play",
    "deciders": "core.play",
    "find_game": "games",
    "game_ids": "games",
    "load_record": "files.records",
    "new_table": "files.tables",
    "open_record": "files.records",
    "options": "core.play",
    "outcomes": "core.play",
    "outlook": "bots.outlook",
    "pending": "core.play",
    "play_at_random": "core.at_random",
    "save_record": "files.records",
    "setup": "files.tables",
}

__all__ = [
    "Refused",
    "Seat",
    "advance",
    "apply",
    "deciders",
    "find_game",
    "game_ids",
    "load_record",
    "new_table",
    "open_record",
    "options",
    "outcomes",
    "outlook",
    "pending",
    "play_at_random",
    "save_record",
    "setup",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'mesozoic' has no attribute {name!r}")
    return getattr(importlib.import_module(f"mesozoic.{_HOMES[name]}"), name)
