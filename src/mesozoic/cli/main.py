"""The program: finds the command and runs it; the one place where what is refused is said."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cyclopts import App, CycloptsError

from mesozoic.cli.engine import version
from mesozoic.cli.errors import BAD_INPUT, BROKEN_PIPE, INTERRUPTED
from mesozoic.cli.language import for_refusals
from mesozoic.core.errors import Refused

if TYPE_CHECKING:
    from mesozoic.words.catalogue import Catalogue

# Each command is imported only when it runs: its file, and what the help says of it.
COMMANDS: Final = {
    "serve": "Open the table in the browser: play against friends and bots.",
    "admin": "Look after the tables of a server: list, close, ban, back up, move, rotate keys.",
    "games": "The games, their players and their options.",
    "learn": "Learn a game in ten minutes, step by step, at a table in the terminal.",
    "play": "Play a whole game in the terminal, against bots or on one keyboard.",
    "simulate": "Play many games between bots and count.",
    "replay": "Step through a recorded game.",
    "explain-move": "What a bot would look at before a move of a recorded game.",
    "verify": "Prove that records are genuine: order, legality, result and luck.",
    "rules": "The rules in our own words, by number.",
    "check-pack": "Check a component pack of your own, and draw what is in it.",
    "tournament": "Let bots play each other with rotated seats, and rate them.",
    "train": "Learn to judge a game by playing it against oneself.",
    "ladder": "How strong the levels are in a game, on one scale.",
    "calibrate": "Whether chances come true as often as they say.",
    "fuzz": "Play random games and check that they keep every law.",
    "bench": "How fast the games play, against a fixed calculation in the same run.",
}
# What the help says further, below the options: one line a paragraph.
MORE: Final = {
    "fuzz": "\n".join(
        (
            "At every entry: who is asked has options and nobody else, options and outcomes are "
            "sound, values are frozen, nothing is lost, an act leads to the same state whether "
            "told or not, undo stops where it must, and the game ends.",
            "At 1 entry in 5: what is not offered is refused with a reason; asking again, and "
            "applying an act again, change nothing.",
            "At 1 entry in 10: acts and events are what their JSON and notation say.",
            "At 1 entry in 20: views, options, reasons, events and undo tell no player anything "
            "that is hidden.",
            "At 1 entry in 50: views tell no spectator either.",
            "At 1 entry in 100: views are what their JSON says.",
            "All these at least once a game, as the seed decides.",
            "After 1 game in 5: the record is read back, replayed state by state, and played again "
            "from its seed.",
        )
    ),
}
HIDDEN: Final = {"portrait": "Draw the picture of a game for the README."}


def make_app() -> App:
    app = App(
        name="mesozoic",
        help="Games of dinosaurs and evolution, exact to the rulebook. By itself it opens "
        "the table in the browser; in the terminal begin with: play evo-2001",
        version=version,
        help_format="plaintext",
        help_flags=["--help", "-h"],
        version_flags=["--version"],
        result_action="return_value",
        suppress_keyboard_interrupt=False,
    )
    for place, (name, help_) in enumerate({**COMMANDS, **HIDDEN}.items()):
        module = name.replace("-", "_")
        path = f"mesozoic.cli.{module}:{module}"
        more = {"help_epilogue": MORE[name]} if name in MORE else {}
        app.command(path, name=name, help=help_, show=name in COMMANDS, sort_key=place, **more)
    return app


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line, the table in the browser if it is empty; returns the exit code."""
    tokens = list(sys.argv[1:] if arguments is None else arguments) or ["serve"]
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        result = make_app()(tokens, exit_on_error=False, print_error=False)
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except BrokenPipeError:
        return _close_quietly()
    except KeyboardInterrupt:
        return INTERRUPTED
    except (Refused, OSError, CycloptsError) as error:
        print(_sentence(tokens, error), file=sys.stderr)
        return BAD_INPUT


def _sentence(tokens: Sequence[str], error: Exception) -> str:
    from mesozoic.cli.errors import path_sentence, refused_sentence, usage_sentence
    from mesozoic.words.catalogue import catalogue

    words: Catalogue = catalogue(for_refusals(tokens))
    match error:
        case Refused():
            return refused_sentence(words, error)
        case OSError():
            return path_sentence(words, error)
        case CycloptsError():
            return usage_sentence(words, error)
    raise error


def _close_quietly() -> int:
    """Nobody reads on: nothing more is written, not even when Python closes the stream."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return BROKEN_PIPE
