"""Which engine runs, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import mesozoic
from mesozoic.cli.language import words_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mesozoic.words.catalogue import Catalogue


def version() -> str:
    """What `--version` says."""
    from mesozoic.arena.engine import is_compiled, plain_games

    plain = plain_games() if is_compiled() else ()
    return f"{mesozoic.__version__}\n{engine_sentence(words_in(None), is_compiled(), plain)}"


def engine_sentence(words: Catalogue, compiled: bool, plain: Sequence[str]) -> str:
    """Which engine runs, and which games run plain on the compiled one."""
    from mesozoic.arena.engine import INTERPRETER

    if compiled and plain:
        return words.say("cli-engine-partly", interpreter=INTERPRETER, games=", ".join(plain))
    key = "cli-engine-compiled" if compiled else "cli-engine-plain"
    return words.say(key, interpreter=INTERPRETER)
