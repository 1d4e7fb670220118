"""Which engine runs, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import mesozoic
from mesozoic.cli.language import words_in

if TYPE_CHECKING:
    from mesozoic.words.catalogue import Catalogue


def version() -> str:
    """What `--version` says."""
    return f"{mesozoic.__version__}\n{engine_sentence(words_in(None))}"


def engine_sentence(words: Catalogue) -> str:
    from mesozoic.arena.engine import INTERPRETER, is_compiled

    key = "cli-engine-compiled" if is_compiled() else "cli-engine-plain"
    return words.say(key, interpreter=INTERPRETER)
