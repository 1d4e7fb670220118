"""Saying that the bots do not know a game."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mesozoic.words.catalogue import Catalogue


def say_if_untaught(game: str, bots: Sequence[str], words: Catalogue) -> None:
    """Beside what a command prints: whoever seats `greedy` should know that it only guesses."""
    from mesozoic.bots.heuristics import NoHeuristic, find_heuristic

    if "greedy" in bots and isinstance(find_heuristic(game), NoHeuristic):
        print(words.say("cli-untaught"), file=sys.stderr)
