"""`mesozoic check-pack`: what is wrong with a component pack, or what is in it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from mesozoic.cli.language import Language, words_in


def check_pack(
    folder: Path,
    /,
    *,
    game: Annotated[str, Parameter(help="The game it is for.")] = "evo-2001",
    lang: Language = None,
) -> None:
    """Check a component pack of your own: the first thing that is wrong, with its file and line;
    or what is in it."""
    from mesozoic.cli.playing.terminal import make_console
    from mesozoic.cli.screens import find_artist
    from mesozoic.files.packs import find_pack
    from mesozoic.games import find_game

    words = words_in(lang)
    found = find_game(game)
    words = words_in(lang, game)
    _, components = find_pack(game, folder)
    console = make_console()
    console.print(words.say("cli-pack-good", path=folder, game=words.say("game-title")))
    console.print()
    console.print(find_artist(game).contents(found, components, words))
